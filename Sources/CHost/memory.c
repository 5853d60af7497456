#define _GNU_SOURCE
#include "fall.h"

#include <errno.h>
#include <stddef.h>

// A program that is out of memory ends here and says so. Swift's own end for it is a trap like any other, and by then
// nobody can tell why.

void *__libc_malloc(size_t);
void *__libc_calloc(size_t, size_t);
void *__libc_realloc(void *, size_t);
void *__libc_memalign(size_t, size_t);

static void *checked(void *memory) {
  if (__builtin_expect(memory == NULL, 0)) host_fell("memory", 0);
  return memory;
}

void *malloc(size_t size) { return checked(__libc_malloc(size)); }

void *calloc(size_t count, size_t size) { return checked(__libc_calloc(count, size)); }

void *realloc(void *old, size_t size) {
  void *memory = __libc_realloc(old, size);
  return size == 0 ? memory : checked(memory);
}

void *memalign(size_t alignment, size_t size) { return checked(__libc_memalign(alignment, size)); }

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **result, size_t alignment, size_t size) {
  if (alignment % sizeof(void *) != 0 || alignment == 0 || (alignment & (alignment - 1)) != 0) return EINVAL;
  *result = memalign(alignment, size);
  return *result ? 0 : ENOMEM;
}
