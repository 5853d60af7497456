#include "CEditline.h"

#include <errno.h>
#include <histedit.h>
#include <langinfo.h>
#include <locale.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "signals.h"

struct ce_editor {
  EditLine *el;
  History **histories;
  int count;
  char *prompt;
  ce_completer completer;
  void *context;
  /// What the completer did, as libedit wants to hear it.
  unsigned char drawn;
  /// Why the last character could not be read.
  ce_outcome stopped;
};

bool ce_use_utf8(void) {
  const char *names[] = {"", "C.UTF-8", "C.utf8", "en_US.UTF-8", "ko_KR.UTF-8"};
  for (size_t i = 0; i < sizeof names / sizeof *names; i++)
    if (setlocale(LC_CTYPE, names[i]) && strcmp(nl_langinfo(CODESET), "UTF-8") == 0) return true;
  return false;
}

static ce_editor *owner(EditLine *el) {
  void *editor = NULL;
  el_get(el, EL_CLIENTDATA, &editor);
  return editor;
}

static char *prompt_of(EditLine *el) { return owner(el)->prompt; }

/// Gives the terminal the editor's settings, also where a shell has changed them meanwhile.
static void prepare(EditLine *el) {
  el_set(el, EL_PREP_TERM, 0);
  el_set(el, EL_PREP_TERM, 1);
}

/// The next byte of the terminal: 1, 0 at its end, -1 with the reason in `stopped`.
static int next_byte(ce_editor *editor, unsigned char *byte) {
  for (;;) {
    ssize_t count = 0;
    ce_outcome outcome = ce_read_bytes(byte, 1, &count);
    if (outcome == CE_LINE) return 1;
    if (outcome == CE_END) return 0;
    if (outcome == CE_RESIZED) {
      if (signals_take_continue()) prepare(editor->el);
      el_resize(editor->el);
      el_set(editor->el, EL_REFRESH);
      continue;
    }
    if (outcome == CE_INTERRUPTED && signals_take_stop()) {
      el_set(editor->el, EL_PREP_TERM, 0);
      signals_stop_now();
      continue;
    }
    editor->stopped = outcome;
    return -1;
  }
}

/// One character of UTF-8; bytes that are none are passed over.
static int next_character(EditLine *el, wchar_t *character) {
  ce_editor *editor = owner(el);
  for (;;) {
    unsigned char byte;
    int got = next_byte(editor, &byte);
    if (got != 1) return got;
    if (byte < 0x80) {
      *character = byte;
      return 1;
    }
    int rest = byte >= 0xF0 && byte < 0xF5 ? 3 : byte >= 0xE0 && byte < 0xF0 ? 2 : byte >= 0xC2 && byte < 0xE0 ? 1 : 0;
    if (rest == 0) continue;
    wchar_t value = byte & (0x3F >> rest);
    bool whole = true;
    for (; rest > 0 && whole; rest--) {
      if ((got = next_byte(editor, &byte)) != 1) return got;
      whole = (byte & 0xC0) == 0x80;
      value = value << 6 | (byte & 0x3F);
    }
    if (!whole) continue;
    *character = value;
    return 1;
  }
}

static unsigned char complete(EditLine *el, int key) {
  (void)key;
  ce_editor *editor = owner(el);
  if (!editor->completer) return CC_REFRESH_BEEP;
  const LineInfo *info = el_line(el);
  size_t length = (size_t)(info->lastchar - info->buffer), cursor = (size_t)(info->cursor - info->buffer);
  char *line = strndup(info->buffer, length);
  if (!line) return CC_REFRESH_BEEP;
  editor->drawn = CC_REFRESH_BEEP;
  editor->completer(editor->context, editor, line, cursor);
  free(line);
  return editor->drawn;
}

