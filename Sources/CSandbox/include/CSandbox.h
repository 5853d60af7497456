#ifndef CSANDBOX_H
#define CSANDBOX_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

/// What a child process is given. Null-terminated lists; paths are absolute.
struct sandbox_spawn {
  const char *const *arguments;
  const char *const *environment;
  /// Its working folder; null keeps the parent's.
  const char *folder;
  /// What the child's descriptors 0, 1, 2, ... are; -1 is the null device. It inherits nothing else.
  const int *descriptors;
  int descriptor_count;
  /// Limits in bytes; 0 leaves the parent's.
  uint64_t address_space, data, file_size, stack;
  /// Whether Landlock confines it to the two lists below and cuts it off from the network.
  bool landlock;
  const char *const *readable;
  const char *const *writable;
  /// Whether its addresses are the same at every run.
  bool fixed_addresses;
};

/// Starts a child as the leader of a session and group of its own, which ends with the thread that started it.
/// Gives 0 and its process id, or the error number of what failed, up to and including the exec.
int sandbox_spawn(const struct sandbox_spawn *what, pid_t *child);

/// A descriptor that becomes readable when the child ends, or -1.
int sandbox_child_descriptor(pid_t child);

/// Ends the child's whole group at once.
void sandbox_kill(pid_t child);

/// Waits for the child to end, forgets it and gives its wait status.
int sandbox_reap(pid_t child);

/// The version of Landlock that the kernel offers; 0 where there is none.
int sandbox_landlock_version(void);

/// Between `begin` and `end` (they nest), SIGINT, SIGTERM and SIGHUP end all children's groups and are counted instead
/// of ending this process.
void sandbox_interrupts_begin(void);
void sandbox_interrupts_end(void);
/// How many such signals came since the process started.
unsigned sandbox_interrupts(void);

/// An unnamed file in memory, closed on exec; -1 where there is none.
int sandbox_memory_file(const char *name);

/// A pipe, closed on exec, whose reading end (the first) never blocks. Gives 0, or -1 with `errno`.
int sandbox_pipe(int ends[2]);

/// Taking a wait status apart, which are macros in C.
bool sandbox_did_exit(int status);
int sandbox_exit_status(int status);
int sandbox_signal(int status);

#endif
