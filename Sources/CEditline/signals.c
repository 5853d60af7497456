#define _GNU_SOURCE
#include "signals.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stddef.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

#include "CEditline.h"

static volatile sig_atomic_t interrupted, stopped, continued, resized, termination;

static void note(int signal) {
  switch (signal) {
  case SIGINT: interrupted = 1; break;
  case SIGTSTP: stopped = 1; break;
  case SIGCONT: continued = resized = 1; break;
  case SIGWINCH: resized = 1; break;
  default: termination = signal; break;
  }
}

/// Without SA_RESTART: a signal ends a wait.
static void catch(int signal) {
  struct sigaction action = {.sa_handler = note};
  sigemptyset(&action.sa_mask);
  sigaction(signal, &action, NULL);
}

static void watched(sigset_t *set) {
  sigemptyset(set);
  const int signals[] = {SIGINT, SIGTERM, SIGHUP, SIGWINCH, SIGTSTP, SIGCONT};
  for (size_t i = 0; i < sizeof signals / sizeof *signals; i++) sigaddset(set, signals[i]);
}

void ce_watch_signals(void) {
  catch(SIGINT);
  catch(SIGTERM);
  catch(SIGHUP);
  catch(SIGWINCH);
  catch(SIGCONT);
}

bool ce_take_interrupt(void) {
  bool was = interrupted;
  interrupted = 0;
  return was;
}

int ce_termination(void) { return termination; }

void signals_catch_stop(bool caught) {
  if (caught) {
    catch(SIGTSTP);
  } else {
    signal(SIGTSTP, SIG_DFL);
  }
}

bool signals_take_stop(void) {
  bool was = stopped;
  stopped = 0;
  return was;
}

bool signals_take_continue(void) {
  bool was = continued;
  continued = 0;
  return was;
}

void signals_stop_now(void) {
  signal(SIGTSTP, SIG_DFL);
  raise(SIGTSTP);
  catch(SIGTSTP);
}

/// A signal between looking at the flags and waiting would be slept through; so the watched ones are let in only while
/// waiting.
ce_outcome ce_read_bytes(void *buffer, size_t size, ssize_t *count) {
  sigset_t set, usual;
  watched(&set);
  sigprocmask(SIG_BLOCK, &set, &usual);
  ce_outcome outcome = CE_FAILED;
  for (;;) {
    if (termination) { outcome = CE_TERMINATED; break; }
    if (interrupted) { interrupted = 0; outcome = CE_INTERRUPTED; break; }
    if (stopped) { outcome = CE_INTERRUPTED; break; }
    if (resized) { resized = 0; outcome = CE_RESIZED; break; }
    struct pollfd wait = {.fd = STDIN_FILENO, .events = POLLIN};
    if (ppoll(&wait, 1, NULL, &usual) < 0) {
      if (errno == EINTR) continue;
      break;
    }
    *count = read(STDIN_FILENO, buffer, size);
    if (*count < 0 && (errno == EINTR || errno == EAGAIN)) continue;
    // EIO: the terminal is gone.
    outcome = *count > 0 ? CE_LINE : CE_END;
    break;
  }
  sigprocmask(SIG_SETMASK, &usual, NULL);
  return outcome;
}

ce_outcome ce_wait(int milliseconds) {
  sigset_t set, usual;
  watched(&set);
  sigprocmask(SIG_BLOCK, &set, &usual);
  ce_outcome outcome = CE_FAILED;
  if (termination) {
    outcome = CE_TERMINATED;
  } else if (interrupted) {
    interrupted = 0;
    outcome = CE_INTERRUPTED;
  } else {
    struct pollfd wait = {.fd = STDIN_FILENO, .events = POLLIN};
    struct timespec time = {.tv_sec = milliseconds / 1000, .tv_nsec = milliseconds % 1000 * 1000000L};
    if (ppoll(&wait, 1, &time, &usual) > 0) outcome = CE_LINE;
  }
  sigprocmask(SIG_SETMASK, &usual, NULL);
  return outcome;
}

bool ce_window_size(int *columns, int *rows) {
  struct winsize size;
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_col == 0) return false;
  *columns = size.ws_col;
  *rows = size.ws_row;
  return true;
}

void ce_erase_whole_characters(void) {
  struct termios settings;
  if (tcgetattr(STDIN_FILENO, &settings) != 0 || settings.c_iflag & IUTF8) return;
  settings.c_iflag |= IUTF8;
  tcsetattr(STDIN_FILENO, TCSADRAIN, &settings);
}
