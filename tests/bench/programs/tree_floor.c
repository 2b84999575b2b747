// The floor of reading a tree of GTK 3 or 4: exactly the fields that get_window_state returns, each asked for once, and
// all that can be asked without waiting sent before the first reply is awaited, over the application's own socket.
// Cache.GetItems tells role, name, description, states and interfaces; then come the extents of what shows, actions,
// numbers and their ranges, texts, and the labels of nameless controls; and the cells of tables, which the cache leaves
// out. GTK 4 says of no node that it shows, gives every label the actions of its context menu, and has no text up to
// an end of -1, so that its length comes first. Decodes what it gets and keeps nothing.
//
// Usage: bench_tree_floor PID. Reads the tree once for every line on standard input; prints {"us", "calls", "nodes"}.
#define _GNU_SOURCE
#include <errno.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <systemd/sd-bus.h>

#include "clock.h"
#include "tree_bus.h"
#include "tree_decoders.h"

enum { max_nodes = 20000 };

enum role {
  role_combo_box = 11,
  role_dial = 15,
  role_label = 29,
  role_password_text = 40,
  role_progress_bar = 42,
  role_scroll_bar = 48,
  role_slider = 51,
  role_spin_button = 52,
  role_table = 55,
  role_terminal = 60,
  role_text = 61,
  role_tree = 65,
  role_tree_table = 66,
  role_paragraph = 73,
  role_autocomplete = 76,
  role_editbar = 77,
  role_entry = 79,
  role_document_text = 94,
  role_level_bar = 103,
  role_rating = 114
};

/// Bits of the first word of states.
enum state { state_editable = 7, state_focusable = 11, state_showing = 25, state_visible = 30 };

static const char component[] = "org.a11y.atspi.Component";
static const char action[] = "org.a11y.atspi.Action";
static const char value[] = "org.a11y.atspi.Value";
static const char text_interface[] = "org.a11y.atspi.Text";
static const char properties[] = "org.freedesktop.DBus.Properties";

struct node {
  char *path;
  uint32_t role;
  uint32_t states;
  int has_name;
  int has_component;
  int has_action;
  int has_value;
  int has_text;
};

static struct node nodes[max_nodes];
static int node_count;
static sd_bus *application;
static const char *application_name;
static int is_gtk4;
static int calls;
static int pending;
static int failed;

static int has_state(const struct node *node, enum state state) { return (node->states >> state & 1) != 0; }

/// Decodes a reply; whether it was as expected.
typedef int (*decoder)(sd_bus_message *reply);

static int take_reply(sd_bus_message *reply, void *data, sd_bus_error *error) {
  (void)error;
  --pending;
  const decoder decode = *(decoder *)data;
  if (sd_bus_message_is_method_error(reply, NULL) || !decode(reply)) ++failed;
  return 0;
}

/// The decoders stand still, so that a pointer to one can be what a reply comes back with.
#define ASK(path, interface, member, decode, ...)                                                            \
  do {                                                                                                       \
    static decoder decode_with = decode;                                                                     \
    check(sd_bus_call_method_async(application, NULL, application_name, path, interface, member, take_reply, \
                                   &decode_with, __VA_ARGS__),                                               \
          member);                                                                                           \
    ++pending;                                                                                               \
    ++calls;                                                                                                 \
  } while (0)

/// How long the text is, and then the text.
static int take_length(sd_bus_message *reply, void *data, sd_bus_error *error) {
  (void)error;
  --pending;
  const struct node *node = data;
  int32_t count = 0;
  if (sd_bus_message_is_method_error(reply, NULL) || sd_bus_message_read(reply, "v", "i", &count) <= 0) {
    ++failed;
    return 0;
  }
  if (count > 0) ASK(node->path, text_interface, "GetText", take_text, "ii", 0, count);
  return 0;
}

static int read_item(sd_bus_message *reply, struct node *node) {
  const char *name = NULL;
  const char *path = NULL;
  const char *text = NULL;
  int32_t index = 0;
  int32_t children = 0;
  uint32_t number = 0;
  check(sd_bus_message_read(reply, "(so)", &name, &path), "reference");
  node->path = strdup(path);
  check(sd_bus_message_read(reply, "(so)", &name, &path), "application");
  check(sd_bus_message_read(reply, "(so)", &name, &path), "parent");
  check(sd_bus_message_read(reply, "ii", &index, &children), "index");
  check(sd_bus_message_enter_container(reply, 'a', "s"), "interfaces");
  while (sd_bus_message_read(reply, "s", &text) > 0) {
    if (strcmp(text, component) == 0) node->has_component = 1;
    if (strcmp(text, action) == 0) node->has_action = 1;
    if (strcmp(text, value) == 0) node->has_value = 1;
    if (strcmp(text, text_interface) == 0) node->has_text = 1;
  }
  check(sd_bus_message_exit_container(reply), "interfaces");
  check(sd_bus_message_read(reply, "s", &text), "name");
  node->has_name = text[0] != '\0';
  count_text(text);
  check(sd_bus_message_read(reply, "u", &node->role), "role");
  check(sd_bus_message_read(reply, "s", &text), "description");
  count_text(text);
  check(sd_bus_message_enter_container(reply, 'a', "u"), "states");
  check(sd_bus_message_read(reply, "u", &node->states), "states");
  while (sd_bus_message_read(reply, "u", &number) > 0) checksum += number;
  return sd_bus_message_exit_container(reply);
}