static void bind_keys(EditLine *el) {
  el_set(el, EL_ADDFN, "fieldbook-complete", "Complete the word before the cursor", complete);
  el_set(el, EL_BIND, "^I", "fieldbook-complete", NULL);
  el_set(el, EL_BIND, "^R", "em-inc-search-prev", NULL);
  el_set(el, EL_BIND, "\\e[H", "ed-move-to-beg", NULL);
  el_set(el, EL_BIND, "\\e[F", "ed-move-to-end", NULL);
  el_set(el, EL_BIND, "\\e[1~", "ed-move-to-beg", NULL);
  el_set(el, EL_BIND, "\\e[4~", "ed-move-to-end", NULL);
  el_set(el, EL_BIND, "\\e[3~", "ed-delete-next-char", NULL);
  el_set(el, EL_BIND, "\\e[1;5D", "ed-prev-word", NULL);
  el_set(el, EL_BIND, "\\e[1;5C", "em-next-word", NULL);
}

ce_editor *ce_open(const char *program, int histories) {
  ce_editor *editor = calloc(1, sizeof *editor);
  if (!editor) return NULL;
  editor->el = el_init(program, stdin, stdout, stderr);
  editor->histories = calloc((size_t)histories, sizeof *editor->histories);
  if (!editor->el || !editor->histories) {
    ce_close(editor);
    return NULL;
  }
  editor->count = histories;
  for (int i = 0; i < histories; i++) {
    HistEvent event;
    if (!(editor->histories[i] = history_init())) continue;
    history(editor->histories[i], &event, H_SETSIZE, 1000);
    history(editor->histories[i], &event, H_SETUNIQUE, 1);
  }
  el_set(editor->el, EL_CLIENTDATA, editor);
  el_set(editor->el, EL_SIGNAL, 0);
  el_set(editor->el, EL_EDITOR, "emacs");
  el_set(editor->el, EL_PROMPT_ESC, prompt_of, '\1');
  el_set(editor->el, EL_GETCFN, next_character);
  bind_keys(editor->el);
  el_source(editor->el, NULL);
  signals_catch_stop(true);
  return editor;
}

void ce_close(ce_editor *editor) {
  if (!editor) return;
  signals_catch_stop(false);
  if (editor->el) el_end(editor->el);
  for (int i = 0; i < editor->count; i++)
    if (editor->histories[i]) history_end(editor->histories[i]);
  free(editor->histories);
  free(editor->prompt);
  free(editor);
}

void ce_set_completer(ce_editor *editor, ce_completer completer, void *context) {
  editor->completer = completer;
  editor->context = context;
}

ce_outcome ce_read(ce_editor *editor, const char *prompt, int index, const char **line) {
  *line = NULL;
  free(editor->prompt);
  if (!(editor->prompt = strdup(prompt))) return CE_FAILED;
  if (index >= 0 && index < editor->count && editor->histories[index])
    el_set(editor->el, EL_HIST, history, editor->histories[index]);
  editor->stopped = CE_END;
  // Before the prompt is drawn: what is typed at once must already be edited here, not by the terminal.
  el_set(editor->el, EL_PREP_TERM, 1);
  int count = 0;
  const char *text = el_gets(editor->el, &count);
  // What is typed ahead of the next prompt is neither shown nor edited by the terminal.
  el_set(editor->el, EL_PREP_TERM, 1);
  if (!text || count <= 0) {
    if (editor->stopped != CE_END) el_reset(editor->el);
    return editor->stopped;
  }
  char *end = (char *)text + strcspn(text, "\r\n");
  *end = '\0';
  *line = text;
  return CE_LINE;
}

void ce_remember(ce_editor *editor, int index, const char *line) {
  HistEvent event;
  if (index >= 0 && index < editor->count && editor->histories[index])
    history(editor->histories[index], &event, H_ENTER, line);
}

void ce_complete(ce_editor *editor, int characters, const char *text) {
  if (characters > 0) el_deletestr(editor->el, characters);
  if (el_insertstr(editor->el, text) == 0) editor->drawn = CC_REFRESH;
}

void ce_list(ce_editor *editor, const char *text) {
  fputs("\n", stdout);
  fputs(text, stdout);
  fputs("\n", stdout);
  fflush(stdout);
  editor->drawn = CC_REDISPLAY;
}

void ce_prefill(ce_editor *editor, const char *text) { el_push(editor->el, text); }

void ce_lend(ce_editor *editor, bool lent) {
  el_set(editor->el, EL_PREP_TERM, lent ? 0 : 1);
  if (lent) return;
  // Keys that the other program was stopped with are not meant for this one.
  signals_take_stop();
  signals_take_continue();
}
