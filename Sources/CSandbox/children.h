#ifndef CHILDREN_H
#define CHILDREN_H

#include <sys/types.h>

/// The children that an interrupt ends.
void child_begins(pid_t child);
void child_ended(pid_t child);

#endif
