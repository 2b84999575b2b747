#include "impl/verbs/action_names.h"

#include <algorithm>
#include <array>
#include <utility>

#include "impl/base/fold_case.h"

namespace offhand {
namespace {

using platform::NodeAction;

constexpr std::array<std::pair<std::string_view, NodeAction>, 6> meanings{{{press_action, NodeAction::press},
                                                                           {"show_menu", NodeAction::show_menu},
                                                                           {"pick", NodeAction::pick},
                                                                           {"confirm", NodeAction::confirm},
                                                                           {"cancel", NodeAction::cancel},
                                                                           {"open", NodeAction::open}}};

}  // namespace

std::optional<NodeAction> meaning_of(std::string_view action) {
  for (const auto& [name, meaning] : meanings) {
    if (name == action) return meaning;
  }
  return std::nullopt;
}

std::vector<std::string> actions_offered_by(const platform::Node* node) {
  std::vector<std::string> offered{std::string(press_action)};
  if (node == nullptr) return offered;
  for (const auto& [name, meaning] : meanings) {
    if (name != press_action && node->verbs.contains(meaning)) offered.emplace_back(name);
  }
  for (const auto& name : node->actions) {
    if (std::ranges::find(offered, name) == offered.end()) offered.push_back(name);
  }
  return offered;
}

/// "ShowMenu" is Qt's word for it, "showContextMenu" that of Chromium, "menu.popup" that of GTK 4.
bool shows_menu(std::string_view action) {
  constexpr std::array<std::string_view, 6> names{"show_menu",  "ShowMenu", "showContextMenu",
                                                  "menu.popup", "popup",    "menu"};
  return std::ranges::find(names, action) != names.end();
}

bool opens_item(std::string_view action) { return action == "open" || action == "activate"; }

bool flips(std::string_view action) { return fold_case(action) == "toggle"; }

}  // namespace offhand
