#define _GNU_SOURCE
#include "CHost.h"
#include "fall.h"

#include <dlfcn.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

// Where the Swift runtime's last words stand among what the program printed: it says them with `fputs`, which the
// executable exports, so the runtime calls this one.

static int output_file = -1;
static long last_words = -1;

void host_watch_words(int output) { output_file = output; }

long host_last_words(void) { return last_words; }

void host_buffer_output_by_line(void) { setvbuf(stdout, NULL, _IOLBF, BUFSIZ); }

void host_flush_output(void) { fflush(stdout); }

void host_rescue_output(void) {
  const char *from = stdout->_IO_write_base;
  ssize_t count = stdout->_IO_write_ptr - from;
  if (from && count > 0) (void)!write(output_file, from, (size_t)count);
}

static bool is_runtime(const void *place) {
  Dl_info library;
  return dladdr(place, &library) != 0 && library.dli_fname && strstr(library.dli_fname, "/libswiftCore.so");
}

int fputs(const char *restrict text, FILE *restrict stream) {
  static const char trace[] = "Current stack trace";
  if (stream == stderr) host_flush_output();
  if (stream == stderr && output_file >= 0 && strncmp(text, trace, sizeof trace - 1) != 0 &&
      is_runtime(__builtin_return_address(0))) {
    struct stat status;
    if (fstat(output_file, &status) == 0) last_words = status.st_size;
  }
  size_t count = strlen(text);
  return fwrite(text, 1, count, stream) == count ? 1 : EOF;
}
