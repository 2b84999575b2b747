#define _GNU_SOURCE
#include "tree_bus.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const char accessible[] = "org.a11y.atspi.Accessible";
const char root_path[] = "/org/a11y/atspi/accessible/root";

void check(int result, const char *what) {
  if (result >= 0) return;
  fprintf(stderr, "floor of a tree: %s: %s\n", what, strerror(-result));
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

sd_bus *accessibility_bus(void) {
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
char *application_of(sd_bus *bus, uint32_t wanted) {
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

int is_of_toolkit(sd_bus *bus, const char *name, const char *toolkit) {
  sd_bus_message *reply = NULL;
  const char *told = NULL;
  check(sd_bus_call_method(bus, name, root_path, "org.freedesktop.DBus.Properties", "Get", NULL, &reply, "ss",
                           "org.a11y.atspi.Application", "ToolkitName"),
        "ToolkitName");
  check(sd_bus_message_read(reply, "v", "s", &told), "ToolkitName");
  const int is = strcmp(told, toolkit) == 0;
  sd_bus_message_unref(reply);
  return is;
}

/// GTK 3 answers GetItems only after some client has registered an event.
void register_event(sd_bus *bus) {
  check(sd_bus_call_method(bus, "org.a11y.atspi.Registry", "/org/a11y/atspi/registry", "org.a11y.atspi.Registry",
                           "RegisterEvent", NULL, NULL, "sass", "object:state-changed", 0, ""),
        "RegisterEvent");
}

sd_bus *own_socket_of(sd_bus *bus, const char *name) {
  sd_bus_message *reply = NULL;
  const char *address = NULL;
  if (sd_bus_call_method(bus, name, root_path, "org.a11y.atspi.Application", "GetApplicationBusAddress", NULL, &reply,
                         "") < 0)
    return bus;
  check(sd_bus_message_read(reply, "s", &address), "GetApplicationBusAddress");
  sd_bus *peer = address[0] == '\0' ? bus : connect_to(address, 0);
  sd_bus_message_unref(reply);
  return peer;
}
