/* What a Lua state with the standard libraries costs: nanoseconds to make and free one, and bytes of one that lives. */
#include <lauxlib.h>
#include <lua.h>
#include <lualib.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

static lua_State *make(void) {
  lua_State *state = luaL_newstate();
  if (!state) exit(1);
  luaL_openlibs(state);
  return state;
}

static long resident(void) {
  long pages = 0;
  FILE *file = fopen("/proc/self/statm", "r");
  if (!file || fscanf(file, "%*s %ld", &pages) != 1) exit(1);
  fclose(file);
  return pages * sysconf(_SC_PAGESIZE);
}

static long nanoseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec * 1000000000L + now.tv_nsec;
}

int main(int count_of_words, char **words) {
  int count = count_of_words > 1 ? atoi(words[1]) : 0;
  lua_State **kept = count > 0 ? malloc(sizeof *kept * (size_t)count) : NULL;
  if (!kept) return 2;
  for (int i = 0; i < 3; i++) lua_close(make());
  long before = resident();
  for (int i = 0; i < count; i++) kept[i] = make();
  long bytes = (resident() - before) / count;
  for (int i = 0; i < count; i++) lua_close(kept[i]);
  free(kept);
  long best = 0;
  for (int round = 0; round < 5; round++) {
    long start = nanoseconds();
    for (int i = 0; i < count; i++) lua_close(make());
    long taken = (nanoseconds() - start) / count;
    if (round == 0 || taken < best) best = taken;
  }
  printf("lua %ld %ld\n", best, bytes);
  return 0;
}
