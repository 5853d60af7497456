// Snippets
