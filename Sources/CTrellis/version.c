#include "trellis.h"

const char *trellis_version(void) { return "0.1.0"; }
