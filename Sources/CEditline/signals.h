#ifndef CEDITLINE_SIGNALS_H
#define CEDITLINE_SIGNALS_H

#include <stdbool.h>

/// Whether SIGTSTP is caught, so that the terminal can be given back in its usual state first.
void signals_catch_stop(bool caught);
/// Whether SIGTSTP came since the last call.
bool signals_take_stop(void);
/// Whether the process was continued after a stop since the last call.
bool signals_take_continue(void);
/// Stops the process as SIGTSTP would have done; returns when it goes on.
void signals_stop_now(void);

#endif
