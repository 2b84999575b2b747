// The floor of reading a tree that is in no cache: level by level, and of each node seven questions: children, role,
// states, interfaces, name and description, extents, actions; all of a level are sent before the first reply is
// awaited, over the application's own socket where it has one. Decodes what it gets and keeps what leads to the next
// level.
//
// Usage: bench_walk_floor PID all|showing gets|getall. `showing` stops at what does not show, of which it asks neither
// extents nor actions nor children. Qt crashes when it is asked for all properties, so its name is asked for alone.
// Reads the tree once for every line on standard input; prints {"us", "calls", "nodes"}.
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "clock.h"
#include "tree_bus.h"
#include "tree_decoders.h"

/// More at once only makes the queue of sd-bus long, which it moves with every message.
enum { max_nodes = 40000, showing_bit = 25, most_pending = 1024 };

struct node {
  char *path;
  int shows;
};

static struct node nodes[max_nodes];
static int node_count;
static sd_bus *application;
static const char *application_name;
static int calls;
static int pending;
static int failed;

typedef int (*taker)(sd_bus_message *reply, struct node *node);

static void add_node(const char *path) {
  if (node_count == max_nodes) return;
  free(nodes[node_count].path);
  nodes[node_count++] = (struct node){.path = strdup(path), .shows = 1};
}

static int take_children(sd_bus_message *reply, struct node *node) {
  const char *name = NULL;
  const char *path = NULL;
  (void)node;
  if (sd_bus_message_enter_container(reply, 'a', "(so)") <= 0) return 0;
  while (sd_bus_message_read(reply, "(so)", &name, &path) > 0) {
    // What is embedded from elsewhere, and what is nothing.
    if (strcmp(name, application_name) == 0) add_node(path);
  }
  return 1;
}

static int take_shown(sd_bus_message *reply, struct node *node) {
  uint32_t low = 0;
  uint32_t high = 0;
  if (sd_bus_message_enter_container(reply, 'a', "u") <= 0) return 0;
  sd_bus_message_read(reply, "u", &low);
  sd_bus_message_read(reply, "u", &high);
  checksum += high;
  node->shows = (low >> showing_bit & 1) != 0;
  return 1;
}

static int take_words(sd_bus_message *reply, struct node *node) {
  const char *text = NULL;
  (void)node;
  if (sd_bus_message_enter_container(reply, 'a', "s") <= 0) return 0;
  while (sd_bus_message_read(reply, "s", &text) > 0) count_text(text);
  return 1;
}

static int take_name(sd_bus_message *reply, struct node *node) {
  const char *text = NULL;
  (void)node;
  if (sd_bus_message_read(reply, "v", "s", &text) <= 0) return 0;
  count_text(text);
  return 1;
}

#define PLAIN(decode)                                                  \
  static int node_##decode(sd_bus_message *reply, struct node *node) { \
    (void)node;                                                        \
    return decode(reply);                                              \
  }
PLAIN(take_number)
PLAIN(take_properties)
PLAIN(take_extents)
PLAIN(take_actions)

struct question {
  taker take;
  int node;
};

static int take_reply(sd_bus_message *reply, void *data, sd_bus_error *error) {
  (void)error;
  struct question *question = data;
  --pending;
  if (sd_bus_message_is_method_error(reply, NULL) || !question->take(reply, &nodes[question->node])) ++failed;
  free(question);
  return 0;
}

static void await_replies(int until) {
  while (pending > until) {
    const int done = sd_bus_process(application, NULL);
    check(done, "process");
    if (done == 0) check(sd_bus_wait(application, UINT64_MAX), "wait");
  }
}

#define ASK(index, interface, member, taker, ...)                                                             \
  do {                                                                                                        \
    struct question *question = malloc(sizeof *question);                                                     \
    *question = (struct question){taker, index};                                                              \
    check(sd_bus_call_method_async(application, NULL, application_name, nodes[index].path, interface, member, \
                                   take_reply, question, __VA_ARGS__),                                        \
          member);                                                                                            \
    ++pending;                                                                                                \
    ++calls;                                                                                                  \
  } while (0)

static void ask_what_it_is(int index, int all_properties) {
  ASK(index, accessible, "GetRole", node_take_number, "");
  ASK(index, accessible, "GetState", take_shown, "");
  ASK(index, accessible, "GetInterfaces", take_words, "");
  if (all_properties)
    ASK(index, "org.freedesktop.DBus.Properties", "GetAll", node_take_properties, "s", accessible);
  else
    ASK(index, "org.freedesktop.DBus.Properties", "Get", take_name, "ss", accessible, "Name");
}

static void ask_the_rest(int index) {
  ASK(index, accessible, "GetChildren", take_children, "");
  ASK(index, "org.a11y.atspi.Component", "GetExtents", node_take_extents, "u", 0);
  ASK(index, "org.a11y.atspi.Action", "GetActions", node_take_actions, "");
}

static void read_tree(int only_showing, int all_properties) {
  node_count = calls = failed = 0;
  add_node(root_path);
  ASK(0, accessible, "GetChildren", take_children, "");
  await_replies(0);
  for (int first = 1; first < node_count;) {
    const int end = node_count;
    for (int i = first; i < end; ++i) {
      ask_what_it_is(i, all_properties);
      await_replies(most_pending);
    }
    if (only_showing) await_replies(0);
    for (int i = first; i < end; ++i) {
      if (!only_showing || nodes[i].shows) ask_the_rest(i);
      await_replies(most_pending);
    }
    await_replies(0);
    first = end;
  }
}

int main(int argc, char **argv) {
  if (argc != 4) {
    fprintf(stderr, "usage: bench_walk_floor PID all|showing gets|getall\n");
    return 2;
  }
  sd_bus *bus = accessibility_bus();
  register_event(bus);
  application_name = application_of(bus, (uint32_t)strtoul(argv[1], NULL, 10));
  application = own_socket_of(bus, application_name);
  char line[64];
  while (fgets(line, sizeof line, stdin) != NULL) {
    const double before = now_us();
    read_tree(strcmp(argv[2], "showing") == 0, strcmp(argv[3], "getall") == 0);
    const double us = now_us() - before;
    printf("{\"us\":%.1f,\"calls\":%d,\"nodes\":%d}\n", us, calls, node_count - 1);
    fflush(stdout);
  }
  return checksum == 0;
}
