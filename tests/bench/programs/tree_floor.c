// The floor of reading a GTK 3 tree: Cache.GetItems, then the extents of every component and the actions of every node
// that has some, all requests sent before the first reply is awaited, over the application's own socket. Decodes what it
// gets and keeps nothing.
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

enum { max_nodes = 20000 };

static const char accessible[] = "org.a11y.atspi.Accessible";
static const char root_path[] = "/org/a11y/atspi/accessible/root";

struct node {
  char *path;
  int has_component;
  int has_action;
};

static struct node nodes[max_nodes];
static int node_count;
static int pending;
static int failed;
static uint64_t checksum;  // keeps the compiler from leaving out the decoding

static void check(int result, const char *what) {
  if (result >= 0) return;
  fprintf(stderr, "bench_tree_floor: %s: %s\n", what, strerror(-result));
  exit(2);
}

static sd_bus *connect_to(const char *address, int is_bus) {
  sd_bus *bus = NULL;
  check(sd_bus_new(&bus), "sd_bus_new");
  check(sd_bus_set_address(bus, address), address);
  check(sd_bus_set_bus_client(bus, is_bus), "sd_bus_set_bus_client");
  check(sd_bus_start(bus), address);
  return bus;
}

static sd_bus *accessibility_bus(void) {
  sd_bus *session = NULL;
  sd_bus_message *reply = NULL;
  const char *address = NULL;
  check(sd_bus_open_user(&session), "session bus");
  check(sd_bus_call_method(session, "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", NULL, &reply, ""),
        "GetAddress");
  check(sd_bus_message_read(reply, "s", &address), "GetAddress");
  sd_bus *bus = connect_to(address, 1);
  sd_bus_message_unref(reply);
  sd_bus_flush_close_unref(session);
  return bus;
}

/// The bus name of the accessible application that the process has.
static char *application_of(sd_bus *bus, uint32_t wanted) {
  sd_bus_message *reply = NULL;
  check(sd_bus_call_method(bus, "org.a11y.atspi.Registry", root_path, accessible, "GetChildren", NULL, &reply, ""),
        "GetChildren of the registry");
  check(sd_bus_message_enter_container(reply, 'a', "(so)"), "GetChildren");
  const char *name = NULL;
  const char *path = NULL;
  char *found = NULL;
  while (found == NULL && sd_bus_message_read(reply, "(so)", &name, &path) > 0) {
    sd_bus_message *answer = NULL;
    uint32_t pid = 0;
    if (sd_bus_call_method(bus, "org.freedesktop.DBus", "/", "org.freedesktop.DBus", "GetConnectionUnixProcessID", NULL,
                           &answer, "s", name) >= 0 &&
        sd_bus_message_read(answer, "u", &pid) > 0 && pid == wanted)
      found = strdup(name);
    sd_bus_message_unref(answer);
  }
  sd_bus_message_unref(reply);
  if (found == NULL) check(-ESRCH, "no accessible application of that process");
  return found;
}

/// GTK 3 answers GetItems only after some client has registered an event.
static void register_event(sd_bus *bus) {
  check(sd_bus_call_method(bus, "org.a11y.atspi.Registry", "/org/a11y/atspi/registry", "org.a11y.atspi.Registry",
                           "RegisterEvent", NULL, NULL, "sass", "object:state-changed", 0, ""),
        "RegisterEvent");
}

static sd_bus *own_socket_of(sd_bus *bus, const char *name) {
  sd_bus_message *reply = NULL;
  const char *address = NULL;
  check(sd_bus_call_method(bus, name, root_path, "org.a11y.atspi.Application", "GetApplicationBusAddress", NULL, &reply, ""),
        "GetApplicationBusAddress");
  check(sd_bus_message_read(reply, "s", &address), "GetApplicationBusAddress");
  sd_bus *peer = connect_to(address, 0);
  sd_bus_message_unref(reply);
  return peer;
}

static void count_text(const char *text) { checksum += (unsigned char)text[0]; }

