#include "platform/linux/atspi/reading/accessible.h"

#include <string_view>
#include <utility>

namespace offhand::platform::atspi {
namespace {

constexpr std::size_t max_actions = 64;

}  // namespace

bool Interfaces::read(MessageReader& in) {
  constexpr std::pair<std::string_view, Flag> names[] = {{interface::component, component},
                                                         {interface::action, action},
                                                         {interface::value, value},
                                                         {interface::text, text},
                                                         {interface::editable_text, editable_text},
                                                         {interface::table, table},
                                                         {interface::selection, selection}};
  if (!in.enter('a', "s")) return false;
  std::string name;
  while (!in.at_end()) {
    if (!in.read(name)) return false;
    for (const auto& [known_name, flag] : names) {
      if (name == known_name) flags_ |= flag;
    }
  }
  known_ = true;
  return in.exit();
}

bool read_states(MessageReader& in, StateBits& states) {
  std::uint32_t low = 0;
  std::uint32_t high = 0;
  if (!in.enter('a', "u") || !in.read(low)) return false;
  if (!in.at_end() && !in.read(high)) return false;
  while (!in.at_end()) {
    if (!in.skip("u")) return false;
  }
  states = StateBits(low, high);
  return in.exit();
}

bool read_extents(const Reply& reply, Extents& extents) {
  if (!reply.ok()) return false;
  MessageReader in = reply.reader();
  // GTK 4 answers with four numbers instead of a structure.
  const bool structure = in.peek() == 'r';
  if (structure && !in.enter('r', "iiii")) return false;
  return in.read(extents.x) && in.read(extents.y) && in.read(extents.width) && in.read(extents.height);
}

bool read_actions(const Reply& reply, std::vector<std::string>& actions) {
  actions.clear();
  if (!reply.ok()) return false;
  MessageReader in = reply.reader();
  if (!in.enter('a', "(sss)")) return false;
  while (!in.at_end() && actions.size() < max_actions) {
    std::string name;
    if (!in.enter('r', "sss") || !in.read(name) || !in.skip("ss") || !in.exit()) return false;
    actions.push_back(std::move(name));
  }
  return true;
}

bool read_properties(const Reply& reply, Accessible& accessible) {
  if (!reply.ok()) return false;
  MessageReader in = reply.reader();
  if (!in.enter('a', "{sv}")) return false;
  std::string key;
  while (!in.at_end()) {
    if (!in.enter('e', "sv") || !in.read(key)) return false;
    const auto take = [&](const char* type, auto& target) {
      return in.enter('v', type) && in.read(target) && in.exit();
    };
    bool taken = false;
    if (key == "Name") {
      taken = take("s", accessible.name);
    } else if (key == "Description") {
      taken = take("s", accessible.description);
    } else if (key == "ChildCount") {
      taken = take("i", accessible.child_count);
    } else if (key == "Parent") {
      taken = take("(so)", accessible.parent_handle);
    } else {
      taken = in.skip("v");
    }
    if (!taken || !in.exit()) return false;
  }
  return true;
}

Call get_extents(Reference target, CoordinateType coordinates) {
  return {std::move(target), interface::component, "GetExtents", [coordinates](sd_bus_message* message) {
            return sd_bus_message_append(message, "u", static_cast<std::uint32_t>(coordinates));
          }};
}

Call get_child(Reference parent, std::int32_t index) {
  return {std::move(parent), interface::accessible, "GetChildAtIndex",
          [index](sd_bus_message* message) { return sd_bus_message_append(message, "i", index); }};
}

bool read_references(const Reply& reply, std::vector<Reference>& references) {
  if (!reply.ok()) return false;
  MessageReader in = reply.reader();
  Reference reference;
  if (!in.enter('a', "(so)")) return false;
  while (!in.at_end()) {
    if (!in.read(reference)) return false;
    references.push_back(reference);
  }
  return true;
}

}  // namespace offhand::platform::atspi
