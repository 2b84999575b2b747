#include "platform/linux/x11/windows/monitors.h"

#include <xcb/randr.h>

#include <algorithm>
#include <string>
#include <tuple>
#include <utility>

namespace offhand::platform::x11 {
namespace {

/// The first RandR version with named monitors.
constexpr std::uint32_t needed_major = 1;
constexpr std::uint32_t needed_minor = 5;

Result<bool> knows_monitors(Conversation& talk) {
  if (!talk.extensions().randr) return false;
  auto asked = talk.ask(xcb_randr_query_version(talk.raw(), needed_major, needed_minor));
  OFFHAND_ASSIGN(const auto version, asked.get());
  return version &&
         std::tuple(version->major_version, version->minor_version) >= std::tuple(needed_major, needed_minor);
}

Result<std::string> name_of(Conversation& talk, xcb_atom_t atom) {
  auto asked = talk.ask(xcb_get_atom_name(talk.raw(), atom));
  OFFHAND_ASSIGN(const auto answer, asked.get());
  if (!answer) return std::string("monitor");
  return std::string(xcb_get_atom_name_name(answer.get()),
                     static_cast<std::size_t>(xcb_get_atom_name_name_length(answer.get())));
}

}  // namespace

Result<std::vector<Monitor>> read_monitors(Conversation& talk) {
  std::vector<Monitor> monitors;
  OFFHAND_ASSIGN(const bool known, knows_monitors(talk));
  if (!known) return monitors;
  auto asked = talk.ask(xcb_randr_get_monitors(talk.raw(), talk.root(), 1));
  OFFHAND_ASSIGN(const auto answer, asked.get());
  if (!answer) return monitors;
  for (auto each = xcb_randr_get_monitors_monitors_iterator(answer.get()); each.rem > 0;
       xcb_randr_monitor_info_next(&each)) {
    const auto& info = *each.data;
    OFFHAND_ASSIGN(auto name, name_of(talk, info.name));
    monitors.push_back(
        {.name = std::move(name), .bounds = {info.x, info.y, info.width, info.height}, .primary = info.primary != 0});
  }
  std::ranges::sort(monitors, {}, [](const Monitor& monitor) { return std::pair(monitor.bounds.x, monitor.bounds.y); });
  return monitors;
}

}  // namespace offhand::platform::x11
