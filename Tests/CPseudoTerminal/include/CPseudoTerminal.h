#ifndef CPSEUDOTERMINAL_H
#define CPSEUDOTERMINAL_H

#include <sys/types.h>

/// Starts a program on a new pseudo-terminal of that size. `environment` and `arguments` end with NULL. Returns the
/// process, with the near end of the terminal in `*terminal`; -1 where it could not be started.
pid_t cpt_spawn(
    const char *program, char *const arguments[], char *const environment[], int columns, int rows, int *terminal);

/// Gives the terminal another size, as a window does that is dragged.
int cpt_resize(int terminal, int columns, int rows);

/// Reads what is there within `milliseconds`: the number of bytes, 0 when nothing came, -1 when the far end is closed.
ssize_t cpt_read(int terminal, void *buffer, size_t size, int milliseconds);

#endif
