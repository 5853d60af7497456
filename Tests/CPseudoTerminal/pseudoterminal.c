#define _GNU_SOURCE
#include "CPseudoTerminal.h"

#include <poll.h>
#include <pty.h>
#include <signal.h>
#include <sys/ioctl.h>
#include <unistd.h>
#include <fcntl.h>

pid_t cpt_spawn(
    const char *program, char *const arguments[], char *const environment[], int columns, int rows, int *terminal) {
  struct winsize size = {.ws_col = (unsigned short)columns, .ws_row = (unsigned short)rows};
  pid_t process = forkpty(terminal, NULL, NULL, &size);
  if (process == 0) {
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    execve(program, arguments, environment);
    _exit(127);
  }
  if (process > 0) fcntl(*terminal, F_SETFD, FD_CLOEXEC);
  return process;
}

int cpt_resize(int terminal, int columns, int rows) {
  struct winsize size = {.ws_col = (unsigned short)columns, .ws_row = (unsigned short)rows};
  return ioctl(terminal, TIOCSWINSZ, &size);
}

ssize_t cpt_read(int terminal, void *buffer, size_t size, int milliseconds) {
  struct pollfd wait = {.fd = terminal, .events = POLLIN};
  int ready = poll(&wait, 1, milliseconds);
  if (ready <= 0) return 0;
  ssize_t count = read(terminal, buffer, size);
  return count > 0 ? count : -1;
}
