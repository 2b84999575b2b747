// The floor of reading a tree that is in no cache: of each node exactly the fields that get_window_state returns. First
// what it is (role, states, interfaces, name and description); then, as soon as that is known, its children and what
// that makes worth asking: extents of what shows, actions, attributes of what may have a role of the web, numbers with
// their ranges, texts. Whatever is known to be wanted is under way, over the application's own socket where it has one.
// Decodes what it gets and keeps what leads further.
//
// Usage: bench_walk_floor PID all|showing gets|getall. `showing` stops at what does not show, of which it asks nothing
// more. Qt crashes when it is asked for all properties (`gets`), has ranges of numbers, and no roles of the web.
// Reads the tree once for every line on standard input; prints {"us", "calls", "nodes"}.
#define _GNU_SOURCE
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "clock.h"
#include "tree_bus.h"
#include "tree_decoders.h"

/// More at once only makes the queue of sd-bus long, which it moves with every message.
enum { max_nodes = 40000, most_pending = 1024 };

enum state { state_editable = 7, state_showing = 25, state_visible = 30 };

enum role {
  role_dial = 15,
  role_frame = 23,
  role_label = 29,
  role_password_text = 40,
  role_progress_bar = 42,
  role_scroll_bar = 48,
  role_slider = 51,
  role_spin_button = 52,
  role_terminal = 60,
  role_text = 61,
  role_window = 69,
  role_paragraph = 73,
  role_autocomplete = 76,
  role_editbar = 77,
  role_entry = 79,
  role_document_frame = 82,
  role_heading = 83,
  role_link = 88,
  role_document_text = 94,
  role_document_web = 95,
  role_level_bar = 103,
  role_rating = 114,
  role_static = 116
};

static const char component[] = "org.a11y.atspi.Component";
static const char action[] = "org.a11y.atspi.Action";
static const char value[] = "org.a11y.atspi.Value";
static const char text_interface[] = "org.a11y.atspi.Text";
static const char properties[] = "org.freedesktop.DBus.Properties";

struct node {
  char *path;
  uint32_t role;
  uint32_t states;
  int children;  ///< -1 where it was not told
  int has_component;
  int has_action;
  int has_value;
  int has_text;
};

static struct node nodes[max_nodes];
static int node_count;
/// Those of which it is known what they are, in that order.
static int known[max_nodes];
static int known_count;
static sd_bus *application;
static const char *application_name;
static int only_showing;
static int is_web;
static int calls;
static int pending;
static int failed;

typedef int (*taker)(sd_bus_message *reply, int node);

static int has_state(int node, enum state state) { return (nodes[node].states >> state & 1) != 0; }

static void add_node(const char *path) {
  if (node_count == max_nodes) return;
  free(nodes[node_count].path);
  nodes[node_count++] = (struct node){.path = strdup(path), .children = -1};
}

struct question {
  taker take;
  int node;
};

static int take_reply(sd_bus_message *reply, void *data, sd_bus_error *error) {
  (void)error;
  struct question *question = data;
  --pending;
  if (sd_bus_message_is_method_error(reply, NULL) || !question->take(reply, question->node)) ++failed;
  free(question);
  return 0;
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

#define PLAIN(decode)                                         \
  static int node_##decode(sd_bus_message *reply, int node) { \
    (void)node;                                               \
    return decode(reply);                                     \
  }
PLAIN(take_extents)
PLAIN(take_actions)
PLAIN(take_double)
PLAIN(take_text)

