#include "use.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "trellis.h"

static char *problem(const char *what, const char *found) {
  size_t size = strlen(what) + (found ? strlen(found) : 6) + 16;
  char *text = malloc(size);
  if (text) snprintf(text, size, "%s, but: %s", what, found ? found : "(null)");
  return text;
}

/* Leaves the function with a description unless the text is as expected or, with a `~`, holds it. */
#define EXPECT(text, expected)                                                                      \
  do {                                                                                              \
    const char *wanted = (expected);                                                                \
    const char *found = (text);                                                                     \
    if (!found || (*wanted == '~' ? !strstr(found, wanted + 1) : strcmp(found, wanted) != 0))       \
      return problem(#text " should be " expected, found);                                          \
  } while (0)
#define HOLDS(condition)                                      \
  do {                                                        \
    if (!(condition)) return problem(#condition, "it is not"); \
  } while (0)

char *use_screens(void) {
  trellis_error *error = NULL;
  trellis_interpreter *interpreter = trellis_interpreter_new();
  HOLDS(trellis_limit(interpreter, "steps", 1000000) && trellis_set(interpreter, "locale", "nl_NL"));
  HOLDS(trellis_set(interpreter, "timezone", "UTC") && trellis_set(interpreter, "now", "2026-11-30T09:30Z"));
  HOLDS(!trellis_limit(interpreter, "speed", 1) && !trellis_set(interpreter, "timezone", "Mars"));
  HOLDS(trellis_define(interpreter, "rows", "[{\"name\": \"Ana\", \"sum\": 2.50}, {\"name\": \"Bo\", \"sum\": 1}]",
                       "What was paid.", &error));
  HOLDS(!trellis_limit(interpreter, "steps", 5));
  trellis_program *program = trellis_compile(
      interpreter,
      "state on = false\nfn twice(x) = x * 2\nVStack(alignment: .leading) {\n"
      "  for row in rows { Text(\"\\(row.name) \\(row.sum)\") }\n  Toggle(\"Wi-Fi\", isOn: $on)\n}",
      "report.dsl", &error);
  HOLDS(program && !error);
  trellis_screen *screen = trellis_screen_new(program);
  trellis_screen *other = trellis_screen_new(program);
  trellis_program_free(program);
  trellis_interpreter_free(interpreter);
  char *text = trellis_render(screen, 20, NULL, &error);
  EXPECT(text, "Ana 2.50\nBo 1\nWi-Fi          [○──]\n");
  trellis_free(text);
  text = trellis_send(screen, "tap", "[\"Wi-Fi\"]", &error);
  EXPECT(text, "null");
  trellis_free(text);
  text = trellis_value(screen, "on", &error);
  EXPECT(text, "true");
  trellis_free(text);
  text = trellis_value(other, "on", &error);
  EXPECT(text, "false");
  trellis_free(text);
  HOLDS(!trellis_value(screen, "nothing", &error) && !error);
  text = trellis_call(screen, "twice", "[21]", &error);
  EXPECT(text, "42");
  trellis_free(text);
  HOLDS(trellis_update(screen, "rows", "[]", &error));
  text = trellis_render(screen, 20, "text", &error);
  EXPECT(text, "Wi-Fi          [━━●]\n");
  trellis_free(text);
  text = trellis_render(screen, 20, "json", &error);
  EXPECT(text, "~\"Toggle\"");
  trellis_free(text);
  text = trellis_controls(screen, &error);
  EXPECT(text, "~\"label\":\"Wi-Fi\"");
  trellis_free(text);
  text = trellis_run(other, 20, &error);
  trellis_free(text);
  trellis_screen_free(screen);
  trellis_screen_free(other);
  return NULL;
}

static int released = 0;
static void release(void *context) { released += *(int *)context; }

static char *price(void *context, const char *arguments, char **message) {
  (void)context;
  if (strstr(arguments, "\"x\"")) {
    *message = strdup("there is no article x");
    return NULL;
  }
  return strdup("{\"sum\": 12.50, \"unit\": \"EUR\"}");
}

static char *reader(void *context, const char *path, size_t *count, char **message) {
  (void)context;
  if (strcmp(path, "rows.csv") != 0) {
    *message = strdup("only rows.csv can be read");
    return NULL;
  }
  *count = strlen("a,b\n1,2\n");
  return strdup("a,b\n1,2\n");
}

char *use_callbacks(void) {
  static int one = 1, ten = 10;
  released = 0;
  trellis_error *error = NULL;
  trellis_interpreter *interpreter = trellis_interpreter_new();
  HOLDS(trellis_files(interpreter, reader, &ten, release));
  HOLDS(trellis_register(interpreter, "price(_ sku: String, currency: String?)", "What an article costs.", price, &one,
                         release, &error));
  char *text = trellis_describe(interpreter, 0);
  EXPECT(text, "~  price(_ sku: String, currency: String?)\n      What an article costs.\n");
  trellis_free(text);
  text = trellis_describe(interpreter, 1);
  EXPECT(text, "~\"signature\"");
  trellis_free(text);
  text = trellis_check(interpreter, "price(5)", "a.dsl");
  EXPECT(text, "~`sku` must be a String");
  trellis_free(text);
  trellis_screen *screen =
      trellis_load(interpreter, "price(\"a\").sum\ncsv(\"rows.csv\")[0].b\nprice(\"x\")", "a.dsl", &error);
  HOLDS(screen && !error);
  HOLDS(!trellis_run(screen, 40, &error) && error);
  EXPECT(trellis_error_text(error), "~`price`: there is no article x");
  EXPECT(trellis_error_text(error), "~a.dsl:3:1");
  EXPECT(trellis_error_code(error), "host-function");
  EXPECT(trellis_error_json(error), "~\"line\":3");
  trellis_error_free(error);
  trellis_screen_free(screen);
  screen = trellis_load(interpreter, "csv(\"other.csv\")", "a.dsl", &error);
  HOLDS(!trellis_run(screen, 40, &error) && error);
  EXPECT(trellis_error_text(error), "~only rows.csv can be read");
  trellis_error_free(error);
  trellis_screen_free(screen);
  trellis_interpreter_free(interpreter);
  HOLDS(released == 11);
  return NULL;
}

char *use_errors(void) {
  trellis_error *error = NULL;
  trellis_interpreter *interpreter = trellis_interpreter_new();
  HOLDS(!trellis_load(interpreter, "Txt(1)\nlet a = b", "a.dsl", &error) && error);
  EXPECT(trellis_error_text(error), "~a.dsl:1:1");
  EXPECT(trellis_error_code(error), "unknown-view");
  trellis_error_free(error);
  HOLDS(!trellis_define(interpreter, "x", "{broken", NULL, &error) && error);
  trellis_error_free(error);
  HOLDS(!trellis_define(interpreter, NULL, "1", NULL, &error) && error);
  EXPECT(trellis_error_text(error), "~`name` is NULL");
  trellis_error_free(error);
  trellis_screen *screen = trellis_load(interpreter, "Text(\"x\")\nfn f() { while true { } }", NULL, NULL);
  HOLDS(!trellis_send(screen, "tapp", "[]", &error) && error);
  EXPECT(trellis_error_text(error), "~did you mean `tap`?");
  trellis_error_free(error);
  HOLDS(!trellis_send(screen, "tap", "{}", &error) && error);
  trellis_error_free(error);
  HOLDS(!trellis_render(screen, 10, "pdf", &error) && error);
  trellis_error_free(error);
  trellis_cancel(screen);
  HOLDS(!trellis_call(screen, "f", NULL, &error) && error);
  EXPECT(trellis_error_code(error), "cancelled");
  trellis_error_free(error);
  trellis_resume(screen);
  char *text = trellis_render(screen, 10, NULL, NULL);
  EXPECT(text, "x\n");
  trellis_free(text);
  trellis_screen_free(screen);
  trellis_interpreter_free(interpreter);
  return NULL;
}

/* The example of docs/embedding.md. */
char *use_example(void) {
  trellis_interpreter *interpreter = trellis_interpreter_new();
  trellis_error *error = NULL;
  trellis_define(interpreter, "rows", "[{\"name\": \"Ana\"}]", "Who was there.", &error);
  trellis_screen *screen = trellis_load(interpreter, "for row in rows { Text(row.name) }", "report.dsl", &error);
  char *text = screen ? trellis_render(screen, 80, NULL, &error) : NULL;
  if (error) fputs(trellis_error_text(error), stderr);
  if (text) fputs(text, stdout);
  trellis_free(text);
  trellis_error_free(error);
  trellis_screen_free(screen);
  trellis_interpreter_free(interpreter);
  return NULL;
}

char *use_nothing(void) {
  trellis_error *error = NULL;
  trellis_free(NULL);
  trellis_error_free(NULL);
  trellis_interpreter_free(NULL);
  trellis_program_free(NULL);
  trellis_screen_free(NULL);
  trellis_cancel(NULL);
  HOLDS(!trellis_screen_new(NULL) && !trellis_check(NULL, NULL, NULL) && !trellis_describe(NULL, 0));
  HOLDS(!trellis_load(NULL, "1", NULL, &error) && error);
  EXPECT(trellis_error_text(error), "~`interpreter` is NULL");
  trellis_error_free(error);
  HOLDS(!trellis_render(NULL, 10, NULL, NULL));
  EXPECT(trellis_version(), "~.");
  return NULL;
}

static trellis_screen *shared = NULL;
static char *inside = NULL;

static char *again(void *context, const char *arguments, char **message) {
  trellis_error *error = NULL;
  (void)context;
  (void)arguments;
  (void)message;
  char *text = trellis_render(shared, 10, NULL, &error);
  inside = strdup(error ? trellis_error_code(error) : "no error");
  trellis_free(text);
  trellis_error_free(error);
  return NULL;
}

char *use_reentrance(void) {
  trellis_interpreter *interpreter = trellis_interpreter_new();
  trellis_register(interpreter, "again", NULL, again, NULL, NULL, NULL);
  shared = trellis_load(interpreter, "again()\nText(\"x\")", NULL, NULL);
  char *text = trellis_render(shared, 10, NULL, NULL);
  EXPECT(text, "x\n");
  EXPECT(inside, "in-use");
  trellis_free(text);
  free(inside);
  trellis_screen_free(shared);
  trellis_interpreter_free(interpreter);
  return NULL;
}
