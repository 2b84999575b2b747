#include "platform/linux/atspi/vocabulary/action_words.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <iterator>
#include <span>

namespace offhand::platform::atspi {
namespace {

/// "Show Menu", "show-menu" and "ShowMenu" are one.
std::string folded(std::string_view name) {
  std::string result;
  for (const char c : name) {
    if (std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '.') {
      result += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    }
  }
  return result;
}

std::vector<std::string> folded(const std::vector<std::string>& names) {
  std::vector<std::string> all;
  std::ranges::transform(names, std::back_inserter(all), [](const std::string& name) { return folded(name); });
  return all;
}

using Words = std::span<const std::string_view>;

/// Names that toolkits give to an action of one meaning, the best first.
struct Meaning {
  NodeAction action;
  /// That mean nothing else.
  Words own;
  /// That mean something else first, and serve where no other is offered.
  Words borrowed;
};

template <std::size_t count>
using Names = std::array<std::string_view, count>;

constexpr Names<6> press_words{"click", "press", "push", "dodefault", "invoke", "jump"};
constexpr Names<3> press_too_words{"toggle", "activate", "select"};
constexpr Names<6> show_menu_words{"showmenu", "showcontextmenu", "contextmenu", "menu", "popup", "menu.popup"};
constexpr Names<2> pick_words{"select", "pick"};
constexpr Names<5> pick_too_words{"click", "press", "dodefault", "toggle", "activate"};
constexpr Names<2> confirm_words{"confirm", "accept"};
constexpr Names<2> cancel_words{"cancel", "dismiss"};
constexpr Names<2> open_words{"open", "activate"};
constexpr Names<1> open_too_words{"jump"};
constexpr Names<3> toggle_words{"toggle", "check", "uncheck"};
constexpr Names<4> toggle_too_words{"click", "press", "dodefault", "activate"};
constexpr Names<2> expand_words{"expand", "expandorcontract"};
constexpr Names<2> collapse_words{"collapse", "contract"};
constexpr Names<2> increment_words{"increment", "increase"};
constexpr Names<2> decrement_words{"decrement", "decrease"};

/// The focus, text, numbers and scrolling have interfaces of their own, and no toolkit knows a long press.
constexpr auto meanings = std::to_array<Meaning>({
    {NodeAction::press, press_words, press_too_words},
    {NodeAction::show_menu, show_menu_words, {}},
    {NodeAction::pick, pick_words, pick_too_words},
    {NodeAction::confirm, confirm_words, Words(open_words).last(1)},
    {NodeAction::cancel, cancel_words, {}},
    {NodeAction::open, open_words, open_too_words},
    {NodeAction::toggle, toggle_words, toggle_too_words},
    {NodeAction::expand, expand_words, {}},
    {NodeAction::collapse, collapse_words, Words(expand_words).last(1)},
    {NodeAction::increment, increment_words, {}},
    {NodeAction::decrement, decrement_words, {}},
});

/// Of an item that any action but "toggle" opens: what opens it may be called a click.
constexpr Names<4> open_by_any_words{"jump", "click", "press", "dodefault"};
constexpr auto meanings_where_all_open = std::to_array<Meaning>({
    {NodeAction::press, toggle_words, {}},
    {NodeAction::show_menu, show_menu_words, {}},
    {NodeAction::pick, toggle_words, {}},
    {NodeAction::confirm, confirm_words, Words(open_words).last(1)},
    {NodeAction::cancel, cancel_words, {}},
    {NodeAction::open, open_words, open_by_any_words},
    {NodeAction::toggle, toggle_words, {}},
});

std::span<const Meaning> meanings_for(Activation activation) {
  if (activation == Activation::opens_by_any) return meanings_where_all_open;
  return meanings;
}

/// Whether "activate" is what was asked for, of a node of this kind.
bool is_click(Activation activation, NodeAction wanted) {
  switch (activation) {
    case Activation::submits:
      return wanted == NodeAction::confirm;
    case Activation::opens:
    case Activation::opens_by_any:
      return wanted == NodeAction::confirm || wanted == NodeAction::open;
    case Activation::clicks:
      break;
  }
  return true;
}

std::optional<int> place_of(const Meaning& meaning, const std::vector<std::string>& offered, Activation activation,
                            Toggling toggling) {
  for (const Words& words : {meaning.own, meaning.borrowed}) {
    for (const std::string_view name : words) {
      if (name == "activate" && !is_click(activation, meaning.action)) continue;
      if (name == "toggle" && toggling == Toggling::flips) continue;
      const auto found = std::ranges::find(offered, name);
      if (found != offered.end()) return static_cast<int>(found - offered.begin());
    }
  }
  // A single action without a name is the default action.
  const bool is_default = activation == Activation::clicks && offered.size() == 1 && offered.front().empty();
  return meaning.action == NodeAction::press && is_default ? std::optional(0) : std::nullopt;
}

}  // namespace

std::optional<int> choose_action(const std::vector<std::string>& names, NodeAction wanted, Activation activation,
                                 Toggling toggling) {
  const auto known = meanings_for(activation);
  const auto meaning = std::ranges::find(known, wanted, &Meaning::action);
  return meaning == known.end() ? std::nullopt : place_of(*meaning, folded(names), activation, toggling);
}

NodeActions offered_by(const std::vector<std::string>& names, Activation activation, Toggling toggling) {
  NodeActions offered;
  const auto all = folded(names);
  for (const Meaning& meaning : meanings_for(activation)) {
    if (place_of(meaning, all, activation, toggling)) offered.insert(meaning.action);
  }
  return offered;
}

std::optional<NodeAction> meaning_of(std::string_view name) {
  const auto word = folded(name);
  const auto is_meant = [&](const Meaning& meaning) {
    return std::ranges::find(meaning.own, word) != meaning.own.end();
  };
  const auto* const found = std::ranges::find_if(meanings, is_meant);
  return found == meanings.end() ? std::nullopt : std::optional(found->action);
}

}  // namespace offhand::platform::atspi
