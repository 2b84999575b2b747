// Times servers on standard streams against each other, in turns, so that what else the machine does hits all alike.
//
// bench_client echo --calls N --warm-up N --block N TARGETS   round trips of one request, all servers alive at once
//                                                             (--pin: client on one processor, servers on another)
// bench_client start --rounds N TARGETS                       from before the spawn to the first reply
// TARGETS: --target NAME SCRIPT PROGRAM ARGUMENT... --target ...
//
// SCRIPT holds one message a line. A line with an id is awaited, one without is not. `echo` sends all lines and repeats
// the last with new ids; `start` sends the first. Ids have seven digits. Prints one JSON object a target.
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "clock.h"

enum { max_targets = 8, max_lines = 8, id_digits = 7, capacity = 1 << 20 };
static const int first_id = 1000000;

struct target {
  const char *name;
  char **command;
  char *lines[max_lines];
  int line_count;
  pid_t pid;
  int to;
  int from;
  double *samples;
  int sample_count;
};

static struct target targets[max_targets];
static int target_count;
static char buffer[capacity];
static int pinned;
static cpu_set_t allowed;
extern char **environ;

static void die(const char *what, const char *detail) {
  fprintf(stderr, "bench_client: %s: %s\n", what, detail);
  exit(2);
}

static char *id_of(char *line) {
  char *found = strstr(line, "\"id\":");
  return found == NULL ? NULL : found + 5;
}

static void load_script(struct target *target, const char *path) {
  FILE *file = fopen(path, "re");
  if (file == NULL) die(path, strerror(errno));
  size_t room = 0;
  while (target->line_count < max_lines && getline(&target->lines[target->line_count], &room, file) > 0) {
    ++target->line_count;
    room = 0;
  }
  fclose(file);
  if (target->line_count == 0) die(path, "empty");
}

/// Where the scheduler puts two processes that wake each other decides between 3 and 11 us for the same C program, so
/// it is not left to chance: the client keeps the first processor, whom it starts gets the second. Without a second one
/// nothing is pinned.
static void pin(int which) {
  cpu_set_t wanted;
  if (!pinned) return;
  CPU_ZERO(&wanted);
  for (int cpu = 0; cpu < CPU_SETSIZE; ++cpu) {
    if (CPU_ISSET(cpu, &allowed) && which-- == 0) CPU_SET(cpu, &wanted);
  }
  if (CPU_COUNT(&wanted) == 1) sched_setaffinity(0, sizeof wanted, &wanted);
}

static void start(struct target *target) {
  int in[2];
  int out[2];
  if (pipe2(in, O_CLOEXEC) != 0 || pipe2(out, O_CLOEXEC) != 0) die("pipe", strerror(errno));
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, in[0], STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&actions, out[1], STDOUT_FILENO);
  pin(1);
  const int problem = posix_spawnp(&target->pid, target->command[0], &actions, NULL, target->command, environ);
  pin(0);
  posix_spawn_file_actions_destroy(&actions);
  if (problem != 0) die(target->command[0], strerror(problem));
  close(in[0]);
  close(out[1]);
  target->to = in[1];
  target->from = out[0];
}

static void stop(struct target *target) {
  int status = 0;
  close(target->to);
  while (read(target->from, buffer, capacity) > 0) {
  }
  close(target->from);
  if (waitpid(target->pid, &status, 0) != target->pid || status != 0) die(target->name, "did not end well");
}

/// Sends a line; when it has an id, waits for the line that answers and checks that the id is in it.
static void exchange(struct target *target, char *line, size_t size) {
  if (write(target->to, line, size) != (ssize_t)size) die(target->name, "does not take the request");
  char *id = id_of(line);
  if (id == NULL) return;
  size_t held = 0;
  do {
    const ssize_t count = read(target->from, buffer + held, capacity - 1 - held);
    if (count <= 0) die(target->name, "ended without an answer");
    held += (size_t)count;
  } while (buffer[held - 1] != '\n' && held < capacity - 1);
  buffer[held] = '\0';
  char *answered = id_of(buffer);
  if (answered == NULL || strncmp(answered, id, id_digits) != 0) die(target->name, "answered another request");
  if (strstr(buffer, "\"error\":{") != NULL || strstr(buffer, "\"isError\":true") != NULL) die(target->name, buffer);
}

static double timed_exchange(struct target *target, char *line, size_t size) {
  const double before = now_us();
  exchange(target, line, size);
  return now_us() - before;
}

