#include "tests/linux_atspi/x_windows.h"

#include <xcb/xcb.h>

#include <cstdlib>
#include <cstring>

#include "generated/types/errors.h"

namespace offhand::tests {
namespace {

template <class T>
using Owned = std::unique_ptr<T, decltype(&std::free)>;

template <class T>
Owned<T> own(T* reply) {
  return {reply, &std::free};
}

}  // namespace

XWindows::XWindows() : connection_(xcb_connect(nullptr, nullptr)) {
  if (works()) root_ = xcb_setup_roots_iterator(xcb_get_setup(connection_)).data->root;
}

XWindows::~XWindows() { xcb_disconnect(connection_); }

bool XWindows::works() const { return xcb_connection_has_error(connection_) == 0; }

std::string XWindows::bytes(std::uint32_t window, const char* name) {
  const auto atom = own(xcb_intern_atom_reply(
      connection_, xcb_intern_atom(connection_, 0, static_cast<std::uint16_t>(std::strlen(name)), name), nullptr));
  if (!atom) return {};
  const auto property = own(xcb_get_property_reply(
      connection_, xcb_get_property(connection_, 0, window, atom->atom, XCB_GET_PROPERTY_TYPE_ANY, 0, 65536), nullptr));
  if (!property) return {};
  return {static_cast<const char*>(xcb_get_property_value(property.get())),
          static_cast<std::size_t>(xcb_get_property_value_length(property.get()))};
}

std::vector<std::uint32_t> XWindows::numbers(std::uint32_t window, const char* name) {
  const std::string raw = bytes(window, name);
  std::vector<std::uint32_t> result(raw.size() / 4);
  if (!result.empty()) std::memcpy(result.data(), raw.data(), result.size() * 4);
  return result;
}

std::string XWindows::root_property(const char* name) { return bytes(root_, name); }

Result<platform::atspi::WindowFacts> XWindows::facts(std::int64_t window_id) {
  const auto window = static_cast<std::uint32_t>(window_id);
  const auto geometry = own(xcb_get_geometry_reply(connection_, xcb_get_geometry(connection_, window), nullptr));
  const auto origin = own(xcb_translate_coordinates_reply(
      connection_, xcb_translate_coordinates(connection_, window, root_, 0, 0), nullptr));
  if (!geometry || !origin) return fail(errors::window_not_found({.window_id = window_id}));
  platform::atspi::WindowFacts facts;
  facts.x = origin->dst_x;
  facts.y = origin->dst_y;
  facts.width = geometry->width;
  facts.height = geometry->height;
  if (const auto pid = numbers(window, "_NET_WM_PID"); !pid.empty()) facts.pid = pid.front();
  if (const auto shadow = numbers(window, "_GTK_FRAME_EXTENTS"); shadow.size() == 4) {
    facts.shadow_left = static_cast<int>(shadow[0]);
    facts.shadow_right = static_cast<int>(shadow[1]);
    facts.shadow_top = static_cast<int>(shadow[2]);
    facts.shadow_bottom = static_cast<int>(shadow[3]);
  }
  facts.title = bytes(window, "_NET_WM_NAME");
  if (const auto active = numbers(root_, "_NET_ACTIVE_WINDOW"); !active.empty())
    facts.active = active.front() == window;
  return facts;
}

platform::atspi::WindowFactsSource XWindows::source() {
  return {[this](std::int64_t window_id, const platform::Limits&) { return facts(window_id); },
          [this](const platform::Limits&) { return Result<std::string>(root_property("AT_SPI_BUS")); }};
}

std::vector<platform::WindowInfo> XWindows::list() {
  std::vector<platform::WindowInfo> result;
  for (const std::uint32_t id : numbers(root_, "_NET_CLIENT_LIST")) {
    const auto known = facts(id);
    if (!known) continue;
    platform::WindowInfo window;
    window.window_id = id;
    window.pid = known->pid;
    window.app_name = "application";
    window.title = known->title;
    window.bounds.x = known->x + known->shadow_left;
    window.bounds.y = known->y + known->shadow_top;
    window.bounds.width = known->visible_width();
    window.bounds.height = known->visible_height();
    window.is_active = known->active;
    result.push_back(std::move(window));
  }
  return result;
}

}  // namespace offhand::tests
