#define _GNU_SOURCE
#include "CSandbox.h"
#include "children.h"
#include "landlock.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/personality.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

static int limit(int resource, rlim_t value) {
  if (value == 0) return 0;
  struct rlimit old;
  if (getrlimit(resource, &old) != 0) return -1;
  if (old.rlim_max != RLIM_INFINITY && value > old.rlim_max) value = old.rlim_max;
  struct rlimit new = {value, value};
  return setrlimit(resource, &new);
}

/// Puts the wanted descriptors at 0, 1, 2, ... and closes all others but `keep`, whose new number it gives.
static int arrange_descriptors(const struct sandbox_spawn *what, int keep) {
  int count = what->descriptor_count;
  int high[count + 1];
  int null = open("/dev/null", O_RDWR | O_CLOEXEC);
  if (null < 0) return -1;
  // First out of the way of one another, then into place.
  for (int i = 0; i < count; i++) {
    high[i] = fcntl(what->descriptors[i] < 0 ? null : what->descriptors[i], F_DUPFD_CLOEXEC, count + 1);
    if (high[i] < 0) return -1;
  }
  keep = fcntl(keep, F_DUPFD_CLOEXEC, count + 1);
  if (keep < 0) return -1;
  for (int i = 0; i < count; i++)
    if (dup2(high[i], i) < 0) return -1;
  if (dup3(keep, count, O_CLOEXEC) < 0) return -1;
  if (syscall(SYS_close_range, (unsigned)count + 1, ~0U, 0) != 0)
    for (int i = count + 1; i < 4096; i++) close(i);
  return count;
}

/// What happens in the child until it becomes the program: system calls only, for it may be a copy of a process with
/// several threads. Gives an error number; on success it does not return.
static int become(const struct sandbox_spawn *what, pid_t parent, const sigset_t *mask, int *report) {
  struct sigaction normal = {.sa_handler = SIG_DFL};
  for (int number = 1; number < NSIG; number++) sigaction(number, &normal, NULL);
  sigprocmask(SIG_SETMASK, mask, NULL);
  if (setsid() < 0) return errno;
  if (prctl(PR_SET_PDEATHSIG, SIGKILL) != 0) return errno;
  if (getppid() != parent) _exit(127);
  int kept = arrange_descriptors(what, *report);
  if (kept < 0) return errno;
  *report = kept;
  if (what->folder && chdir(what->folder) != 0) return errno;
  struct rlimit no_core = {0, 0};
  if (setrlimit(RLIMIT_CORE, &no_core) != 0) return errno;
  if (limit(RLIMIT_AS, what->address_space) != 0 || limit(RLIMIT_DATA, what->data) != 0 ||
      limit(RLIMIT_FSIZE, what->file_size) != 0 || limit(RLIMIT_STACK, what->stack) != 0)
    return errno;
  // Not everywhere allowed; then the addresses differ from run to run and all else is the same.
  if (what->fixed_addresses) personality(ADDR_NO_RANDOMIZE);
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return errno;
  if (what->landlock) {
    int error = landlock_confine(what->readable, what->writable);
    if (error != 0) return error;
  }
  execve(what->arguments[0], (char *const *)what->arguments, (char *const *)what->environment);
  return errno;
}

int sandbox_spawn(const struct sandbox_spawn *what, pid_t *child) {
  int report[2];
  if (pipe2(report, O_CLOEXEC) != 0) return errno;
  sigset_t all, old;
  sigfillset(&all);
  // Nothing may reach a handler of the parent in the child, nor an interrupt the parent before the child is known.
  pthread_sigmask(SIG_SETMASK, &all, &old);
  pid_t parent = getpid();
  pid_t pid = fork();
  if (pid == 0) {
    int descriptor = report[1];
    sigset_t none;
    sigemptyset(&none);
    int error = become(what, parent, &none, &descriptor);
    (void)!write(descriptor, &error, sizeof error);
    _exit(127);
  }
  int error = pid < 0 ? errno : 0;
  if (pid > 0) child_begins(pid);
  pthread_sigmask(SIG_SETMASK, &old, NULL);
  close(report[1]);
  if (pid > 0) {
    ssize_t count;
    do count = read(report[0], &error, sizeof error);
    while (count < 0 && errno == EINTR);
    if (count <= 0) error = 0;
    if (error != 0) sandbox_reap(pid);
  }
  close(report[0]);
  *child = pid;
  return error;
}

int sandbox_child_descriptor(pid_t child) {
  return (int)syscall(SYS_pidfd_open, child, 0);
}

void sandbox_kill(pid_t child) {
  kill(-child, SIGKILL);
  kill(child, SIGKILL);
}

int sandbox_reap(pid_t child) {
  siginfo_t info;
  while (waitid(P_PID, (id_t)child, &info, WEXITED | WNOWAIT) != 0 && errno == EINTR) continue;
  child_ended(child);
  // What it left behind in its group goes with it.
  kill(-child, SIGKILL);
  int status = 0;
  while (waitpid(child, &status, 0) < 0 && errno == EINTR) continue;
  return status;
}

int sandbox_memory_file(const char *name) {
  return memfd_create(name, MFD_CLOEXEC);
}

int sandbox_pipe(int ends[2]) {
  if (pipe2(ends, O_CLOEXEC) != 0) return -1;
  return fcntl(ends[0], F_SETFL, O_NONBLOCK);
}

bool sandbox_did_exit(int status) { return WIFEXITED(status); }
int sandbox_exit_status(int status) { return WEXITSTATUS(status); }
int sandbox_signal(int status) { return WIFSIGNALED(status) ? WTERMSIG(status) : 0; }
