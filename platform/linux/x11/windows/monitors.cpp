#include "platform/linux/x11/windows/monitors.h"

#include <xcb/randr.h>
#include <charconv>
#include <cstdint>
#include <string_view>
#include <system_error>

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

constexpr double dots_of_scale_1 = 96;
constexpr double largest_scale = 8;
/// Resources are read up to 64 kB.
constexpr std::uint32_t longest_resources = 16'384;

/// The value of a resource, in a text of lines such as "Xft.dpi:\t192".
std::string_view value_of_resource(std::string_view all, std::string_view name) {
  while (!all.empty()) {
    const auto end = std::min(all.find('\n'), all.size());
    auto line = all.substr(0, end);
    all.remove_prefix(std::min(end + 1, all.size()));
    if (!line.starts_with(name) || line.substr(name.size(), 1) != ":") continue;
    line.remove_prefix(name.size() + 1);
    line.remove_prefix(std::min(line.find_first_not_of(" \t"), line.size()));
    return line;
  }
  return {};
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

Result<double> read_scale(Conversation& talk) {
  auto asked = talk.ask(
      xcb_get_property(talk.raw(), 0, talk.root(), XCB_ATOM_RESOURCE_MANAGER, XCB_ATOM_STRING, 0, longest_resources));
  OFFHAND_ASSIGN(const auto property, asked.get());
  if (!property) return 1.0;
  const auto all = text_of(property.get());
  const auto text = value_of_resource(all, "Xft.dpi");
  double dots = 0;
  const auto read = std::from_chars(text.data(), text.data() + text.size(), dots);
  const double scale = dots / dots_of_scale_1;
  return read.ec == std::errc() && scale >= 1 && scale <= largest_scale ? scale : 1.0;
}

}  // namespace offhand::platform::x11
