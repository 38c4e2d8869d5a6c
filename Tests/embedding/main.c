/* Tests/CInterfaceUse as a program of its own: linked with the library as it is installed. */
#include <stdio.h>
#include <stdlib.h>

#include "../CInterfaceUse/include/use.h"
#include "trellis.h"

static int failures = 0;

static void check(const char *name, char *problem) {
  printf("%s %s%s%s\n", problem ? "FAILED" : "passed", name, problem ? ": " : "", problem ? problem : "");
  if (problem) failures++;
  free(problem);
}

int main(void) {
  check("screens", use_screens());
  check("callbacks", use_callbacks());
  check("errors", use_errors());
  check("example", use_example());
  check("nothing", use_nothing());
  check("reentrance", use_reentrance());
  printf("trellis %s from C: %s\n", trellis_version(), failures ? "failed" : "passed");
  return failures != 0;
}
