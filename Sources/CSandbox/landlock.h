#ifndef LANDLOCK_H
#define LANDLOCK_H

/// Confines this process and its children to the files below `readable` (reading and running) and `writable` (all),
/// and to no network. Needs `no_new_privs`. Gives 0 or an error number.
int landlock_confine(const char *const *readable, const char *const *writable);

#endif
