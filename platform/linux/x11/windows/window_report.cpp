#include "platform/linux/x11/windows/window_report.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <map>
#include <set>
#include <string_view>

#include "generated/types/errors.h"
#include "platform/linux/toolkit/toolkit.h"
#include "platform/linux/x11/input/toolkit_traits.h"
#include "platform/linux/x11/user/confinement.h"
#include "platform/linux/x11/windows/window_reader.h"

namespace offhand::platform::x11 {
namespace {

constexpr std::size_t most_properties = 64;
constexpr std::size_t most_numbers = 8;
constexpr std::uint32_t most_words = 64;

/// Text properties that identify a window. Others may contain anything: WM_COMMAND is a command line.
constexpr auto telling_texts = std::to_array<std::string_view>(
    {"WM_CLASS", "WM_NAME", "WM_ICON_NAME", "WM_WINDOW_ROLE", "WM_LOCALE_NAME", "_NET_WM_NAME", "_NET_WM_VISIBLE_NAME",
     "_NET_WM_ICON_NAME", "_GTK_APPLICATION_ID", "_GTK_THEME_VARIANT", "_KDE_NET_WM_DESKTOP_FILE"});

using AtomNames = std::map<xcb_atom_t, std::string>;

/// Reads the names of atoms that are not known yet, in one round trip.
Result<void> learn(Conversation& talk, const std::set<xcb_atom_t>& atoms, AtomNames& names) {
  std::vector<std::pair<xcb_atom_t, Pending<xcb_get_atom_name_reply_t>>> asked;
  for (const auto atom : atoms) {
    if (atom != XCB_ATOM_NONE && !names.contains(atom))
      asked.emplace_back(atom, talk.ask(xcb_get_atom_name(talk.raw(), atom)));
  }
  for (auto& [atom, pending] : asked) {
    OFFHAND_ASSIGN(const auto name, pending.get());
    names[atom] = name ? utf8_of({xcb_get_atom_name_name(name.get()),
                                  static_cast<std::size_t>(xcb_get_atom_name_name_length(name.get()))})
                       : fmt::format("atom {}", atom);
  }
  return {};
}

struct Property {
  xcb_atom_t name;
  Owned<xcb_get_property_reply_t> content;

