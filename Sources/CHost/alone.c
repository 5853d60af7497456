#define _GNU_SOURCE
#include "CHost.h"

#include <errno.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/sched.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

// A filter of the kernel's for what a learner's program has no use for: other processes, other programs, the network.

#if defined __x86_64__
#define THIS_PROCESSOR AUDIT_ARCH_X86_64
#elif defined __aarch64__
#define THIS_PROCESSOR AUDIT_ARCH_AARCH64
#else
#error "Which processor is this to the kernel?"
#endif

#define LOAD(field) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, field))
#define ANSWER(value) BPF_STMT(BPF_RET | BPF_K, value)
#define REFUSE(error) ANSWER(SECCOMP_RET_ERRNO | (error))
#define ALLOW ANSWER(SECCOMP_RET_ALLOW)
#define WHERE_NOT(value, skipped) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, value, 0, skipped)
/// A call that is refused whatever its arguments.
#define NEVER(call, error) WHERE_NOT(SYS_##call, 1), REFUSE(error)
/// A call whose first argument must be this process.
#define ONLY_ITSELF(call) \
  WHERE_NOT(SYS_##call, 4), LOAD(args[0]), BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, self, 0, 1), ALLOW, REFUSE(EPERM)

bool host_stay_alone(void) {
  __u32 self = (__u32)getpid();
  struct sock_filter filter[] = {
    LOAD(arch),
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, THIS_PROCESSOR, 1, 0),
    ANSWER(SECCOMP_RET_KILL_PROCESS),
    LOAD(nr),
    // The second set of numbers that x86-64 kernels have for the same calls.
    BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, 0x40000000, 0, 1),
    REFUSE(ENOSYS),
    // A thread, yes; a process, no. `clone3` hides its flags from the filter: without it libc uses `clone`.
    WHERE_NOT(SYS_clone, 4),
    LOAD(args[0]),
    BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, CLONE_THREAD, 0, 1),
    ALLOW,
    REFUSE(EPERM),
    NEVER(clone3, ENOSYS),
#ifdef SYS_fork
    NEVER(fork, EPERM),
    NEVER(vfork, EPERM),
#endif
    NEVER(execve, EPERM),
    NEVER(execveat, EPERM),
    NEVER(socket, EACCES),
    NEVER(io_uring_setup, ENOSYS),
    NEVER(ptrace, EPERM),
    NEVER(process_vm_readv, EPERM),
    NEVER(process_vm_writev, EPERM),
    NEVER(pidfd_open, EPERM),
    NEVER(setsid, EPERM),
    NEVER(setpgid, EPERM),
    NEVER(unshare, EPERM),
    NEVER(setns, EPERM),
    NEVER(mount, EPERM),
    NEVER(bpf, EPERM),
    NEVER(perf_event_open, EPERM),
    NEVER(userfaultfd, EPERM),
    NEVER(add_key, EPERM),
    NEVER(keyctl, EPERM),
    ONLY_ITSELF(kill),
    ONLY_ITSELF(tgkill),
    NEVER(tkill, EPERM),
    ALLOW,
  };
  struct sock_fprog program = {sizeof filter / sizeof *filter, filter};
  return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 &&
         syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, 0, &program) == 0;
}
