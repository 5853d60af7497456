#define _GNU_SOURCE
#include "children.h"
#include "CSandbox.h"

#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>

enum { most_children = 256 };
static _Atomic pid_t children[most_children];
static atomic_uint interrupts;

void child_begins(pid_t child) {
  for (int i = 0; i < most_children; i++) {
    pid_t none = 0;
    if (atomic_compare_exchange_strong(&children[i], &none, child)) return;
  }
}

void child_ended(pid_t child) {
  for (int i = 0; i < most_children; i++) {
    pid_t same = child;
    if (atomic_compare_exchange_strong(&children[i], &same, 0)) return;
  }
}

static void on_interrupt(int number) {
  (void)number;
  atomic_fetch_add(&interrupts, 1);
  for (int i = 0; i < most_children; i++) {
    pid_t child = atomic_load(&children[i]);
    if (child > 0) sandbox_kill(child);
  }
}

static const int interrupting[] = {SIGINT, SIGTERM, SIGHUP};
enum { interrupting_count = sizeof interrupting / sizeof *interrupting };
static struct sigaction before[interrupting_count];
static pthread_mutex_t nesting_lock = PTHREAD_MUTEX_INITIALIZER;
static unsigned nesting;

void sandbox_interrupts_begin(void) {
  pthread_mutex_lock(&nesting_lock);
  if (nesting++ == 0) {
    // Without SA_RESTART, so that whoever waits for a child wakes up.
    struct sigaction action = {.sa_handler = on_interrupt};
    for (int i = 0; i < interrupting_count; i++) {
      sigaction(interrupting[i], NULL, &before[i]);
      // What the parent of all chose to ignore (nohup) stays ignored.
      if (before[i].sa_handler != SIG_IGN) sigaction(interrupting[i], &action, NULL);
    }
  }
  pthread_mutex_unlock(&nesting_lock);
}

void sandbox_interrupts_end(void) {
  pthread_mutex_lock(&nesting_lock);
  if (--nesting == 0)
    for (int i = 0; i < interrupting_count; i++) sigaction(interrupting[i], &before[i], NULL);
  pthread_mutex_unlock(&nesting_lock);
}

unsigned sandbox_interrupts(void) { return atomic_load(&interrupts); }
