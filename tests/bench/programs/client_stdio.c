// Servers on standard streams, which the client starts itself.
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "client.h"
#include "clock.h"

enum { max_lines = 8 };

struct process {
  char *lines[max_lines];
  int line_count;
  pid_t pid;
  int to;
  int from;
};

static char buffer[capacity];
extern char **environ;

static void load_script(struct target *target) {
  const char *path = target->words[0];
  FILE *file = fopen(path, "re");
  if (file == NULL) die(path, strerror(errno));
  struct process *process = target->state = calloc(1, sizeof(struct process));
  size_t room = 0;
  while (process->line_count < max_lines && getline(&process->lines[process->line_count], &room, file) > 0) {
    ++process->line_count;
    room = 0;
  }
  fclose(file);
  if (process->line_count == 0) die(path, "empty");
}

static void start(struct target *target) {
  struct process *process = target->state;
  char **command = target->words + 1;
  int in[2];
  int out[2];
  if (pipe2(in, O_CLOEXEC) != 0 || pipe2(out, O_CLOEXEC) != 0) die("pipe", strerror(errno));
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, in[0], STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&actions, out[1], STDOUT_FILENO);
  pin(1);
  const int problem = posix_spawnp(&process->pid, command[0], &actions, NULL, command, environ);
  pin(0);
  posix_spawn_file_actions_destroy(&actions);
  if (problem != 0) die(command[0], strerror(problem));
  close(in[0]);
  close(out[1]);
  process->to = in[1];
  process->from = out[0];
}

static void stop(struct target *target) {
  struct process *process = target->state;
  int status = 0;
  close(process->to);
  while (read(process->from, buffer, capacity) > 0) {
  }
  close(process->from);
  if (waitpid(process->pid, &status, 0) != process->pid || status != 0) die(target->name, "did not end well");
}

/// Sends a line; when it has an id, waits for the line that answers it.
static void exchange(struct target *target, char *line, size_t size) {
  struct process *process = target->state;
  if (write(process->to, line, size) != (ssize_t)size) die(target->name, "does not take the request");
  char *id = id_of(line);
  if (id == NULL) return;
  size_t held = 0;
  do {
    const ssize_t count = read(process->from, buffer + held, capacity - 1 - held);
    if (count <= 0) die(target->name, "ended without an answer");
    held += (size_t)count;
  } while (buffer[held - 1] != '\n' && held < capacity - 1);
  buffer[held] = '\0';
}

static double timed_exchange(struct target *target, char *line, size_t size) {
  const double before = now_us();
  exchange(target, line, size);
  const double us = now_us() - before;
  check_answer(target, buffer, id_of(line));
  return us;
}

static void echo_turn(struct target *target, int calls, int counted) {
  struct process *process = target->state;
  char *line = process->lines[process->line_count - 1];
  const size_t size = strlen(line);
  for (int call = 0; call < calls; ++call) {
    set_next_id(id_of(line));
    const double us = timed_exchange(target, line, size);
    if (counted) target->samples[target->sample_count++] = us;
  }
}

void stdio_echo(const struct settings *settings) {
  for (int i = 0; i < target_count; ++i) {
    load_script(&targets[i]);
    start(&targets[i]);
    const struct process *process = targets[i].state;
    for (int line = 0; line < process->line_count; ++line) {
      char *text = process->lines[line];
      exchange(&targets[i], text, strlen(text));
      if (id_of(text) != NULL) check_answer(&targets[i], buffer, id_of(text));
    }
  }
  in_turns(settings, echo_turn);
  for (int i = 0; i < target_count; ++i) stop(&targets[i]);
}

void first_replies(const struct settings *settings) {
  for (int i = 0; i < target_count; ++i) load_script(&targets[i]);
  for (int round = -2; round < settings->rounds; ++round) {
    for (int i = 0; i < target_count; ++i) {
      struct target *target = &targets[(i + round + 2) % target_count];
      char *line = ((struct process *)target->state)->lines[0];
      const double before = now_us();
      start(target);
      exchange(target, line, strlen(line));
      const double us = now_us() - before;
      check_answer(target, buffer, id_of(line));
      stop(target);
      if (round >= 0) target->samples[target->sample_count++] = us;
    }
  }
}
