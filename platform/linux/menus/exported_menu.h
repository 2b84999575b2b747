#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "platform/api/menus.h"
#include "platform/linux/atspi/reading/inquiry.h"

namespace offhand::platform::linux_menus {

/// Reads a menu from org.gtk.Menus and lays it out. The data comes from another program: menus may link to each other
/// or be endless, so everything is bounded.
class ExportedMenu {
 public:
  /// Uses `inquiry` only while that runs.
  ExportedMenu(atspi::Inquiry& inquiry, atspi::Reference object);
  ExportedMenu(const ExportedMenu&) = delete;
  ExportedMenu& operator=(const ExportedMenu&) = delete;

  void begin();
  /// Adds the entries that were read; sections are merged into the menu that contains them, as shown to a user.
  void lay_out(ToldMenus& menus) const;

 private:
  /// Group and menu number. Each group of menus is requested separately.
  using Place = std::pair<std::uint32_t, std::uint32_t>;
  struct Item {
    std::string label;
    std::string action;
    /// The prefix of the actions in the linked menu, followed by a dot.
    std::string action_namespace;
    std::optional<CommandValue> target;
    bool has_target = false;
    std::optional<Place> section;
    std::optional<Place> submenu;
  };
  struct Spot;
  struct Layout;

  void ask(const std::vector<std::uint32_t>& groups);
  void take(const atspi::Reply& reply);
  bool take_menu(atspi::MessageReader& in);
  bool take_item(atspi::MessageReader& in, Item& item);
  void lay_out(const Place& place, const Spot& spot, Layout& layout) const;

  atspi::Inquiry& inquiry_;
  const atspi::Reference object_;
  std::map<Place, std::vector<Item>> menus_;
  std::set<std::uint32_t> asked_;
  std::set<std::uint32_t> wanted_;
  std::size_t items_ = 0;
  bool cut_ = false;
};

}  // namespace offhand::platform::linux_menus
