#include "platform/linux/menus/exported_menu.h"

#include <utility>

#include "platform/linux/menus/command_value.h"

namespace offhand::platform::linux_menus {
namespace {

/// More than any menu made for users has.
constexpr std::size_t most_items = 4'000;
constexpr std::size_t most_groups = 500;
constexpr std::size_t longest_label = 500;
constexpr std::size_t deepest = 16;

constexpr const char* menus_interface = "org.gtk.Menus";

/// The label as shown: an underscore marks the mnemonic, and a doubled one stands for itself.
std::string without_marks(const std::string& label) {
  std::string shown;
  for (std::size_t at = 0; at < label.size(); ++at) {
    if (label[at] == '_') ++at;
    if (at < label.size()) shown += label[at];
  }
  return shown;
}

}  // namespace

/// The position at which a menu is laid out.
struct ExportedMenu::Spot {
  /// The index of the entry that contains it.
  int parent = -1;
  std::string action_namespace;
};

struct ExportedMenu::Layout {
  ToldMenus& menus;
  /// The menus that contain the current one.
  std::set<Place> above = {};
  /// A menu linked from several places is laid out in each, so the number of items could grow without limit.
  std::size_t items = 0;
};

ExportedMenu::ExportedMenu(atspi::Inquiry& inquiry, atspi::Reference object)
    : inquiry_(inquiry), object_(std::move(object)) {}

void ExportedMenu::begin() { ask({0}); }

void ExportedMenu::ask(const std::vector<std::uint32_t>& groups) {
  asked_.insert(groups.begin(), groups.end());
  const auto arguments = [groups](sd_bus_message* message) {
    return sd_bus_message_append_array(message, 'u', groups.data(), groups.size() * sizeof(std::uint32_t));
  };
  // The call also subscribes us; the subscription ends with our connection.
  inquiry_.call({object_, menus_interface, "Start", arguments}, [this](const atspi::Reply& reply) { take(reply); });
}

void ExportedMenu::take(const atspi::Reply& reply) {
  if (!reply.has_signature("a(uuaa{sv})")) return;
  auto in = reply.reader();
  if (!in.enter('a', "(uuaa{sv})")) return;
  while (!cut_ && !in.at_end()) {
    if (!take_menu(in)) return;
  }
  std::vector<std::uint32_t> next;
  for (const auto group : std::exchange(wanted_, {})) {
    if (asked_.contains(group)) continue;
    if (asked_.size() + next.size() >= most_groups) cut_ = true;
    if (!cut_) next.push_back(group);
  }
  if (!next.empty()) ask(next);
}

bool ExportedMenu::take_menu(atspi::MessageReader& in) {
  Place place;
  if (!in.enter('r', "uuaa{sv}") || !in.read(place.first) || !in.read(place.second) || !in.enter('a', "a{sv}"))
    return false;
  auto& items = menus_[place];
  items.clear();
  while (!in.at_end()) {
    if (++items_ > most_items) {
      cut_ = true;
      return false;
    }
    if (!take_item(in, items.emplace_back())) return false;
  }
  return in.exit() && in.exit();
}

bool ExportedMenu::take_item(atspi::MessageReader& in, Item& item) {
  const auto take_text = [&](std::string& text) {
    if (!in.enter('v', "s") || !in.read(text)) return false;
    // A truncated label would be a different one.
    if (text.size() > longest_label) text.clear();
    return in.exit();
  };
  const auto take_link = [&](std::optional<Place>& link) {
    Place to;
    if (!in.enter('v', "(uu)") || !in.enter('r', "uu") || !in.read(to.first) || !in.read(to.second)) return false;
    link = to;
    wanted_.insert(to.first);
    return in.exit() && in.exit();
  };
  if (!in.enter('a', "{sv}")) return false;
  while (!in.at_end()) {
    std::string key;
    if (!in.enter('e', "sv") || !in.read(key)) return false;
    const char* contents = nullptr;
    if (in.peek(&contents) != 'v' || contents == nullptr) return false;
    const std::string type = contents;
    bool taken = false;
    if (key == "target") {
      item.has_target = true;
      taken = read_variant(in, item.target);
    } else if (key == "label" && type == "s") {
      taken = take_text(item.label);
    } else if (key == "action" && type == "s") {
      taken = take_text(item.action);
    } else if (key == "action-namespace" && type == "s") {
      taken = take_text(item.action_namespace);
    } else if (key == ":section" && type == "(uu)") {
      taken = take_link(item.section);
    } else if (key == ":submenu" && type == "(uu)") {
      taken = take_link(item.submenu);
    } else {
      taken = in.skip("v");
    }
    if (!taken || !in.exit()) return false;
  }
  return in.exit();
}

void ExportedMenu::lay_out(ToldMenus& menus) const {
  Layout layout{.menus = menus};
  lay_out({0, 0}, {}, layout);
  if (cut_ || layout.items > most_items) menus.incomplete_reason = "its menus have too many entries";
}

void ExportedMenu::lay_out(const Place& place, const Spot& spot, Layout& layout) const {
  const auto found = menus_.find(place);
  if (found == menus_.end()) return;
  if (layout.above.size() >= deepest || !layout.above.insert(place).second) {
    layout.menus.incomplete_reason = "its menus hold themselves or are too deep";
    return;
  }
  for (const auto& item : found->second) {
    if (++layout.items > most_items) break;
    const auto within = [&](const std::string& name) {
      return spot.action_namespace.empty() || name.empty() ? name : spot.action_namespace + "." + name;
    };
    const auto names = item.action_namespace.empty() ? spot.action_namespace : within(item.action_namespace);
    if (item.section) {
      lay_out(*item.section, {spot.parent, names}, layout);
      continue;
    }
    if (item.label.empty()) continue;
    ToldMenuEntry entry{.parent = spot.parent, .label = without_marks(item.label), .is_menu = item.submenu.has_value()};
    const bool is_clear = !item.has_target || item.target;
    if (!entry.is_menu && !item.action.empty() && is_clear) entry.command = Command{within(item.action), item.target};
    auto& entries = layout.menus.entries;
    entries.push_back(std::move(entry));
    if (item.submenu) lay_out(*item.submenu, {static_cast<int>(entries.size()) - 1, names}, layout);
  }
  layout.above.erase(place);
}

}  // namespace offhand::platform::linux_menus
