#include "platform/linux/x11/windows/window_reader.h"

#include <algorithm>
#include <array>
#include <fstream>
#include <utility>

#include "platform/linux/x11/windows/shadows.h"
#include "platform/linux/x11/windows/window_title.h"

namespace offhand::platform::x11 {
namespace {

constexpr std::uint32_t wm_state_iconic = 3;
constexpr std::uint32_t on_every_desktop = 0xFFFFFFFF;

/// The outstanding replies about one window.
struct WindowRequests {
  xcb_window_t window;
  Pending<xcb_get_geometry_reply_t> geometry;
  Pending<xcb_translate_coordinates_reply_t> origin;
  Pending<xcb_get_window_attributes_reply_t> attributes;
  std::optional<Pending<xcb_res_query_client_ids_reply_t>> client_ids;
  Pending<xcb_get_property_reply_t> net_name;
  Pending<xcb_get_property_reply_t> window_class;
  Pending<xcb_get_property_reply_t> extents;
  Pending<xcb_get_property_reply_t> net_state;
  Pending<xcb_get_property_reply_t> desktop;
  Pending<xcb_get_property_reply_t> transient_for;
};

/// Requests for older programs and servers, sent only where newer properties are absent.
struct OlderProperties {
  std::size_t place;
  std::optional<Pending<xcb_get_property_reply_t>> pid;
  std::optional<Pending<xcb_get_property_reply_t>> name;
  std::optional<Pending<xcb_get_property_reply_t>> state;
};

std::optional<Pending<xcb_res_query_client_ids_reply_t>> ask_client_ids(Conversation& talk, xcb_window_t window) {
  if (!talk.extensions().res) return std::nullopt;
  const xcb_res_client_id_spec_t spec{window, XCB_RES_CLIENT_ID_MASK_LOCAL_CLIENT_PID};
  return talk.ask(xcb_res_query_client_ids(talk.raw(), 1, &spec));
}

WindowRequests ask_about(Conversation& talk, xcb_window_t window) {
  xcb_connection_t* raw = talk.raw();
  return {.window = window,
          .geometry = talk.ask(xcb_get_geometry(raw, window)),
          .origin = talk.ask(xcb_translate_coordinates(raw, window, talk.root(), 0, 0)),
          .attributes = talk.ask(xcb_get_window_attributes(raw, window)),
          .client_ids = ask_client_ids(talk, window),
          .net_name = talk.ask_property(window, Atom::net_wm_name),
          .window_class = talk.ask_property(window, Atom::wm_class),
          .extents = talk.ask_property(window, Atom::gtk_frame_extents),
          .net_state = talk.ask_property(window, Atom::net_wm_state),
          .desktop = talk.ask_property(window, Atom::net_wm_desktop),
          .transient_for = talk.ask_property(window, Atom::wm_transient_for)};
}

std::int64_t pid_from(const xcb_res_query_client_ids_reply_t* reply) {
  if (reply == nullptr) return 0;
  for (auto ids = xcb_res_query_client_ids_ids_iterator(reply); ids.rem > 0; xcb_res_client_id_value_next(&ids)) {
    if ((ids.data->spec.mask & XCB_RES_CLIENT_ID_MASK_LOCAL_CLIENT_PID) == 0) continue;
    if (xcb_res_client_id_value_value_length(ids.data) > 0) return *xcb_res_client_id_value_value(ids.data);
  }
  return 0;
}

FrameExtents extents_from(const xcb_get_property_reply_t* property) {
  const auto values = values_of(property);
  if (values.size() < 4) return {};
  return {static_cast<int>(values[0]), static_cast<int>(values[1]), static_cast<int>(values[2]),
          static_cast<int>(values[3])};
}

bool holds(const xcb_get_property_reply_t* property, xcb_atom_t atom) {
  return std::ranges::count(values_of(property), atom) > 0;
}

struct ReadWindow {
  WindowFacts facts;
  /// _NET_WM_STATE is present.
  bool has_state = false;
};

/// Empty when the window is gone.
Result<std::optional<ReadWindow>> read_answers(Conversation& talk, WindowRequests& asked) {
  OFFHAND_ASSIGN(const auto geometry, asked.geometry.get());
  OFFHAND_ASSIGN(const auto origin, asked.origin.get());
  OFFHAND_ASSIGN(const auto attributes, asked.attributes.get());
  if (!geometry || !origin || !attributes) return std::optional<ReadWindow>();
  ReadWindow told;
  WindowFacts& facts = told.facts;
  facts.window = asked.window;
  facts.geometry = {.x = origin->dst_x, .y = origin->dst_y, .width = geometry->width, .height = geometry->height};
  facts.border_width = geometry->border_width;
  facts.depth = geometry->depth;
  facts.visual = attributes->visual;
  facts.viewable = attributes->map_state == XCB_MAP_STATE_VIEWABLE;
  facts.override_redirect = attributes->override_redirect != 0;
  if (asked.client_ids) {
    OFFHAND_ASSIGN(const auto client_ids, asked.client_ids->get());
    facts.pid = pid_from(client_ids.get());
  }
  OFFHAND_ASSIGN(const auto net_name, asked.net_name.get());
  facts.title = title_of(talk, net_name.get());
  OFFHAND_ASSIGN(const auto window_class, asked.window_class.get());
  const std::string both = text_of(window_class.get());
  facts.instance = both.c_str();
  if (facts.instance.size() + 1 < both.size()) facts.application_class = both.c_str() + facts.instance.size() + 1;
  OFFHAND_ASSIGN(const auto extents, asked.extents.get());
  facts.extents = extents_from(extents.get());
  OFFHAND_ASSIGN(const auto net_state, asked.net_state.get());
  told.has_state = net_state && net_state->type != XCB_ATOM_NONE;
  facts.hidden = holds(net_state.get(), talk.atom(Atom::net_wm_state_hidden));
  facts.modal = holds(net_state.get(), talk.atom(Atom::net_wm_state_modal));
  OFFHAND_ASSIGN(const auto desktop, asked.desktop.get());
  facts.desktop = first_value_of(desktop.get());
  OFFHAND_ASSIGN(const auto transient_for, asked.transient_for.get());
  facts.transient_for = first_value_of(transient_for.get()).value_or(0);
  if (facts.transient_for == talk.root()) facts.transient_for = 0;
  return std::optional(std::move(told));
}

/// Reads older properties in one more round trip, if anything is missing.
Result<std::vector<WindowFacts>> completed(Conversation& talk, std::vector<ReadWindow> told) {
  std::vector<OlderProperties> asked;
  for (std::size_t place = 0; place < told.size(); ++place) {
    const WindowFacts& facts = told[place].facts;
    OlderProperties older{.place = place, .pid = {}, .name = {}, .state = {}};
    if (facts.pid == 0) older.pid.emplace(talk.ask_property(facts.window, Atom::net_wm_pid));
    if (facts.title.empty()) older.name.emplace(talk.ask_property(facts.window, Atom::wm_name));
    // A window without a window manager is never iconic.
    if (!told[place].has_state && !facts.override_redirect)
      older.state.emplace(talk.ask_property(facts.window, Atom::wm_state));
    if (older.pid || older.name || older.state) asked.push_back(std::move(older));
  }
  for (OlderProperties& older : asked) {
    WindowFacts& facts = told[older.place].facts;
    if (older.pid) {
      OFFHAND_ASSIGN(const auto pid, older.pid->get());
      facts.pid = first_value_of(pid.get()).value_or(0);
    }
    if (older.name) {
      OFFHAND_ASSIGN(const auto name, older.name->get());
      facts.title = title_of(talk, name.get());
    }
    // Windows on other workspaces have ICCCM's IconicState too, so it counts only without EWMH's state.
    if (older.state) {
      OFFHAND_ASSIGN(const auto state, older.state->get());
      facts.hidden = first_value_of(state.get()) == wm_state_iconic;
    }
  }
  std::vector<WindowFacts> windows;
  windows.reserve(told.size());
  for (ReadWindow& one : told) windows.push_back(std::move(one.facts));
  if (const auto& shadows = talk.connection().shadows) {
    for (WindowFacts& window : windows) shadows->see(window);
  }
  return windows;
}

std::vector<WindowRequests> ask_about_all(Conversation& talk, const std::vector<xcb_window_t>& windows) {
  std::vector<WindowRequests> asked;
  asked.reserve(windows.size());
  for (const xcb_window_t window : windows) asked.push_back(ask_about(talk, window));
  return asked;
}

Result<std::vector<WindowFacts>> read_all_answers(Conversation& talk, std::vector<WindowRequests>& asked) {
  std::vector<ReadWindow> found;
  found.reserve(asked.size());
  for (WindowRequests& requests : asked) {
    OFFHAND_ASSIGN(auto told, read_answers(talk, requests));
    if (told) found.push_back(*std::move(told));
  }
  return completed(talk, std::move(found));
}

/// With the windows in place of the frames that a manager which lists none (twm) laid them in, which lack WM_STATE.
Result<std::vector<xcb_window_t>> without_frames(Conversation& talk, std::vector<xcb_window_t> windows) {
  std::vector<Pending<xcb_get_property_reply_t>> states;
  std::vector<Pending<xcb_query_tree_reply_t>> trees;
  for (const auto window : windows) {
    states.push_back(talk.ask_property(window, Atom::wm_state));
    trees.push_back(talk.ask(xcb_query_tree(talk.raw(), window)));
  }
  std::vector<std::pair<std::size_t, xcb_window_t>> inside;
  for (std::size_t index = 0; index < windows.size(); ++index) {
    OFFHAND_ASSIGN(const auto state, states[index].get());
    OFFHAND_ASSIGN(const auto tree, trees[index].get());
    if (first_value_of(state.get()) || !tree) continue;
    for (int at = 0; at < xcb_query_tree_children_length(tree.get()); ++at)
      inside.emplace_back(index, xcb_query_tree_children(tree.get())[at]);
  }
  states.clear();
  for (const auto& [index, child] : inside) states.push_back(talk.ask_property(child, Atom::wm_state));
  for (std::size_t at = 0; at < inside.size(); ++at) {
    OFFHAND_ASSIGN(const auto state, states[at].get());
    if (first_value_of(state.get())) windows[inside[at].first] = inside[at].second;
  }
  return windows;
}

/// The applications' windows when no window manager runs: the root's mapped children without override-redirect, and
/// those that a manager which lists none put off the screen (ratpoison shows one window at a time).
Result<std::vector<xcb_window_t>> unmanaged_windows(Conversation& talk, const std::vector<xcb_window_t>& children) {
  std::vector<Pending<xcb_get_window_attributes_reply_t>> asked;
  asked.reserve(children.size());
  for (const xcb_window_t child : children) asked.push_back(talk.ask(xcb_get_window_attributes(talk.raw(), child)));
  std::vector<std::pair<xcb_window_t, std::optional<Pending<xcb_get_property_reply_t>>>> windows;
  for (std::size_t index = 0; index < children.size(); ++index) {
    OFFHAND_ASSIGN(const auto attributes, asked[index].get());
    if (!attributes || attributes->override_redirect != 0 || attributes->_class != XCB_WINDOW_CLASS_INPUT_OUTPUT)
      continue;
    windows.emplace_back(children[index], std::nullopt);
    if (attributes->map_state != XCB_MAP_STATE_VIEWABLE)
      windows.back().second.emplace(talk.ask_property(children[index], Atom::wm_state));
  }
  std::vector<xcb_window_t> found;
  for (auto& [window, asked_state] : windows) {
    if (asked_state) {
      OFFHAND_ASSIGN(const auto state, asked_state->get());
      if (first_value_of(state.get()) != wm_state_iconic) continue;
    }
    found.push_back(window);
  }
  return without_frames(talk, std::move(found));
}

std::string process_name(std::int64_t pid) {
  std::string name;
  if (pid > 0) std::getline(std::ifstream("/proc/" + std::to_string(pid) + "/comm"), name);
  return name;
}

/// Whether a window manager runs. The root's _NET_SUPPORTING_WM_CHECK outlives a dead window manager, its check window
/// does not. `told`: that property of the known check window, or of the root when none is known.
Result<bool> is_manager_there(Conversation& talk, std::optional<std::uint32_t> told) {
  auto& known = talk.connection().manager_window;
  if (told && told == known) return true;
  if (known != 0) {
    OFFHAND_ASSIGN(const auto check, talk.ask_property(talk.root(), Atom::net_supporting_wm_check).get());
    told = first_value_of(check.get());
  }
  known = told.value_or(0);
  if (known == 0) return false;
  OFFHAND_ASSIGN(const auto alive, talk.ask_property(known, Atom::net_supporting_wm_check).get());
  if (first_value_of(alive.get()) == known) return true;
  known = 0;
  return false;
}

bool inside_screen(const Bounds& bounds, const xcb_screen_t& screen) {
  return bounds.x < screen.width_in_pixels && bounds.y < screen.height_in_pixels && bounds.x + bounds.width > 0 &&
         bounds.y + bounds.height > 0;
}

}  // namespace

Bounds WindowFacts::visible_frame() const {
  const auto width = geometry.width - extents.left - extents.right;
  const auto height = geometry.height - extents.top - extents.bottom;
  // Extents larger than the window are a bug of the application.
  if (width <= 0 || height <= 0) return geometry;
  return {.x = geometry.x + extents.left, .y = geometry.y + extents.top, .width = width, .height = height};
}

Result<std::string> read_window_manager(Conversation& talk) {
  auto asked_check = talk.ask_property(talk.root(), Atom::net_supporting_wm_check);
  OFFHAND_ASSIGN(const auto check, asked_check.get());
  const auto window = first_value_of(check.get());
  if (!window) return std::string();
  // The root's property outlives a window manager that died; its window does not.
  auto asked_alive = talk.ask_property(*window, Atom::net_supporting_wm_check);
  auto asked_name = talk.ask_property(*window, Atom::net_wm_name);
  OFFHAND_ASSIGN(const auto alive, asked_alive.get());
  OFFHAND_ASSIGN(const auto name, asked_name.get());
  if (first_value_of(alive.get()) != window) return std::string();
  return name && name->value_len > 0 ? text_of(name.get()) : "one that has no name";
}

Result<DesktopFacts> read_desktop(Conversation& talk) {
  const xcb_window_t root = talk.root();
  auto& known_manager = talk.connection().manager_window;
  // Reads a known check window instead of the root, whose property may be of a dead window manager.
  auto asked_manager = talk.ask_property(known_manager == 0 ? root : known_manager, Atom::net_supporting_wm_check);
  auto asked_stacking = talk.ask_property(root, Atom::net_client_list_stacking);
  auto asked_active = talk.ask_property(root, Atom::net_active_window);
  auto asked_current = talk.ask_property(root, Atom::net_current_desktop);
  auto asked_focus = talk.ask(xcb_get_input_focus(talk.raw()));
  auto asked_pointer = talk.ask(xcb_query_pointer(talk.raw(), root));
  auto asked_tree = talk.ask(xcb_query_tree(talk.raw(), root));
  auto asked_selection = talk.ask(xcb_get_selection_owner(talk.raw(), XCB_ATOM_PRIMARY));

  DesktopFacts desktop;
  OFFHAND_ASSIGN(const auto manager, asked_manager.get());
  OFFHAND_ASSIGN(const auto stacking, asked_stacking.get());
  OFFHAND_ASSIGN(const auto active, asked_active.get());
  OFFHAND_ASSIGN(const auto current, asked_current.get());
  OFFHAND_ASSIGN(const auto focus, asked_focus.get());
  OFFHAND_ASSIGN(const auto pointer, asked_pointer.get());
  OFFHAND_ASSIGN(const auto tree, asked_tree.get());
  OFFHAND_ASSIGN(const auto selection, asked_selection.get());
  if (selection) desktop.selection_owner = selection->owner;
  if (focus) desktop.focus = focus->focus;
  if (pointer) {
    desktop.pointer = {pointer->root_x, pointer->root_y};
    desktop.pointer_mask = pointer->mask;
  }
  if (tree) {
    const auto* children = xcb_query_tree_children(tree.get());
    desktop.root_children.assign(children, children + xcb_query_tree_children_length(tree.get()));
  }
  OFFHAND_ASSIGN(desktop.window_manager, is_manager_there(talk, first_value_of(manager.get())));
  if (desktop.window_manager) {
    desktop.current_desktop = first_value_of(current.get());
    desktop.active = first_value_of(active.get()).value_or(0);
    auto listed = values_of(stacking.get());
    Owned<xcb_get_property_reply_t> clients;
    if (!stacking || stacking->type == XCB_ATOM_NONE) {
      OFFHAND_ASSIGN(clients, talk.ask_property(root, Atom::net_client_list).get());
      listed = values_of(clients.get());
    }
    desktop.stacking.assign(listed.begin(), listed.end());
    return desktop;
  }
  OFFHAND_ASSIGN(desktop.stacking, unmanaged_windows(talk, desktop.root_children));
  // Without a window manager the focused window counts as the active one.
  OFFHAND_ASSIGN(desktop.active, ancestor_among(talk, desktop.focus, desktop.stacking));
  return desktop;
}

Result<std::vector<WindowFacts>> read_windows(Conversation& talk, const std::vector<xcb_window_t>& windows) {
  auto asked = ask_about_all(talk, windows);
  return read_all_answers(talk, asked);
}

Result<DesktopAndWindows> read_desktop_with(Conversation& talk, const std::vector<xcb_window_t>& windows) {
  auto asked = ask_about_all(talk, windows);
  DesktopAndWindows all;
  OFFHAND_ASSIGN(all.desktop, read_desktop(talk));
  OFFHAND_ASSIGN(all.windows, read_all_answers(talk, asked));
  return all;
}

Result<DesktopAndWindows> read_desktop_and_windows(Conversation& talk) {
  auto& known = talk.connection().listed_windows;
  OFFHAND_ASSIGN(auto all, read_desktop_with(talk, known));
  if (all.desktop.stacking == known) return all;
  known = all.desktop.stacking;
  OFFHAND_ASSIGN(all.windows, read_windows(talk, known));
  return all;
}

Result<std::vector<WindowFacts>> menus_among(Conversation& talk, std::vector<WindowFacts> windows) {
  std::erase_if(windows, [](const WindowFacts& window) { return !window.viewable || !window.override_redirect; });
  std::vector<Pending<xcb_get_property_reply_t>> types;
  for (const WindowFacts& window : windows) types.push_back(talk.ask_property(window.window, Atom::net_wm_window_type));
  const std::array passive{talk.atom(Atom::net_wm_window_type_tooltip),
                           talk.atom(Atom::net_wm_window_type_notification), talk.atom(Atom::net_wm_window_type_dnd)};
  std::vector<WindowFacts> menus;
  for (std::size_t index = 0; index < windows.size(); ++index) {
    OFFHAND_ASSIGN(const auto property, types[index].get());
    const auto values = values_of(property.get());
    if (std::ranges::find_first_of(values, passive) == values.end()) menus.push_back(std::move(windows[index]));
  }
  return menus;
}

WindowInfo to_window_info(const WindowFacts& facts, const DesktopFacts& desktop, const xcb_screen_t& screen) {
  WindowInfo info;
  info.window_id = facts.window;
  info.pid = facts.pid;
  info.app_name = !facts.application_class.empty() ? facts.application_class
                  : !facts.instance.empty()        ? facts.instance
                                                   : process_name(facts.pid);
  info.title = facts.title;
  info.bounds = facts.visible_frame();
  info.z_index =
      static_cast<decltype(info.z_index)>(std::ranges::find(desktop.stacking, facts.window) - desktop.stacking.begin());
  info.on_current_space = !facts.desktop || !desktop.current_desktop || *facts.desktop == on_every_desktop ||
                          *facts.desktop == *desktop.current_desktop;
  info.is_minimized = facts.hidden;
  info.is_active = facts.window == desktop.active;
  info.is_on_screen = facts.viewable && info.on_current_space && !facts.hidden && inside_screen(info.bounds, screen);
  return info;
}

Result<xcb_window_t> ancestor_among(Conversation& talk, xcb_window_t window,
                                    const std::vector<xcb_window_t>& candidates) {
  // 0 and 1 are X's None and PointerRoot.
  while (window > XCB_INPUT_FOCUS_POINTER_ROOT && window != talk.root()) {
    if (std::ranges::find(candidates, window) != candidates.end()) return window;
    OFFHAND_ASSIGN(const auto tree, talk.ask(xcb_query_tree(talk.raw(), window)).get());
    if (!tree) break;
    window = tree->parent;
  }
  return xcb_window_t{0};
}

Result<bool> wholly_visible(Conversation& talk, const DesktopFacts& desktop, const WindowFacts& window) {
  const Bounds& own = window.geometry;
  const xcb_screen_t& screen = talk.connection().screen();
  if (own.x < 0 || own.y < 0 || own.x + own.width > screen.width_in_pixels ||
      own.y + own.height > screen.height_in_pixels)
    return false;
  OFFHAND_ASSIGN(const auto frame, ancestor_among(talk, window.window, desktop.root_children));
  const auto place = std::ranges::find(desktop.root_children, frame);
  if (place == desktop.root_children.end()) return false;
  struct Above {
    Pending<xcb_get_geometry_reply_t> geometry;
    Pending<xcb_get_window_attributes_reply_t> attributes;
  };
  std::vector<Above> above;
  for (auto child = place + 1; child != desktop.root_children.end(); ++child) {
    above.push_back({.geometry = talk.ask(xcb_get_geometry(talk.raw(), *child)),
                     .attributes = talk.ask(xcb_get_window_attributes(talk.raw(), *child))});
  }
  bool covered = false;
  for (Above& other : above) {
    OFFHAND_ASSIGN(const auto geometry, other.geometry.get());
    OFFHAND_ASSIGN(const auto attributes, other.attributes.get());
    if (!geometry || !attributes || attributes->map_state != XCB_MAP_STATE_VIEWABLE ||
        attributes->_class != XCB_WINDOW_CLASS_INPUT_OUTPUT)
      continue;
    const int width = geometry->width + 2 * geometry->border_width;
    const int height = geometry->height + 2 * geometry->border_width;
    covered |= geometry->x < own.x + own.width && own.x < geometry->x + width && geometry->y < own.y + own.height &&
               own.y < geometry->y + height;
  }
  return !covered;
}

Result<std::vector<std::int64_t>> read_surfaces(Conversation& talk) {
  OFFHAND_ASSIGN(const auto desktop, read_desktop(talk));
  std::vector<std::pair<xcb_window_t, Pending<xcb_get_property_reply_t>>> asked;
  for (const auto window : desktop.stacking)
    asked.emplace_back(window, talk.ask_property(window, Atom::net_wm_window_type));
  std::vector<std::int64_t> surfaces;
  for (auto& [window, pending] : asked) {
    OFFHAND_ASSIGN(const auto property, pending.get());
    const auto types = values_of(property.get());
    if (std::ranges::count(types, talk.atom(Atom::net_wm_window_type_desktop)) > 0) surfaces.push_back(window);
  }
  return surfaces;
}

}  // namespace offhand::platform::x11
