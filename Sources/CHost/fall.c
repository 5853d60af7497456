#define _GNU_SOURCE
#include "fall.h"
#include "CHost.h"

#include <dlfcn.h>
#include <execinfo.h>
#include <link.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <unistd.h>

// How the process tells of its own end. All of it must work inside a signal handler, on a full stack and without
// memory.

enum { most_frames = 256, most_offsets = 16, line_size = 64 + most_offsets * 20, spare_stack = 256 * 1024 };

static int report_descriptor = -1;
static atomic_flag reported = ATOMIC_FLAG_INIT;
static uintptr_t library_bias, library_begin, library_end;

struct text {
  char bytes[line_size];
  size_t count;
};

static void add(struct text *text, const char *more) {
  while (*more && text->count < sizeof text->bytes) text->bytes[text->count++] = *more++;
}

static void add_number(struct text *text, uintptr_t number) {
  char digits[24], *first = digits + sizeof digits;
  *--first = 0;
  do *--first = '0' + (char)(number % 10);
  while (number /= 10);
  add(text, first);
}

static uintptr_t place_of(const ucontext_t *context) {
  if (!context) return 0;
#if defined __x86_64__
  return (uintptr_t)context->uc_mcontext.gregs[REG_RIP];
#elif defined __aarch64__
  return (uintptr_t)context->uc_mcontext.pc;
#else
#error "Where does this processor keep its place in the program?"
#endif
}

static void add_offsets(struct text *text, uintptr_t interrupted) {
  void *frames[most_frames];
  int count = backtrace(frames, most_frames), offsets = 0;
  for (int i = 0; i < count && offsets < most_offsets; i++) {
    uintptr_t place = (uintptr_t)frames[i];
    // A frame names where it will go on; the call is just before that.
    if (place != interrupted) place -= 1;
    if (place < library_begin || place >= library_end) continue;
    if (offsets++ > 0) add(text, ",");
    add_number(text, place - library_bias);
  }
}

void host_report_fall(const char *kind, int number, const ucontext_t *context) {
  if (report_descriptor < 0 || atomic_flag_test_and_set(&reported)) return;
  struct text line = {.count = 0};
  // The line before may have been cut off in its middle.
  add(&line, "\n{\"fell\":\"");
  add(&line, kind);
  add(&line, "\",\"number\":");
  add_number(&line, (uintptr_t)number);
  add(&line, ",\"offsets\":[");
  add_offsets(&line, place_of(context));
  add(&line, "]}\n");
  (void)!write(report_descriptor, line.bytes, line.count);
}

void host_fell(const char *kind, int number, const ucontext_t *context) {
  if (report_descriptor < 0) return;
  host_report_fall(kind, number, context);
  host_leave(128 + number);
}

void host_leave(int status) {
  for (;;) syscall(SYS_exit_group, status);
}

static void on_signal(int number, siginfo_t *info, void *context) {
  (void)info;
  host_fell("signal", number, context);
}

void host_report_ends(int descriptor) {
  report_descriptor = descriptor;
  // The first call loads the unwinder, which takes memory and locks.
  void *frames[4];
  backtrace(frames, 4);
  stack_t spare = {.ss_size = spare_stack};
  spare.ss_sp = mmap(NULL, spare_stack, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  sigaltstack(&spare, NULL);
  struct sigaction action = {.sa_sigaction = on_signal, .sa_flags = SA_SIGINFO | SA_ONSTACK};
  sigfillset(&action.sa_mask);
  static const int signals[] = {SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGFPE, SIGSYS, SIGALRM, SIGXFSZ};
  for (size_t i = 0; i < sizeof signals / sizeof *signals; i++) sigaction(signals[i], &action, NULL);
}

static int find_library(struct dl_phdr_info *library, size_t size, void *address) {
  (void)size;
  uintptr_t begin = UINTPTR_MAX, end = 0;
  for (int i = 0; i < library->dlpi_phnum; i++) {
    const ElfW(Phdr) *part = &library->dlpi_phdr[i];
    if (part->p_type != PT_LOAD) continue;
    uintptr_t at = library->dlpi_addr + part->p_vaddr;
    if (at < begin) begin = at;
    if (at + part->p_memsz > end) end = at + part->p_memsz;
  }
  if ((uintptr_t)address < begin || (uintptr_t)address >= end) return 0;
  library_bias = library->dlpi_addr;
  library_begin = begin;
  library_end = end;
  return 1;
}

bool host_watch_library(const void *address) { return dl_iterate_phdr(find_library, (void *)address) == 1; }

void host_limit_time(double seconds) {
  struct itimerval limit = {.it_value = {(time_t)seconds, (suseconds_t)((seconds - (double)(time_t)seconds) * 1e6)}};
  setitimer(ITIMER_REAL, &limit, NULL);
}

void host_unbuffer_output(void) { setvbuf(stdout, NULL, _IONBF, 0); }
