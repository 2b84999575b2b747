// The peer of reading a tree: a walk with libatspi, as assistive technologies on Linux do it. Role, name, states, bounds
// and action names of every node; its cache stays on, as it is by default.
//
// Usage: bench_tree_libatspi PID. Reads the tree once for every line on standard input; prints {"us", "calls", "nodes"}.
#define _GNU_SOURCE
#include <atspi/atspi.h>
#include <dbus/dbus.h>
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>

#include "clock.h"

static int node_count;
static int call_count;

/// libatspi sends calls on the bus and on the application's own socket by these two, which take the place of libdbus's
/// own. The first may be made of the second.
DBusMessage *dbus_connection_send_with_reply_and_block(DBusConnection *connection, DBusMessage *message, int timeout_ms,
                                                       DBusError *error) {
  static DBusMessage *(*original)(DBusConnection *, DBusMessage *, int, DBusError *);
  if (original == NULL) *(void **)&original = dlsym(RTLD_NEXT, "dbus_connection_send_with_reply_and_block");
  const int counted = call_count + 1;
  DBusMessage *reply = original(connection, message, timeout_ms, error);
  call_count = counted;
  return reply;
}

dbus_bool_t dbus_connection_send_with_reply(DBusConnection *connection, DBusMessage *message, DBusPendingCall **pending,
                                            int timeout_ms) {
  static dbus_bool_t (*original)(DBusConnection *, DBusMessage *, DBusPendingCall **, int);
  if (original == NULL) *(void **)&original = dlsym(RTLD_NEXT, "dbus_connection_send_with_reply");
  ++call_count;
  return original(connection, message, pending, timeout_ms);
}

static void walk(AtspiAccessible *node) {
  ++node_count;
  atspi_accessible_get_role(node, NULL);
  g_free(atspi_accessible_get_name(node, NULL));
  AtspiStateSet *states = atspi_accessible_get_state_set(node);
  if (states != NULL) g_object_unref(states);
  AtspiComponent *component = atspi_accessible_get_component_iface(node);
  if (component != NULL) {
    g_free(atspi_component_get_extents(component, ATSPI_COORD_TYPE_WINDOW, NULL));
    g_object_unref(component);
  }
  AtspiAction *action = atspi_accessible_get_action_iface(node);
  if (action != NULL) {
    const int count = atspi_action_get_n_actions(action, NULL);
    for (int i = 0; i < count; ++i) g_free(atspi_action_get_action_name(action, i, NULL));
    g_object_unref(action);
  }
  const int children = atspi_accessible_get_child_count(node, NULL);
  for (int i = 0; i < children; ++i) {
    AtspiAccessible *child = atspi_accessible_get_child_at_index(node, i, NULL);
    if (child == NULL) continue;
    walk(child);
    g_object_unref(child);
  }
}

static AtspiAccessible *application_of(unsigned pid) {
  AtspiAccessible *desktop = atspi_get_desktop(0);
  const int count = atspi_accessible_get_child_count(desktop, NULL);
  for (int i = 0; i < count; ++i) {
    AtspiAccessible *child = atspi_accessible_get_child_at_index(desktop, i, NULL);
    if (child == NULL) continue;
    if (atspi_accessible_get_process_id(child, NULL) == pid) return child;
    g_object_unref(child);
  }
  return NULL;
}

int main(int argc, char **argv) {
  if (argc != 2) {
    fprintf(stderr, "usage: bench_tree_libatspi PID\n");
    return 2;
  }
  atspi_init();
  AtspiAccessible *application = application_of((unsigned)strtoul(argv[1], NULL, 10));
  if (application == NULL) {
    fprintf(stderr, "bench_tree_libatspi: process %s has no accessible application\n", argv[1]);
    return 2;
  }
  char line[64];
  while (fgets(line, sizeof line, stdin) != NULL) {
    node_count = call_count = 0;
    const double before = now_us();
    walk(application);
    const double us = now_us() - before;
    printf("{\"us\":%.1f,\"calls\":%d,\"nodes\":%d}\n", us, call_count, node_count - 1);
    fflush(stdout);
  }
  return 0;
}
