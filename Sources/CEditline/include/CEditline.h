#ifndef CEDITLINE_H
#define CEDITLINE_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

/// libedit behind calls that are not variadic, together with the signals that a prompt has to live with.
typedef struct ce_editor ce_editor;

/// How a read came to its end.
typedef enum {
  CE_LINE,
  CE_END,
  CE_INTERRUPTED,
  CE_TERMINATED,
  CE_RESIZED,
  CE_FAILED,
} ce_outcome;

/// Completes the line before the cursor; `cursor` counts bytes. It answers with `ce_complete` and `ce_list`.
typedef void (*ce_completer)(void *context, ce_editor *editor, const char *line, size_t cursor);

/// Makes the process read and draw UTF-8, whatever the locale says. False where the machine has no UTF-8 locale at all.
bool ce_use_utf8(void);

/// An editor on standard input and output with `histories` histories. NULL where there is no terminal to edit on.
ce_editor *ce_open(const char *program, int histories);
void ce_close(ce_editor *editor);

void ce_set_completer(ce_editor *editor, ce_completer completer, void *context);

/// Reads one line behind a prompt whose style sequences stand between `\1` characters. `*line` is the line without its
/// end and stays valid until the next read; it is NULL unless CE_LINE is returned.
ce_outcome ce_read(ce_editor *editor, const char *prompt, int history, const char **line);

/// Types text into the next line before anybody else does, so that a person finds it there to change.
void ce_prefill(ce_editor *editor, const char *text);

/// Adds a line to a history of the editor.
void ce_remember(ce_editor *editor, int history, const char *line);

/// For a completer: replaces the `characters` before the cursor with `text`.
void ce_complete(ce_editor *editor, int characters, const char *text);
/// For a completer: prints `text` under the line and draws the line again below it.
void ce_list(ce_editor *editor, const char *text);

/// Waits for bytes on standard input, woken by the signals that `ce_watch_signals` watches. CE_LINE: `*count` bytes were
/// read (fewer than `size` is usual).
ce_outcome ce_read_bytes(void *buffer, size_t size, ssize_t *count);

/// Waits so many milliseconds for input that can be read, and reads none. CE_LINE: there is some. CE_FAILED: none came.
ce_outcome ce_wait(int milliseconds);

/// Catches SIGINT, SIGTERM, SIGHUP, SIGWINCH and SIGCONT: they end a wait, and nothing else.
void ce_watch_signals(void);
/// Whether SIGINT came since the last call.
bool ce_take_interrupt(void);
/// The signal that asks the process to end, or 0.
int ce_termination(void);

/// The size of the terminal on standard output. False where it is none or does not say.
bool ce_window_size(int *columns, int *rows);

/// Lets the terminal's own line discipline erase a whole UTF-8 character.
void ce_erase_whole_characters(void);

/// Gives the terminal its usual settings for another program, or takes it back.
void ce_lend(ce_editor *editor, bool lent);

#endif
