// libedit sets and asks through functions of variable arity, which Swift can't call: one wrapper for each use.
#pragma once
#include <histedit.h>

typedef char *(*editline_prompt)(EditLine *);
typedef unsigned char (*editline_command)(EditLine *, int);

static inline EditLine *editline_open(const char *program) { return el_init(program, stdin, stdout, stderr); }

/// The same on the same terminal, but what the editor would draw goes nowhere.
static inline EditLine *editline_open_undrawn(const char *program) {
  FILE *nowhere = fopen("/dev/null", "w");
  return nowhere ? el_init_fd(program, stdin, nowhere, stderr, 0, 1, 2) : NULL;
}

/// Which keys are in use: 1 for those of vi.
static inline int editline_has_vi_keys(EditLine *editor) {
  const char *name = NULL;
  return el_get(editor, EL_EDITOR, &name) == 0 && name && name[0] == 'v';
}

static inline void editline_set_owner(EditLine *editor, void *owner) { el_set(editor, EL_CLIENTDATA, owner); }

static inline void *editline_owner(EditLine *editor) {
  void *owner = NULL;
  el_get(editor, EL_CLIENTDATA, &owner);
  return owner;
}

static inline void editline_set_prompt(EditLine *editor, editline_prompt prompt) {
  el_set(editor, EL_PROMPT, prompt);
}

static inline void editline_set_keymap(EditLine *editor, const char *name) { el_set(editor, EL_EDITOR, name); }

static inline void editline_set_signals(EditLine *editor, int handles) { el_set(editor, EL_SIGNAL, handles); }

static inline void editline_set_reader(EditLine *editor, el_rfunc_t reader) { el_set(editor, EL_GETCFN, reader); }

static inline void editline_add_command(
    EditLine *editor, const char *name, const char *help, editline_command command) {
  el_set(editor, EL_ADDFN, name, help, command);
}

static inline void editline_bind(EditLine *editor, const char *key, const char *command) {
  el_set(editor, EL_BIND, key, command, NULL);
}

/// The same for vi's command mode.
static inline void editline_bind_in_commands(EditLine *editor, const char *key, const char *command) {
  el_set(editor, EL_BIND, "-a", key, command, NULL);
}

static inline void editline_refresh(EditLine *editor) { el_set(editor, EL_REFRESH); }

static inline void editline_prepare_terminal(EditLine *editor, int raw) { el_set(editor, EL_PREP_TERM, raw); }

static inline void editline_use_history(EditLine *editor, History *list) {
  el_set(editor, EL_HIST, history, list);
}

static inline void editline_history_limit(History *list, int entries) {
  HistEvent event;
  history(list, &event, H_SETSIZE, entries);
  history(list, &event, H_SETUNIQUE, 1);
}

static inline void editline_history_add(History *list, const char *text) {
  HistEvent event;
  history(list, &event, H_ENTER, text);
}
