// What the modes of bench_client share.
#ifndef OFFHAND_BENCH_CLIENT_H
#define OFFHAND_BENCH_CLIENT_H

#include <stddef.h>

enum { max_targets = 8, id_digits = 7, capacity = 1 << 20 };

/// One of those that are timed, and what was measured: microseconds, or requests a second.
struct target {
  const char* name;
  char** words;  // what followed the name, with a null at the end
  int word_count;
  double* samples;
  int sample_count;
  void* state;  // of the mode
};

struct settings {
  int rounds;
  int calls;
  int warm_up;
  int block;
};

extern struct target targets[max_targets];
extern int target_count;

_Noreturn void die(const char* what, const char* detail);
/// This process onto the first or the second processor that it may use; nothing unless --pin was given.
void pin(int which);
/// Where the digits of the id stand, or null.
char* id_of(char* text);
/// Writes the next id of this run over the digits.
void set_next_id(char* id);
/// Ends the run unless the answer bears that id and tells of no error.
void check_answer(const struct target* target, const char* answer, const char* id);
/// Calls `turn` for each target, another one first each time, until every target had `settings->calls` calls after the
/// warm-up, `settings->block` at a time. Calls before `counted` are the warm-up.
void in_turns(const struct settings* settings, void (*turn)(struct target* target, int calls, int counted));

void stdio_echo(const struct settings* settings);
void first_replies(const struct settings* settings);
void http_echo(const struct settings* settings);
void http_load(const struct settings* settings);

#endif
