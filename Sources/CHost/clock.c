#define _GNU_SOURCE
#include "CHost.h"

#include <errno.h>
#include <stddef.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

// The process's clocks and sleeps. The executable exports these names, so the shared libraries call them too.

enum { second = 1000000000 };
// What the clocks that count from the machine's start say at the beginning.
static const int64_t uptime = 1000ll * second;

static bool started;
static int64_t start_since_1970;
static volatile int64_t since_start;
static void (*on_sleep)(int64_t);

void host_clock_start(double seconds) {
  start_since_1970 = (int64_t)(seconds * 1e6) * 1000;
  started = true;
}

void host_clock_set(int64_t nanoseconds) { since_start = nanoseconds; }

void host_clock_on_sleep(void (*let_pass)(int64_t)) { on_sleep = let_pass; }

static int64_t reading(clockid_t clock) {
  switch (clock) {
    case CLOCK_REALTIME:
    case CLOCK_REALTIME_COARSE:
    case CLOCK_REALTIME_ALARM:
    case CLOCK_TAI: return start_since_1970 + since_start;
    case CLOCK_PROCESS_CPUTIME_ID:
    case CLOCK_THREAD_CPUTIME_ID: return since_start;
    default: return uptime + since_start;
  }
}

int clock_gettime(clockid_t clock, struct timespec *time) {
  if (!started) return (int)syscall(SYS_clock_gettime, clock, time);
  int64_t now = reading(clock);
  time->tv_sec = now / second;
  time->tv_nsec = now % second;
  return 0;
}

int timespec_get(struct timespec *time, int base) {
  return clock_gettime(CLOCK_REALTIME, time) == 0 ? base : 0;
}

int gettimeofday(struct timeval *restrict time, void *restrict zone) {
  (void)zone;
  struct timespec now;
  if (clock_gettime(CLOCK_REALTIME, &now) != 0) return -1;
  time->tv_sec = now.tv_sec;
  time->tv_usec = now.tv_nsec / 1000;
  return 0;
}

time_t time(time_t *result) {
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  if (result) *result = now.tv_sec;
  return now.tv_sec;
}

clock_t clock(void) {
  struct timespec used;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &used);
  return used.tv_sec * CLOCKS_PER_SEC + used.tv_nsec / (second / CLOCKS_PER_SEC);
}

// Only the main thread lives in virtual time; another one that slept in it would run on without end.
static bool is_virtual(void) { return started && on_sleep && syscall(SYS_gettid) == getpid(); }

int clock_nanosleep(clockid_t clock, int flags, const struct timespec *request, struct timespec *left) {
  if (request->tv_nsec < 0 || request->tv_nsec >= second) return EINVAL;
  if (!is_virtual()) return syscall(SYS_clock_nanosleep, clock, flags, request, left) == 0 ? 0 : errno;
  int64_t duration = request->tv_sec * (int64_t)second + request->tv_nsec;
  if (flags & TIMER_ABSTIME) duration -= reading(clock);
  if (duration > 0) on_sleep(duration);
  return 0;
}

int nanosleep(const struct timespec *request, struct timespec *left) {
  int error = clock_nanosleep(CLOCK_MONOTONIC, 0, request, left);
  if (error == 0) return 0;
  errno = error;
  return -1;
}

int usleep(useconds_t microseconds) {
  struct timespec request = {microseconds / 1000000, (microseconds % 1000000) * 1000l};
  return nanosleep(&request, NULL);
}

unsigned sleep(unsigned seconds) {
  struct timespec request = {seconds, 0};
  nanosleep(&request, NULL);
  return 0;
}

int64_t host_wall_nanoseconds(void) {
  struct timespec time;
  syscall(SYS_clock_gettime, CLOCK_MONOTONIC, &time);
  return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}
