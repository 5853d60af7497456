#define _GNU_SOURCE
#include "landlock.h"
#include "CSandbox.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/types.h>
#include <stddef.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

// The numbers of the kernel's interface, which the headers of an older system know only in part; they are the same on
// every processor.
#ifndef SYS_landlock_create_ruleset
#define SYS_landlock_create_ruleset 444
#define SYS_landlock_add_rule 445
#define SYS_landlock_restrict_self 446
#endif

struct ruleset {
  __u64 files, network, scopes;
};
struct __attribute__((packed)) beneath {
  __u64 allowed;
  __s32 parent;
};

enum {
  version_request = 1,
  rule_beneath = 1,
  execute = 1 << 0,
  read_file = 1 << 2,
  read_folder = 1 << 3,
  // What each version of the interface added.
  files_of_version_1 = (1 << 13) - 1,
  refer = 1 << 13,            // 2
  truncate_file = 1 << 14,    // 3
  connect_and_bind_tcp = 3,   // 4
  device_control = 1 << 15,   // 5
  sockets_and_signals = 3,    // 6
  write_file = 1 << 1,
};

int sandbox_landlock_version(void) {
  long version = syscall(SYS_landlock_create_ruleset, NULL, 0, version_request);
  return version < 0 ? 0 : (int)version;
}

static int allow(int ruleset, const char *const *paths, __u64 access) {
  for (; paths && *paths; paths++) {
    int parent = open(*paths, O_PATH | O_CLOEXEC);
    if (parent < 0) {
      if (errno == ENOENT) continue;
      return errno;
    }
    struct stat status;
    __u64 allowed = access;
    if (fstat(parent, &status) == 0 && !S_ISDIR(status.st_mode))
      allowed &= execute | read_file | write_file | truncate_file | device_control;
    struct beneath rule = {allowed, parent};
    long result = syscall(SYS_landlock_add_rule, ruleset, rule_beneath, &rule, 0);
    int error = errno;
    close(parent);
    if (result != 0) return error;
  }
  return 0;
}

int landlock_confine(const char *const *readable, const char *const *writable) {
  int version = sandbox_landlock_version();
  if (version == 0) return ENOSYS;
  struct ruleset rules = {.files = files_of_version_1};
  size_t size = offsetof(struct ruleset, network);
  if (version >= 2) rules.files |= refer;
  if (version >= 3) rules.files |= truncate_file;
  if (version >= 4) {
    rules.network = connect_and_bind_tcp;
    size = offsetof(struct ruleset, scopes);
  }
  if (version >= 5) rules.files |= device_control;
  if (version >= 6) {
    rules.scopes = sockets_and_signals;
    size = sizeof rules;
  }
  int ruleset = (int)syscall(SYS_landlock_create_ruleset, &rules, size, 0);
  if (ruleset < 0) return errno;
  int error = allow(ruleset, readable, execute | read_file | read_folder);
  if (error == 0) error = allow(ruleset, writable, rules.files);
  if (error == 0 && syscall(SYS_landlock_restrict_self, ruleset, 0) != 0) error = errno;
  close(ruleset);
  return error;
}