static void read_items(sd_bus_message *reply) {
  const char *name = NULL;
  const char *path = NULL;
  const char *text = NULL;
  int32_t index = 0;
  int32_t children = 0;
  uint32_t number = 0;
  check(sd_bus_message_enter_container(reply, 'a', "((so)(so)(so)iiassusau)"), "items");
  for (node_count = 0; node_count < max_nodes; ++node_count) {
    struct node *node = &nodes[node_count];
    const int more = sd_bus_message_enter_container(reply, 'r', "(so)(so)(so)iiassusau");
    check(more, "item");
    if (more == 0) return;
    free(node->path);
    node->has_component = node->has_action = 0;
    check(sd_bus_message_read(reply, "(so)", &name, &path), "reference");
    node->path = strdup(path);
    check(sd_bus_message_read(reply, "(so)", &name, &path), "application");
    check(sd_bus_message_read(reply, "(so)", &name, &path), "parent");
    check(sd_bus_message_read(reply, "ii", &index, &children), "index");
    check(sd_bus_message_enter_container(reply, 'a', "s"), "interfaces");
    while (sd_bus_message_read(reply, "s", &text) > 0) {
      if (strcmp(text, "org.a11y.atspi.Component") == 0) node->has_component = 1;
      if (strcmp(text, "org.a11y.atspi.Action") == 0) node->has_action = 1;
    }
    check(sd_bus_message_exit_container(reply), "interfaces");
    check(sd_bus_message_read(reply, "s", &text), "name");
    count_text(text);
    check(sd_bus_message_read(reply, "u", &number), "role");
    check(sd_bus_message_read(reply, "s", &text), "description");
    count_text(text);
    check(sd_bus_message_enter_container(reply, 'a', "u"), "states");
    while (sd_bus_message_read(reply, "u", &number) > 0) checksum += number;
    check(sd_bus_message_exit_container(reply), "states");
    check(sd_bus_message_exit_container(reply), "item");
  }
}

static int take_extents(sd_bus_message *reply, void *data, sd_bus_error *error) {
  (void)data;
  (void)error;
  int32_t x = 0;
  int32_t y = 0;
  int32_t width = 0;
  int32_t height = 0;
  --pending;
  if (sd_bus_message_is_method_error(reply, NULL) || sd_bus_message_read(reply, "(iiii)", &x, &y, &width, &height) <= 0) {
    ++failed;
  }
  checksum += (uint64_t)(x + y + width + height);
  return 0;
}

static int take_actions(sd_bus_message *reply, void *data, sd_bus_error *error) {
  (void)data;
  (void)error;
  const char *name = NULL;
  const char *description = NULL;
  const char *key = NULL;
  --pending;
  if (sd_bus_message_is_method_error(reply, NULL) || sd_bus_message_enter_container(reply, 'a', "(sss)") <= 0) {
    ++failed;
    return 0;
  }
  while (sd_bus_message_read(reply, "(sss)", &name, &description, &key) > 0) count_text(name);
  return 0;
}

/// One reading; returns the number of calls.
static int read_tree(sd_bus *bus, const char *destination) {
  sd_bus_message *reply = NULL;
  check(sd_bus_call_method(bus, destination, "/org/a11y/atspi/cache", "org.a11y.atspi.Cache", "GetItems", NULL, &reply, ""),
        "GetItems");
  read_items(reply);
  sd_bus_message_unref(reply);
  int calls = 1;
  for (int i = 0; i < node_count; ++i) {
    if (nodes[i].has_component) {
      check(sd_bus_call_method_async(bus, NULL, destination, nodes[i].path, "org.a11y.atspi.Component", "GetExtents",
                                     take_extents, NULL, "u", 1),
            "GetExtents");
      ++pending;
      ++calls;
    }
    if (nodes[i].has_action) {
      check(sd_bus_call_method_async(bus, NULL, destination, nodes[i].path, "org.a11y.atspi.Action", "GetActions",
                                     take_actions, NULL, ""),
            "GetActions");
      ++pending;
      ++calls;
    }
  }
  while (pending > 0) {
    const int done = sd_bus_process(bus, NULL);
    check(done, "process");
    if (done == 0) check(sd_bus_wait(bus, UINT64_MAX), "wait");
  }
  return calls;
}

int main(int argc, char **argv) {
  if (argc != 2) {
    fprintf(stderr, "usage: bench_tree_floor PID\n");
    return 2;
  }
  sd_bus *bus = accessibility_bus();
  register_event(bus);
  char *name = application_of(bus, (uint32_t)strtoul(argv[1], NULL, 10));
  sd_bus *peer = own_socket_of(bus, name);
  char line[64];
  while (fgets(line, sizeof line, stdin) != NULL) {
    failed = 0;
    const double before = now_us();
    const int calls = read_tree(peer, name);
    const double us = now_us() - before;
    if (failed > 0) fprintf(stderr, "bench_tree_floor: %d calls failed\n", failed);
    printf("{\"us\":%.1f,\"calls\":%d,\"nodes\":%d}\n", us, calls, node_count);
    fflush(stdout);
  }
  return checksum == 0;
}
