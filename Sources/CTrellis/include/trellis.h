/* Trellis: screens of text from scripts, for programs in C and in languages that can call C.
 *
 * Text is UTF-8 and ends in a zero byte; data is JSON. What is returned as `char *` belongs to the caller, who frees it
 * with `trellis_free`; what is returned as `const char *` belongs to what it came from. Handles are freed with the function
 * named for them, in any order: a screen keeps what it needs. Passing NULL to a `…_free` does nothing.
 *
 * A function that can fail takes a `trellis_error **`, which may be NULL. It sets it to NULL if all is well, else to an
 * error that the caller frees with `trellis_error_free`, and returns NULL or 0.
 *
 * Interpreters and programs may be used by several threads, a screen by one at a time; only `trellis_cancel` may be called
 * from another. Using a screen from a callback that it made is an error, no deadlock.
 */
#ifndef TRELLIS_H
#define TRELLIS_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct trellis_interpreter trellis_interpreter;
typedef struct trellis_program trellis_program;
typedef struct trellis_screen trellis_screen;
typedef struct trellis_error trellis_error;

/* The version of the library, `1.2.3`: a constant. */
const char *trellis_version(void);

/* Frees text that the library returned. */
void trellis_free(char *text);

/* ---- Errors ---- */

/* The messages with excerpts of the source, as they are shown in a terminal. */
const char *trellis_error_text(const trellis_error *error);
/* What kind the first message is of, stable for programs: `unknown-name`, `step-limit`, `cancelled`. */
const char *trellis_error_code(const trellis_error *error);
/* All messages: a list of records with severity, code, message, place, hints, notes, trace and text. */
const char *trellis_error_json(const trellis_error *error);
void trellis_error_free(trellis_error *error);

/* ---- Interpreters ---- */

trellis_interpreter *trellis_interpreter_new(void);
void trellis_interpreter_free(trellis_interpreter *interpreter);

/* Sets a limit of the scripts that are loaded from then on: `steps`, `memory` (bytes), `depth`, `output` (bytes), `nodes`,
 * `timeout` (milliseconds of each run). To be called before anything is registered or defined. Gives 0 for another name, a
 * value below 1, or if it is too late. */
int trellis_limit(trellis_interpreter *interpreter, const char *name, int64_t value);

/* Sets what scripts see of the world: `locale` (`nl_NL`), `timezone` (`Europe/Amsterdam`), `now` (ISO 8601, read in the
 * time zone that was set before). As `trellis_limit`. */
int trellis_set(trellis_interpreter *interpreter, const char *name, const char *value);

/* Defines a name as what a JSON text holds, or replaces it. `help` may be NULL. */
int trellis_define(
    trellis_interpreter *interpreter, const char *name, const char *json, const char *help, trellis_error **error);

/* A function of the host's. `arguments` is a JSON list; it is the library's and gone when the function returns. The
 * function returns JSON in memory of `malloc`, which the library frees; NULL stands for nil. To fail it sets `*message` to
 * text in memory of `malloc`, which is shown at the call in the script. */
typedef char *(*trellis_function)(void *context, const char *arguments, char **message);

/* Registers it. The signature says how a call passes what: `price(_ sku: String, currency: String?)`; without parentheses
 * it takes nothing. `release` (or NULL) is called with the context when no script needs the function any more. */
int trellis_register(
    trellis_interpreter *interpreter, const char *signature, const char *help, trellis_function function, void *context,
    void (*release)(void *context), trellis_error **error);

/* Reads a file for `csv("…")`, `json("…")` and `import`: gives its bytes in memory of `malloc`, which the library frees, and
 * their number. To refuse it returns NULL and sets `*message` to text in memory of `malloc`. */
typedef char *(*trellis_reader)(void *context, const char *path, size_t *count, char **message);

/* Grants scripts what a callback reads; without it they read nothing. As `trellis_limit`. */
int trellis_files(
    trellis_interpreter *interpreter, trellis_reader reader, void *context, void (*release)(void *context));

/* Mistakes, warnings and notes of a script, as a JSON list; it is not run. */
char *trellis_check(trellis_interpreter *interpreter, const char *source, const char *name);

/* What scripts may use of what was defined and registered: as JSON, or as text if `as_json` is 0. */
char *trellis_describe(trellis_interpreter *interpreter, int as_json);

/* ---- Programs and screens ---- */

/* Parses and compiles a script, for any number of screens on any threads. */
trellis_program *trellis_compile(
    trellis_interpreter *interpreter, const char *source, const char *name, trellis_error **error);
void trellis_program_free(trellis_program *program);

/* A screen of its own. Nothing runs before it is asked for something. */
trellis_screen *trellis_screen_new(trellis_program *program);

/* Both in one: a screen of a script that is used once. */
trellis_screen *trellis_load(
    trellis_interpreter *interpreter, const char *source, const char *name, trellis_error **error);
void trellis_screen_free(trellis_screen *screen);

/* The screen as `text`, `ansi`, `json` or `html` (NULL for `text`), so many columns wide; 0 for the larger of 80 and what it
 * would like. */
char *trellis_render(trellis_screen *screen, int width, const char *format, trellis_error **error);

/* Runs the script and gives all that it prints and draws, once. */
char *trellis_run(trellis_screen *screen, int width, trellis_error **error);

/* Uses a verb of the language: `tap`, `set`, `select`, `increment`, `scroll`, … with a JSON list of arguments in the order of
 * its signature, `["Wi-Fi"]`. Gives what the verb gives, as JSON. If it fails, the state is as before. */
char *trellis_send(trellis_screen *screen, const char *verb, const char *arguments, trellis_error **error);

/* Calls a function of the script's with a JSON list of arguments; what it gives, as JSON. */
char *trellis_call(trellis_screen *screen, const char *function, const char *arguments, trellis_error **error);

/* The value of a name of the script's as JSON; NULL without an error for a name that isn't there. */
char *trellis_value(trellis_screen *screen, const char *name, trellis_error **error);

/* Replaces what was defined by a name, for this screen: what read it is drawn anew. */
int trellis_update(trellis_screen *screen, const char *name, const char *json, trellis_error **error);

/* What can be used on the screen: a JSON list of records with kind, label, value, isEnabled and frame. */
char *trellis_controls(trellis_screen *screen, trellis_error **error);

/* Ends what the screen runs, from any thread. What is begun later ends at once, until `trellis_resume`. */
void trellis_cancel(trellis_screen *screen);
void trellis_resume(trellis_screen *screen);

#ifdef __cplusplus
}
#endif
#endif
