/* Uses the C interface as a program in C does; each gives NULL, or what went wrong in memory of malloc. */
#ifndef USE_H
#define USE_H
char *use_screens(void);
char *use_callbacks(void);
char *use_errors(void);
char *use_example(void);
char *use_nothing(void);
char *use_reentrance(void);
#endif
