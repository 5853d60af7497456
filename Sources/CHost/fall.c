#define _GNU_SOURCE
#include "fall.h"
#include "CHost.h"

#include <link.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <unistd.h>
#include <unwind.h>

// How the process tells of its own end. All of it must work inside a signal handler, on a full stack and without
// memory.

enum {
  most_offsets = 16,
  // Where a loop without end happens to be is chance: several looks tell more than one.
  most_looks = 8,
  microseconds_between_looks = 1000,
  microseconds_for_next_turn = 500000,
  // Deeper than any stack of 8 MB that is not running out.
  most_frames = 400000,
  line_size = 128 + most_looks * most_offsets * 12,
  spare_stack = 256 * 1024,
};

static int report_descriptor = -1;
static atomic_flag reported = ATOMIC_FLAG_INIT;
static uintptr_t library_bias, library_begin, library_end;
static uintptr_t stack_end;

struct text {
  char bytes[line_size];
  size_t count;
};

static void add(struct text *text, const char *more) {
  while (*more && text->count < sizeof text->bytes) text->bytes[text->count++] = *more++;
}

static void add_number(struct text *text, intptr_t number) {
  char digits[24], *first = digits + sizeof digits;
  uintptr_t rest = number < 0 ? -(uintptr_t)number : (uintptr_t)number;
  *--first = 0;
  do *--first = '0' + (char)(rest % 10);
  while (rest /= 10);
  if (number < 0) *--first = '-';
  add(text, first);
}

/// The places in the library on the way into the stack, innermost first: the first ones, or the last ones.
struct places {
  bool wants_outermost;
  int frames, count;
  uintptr_t offsets[most_offsets];
};

static _Unwind_Reason_Code collect(struct _Unwind_Context *context, void *into) {
  struct places *places = into;
  if (++places->frames > most_frames) return _URC_END_OF_STACK;
  int is_exact = 0;
  uintptr_t place = _Unwind_GetIPInfo(context, &is_exact);
  // A frame that called names where it will go on; the call is just before that.
  if (!is_exact) place -= 1;
  if (place < library_begin || place >= library_end) return _URC_NO_REASON;
  if (places->count == most_offsets) {
    if (!places->wants_outermost) return _URC_END_OF_STACK;
    memmove(places->offsets, places->offsets + 1, sizeof places->offsets - sizeof *places->offsets);
    places->count--;
  }
  places->offsets[places->count++] = place - library_bias;
  return _URC_NO_REASON;
}

static struct places looks[most_looks];
static int look_count;

static void look(bool wants_outermost) {
  looks[look_count] = (struct places){.wants_outermost = wants_outermost};
  _Unwind_Backtrace(collect, &looks[look_count]);
  look_count++;
}

static void add_looks(struct text *text) {
  for (int i = 0; i < look_count; i++) {
    add(text, i > 0 ? ",[" : "[");
    for (int j = 0; j < looks[i].count; j++) {
      if (j > 0) add(text, ",");
      add_number(text, (intptr_t)looks[i].offsets[j]);
    }
    add(text, "]");
  }
}

void host_report_fall(const char *kind, int number) {
  if (report_descriptor < 0 || atomic_flag_test_and_set(&reported)) return;
  struct text line = {.count = 0};
  // The line before may have been cut off in its middle.
  add(&line, "\n{\"fell\":\"");
  add(&line, kind);
  add(&line, "\",\"number\":");
  add_number(&line, number);
  add(&line, ",\"said\":");
  add_number(&line, host_last_words());
  add(&line, ",\"stacks\":[");
  if (number != SIGALRM) {
    look_count = 0;
    look(false);
  }
  add_looks(&line);
  add(&line, "]}\n");
  (void)!write(report_descriptor, line.bytes, line.count);
}

void host_fell(const char *kind, int number) {
  if (report_descriptor < 0) return;
  host_rescue_output();
  host_report_fall(kind, number);
  host_leave(128 + number);
}

void host_end_in_livelock(void) {
  host_fell("livelock", 0);
  host_leave(128);
}

void host_leave(int status) {
  for (;;) syscall(SYS_exit_group, status);
}

/// What the next call into the library is reported as; null where such calls are none of our business.
static const char *awaited_kind;
static int awaited_number;

/// The library's code may not run from now on: the next call into it is a fault that names its place.
static void await_call(const char *kind, int number) {
  awaited_kind = kind;
  awaited_number = number;
  uintptr_t begin = library_begin & -(uintptr_t)sysconf(_SC_PAGESIZE);
  mprotect((void *)begin, library_end - begin, PROT_READ | PROT_WRITE);
}

void host_end_in_livelock_at_next_call(void) { await_call("livelock", 0); }

static bool has_seen_something(void) {
  for (int i = 0; i < look_count; i++)
    if (looks[i].count > 0) return true;
  return false;
}

static void set_alarm(long microseconds) {
  struct itimerval alarm = {.it_value = {microseconds / 1000000, microseconds % 1000000}};
  setitimer(ITIMER_REAL, &alarm, NULL);
}

/// Time is up: some looks at where the program is, and then the end. Where it is never on the stack, since it only ever
/// waits for its turn, its next turn is looked at.
static void on_alarm(int number) {
  if (awaited_kind) host_fell("signal", number);
  look(true);
  if (look_count < most_looks) {
    set_alarm(microseconds_between_looks);
  } else if (has_seen_something()) {
    host_fell("signal", number);
  } else {
    await_call("signal", number);
    set_alarm(microseconds_for_next_turn);
  }
}

static void on_signal(int number, siginfo_t *info, void *context) {
  (void)context;
  uintptr_t address = (uintptr_t)info->si_addr;
  if (awaited_kind && number == SIGSEGV && address >= library_begin && address < library_end) {
    look_count = 0;
    look(true);
    host_fell(awaited_kind, awaited_number);
  }
  bool is_stack = number == SIGSEGV && address < stack_end + (64 << 10) && address + (2 << 20) > stack_end;
  host_fell(is_stack ? "stack" : "signal", number);
}

static void note_stack_end(void) {
  pthread_attr_t attributes;
  void *lowest;
  size_t size;
  if (pthread_getattr_np(pthread_self(), &attributes) != 0) return;
  if (pthread_attr_getstack(&attributes, &lowest, &size) == 0) stack_end = (uintptr_t)lowest;
  pthread_attr_destroy(&attributes);
}

void host_report_ends(int descriptor, int output) {
  note_stack_end();
  // The first use of the unwinder takes memory and locks.
  struct places places = {.count = 0};
  _Unwind_Backtrace(collect, &places);
  stack_t spare = {.ss_size = spare_stack};
  spare.ss_sp = mmap(NULL, spare_stack, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  sigaltstack(&spare, NULL);
  struct sigaction action = {.sa_sigaction = on_signal, .sa_flags = SA_SIGINFO | SA_ONSTACK};
  sigfillset(&action.sa_mask);
  static const int signals[] = {SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGFPE, SIGSYS, SIGXFSZ};
  for (size_t i = 0; i < sizeof signals / sizeof *signals; i++) sigaction(signals[i], &action, NULL);
  struct sigaction alarm = {.sa_handler = on_alarm, .sa_flags = SA_ONSTACK | SA_RESTART};
  sigfillset(&alarm.sa_mask);
  sigaction(SIGALRM, &alarm, NULL);
  host_watch_words(output);
  report_descriptor = descriptor;
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

void host_limit_time(double seconds) { set_alarm((long)(seconds * 1e6)); }
