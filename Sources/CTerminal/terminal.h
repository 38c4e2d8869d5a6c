// What a terminal needs that Swift can't do: a child that is forked and executes nothing else.
#pragma once
#include <fcntl.h>
#include <signal.h>
#include <string.h>
#include <sys/types.h>
#include <termios.h>
#include <unistd.h>

/// Starts a process that waits until this one ends. If that comes without `terminal_guard_end` (killed, crashed) and the
/// terminal is still as `raw` says, it gets back the modes of `cooked` and is sent `leave`.
///
/// Gives the descriptor that holds the guard, or -1.
static inline int terminal_guard_start(
    int terminal, const struct termios *cooked, const struct termios *raw, const char *leave, size_t length,
    pid_t *process) {
  int ends[2];
  if (pipe(ends) != 0) return -1;
  fcntl(ends[0], F_SETFD, FD_CLOEXEC);
  fcntl(ends[1], F_SETFD, FD_CLOEXEC);
  struct termios before = *cooked, during = *raw, now;
  char bytes[256];
  if (length > sizeof bytes) length = sizeof bytes;
  memcpy(bytes, leave, length);
  *process = fork();
  if (*process < 0) {
    close(ends[0]);
    close(ends[1]);
    return -1;
  }
  if (*process > 0) {
    close(ends[0]);
    return ends[1];
  }
  // Away from the keys and the shell of the terminal: what they send is not for this process.
  setsid();
  static const int ignored[] = {SIGINT, SIGQUIT, SIGTERM, SIGHUP, SIGTSTP, SIGTTOU, SIGTTIN, SIGPIPE, SIGWINCH};
  for (size_t i = 0; i < sizeof ignored / sizeof *ignored; i++) signal(ignored[i], SIG_IGN);
  // Nobody shall wait for an end that only this process still holds.
  for (int other = 0; other < 256; other++) {
    if (other != ends[0] && other != terminal) close(other);
  }
  char goodbye;
  ssize_t count;
  do count = read(ends[0], &goodbye, 1);
  while (count < 0);
  if (count == 0 && tcgetattr(terminal, &now) == 0 && now.c_lflag == during.c_lflag && now.c_iflag == during.c_iflag &&
      now.c_oflag == during.c_oflag) {
    tcsetattr(terminal, TCSANOW, &before);
    if (write(terminal, bytes, length) < 0) _exit(1);
  }
  _exit(0);
}

/// The process ends as it should: the guard goes.
static inline void terminal_guard_end(int guard) {
  char goodbye = 1;
  if (write(guard, &goodbye, 1) < 0) return;
  close(guard);
}