static struct node *next_node(void) {
  if (node_count == max_nodes) check(-E2BIG, "nodes");
  struct node *node = &nodes[node_count++];
  free(node->path);
  *node = (struct node){0};
  return node;
}

static void read_items(void) {
  sd_bus_message *reply = NULL;
  check(sd_bus_call_method(application, application_name, "/org/a11y/atspi/cache", "org.a11y.atspi.Cache", "GetItems",
                           NULL, &reply, ""),
        "GetItems");
  ++calls;
  check(sd_bus_message_enter_container(reply, 'a', "((so)(so)(so)iiassusau)"), "items");
  while (1) {
    const int more = sd_bus_message_enter_container(reply, 'r', "(so)(so)(so)iiassusau");
    check(more, "item");
    if (more == 0) break;
    check(read_item(reply, next_node()), "item");
    check(sd_bus_message_exit_container(reply), "item");
  }
  sd_bus_message_unref(reply);
}

/// Of cells everything has to be asked. That they have bounds and actions is taken for granted.
static int take_cells(sd_bus_message *reply) {
  const char *name = NULL;
  const char *path = NULL;
  if (sd_bus_message_enter_container(reply, 'a', "(so)") <= 0) return 0;
  while (sd_bus_message_read(reply, "(so)", &name, &path) > 0) {
    struct node *cell = next_node();
    cell->path = strdup(path);
    ASK(cell->path, accessible, "GetRole", take_number, "");
    ASK(cell->path, accessible, "GetState", take_states, "");
    ASK(cell->path, properties, "GetAll", take_properties, "s", accessible);
    ASK(cell->path, component, "GetExtents", take_extents, "u", 1);
    ASK(cell->path, action, "GetActions", take_actions, "");
  }
  return 1;
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

static int has_range(uint32_t role) { return role == role_slider || role == role_spin_button || role == role_dial; }

static int shows_text(uint32_t role) {
  switch (role) {
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

/// Whether a label beside it says what it is.
static int takes_label(uint32_t role) {
  switch (role) {
    case role_autocomplete:
    case role_combo_box:
    case role_dial:
    case role_editbar:
    case role_entry:
    case role_password_text:
    case role_slider:
    case role_spin_button:
    case role_text:
      return 1;
    default:
      return 0;
  }
}

/// A spin button shows its text; of a password only the length is told.
static void ask_value(const struct node *node) {
  const int shows = shows_text(node->role) || has_state(node, state_editable);
  if (node->role == role_password_text) {
    if (node->has_text) ASK(node->path, properties, "Get", take_count, "ss", text_interface, "CharacterCount");
  } else if (shows && node->has_text && is_gtk4) {
    check(sd_bus_call_method_async(application, NULL, application_name, node->path, properties, "Get", take_length,
                                   (void *)node, "ss", text_interface, "CharacterCount"),
          "CharacterCount");
    ++pending;
    ++calls;
  } else if (shows && node->has_text) {
    ASK(node->path, text_interface, "GetText", take_text, "ii", 0, -1);
  } else if (shows_number(node->role) && node->has_value) {
    ASK(node->path, properties, "Get", take_double, "ss", value, "CurrentValue");
  }
  if (!has_range(node->role) || !node->has_value) return;
  ASK(node->path, properties, "Get", take_double, "ss", value, "MinimumValue");
  ASK(node->path, properties, "Get", take_double, "ss", value, "MaximumValue");
}

static void ask_details(const struct node *node) {
  const int shows = has_state(node, state_visible) && (is_gtk4 || has_state(node, state_showing));
  const int has_noise = is_gtk4 && node->role == role_label && !has_state(node, state_focusable);
  if (shows && node->has_component) ASK(node->path, component, "GetExtents", take_extents, "u", 1);
  if (node->has_action && !has_noise) ASK(node->path, action, "GetActions", take_actions, "");
  if (shows && !is_gtk4 && !node->has_name && takes_label(node->role))
    ASK(node->path, accessible, "GetRelationSet", take_relations, "");
  ask_value(node);
  const int has_cells = node->role == role_table || node->role == role_tree || node->role == role_tree_table;
  if (shows && !is_gtk4 && has_cells) ASK(node->path, accessible, "GetChildren", take_cells, "");
}

static void read_tree(void) {
  node_count = calls = failed = 0;
  read_items();
  const int items = node_count;
  for (int i = 0; i < items; ++i) ask_details(&nodes[i]);
  while (pending > 0) {
    const int done = sd_bus_process(application, NULL);
    check(done, "process");
    if (done == 0) check(sd_bus_wait(application, UINT64_MAX), "wait");
  }
}

int main(int argc, char **argv) {
  if (argc != 2) {
    fprintf(stderr, "usage: bench_tree_floor PID\n");
    return 2;
  }
  sd_bus *bus = accessibility_bus();
  register_event(bus);
  application_name = application_of(bus, (uint32_t)strtoul(argv[1], NULL, 10));
  application = own_socket_of(bus, application_name);
  is_gtk4 = is_of_toolkit(bus, application_name, "GTK");
  char line[64];
  while (fgets(line, sizeof line, stdin) != NULL) {
    const double before = now_us();
    read_tree();
    const double us = now_us() - before;
    if (failed > 0) fprintf(stderr, "bench_tree_floor: %d calls failed\n", failed);
    printf("{\"us\":%.1f,\"calls\":%d,\"nodes\":%d}\n", us, calls, node_count);
    fflush(stdout);
  }
  return checksum == 0;
}
