// TextWidth
