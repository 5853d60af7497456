#define _GNU_SOURCE
#include "CHost.h"

#include <dlfcn.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/types.h>

// The process's random sources, repeatable: the same seed gives the same numbers. The executable exports these names,
// so the shared libraries call them too. Three streams, so that an identifier more does not change the numbers.

static uint64_t numbers, identifiers, system_numbers;
static bool seeded;

void host_random_seed(uint64_t seed) {
  seeded = true;
  numbers = seed;
  identifiers = seed ^ 0x6a09e667f3bcc908;
  system_numbers = seed ^ 0xbb67ae8584caa73b;
}

// SplitMix64 (Steele, Lea, Flood 2014).
static uint64_t next(uint64_t *state) {
  uint64_t z = *state += 0x9e3779b97f4a7c15;
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
  z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
  return z ^ (z >> 31);
}

static void fill(uint64_t *state, void *bytes, size_t count) {
  unsigned char *to = bytes;
  while (count > 0) {
    uint64_t word = next(state);
    size_t part = count < sizeof word ? count : sizeof word;
    memcpy(to, &word, part);
    to += part;
    count -= part;
  }
}

void swift_stdlib_random(void *bytes, size_t count) { fill(&numbers, bytes, count); }

/// Within its own library Swift's source of random numbers cannot be replaced; what it draws from can.
long syscall(long number, ...) {
  static long (*machine)(long, ...);
  long arguments[6];
  va_list list;
  va_start(list, number);
  for (int i = 0; i < 6; i++) arguments[i] = va_arg(list, long);
  va_end(list);
  if (number == SYS_getrandom && seeded) {
    fill(&numbers, (void *)arguments[0], (size_t)arguments[1]);
    return arguments[1];
  }
  if (!machine) machine = (long (*)(long, ...))dlsym(RTLD_NEXT, "syscall");
  return machine(number, arguments[0], arguments[1], arguments[2], arguments[3], arguments[4], arguments[5]);
}

void _foundation_uuid_generate_random(unsigned char identifier[16]) {
  fill(&identifiers, identifier, 16);
  // Version 4, variant 1 (RFC 9562).
  identifier[6] = (identifier[6] & 0x0f) | 0x40;
  identifier[8] = (identifier[8] & 0x3f) | 0x80;
}

ssize_t getrandom(void *bytes, size_t count, unsigned flags) {
  (void)flags;
  fill(&system_numbers, bytes, count);
  return (ssize_t)count;
}

int getentropy(void *bytes, size_t count) {
  fill(&system_numbers, bytes, count);
  return 0;
}

uint32_t arc4random(void) { return (uint32_t)next(&system_numbers); }

void arc4random_buf(void *bytes, size_t count) { fill(&system_numbers, bytes, count); }

uint32_t arc4random_uniform(uint32_t bound) {
  if (bound < 2) return 0;
  uint32_t least = -bound % bound, value;
  do value = arc4random();
  while (value < least);
  return value % bound;
}