static void echo(int calls, int warm_up, int block) {
  for (int i = 0; i < target_count; ++i) {
    start(&targets[i]);
    for (int line = 0; line < targets[i].line_count; ++line) {
      exchange(&targets[i], targets[i].lines[line], strlen(targets[i].lines[line]));
    }
  }
  int next_id = first_id;
  for (int done = -warm_up, turn = 0; done < calls; done += block, ++turn) {
    for (int i = 0; i < target_count; ++i) {
      // Who comes first changes from turn to turn: nobody always follows the same neighbour.
      struct target *target = &targets[(i + turn) % target_count];
      char *line = target->lines[target->line_count - 1];
      const size_t size = strlen(line);
      for (int call = 0; call < block; ++call) {
        char digits[16];
        snprintf(digits, sizeof digits, "%d", ++next_id);
        memcpy(id_of(line), digits, id_digits);
        const double us = timed_exchange(target, line, size);
        if (done >= 0 && target->sample_count < calls) target->samples[target->sample_count++] = us;
      }
    }
  }
  for (int i = 0; i < target_count; ++i) stop(&targets[i]);
}

static void first_replies(int rounds) {
  for (int round = -2; round < rounds; ++round) {
    for (int i = 0; i < target_count; ++i) {
      struct target *target = &targets[(i + round + 2) % target_count];
      const double before = now_us();
      start(target);
      exchange(target, target->lines[0], strlen(target->lines[0]));
      const double us = now_us() - before;
      stop(target);
      if (round >= 0) target->samples[target->sample_count++] = us;
    }
  }
}

static int ascending(const void *a, const void *b) {
  const double x = *(const double *)a;
  const double y = *(const double *)b;
  return (x > y) - (x < y);
}

static void print(struct target *target) {
  const int count = target->sample_count;
  qsort(target->samples, (size_t)count, sizeof(double), ascending);
  printf("{\"name\":\"%s\",\"rounds\":%d,\"median_us\":%.3f,\"p95_us\":%.3f,\"min_us\":%.3f}\n", target->name, count,
         target->samples[count / 2], target->samples[(int)(count * 0.95)], target->samples[0]);
}

int main(int argc, char **argv) {
  int rounds = 20;
  int calls = 20000;
  int warm_up = 2000;
  int block = 250;
  if (argc < 2) die("usage", "bench_client echo|start OPTIONS --target NAME SCRIPT PROGRAM ...");
  for (int i = 2; i < argc; ++i) {
    if (i + 1 < argc && strcmp(argv[i], "--rounds") == 0) {
      rounds = atoi(argv[++i]);
    } else if (i + 1 < argc && strcmp(argv[i], "--calls") == 0) {
      calls = atoi(argv[++i]);
    } else if (i + 1 < argc && strcmp(argv[i], "--warm-up") == 0) {
      warm_up = atoi(argv[++i]);
    } else if (i + 1 < argc && strcmp(argv[i], "--block") == 0) {
      block = atoi(argv[++i]);
    } else if (strcmp(argv[i], "--pin") == 0) {
      pinned = 1;
    } else if (i + 3 < argc && strcmp(argv[i], "--target") == 0 && target_count < max_targets) {
      struct target *target = &targets[target_count++];
      target->name = argv[i + 1];
      load_script(target, argv[i + 2]);
      target->command = &argv[i + 3];
      i += 3;
      while (i + 1 < argc && strcmp(argv[i + 1], "--target") != 0) ++i;
      // Shifts the command down by one, over its script, to make room for the null at its end.
      const int words = (int)(&argv[i] - target->command) + 1;
      memmove(target->command - 1, target->command, (size_t)words * sizeof(char *));
      target->command -= 1;
      target->command[words] = NULL;
    } else {
      die("unknown option", argv[i]);
    }
  }
  if (target_count == 0 || rounds < 1 || calls < 1 || block < 1) die("usage", "nothing to do");
  signal(SIGPIPE, SIG_IGN);
  pinned = pinned && sched_getaffinity(0, sizeof allowed, &allowed) == 0 && CPU_COUNT(&allowed) > 1;
  const int most = rounds > calls ? rounds : calls;
  for (int i = 0; i < target_count; ++i) targets[i].samples = calloc((size_t)most + 1, sizeof(double));
  if (strcmp(argv[1], "echo") == 0) {
    echo(calls, warm_up, block);
  } else if (strcmp(argv[1], "start") == 0) {
    first_replies(rounds);
  } else {
    die("unknown mode", argv[1]);
  }
  for (int i = 0; i < target_count; ++i) print(&targets[i]);
  return 0;
}
