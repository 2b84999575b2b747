// The floor of a list of windows: of each exactly what list_windows tells (title, class, process by XRes, place, frame
// extents, states, workspace, whether it is mapped, whose dialog it is), all asked for before the first answer is
// awaited.
//
// Usage: bench_windows_floor. Lists them for every line on standard input; prints {"us", "windows"}.
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <xcb/res.h>
#include <xcb/xcb.h>

#include "clock.h"

enum { most = 256, properties = 6, root_properties = 4 };

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

static size_t list(xcb_window_t root, const xcb_atom_t *of_root, const xcb_atom_t *atoms) {
  xcb_get_property_cookie_t wanted[root_properties];
  for (int p = 0; p < root_properties; ++p) wanted[p] = ask(root, of_root[p]);
  xcb_get_property_reply_t *windows = xcb_get_property_reply(display, wanted[0], NULL);
  for (int p = 1; p < root_properties; ++p) free(xcb_get_property_reply(display, wanted[p], NULL));
  const xcb_window_t *ids = xcb_get_property_value(windows);
  size_t count = (size_t)xcb_get_property_value_length(windows) / sizeof *ids;
  if (count > most) count = most;
  xcb_get_property_cookie_t asked[most][properties];
  xcb_get_geometry_cookie_t geometries[most];
  xcb_translate_coordinates_cookie_t places[most];
  xcb_get_window_attributes_cookie_t attributes[most];
  xcb_res_query_client_ids_cookie_t clients[most];
  for (size_t i = 0; i < count; ++i) {
    for (int p = 0; p < properties; ++p) asked[i][p] = ask(ids[i], atoms[p]);
    geometries[i] = xcb_get_geometry(display, ids[i]);
    places[i] = xcb_translate_coordinates(display, ids[i], root, 0, 0);
    attributes[i] = xcb_get_window_attributes(display, ids[i]);
    const xcb_res_client_id_spec_t whose = {ids[i], XCB_RES_CLIENT_ID_MASK_LOCAL_CLIENT_PID};
    clients[i] = xcb_res_query_client_ids(display, 1, &whose);
  }
  for (size_t i = 0; i < count; ++i) {
    for (int p = 0; p < properties; ++p) free(xcb_get_property_reply(display, asked[i][p], NULL));
    free(xcb_get_geometry_reply(display, geometries[i], NULL));
    free(xcb_translate_coordinates_reply(display, places[i], NULL));
    free(xcb_get_window_attributes_reply(display, attributes[i], NULL));
    free(xcb_res_query_client_ids_reply(display, clients[i], NULL));
  }
  free(windows);
  return count;
}

int main(void) {
  display = xcb_connect(NULL, NULL);
  if (xcb_connection_has_error(display) != 0) return 2;
  const xcb_window_t root = xcb_setup_roots_iterator(xcb_get_setup(display)).data->root;
  const xcb_atom_t of_root[root_properties] = {atom("_NET_CLIENT_LIST_STACKING"), atom("_NET_ACTIVE_WINDOW"),
                                               atom("_NET_CURRENT_DESKTOP"), atom("_NET_SUPPORTING_WM_CHECK")};
  const xcb_atom_t atoms[properties] = {atom("_NET_WM_NAME"),  XCB_ATOM_WM_TRANSIENT_FOR, XCB_ATOM_WM_CLASS,
                                        atom("_NET_WM_STATE"), atom("_NET_WM_DESKTOP"),   atom("_GTK_FRAME_EXTENTS")};
  char line[64];
  while (fgets(line, sizeof line, stdin) != NULL) {
    const double before = now_us();
    const size_t count = list(root, of_root, atoms);
    printf("{\"us\":%.1f,\"windows\":%zu}\n", now_us() - before, count);
    fflush(stdout);
  }
  return 0;
}