static int take_children(sd_bus_message *reply, int node) {
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

static int take_role(sd_bus_message *reply, int node) { return sd_bus_message_read(reply, "u", &nodes[node].role) > 0; }

static int take_node_states(sd_bus_message *reply, int node) {
  uint32_t high = 0;
  if (sd_bus_message_enter_container(reply, 'a', "u") <= 0) return 0;
  sd_bus_message_read(reply, "u", &nodes[node].states);
  sd_bus_message_read(reply, "u", &high);
  checksum += high;
  return 1;
}

static int take_interfaces(sd_bus_message *reply, int node) {
  const char *text = NULL;
  if (sd_bus_message_enter_container(reply, 'a', "s") <= 0) return 0;
  while (sd_bus_message_read(reply, "s", &text) > 0) {
    if (strcmp(text, component) == 0) nodes[node].has_component = 1;
    if (strcmp(text, action) == 0) nodes[node].has_action = 1;
    if (strcmp(text, value) == 0) nodes[node].has_value = 1;
    if (strcmp(text, text_interface) == 0) nodes[node].has_text = 1;
  }
  return 1;
}

static int take_string(sd_bus_message *reply, int node) {
  const char *text = NULL;
  (void)node;
  if (sd_bus_message_read(reply, "v", "s", &text) <= 0) return 0;
  count_text(text);
  return 1;
}

/// The last of what says what it is: replies come in order.
static int take_description(sd_bus_message *reply, int node) {
  known[known_count++] = node;
  return take_string(reply, node);
}

static int take_all_properties(sd_bus_message *reply, int node) {
  const char *name = NULL;
  const char *text = NULL;
  known[known_count++] = node;
  if (sd_bus_message_enter_container(reply, 'a', "{sv}") <= 0) return 0;
  while (sd_bus_message_enter_container(reply, 'e', "sv") > 0) {
    if (sd_bus_message_read(reply, "s", &name) <= 0) return 0;
    const int is_text = strcmp(name, "Name") == 0 || strcmp(name, "Description") == 0;
    int read = 0;
    if (is_text)
      read = sd_bus_message_read(reply, "v", "s", &text);
    else if (strcmp(name, "ChildCount") == 0)
      read = sd_bus_message_read(reply, "v", "i", &nodes[node].children);
    else
      read = sd_bus_message_skip(reply, "v");
    if (read <= 0) return 0;
    if (is_text) count_text(text);
    sd_bus_message_exit_container(reply);
  }
  return 1;
}

static int take_attributes(sd_bus_message *reply, int node) {
  const char *key = NULL;
  const char *told = NULL;
  (void)node;
  if (sd_bus_message_enter_container(reply, 'a', "{ss}") <= 0) return 0;
  while (sd_bus_message_enter_container(reply, 'e', "ss") > 0) {
    if (sd_bus_message_read(reply, "ss", &key, &told) <= 0) return 0;
    count_text(told);
    sd_bus_message_exit_container(reply);
  }
  return 1;
}

/// How long the text is, and then the text; of a password only how long it is.
static int take_length(sd_bus_message *reply, int node) {
  int32_t count = 0;
  if (sd_bus_message_read(reply, "v", "i", &count) <= 0) return 0;
  if (count > 0 && nodes[node].role != role_password_text)
    ASK(node, text_interface, "GetText", node_take_text, "ii", 0, count);
  return 1;
}

static int may_have_web_role(uint32_t role) {
  switch (role) {
    case role_document_frame:
    case role_document_web:
    case role_frame:
    case role_heading:
    case role_label:
    case role_link:
    case role_paragraph:
    case role_password_text:
    case role_static:
    case role_window:
      return 0;
    default:
      return 1;
  }
}

static int shows_number(uint32_t role) {
  switch (role) {
    case role_dial:
    case role_progress_bar:
    case role_scroll_bar:
    case role_slider:
    case role_spin_button:
    case role_level_bar:
    case role_rating:
      return 1;
    default:
      return 0;
  }
}

static int shows_text(uint32_t role) {
  switch (role) {
    case role_password_text:
    case role_terminal:
    case role_text:
    case role_paragraph:
    case role_autocomplete:
    case role_editbar:
    case role_entry:
    case role_document_text:
      return 1;
    default:
      return 0;
  }
}

static void ask_what_it_is(int node) {
  ASK(node, accessible, "GetRole", take_role, "");
  ASK(node, accessible, "GetState", take_node_states, "");
  ASK(node, accessible, "GetInterfaces", take_interfaces, "");
  if (is_web) {
    ASK(node, properties, "GetAll", take_all_properties, "s", accessible);
  } else {
    ASK(node, properties, "Get", take_string, "ss", accessible, "Name");
    ASK(node, properties, "Get", take_description, "ss", accessible, "Description");
  }
}

static void ask_value(int node) {
  const uint32_t role = nodes[node].role;
  const int shows = shows_text(role) || has_state(node, state_editable);
  if (shows && nodes[node].has_text)
    ASK(node, properties, "Get", take_length, "ss", text_interface, "CharacterCount");
  else if (shows_number(role) && nodes[node].has_value)
    ASK(node, properties, "Get", node_take_double, "ss", value, "CurrentValue");
  const int can_be_set = role == role_slider || role == role_spin_button || role == role_dial;
  if (is_web || !can_be_set || !nodes[node].has_value) return;
  ASK(node, properties, "Get", node_take_double, "ss", value, "MinimumValue");
  ASK(node, properties, "Get", node_take_double, "ss", value, "MaximumValue");
}

static void ask_the_rest(int node) {
  const int shows = has_state(node, state_showing);
  if (only_showing && !shows) return;
  if (nodes[node].children != 0) ASK(node, accessible, "GetChildren", take_children, "");
  if (shows && has_state(node, state_visible) && nodes[node].has_component)
    ASK(node, component, "GetExtents", node_take_extents, "u", 0);
  if (nodes[node].has_action) ASK(node, action, "GetActions", node_take_actions, "");
  if (is_web && may_have_web_role(nodes[node].role)) ASK(node, accessible, "GetAttributes", take_attributes, "");
  ask_value(node);
}

static void read_tree(void) {
  node_count = known_count = calls = failed = 0;
  add_node(root_path);
  ASK(0, accessible, "GetChildren", take_children, "");
  int begun = 1;
  int done = 0;
  while (pending > 0) {
    const int processed = sd_bus_process(application, NULL);
    check(processed, "process");
    for (; pending < most_pending && done < known_count; ++done) ask_the_rest(known[done]);
    for (; pending < most_pending && begun < node_count; ++begun) ask_what_it_is(begun);
    if (processed == 0) check(sd_bus_wait(application, UINT64_MAX), "wait");
  }
}

int main(int argc, char **argv) {
  if (argc != 4) {
    fprintf(stderr, "usage: bench_walk_floor PID all|showing gets|getall\n");
    return 2;
  }
  only_showing = strcmp(argv[2], "showing") == 0;
  is_web = strcmp(argv[3], "getall") == 0;
  sd_bus *bus = accessibility_bus();
  register_event(bus);
  application_name = application_of(bus, (uint32_t)strtoul(argv[1], NULL, 10));
  application = own_socket_of(bus, application_name);
  char line[64];
  while (fgets(line, sizeof line, stdin) != NULL) {
    const double before = now_us();
    read_tree();
    const double us = now_us() - before;
    if (failed > 0) fprintf(stderr, "bench_walk_floor: %d calls failed\n", failed);
    printf("{\"us\":%.1f,\"calls\":%d,\"nodes\":%d}\n", us, calls, node_count - 1);
    fflush(stdout);
  }
  return checksum == 0;
}
