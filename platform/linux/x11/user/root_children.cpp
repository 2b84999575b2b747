#include "platform/linux/x11/user/root_children.h"

#include <algorithm>
#include <cstdint>
#include <utility>

#include "platform/linux/x11/windows/window_reader.h"

namespace offhand::platform::x11 {
namespace {

constexpr std::uint8_t sent_by_client = 0x80;

template <class Event>
const Event& as(const xcb_generic_event_t& event) {
  return reinterpret_cast<const Event&>(event);
}

Bounds bounds_of(int x, int y, int width, int height, int border) {
  return {x, y, width + 2 * border, height + 2 * border};
}

bool covers_point(const Bounds& bounds, int x, int y) {
  return x >= bounds.x && y >= bounds.y && x < bounds.x + bounds.width && y < bounds.y + bounds.height;
}

}  // namespace

Result<void> RootChildren::begin(Conversation& talk) {
  const std::uint32_t mask = XCB_EVENT_MASK_SUBSTRUCTURE_NOTIFY;
  xcb_change_window_attributes(talk.raw(), talk.root(), XCB_CW_EVENT_MASK, &mask);
  auto asked = talk.ask(xcb_query_tree(talk.raw(), talk.root()));
  OFFHAND_ASSIGN(const auto tree, asked.get());
  if (!tree) return {};
  const auto* windows = xcb_query_tree_children(tree.get());
  const auto count = static_cast<std::size_t>(xcb_query_tree_children_length(tree.get()));
  std::vector<Pending<xcb_get_geometry_reply_t>> places;
  std::vector<Pending<xcb_get_window_attributes_reply_t>> attributes;
  for (std::size_t i = 0; i < count; ++i) {
    places.push_back(talk.ask(xcb_get_geometry(talk.raw(), windows[i])));
    attributes.push_back(talk.ask(xcb_get_window_attributes(talk.raw(), windows[i])));
  }
  for (std::size_t i = 0; i < count; ++i) {
    OFFHAND_ASSIGN(const auto place, places[i].get());
    OFFHAND_ASSIGN(const auto told, attributes[i].get());
    if (!place || !told) continue;
    Child child{.window = windows[i],
                .bounds = bounds_of(place->x, place->y, place->width, place->height, place->border_width),
                .is_mapped = told->map_state != XCB_MAP_STATE_UNMAPPED,
                .overrides_redirect = told->override_redirect != 0};
    if (child.is_mapped) learn_whether_menu(talk, child);
    children_.push_back(child);
  }
  return {};
}

void RootChildren::note(Conversation& talk, const xcb_generic_event_t& event) {
  switch (event.response_type & ~sent_by_client) {
    case XCB_CREATE_NOTIFY: {
      const auto& created = as<xcb_create_notify_event_t>(event);
      if (created.parent != talk.root()) return;
      auto& child = find_or_add(created.window);
      child.bounds = bounds_of(created.x, created.y, created.width, created.height, created.border_width);
      child.overrides_redirect = created.override_redirect != 0;
      return;
    }
    case XCB_DESTROY_NOTIFY:
      return remove(as<xcb_destroy_notify_event_t>(event).window);
    case XCB_REPARENT_NOTIFY: {
      const auto& moved = as<xcb_reparent_notify_event_t>(event);
      if (moved.parent != talk.root()) return remove(moved.window);
      auto& child = find_or_add(moved.window);
      child.bounds.x = moved.x;
      child.bounds.y = moved.y;
      child.overrides_redirect = moved.override_redirect != 0;
      return;
    }
    case XCB_MAP_NOTIFY: {
      auto* child = find(as<xcb_map_notify_event_t>(event).window);
      if (child == nullptr) return;
      child->is_mapped = true;
      child->overrides_redirect = as<xcb_map_notify_event_t>(event).override_redirect != 0;
      return learn_whether_menu(talk, *child);
    }
    case XCB_UNMAP_NOTIFY:
      if (auto* child = find(as<xcb_unmap_notify_event_t>(event).window)) child->is_mapped = false;
      return;
    case XCB_CONFIGURE_NOTIFY: {
      const auto& told = as<xcb_configure_notify_event_t>(event);
      auto* child = find(told.window);
      if (child == nullptr) return;
      child->bounds = bounds_of(told.x, told.y, told.width, told.height, told.border_width);
      return put_above(told.window, told.above_sibling);
    }
    default:
      return;
  }
}

bool RootChildren::is_changed_at(int x, int y, const xcb_generic_event_t& event) const {
  const auto lies_there = [&](xcb_window_t window) {
    const auto* child = find(window);
    return child == nullptr || covers_point(child->bounds, x, y);
  };
  switch (event.response_type & ~sent_by_client) {
    case XCB_MAP_NOTIFY:
      return true;  // It may have been moved there before.
    case XCB_UNMAP_NOTIFY:
      return lies_there(as<xcb_unmap_notify_event_t>(event).window);
    case XCB_DESTROY_NOTIFY:
      return lies_there(as<xcb_destroy_notify_event_t>(event).window);
    case XCB_CONFIGURE_NOTIFY: {
      const auto* child = find(as<xcb_configure_notify_event_t>(event).window);
      return child != nullptr && child->is_mapped;
    }
    default:
      return false;
  }
}

std::vector<xcb_window_t> RootChildren::at(int x, int y) const {
  std::vector<xcb_window_t> found;
  for (auto child = children_.rbegin(); child != children_.rend(); ++child)
    if (child->is_mapped && covers_point(child->bounds, x, y)) found.push_back(child->window);
  return found;
}

bool RootChildren::has_open_menu(xcb_window_t window, xcb_window_t client_mask) const {
  return std::ranges::any_of(children_, [&](const Child& child) {
    return child.is_mapped && child.is_menu && child.window != window &&
           (child.window & client_mask) == (window & client_mask);
  });
}

const RootChildren::Child* RootChildren::find(xcb_window_t window) const {
  const auto found = std::ranges::find(children_, window, &Child::window);
  return found == children_.end() ? nullptr : &*found;
}

RootChildren::Child* RootChildren::find(xcb_window_t window) {
  const auto found = std::ranges::find(children_, window, &Child::window);
  return found == children_.end() ? nullptr : &*found;
}

/// A new window lies above all others.
RootChildren::Child& RootChildren::find_or_add(xcb_window_t window) {
  if (auto* known = find(window)) return *known;
  children_.push_back({.window = window, .bounds = {}});
  return children_.back();
}

void RootChildren::remove(xcb_window_t window) {
  std::erase_if(children_, [&](const Child& child) { return child.window == window; });
}

void RootChildren::put_above(xcb_window_t window, xcb_window_t below) {
  const auto moved = std::ranges::find(children_, window, &Child::window);
  const auto child = *moved;
  children_.erase(moved);
  const auto sibling = std::ranges::find(children_, below, &Child::window);
  // None: it lies at the bottom. A sibling that is not known was made and removed since.
  const bool is_lowest = below == XCB_NONE;
  const auto place = is_lowest ? children_.begin() : sibling == children_.end() ? sibling : std::next(sibling);
  children_.insert(place, child);
}

/// Tooltips and notifications are none; neither is a window of a pixel, as some clients keep for themselves.
void RootChildren::learn_whether_menu(Conversation& talk, Child& child) {
  child.is_menu = false;
  if (!child.overrides_redirect || child.bounds.width <= 1 || child.bounds.height <= 1) return;
  auto facts = read_windows(talk, {child.window});
  if (!facts) return;
  const auto menus = menus_among(talk, *std::move(facts));
  child.is_menu = menus && !menus->empty();
}

}  // namespace offhand::platform::x11
