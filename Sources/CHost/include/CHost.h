#ifndef CHOST_H
#define CHOST_H

#include <stdbool.h>
#include <stdint.h>

// This target belongs into executables that run a learner's program and nowhere else: it replaces the process's
// clocks, random sources, `malloc` and `exit`, for the shared libraries too.

/// From now on all clocks stand at this many seconds since 1970 plus what `host_clock_set` says; until then they are
/// the machine's own.
void host_clock_start(double seconds);

/// The virtual nanoseconds since the start.
void host_clock_set(int64_t nanoseconds);

/// Whom a sleeping main thread tells how long it means to sleep; time passes by that call, not by waiting.
void host_clock_on_sleep(void (*let_pass)(int64_t nanoseconds));

/// Nanoseconds of the machine's own monotonic clock, for measuring.
int64_t host_wall_nanoseconds(void);

/// Starts all random sources of the process anew from this seed.
void host_random_seed(uint64_t seed);

/// From now on the process's end is reported on `descriptor`, one line of JSON:
/// `{"fell":KIND,"number":N,"said":P,"stacks":[[...]]}`. The kind is `signal`, `stack` (it ran out), `exit`, `memory` or
/// `livelock`, the number is the signal's or the status, P is where in the `output` file the runtime's last words
/// begin (-1: it said none), and the stacks are the places in the watched library that led there, innermost first:
/// where time ran out several looks at the outermost ones, else one at the innermost.
void host_report_ends(int descriptor, int output);

/// Reports that the program does the same without end, and where, and ends the process.
_Noreturn void host_end_in_livelock(void);

/// The same, but the place is where the watched library is entered next.
void host_end_in_livelock_at_next_call(void);

/// The library, given by any address in it, whose places are reported.
bool host_watch_library(const void *address);

/// Seconds of the wall's clock after which the process reports where it is and ends.
void host_limit_time(double seconds);

/// The process may no longer start others, become another program, reach the network or signal others. False where
/// the kernel cannot hold it to that.
bool host_stay_alone(void);

/// Statements at file level that wait for something end with `exit(0)`: while this is set, the next such call goes on
/// there instead.
void host_at_end_of_statements(void (*go_on)(void));

/// Ends the process at once and reports nothing.
_Noreturn void host_leave(int status);

/// Standard output goes out line by line, which keeps it in order with all else at one system call a line.
void host_buffer_output_by_line(void);

/// Lets out what was printed of a line that has not ended.
void host_flush_output(void);

#endif
