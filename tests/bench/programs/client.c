// Times servers against each other, in turns, so that what else the machine does hits all alike.
//
// bench_client echo OPTIONS TARGETS                round trips of one request over standard streams, all servers alive at once
// bench_client start --rounds N TARGETS            from before the spawn to the first reply
// bench_client http-echo OPTIONS HTTP_TARGETS      round trips of one request over one kept connection
// bench_client http-load OPTIONS HTTP_TARGETS      requests a second over several kept connections, each of which has one
//                                                  request under way at a time; every block of calls is one sample
// OPTIONS: --calls N --warm-up N --block N, and --pin: this client on the first processor, whom it starts on the second
// TARGETS: --target NAME SCRIPT PROGRAM ARGUMENT... --target ...
// HTTP_TARGETS: --target NAME FOLDER PORT --target ...
//
// SCRIPT holds one message a line. A line with an id is awaited, one without is not. `echo` sends all lines and repeats
// the last with new ids; `start` sends the first. FOLDER holds one file a connection, 0, 1 and so on, with the bytes of
// its request; the server listens on PORT of 127.0.0.1 already. Ids have seven digits. Prints one JSON object a target,
// in microseconds or requests a second; of the latter, p95 is what 95 of 100 blocks reach.
#define _GNU_SOURCE
#include "client.h"

#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct target targets[max_targets];
int target_count;
static int pinned;
static cpu_set_t allowed;
static int next_id = 1000000;

void die(const char *what, const char *detail) {
  fprintf(stderr, "bench_client: %s: %s\n", what, detail);
  exit(2);
}

/// Where the scheduler puts two processes that wake each other decides between 3 and 11 us for the same C program, so
/// it is not left to chance: the client keeps the first processor, the servers get the second. Without a second one
/// nothing is pinned.
void pin(int which) {
  cpu_set_t wanted;
  if (!pinned) return;
  CPU_ZERO(&wanted);
  for (int cpu = 0; cpu < CPU_SETSIZE; ++cpu) {
    if (CPU_ISSET(cpu, &allowed) && which-- == 0) CPU_SET(cpu, &wanted);
  }
  if (CPU_COUNT(&wanted) == 1) sched_setaffinity(0, sizeof wanted, &wanted);
}

char *id_of(char *text) {
  char *found = strstr(text, "\"id\":");
  return found == NULL ? NULL : found + 5;
}

void set_next_id(char *id) {
  char digits[16];
  snprintf(digits, sizeof digits, "%d", ++next_id);
  memcpy(id, digits, id_digits);
}

void check_answer(const struct target *target, const char *answer, const char *id) {
  char wanted[5 + id_digits + 1];
  snprintf(wanted, sizeof wanted, "\"id\":%.*s", id_digits, id);
  if (strstr(answer, wanted) == NULL) die(target->name, answer);
  if (strstr(answer, "\"error\":{\"code\"") != NULL || strstr(answer, "\"isError\":true") != NULL) die(target->name, answer);
}

void in_turns(const struct settings *settings, void (*turn)(struct target *target, int calls, int counted)) {
  for (int done = -settings->warm_up, round = 0; done < settings->calls; done += settings->block, ++round) {
    // Who comes first changes from round to round: nobody always follows the same neighbour.
    for (int i = 0; i < target_count; ++i) turn(&targets[(i + round) % target_count], settings->block, done >= 0);
  }
}

static int ascending(const void *a, const void *b) {
  const double x = *(const double *)a;
  const double y = *(const double *)b;
  return (x > y) - (x < y);
}

static void print(struct target *target, int are_rates) {
  const int count = target->sample_count;
  qsort(target->samples, (size_t)count, sizeof(double), ascending);
  printf("{\"name\":\"%s\",\"rounds\":%d,\"median\":%.3f,\"p95\":%.3f,\"min\":%.3f}\n", target->name, count, target->samples[count / 2],
         target->samples[(int)(count * (are_rates ? 0.05 : 0.95))], target->samples[0]);
}

int main(int argc, char **argv) {
  static const struct {
    const char *name;
    void (*run)(const struct settings *settings);
    int gives_rates;
  } modes[] = {{"echo", stdio_echo, 0}, {"start", first_replies, 0}, {"http-echo", http_echo, 0}, {"http-load", http_load, 1}};
  struct settings settings = {.rounds = 20, .calls = 20000, .warm_up = 2000, .block = 250};
  const struct {
    const char *name;
    int *value;
  } numbers[] = {{"--rounds", &settings.rounds}, {"--calls", &settings.calls}, {"--warm-up", &settings.warm_up}, {"--block", &settings.block}};
  if (argc < 2) die("usage", "bench_client MODE OPTIONS --target NAME ...");
  for (int i = 2; i < argc; ++i) {
    int known = 0;
    for (size_t n = 0; n < sizeof numbers / sizeof *numbers && !known && i + 1 < argc; ++n) {
      known = strcmp(argv[i], numbers[n].name) == 0;
      if (known) *numbers[n].value = atoi(argv[++i]);
    }
    if (known) continue;
    if (strcmp(argv[i], "--pin") == 0) {
      pinned = 1;
    } else if (i + 3 < argc && strcmp(argv[i], "--target") == 0 && target_count < max_targets) {
      struct target *target = &targets[target_count++];
      target->name = argv[++i];
      target->words = &argv[i];
      // The words move down by one, over the name, to make room for the null at their end.
      for (; i + 1 < argc && strcmp(argv[i + 1], "--target") != 0; ++i) target->words[target->word_count++] = argv[i + 1];
      target->words[target->word_count] = NULL;
    } else {
      die("unknown option", argv[i]);
    }
  }
  if (target_count == 0 || settings.rounds < 1 || settings.calls < 1 || settings.block < 1) die("usage", "nothing to do");
  signal(SIGPIPE, SIG_IGN);
  pinned = pinned && sched_getaffinity(0, sizeof allowed, &allowed) == 0 && CPU_COUNT(&allowed) > 1;
  const int most = (settings.rounds > settings.calls ? settings.rounds : settings.calls) + settings.block;
  for (int i = 0; i < target_count; ++i) targets[i].samples = calloc((size_t)most, sizeof(double));
  for (size_t i = 0; i < sizeof modes / sizeof *modes; ++i) {
    if (strcmp(argv[1], modes[i].name) != 0) continue;
    modes[i].run(&settings);
    for (int t = 0; t < target_count; ++t) print(&targets[t], modes[i].gives_rates);
    return 0;
  }
  die("unknown mode", argv[1]);
}
