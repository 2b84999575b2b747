// The floor of a list of windows: what a window manager tells of each, all asked for before the first answer is
// awaited.
//
// Usage: bench_windows_floor. Lists them for every line on standard input; prints {"us", "windows"}.
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <xcb/xcb.h>

#include "clock.h"

enum { most = 256, properties = 6 };

static xcb_connection_t *display;

static xcb_atom_t atom(const char *name) {
  xcb_intern_atom_reply_t *reply =
      xcb_intern_atom_reply(display, xcb_intern_atom(display, 0, (uint16_t)strlen(name), name), NULL);
  const xcb_atom_t found = reply->atom;
  free(reply);
  return found;
}

static xcb_get_property_cookie_t ask(xcb_window_t window, xcb_atom_t property) {
  return xcb_get_property(display, 0, window, property, XCB_GET_PROPERTY_TYPE_ANY, 0, 1024);
}

static size_t list(xcb_window_t root, xcb_atom_t stacking, xcb_atom_t active, const xcb_atom_t *atoms) {
  xcb_get_property_cookie_t in_front = ask(root, active);
  xcb_get_property_reply_t *windows = xcb_get_property_reply(display, ask(root, stacking), NULL);
  free(xcb_get_property_reply(display, in_front, NULL));
  const xcb_window_t *ids = xcb_get_property_value(windows);
  size_t count = (size_t)xcb_get_property_value_length(windows) / sizeof *ids;
  if (count > most) count = most;
  xcb_get_property_cookie_t asked[most][properties];
  xcb_get_geometry_cookie_t geometries[most];
  xcb_translate_coordinates_cookie_t places[most];
  for (size_t i = 0; i < count; ++i) {
    for (int p = 0; p < properties; ++p) asked[i][p] = ask(ids[i], atoms[p]);
    geometries[i] = xcb_get_geometry(display, ids[i]);
    places[i] = xcb_translate_coordinates(display, ids[i], root, 0, 0);
  }
  for (size_t i = 0; i < count; ++i) {
    for (int p = 0; p < properties; ++p) free(xcb_get_property_reply(display, asked[i][p], NULL));
    free(xcb_get_geometry_reply(display, geometries[i], NULL));
    free(xcb_translate_coordinates_reply(display, places[i], NULL));
  }
  free(windows);
  return count;
}

int main(void) {
  display = xcb_connect(NULL, NULL);
  if (xcb_connection_has_error(display) != 0) return 2;
  const xcb_window_t root = xcb_setup_roots_iterator(xcb_get_setup(display)).data->root;
  const xcb_atom_t stacking = atom("_NET_CLIENT_LIST_STACKING");
  const xcb_atom_t active = atom("_NET_ACTIVE_WINDOW");
  const xcb_atom_t atoms[properties] = {atom("_NET_WM_NAME"),  atom("_NET_WM_PID"),     XCB_ATOM_WM_CLASS,
                                        atom("_NET_WM_STATE"), atom("_NET_WM_DESKTOP"), atom("_GTK_FRAME_EXTENTS")};
  char line[64];
  while (fgets(line, sizeof line, stdin) != NULL) {
    const double before = now_us();
    const size_t count = list(root, stacking, active, atoms);
    printf("{\"us\":%.1f,\"windows\":%zu}\n", now_us() - before, count);
    fflush(stdout);
  }
  return 0;
}
