#ifndef FALL_H
#define FALL_H

/// Reports the process's end, once, and ends it; returns where ends are not reported (yet).
void host_fell(const char *kind, int number);

/// Reports the end without ending the process.
void host_report_fall(const char *kind, int number);

/// Where in the output file the runtime's last words begin; -1 where it said none.
long host_last_words(void);
void host_watch_words(int output);

/// Lets out what was printed of a line that has not ended, from inside a signal handler.
void host_rescue_output(void);

#endif
