#define _GNU_SOURCE
#include "CHost.h"
#include "fall.h"

#include <dlfcn.h>
#include <stdlib.h>
#include <unistd.h>

// A program that ends itself says from where. The executable exports these names, so the program calls them.

static void (*end_of_statements)(void);

void host_at_end_of_statements(void (*go_on)(void)) { end_of_statements = go_on; }

/// libc keeps this one in each library that uses it, which the learner's library is not linked with.
int atexit(void (*last)(void)) {
  int __cxa_atexit(void (*)(void *), void *, void *);
  return __cxa_atexit((void (*)(void *))(void *)last, NULL, NULL);
}

/// Reports, and goes on to libc's own function of this name, which runs what was registered with it.
static _Noreturn void end(const char *name, int status) {
  host_report_fall("exit", status & 0xff);
  void (*next)(int) = (void (*)(int))dlsym(RTLD_NEXT, name);
  if (next) next(status);
  host_leave(status);
}

_Noreturn void exit(int status) {
  void (*go_on)(void) = end_of_statements;
  end_of_statements = NULL;
  if (status == 0 && go_on) go_on();
  end("exit", status);
}

_Noreturn void quick_exit(int status) { end("quick_exit", status); }

_Noreturn void _exit(int status) {
  host_report_fall("exit", status & 0xff);
  host_rescue_output();
  host_leave(status);
}

_Noreturn void _Exit(int status) { _exit(status); }