  bool holds_atoms() const { return content->type == XCB_ATOM_ATOM; }
};

/// The size of the whole property, also where only its start was read.
std::int64_t length_of(const Property& property) {
  return static_cast<std::int64_t>(xcb_get_property_value_length(property.content.get())) +
         property.content->bytes_after;
}

std::string numbers_of(const Property& property, const AtomNames& names) {
  std::string text;
  const auto values = values_of(property.content.get());
  for (const auto value : values.first(std::min(values.size(), most_numbers))) {
    if (!text.empty()) text += ", ";
    text += property.holds_atoms() && names.contains(value) ? names.at(value) : std::to_string(value);
  }
  return values.size() > most_numbers ? text + ", …" : text;
}

std::string value_of(const Property& property, std::string_view name, const AtomNames& names) {
  if (property.content->format == 32) return numbers_of(property, names);
  if (std::ranges::find(telling_texts, name) == telling_texts.end()) return "(not told)";
  auto text = text_of(property.content.get());
  // A WM_CLASS has a zero byte after each of its two parts.
  while (text.ends_with('\0')) text.pop_back();
  std::ranges::replace(text, '\0', ' ');
  return property.content->bytes_after > 0 ? text + "…" : text;
}

Result<std::vector<Property>> read_properties(Conversation& talk, xcb_window_t window, WindowReport& report) {
  auto asked_list = talk.ask(xcb_list_properties(talk.raw(), window));
  OFFHAND_ASSIGN(const auto list, asked_list.get());
  if (!list) return std::vector<Property>();
  const std::span listed(xcb_list_properties_atoms(list.get()),
                         static_cast<std::size_t>(xcb_list_properties_atoms_length(list.get())));
  const auto told = listed.first(std::min(listed.size(), most_properties));
  report.properties_left_out = static_cast<std::int64_t>(listed.size() - told.size());
  std::vector<Pending<xcb_get_property_reply_t>> asked;
  asked.reserve(told.size());
  for (const auto atom : told)
    asked.push_back(talk.ask(xcb_get_property(talk.raw(), 0, window, atom, XCB_GET_PROPERTY_TYPE_ANY, 0, most_words)));
  std::vector<Property> found;
  for (std::size_t index = 0; index < told.size(); ++index) {
    OFFHAND_ASSIGN(auto content, asked[index].get());
    if (content && content->type != XCB_ATOM_NONE) found.push_back({told[index], std::move(content)});
  }
  return found;
}

Result<void> add_properties(Conversation& talk, xcb_window_t window, WindowReport& report) {
  OFFHAND_ASSIGN(const auto properties, read_properties(talk, window, report));
  std::set<xcb_atom_t> atoms;
  for (const auto& property : properties) {
    atoms.insert({property.name, property.content->type});
    if (!property.holds_atoms()) continue;
    const auto values = values_of(property.content.get());
    atoms.insert(values.begin(), values.begin() + static_cast<std::ptrdiff_t>(std::min(values.size(), most_numbers)));
  }
  AtomNames names;
  OFFHAND_CHECK(learn(talk, atoms, names));
  for (const auto& property : properties) {
    const auto& name = names.at(property.name);
    report.properties.push_back(
        {name, names.at(property.content->type), length_of(property), value_of(property, name, names)});
  }
  std::ranges::sort(report.properties, {}, &WindowProperty::name);
  return {};
}

std::string rectangle(const Bounds& bounds) {
  return fmt::format("{},{} {}x{}", bounds.x, bounds.y, bounds.width, bounds.height);
}

std::string map_state(const xcb_get_window_attributes_reply_t& attributes) {
  if (attributes.map_state == XCB_MAP_STATE_UNMAPPED) return "unmapped";
  return attributes.map_state == XCB_MAP_STATE_VIEWABLE ? "viewable" : "unviewable: an ancestor is unmapped";
}

}  // namespace

Result<WindowReport> report_window(Conversation& talk, xcb_window_t window) {
  auto asked_attributes = talk.ask(xcb_get_window_attributes(talk.raw(), window));
  auto asked_tree = talk.ask(xcb_query_tree(talk.raw(), window));
  OFFHAND_ASSIGN(const auto found, read_windows(talk, {window}));
  OFFHAND_ASSIGN(const auto attributes, asked_attributes.get());
  OFFHAND_ASSIGN(const auto tree, asked_tree.get());
  if (found.empty() || !attributes || !tree) return fail(errors::window_not_found({.window_id = window}));
  const auto& facts = found.front();
  const auto toolkit = toolkit_of(facts.pid);
  const auto quiet = sent_event_traits(toolkit);

  WindowReport report;
  const auto add = [&](std::string name, std::string value) {
    report.facts.push_back({std::move(name), std::move(value)});
  };
  add("toolkit, told by the files that it maps", std::string(to_string(toolkit)));
  add("events that are sent to it alone", quiet.refusal.empty() ? "taken" : quiet.refusal);
  if (auto confinement = confinement_of(facts.pid); !confinement.empty()) add("confined by", std::move(confinement));
  add("X window", fmt::format("0x{:x}", window));
  add("parent", tree->parent == tree->root ? "the root" : fmt::format("0x{:x}", tree->parent));
  add("child windows", std::to_string(xcb_query_tree_children_length(tree.get())));
  add("geometry with shadow", rectangle(facts.geometry));
  add("shadow, left right top bottom",
      fmt::format("{} {} {} {}", facts.extents.left, facts.extents.right, facts.extents.top, facts.extents.bottom));
  add("border", std::to_string(facts.border_width));
  add("depth and visual", fmt::format("{}, 0x{:x}", facts.depth, facts.visual));
  add("class", attributes->_class == XCB_WINDOW_CLASS_INPUT_ONLY ? "input only" : "input and output");
  add("mapped", map_state(*attributes));
  add("override redirect", facts.override_redirect ? "yes" : "no");
  add("events that anybody listens to", fmt::format("0x{:x}", attributes->all_event_masks));
  OFFHAND_CHECK(add_properties(talk, window, report));
  return report;
}

}  // namespace offhand::platform::x11
