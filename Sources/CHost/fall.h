#ifndef FALL_H
#define FALL_H

#include <ucontext.h>

/// Reports the process's end, once, and ends it; returns where ends are not reported (yet). `context` is where a
/// signal interrupted it, or null.
void host_fell(const char *kind, int number, const ucontext_t *context);

/// Reports the end without ending the process.
void host_report_fall(const char *kind, int number, const ucontext_t *context);

#endif
