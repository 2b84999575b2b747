#include "platform/linux/atspi/actions.h"

#include <algorithm>
#include <cctype>
#include <chrono>
#include <iterator>
#include <span>
#include <string_view>
#include <utility>

#include "platform/host/steady_clock.h"
#include "platform/linux/atspi/accessible.h"
#include "platform/linux/atspi/limits.h"
#include "platform/linux/atspi/roles.h"
#include "platform/linux/atspi/toolkit_traits.h"
#include "platform/linux/atspi/web_roles.h"

namespace offhand::platform::atspi {
namespace {

/// What a Qt widget calls its press.
constexpr std::string_view press_of_qt = "Press";

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

/// Names toolkits give to an action of this meaning, the best first.
std::span<const std::string_view> names_of(NodeAction action) {
  using Names = std::string_view[];
  static constexpr Names press = {"click",  "press",    "push", "dodefault", "invoke",
                                  "toggle", "activate", "jump", "select"};
  static constexpr Names toggle = {"toggle", "check", "uncheck", "click", "press", "dodefault", "activate"};
  static constexpr Names show_menu = {"showmenu", "showcontextmenu", "contextmenu", "menu", "popup", "menu.popup"};
  static constexpr Names pick = {"select", "pick", "click", "press", "dodefault", "toggle", "activate"};
  static constexpr Names confirm = {"activate", "confirm", "accept"};
  static constexpr Names cancel = {"cancel", "dismiss"};
  static constexpr Names open = {"open", "activate", "jump"};
  switch (action) {
    case NodeAction::press:
      return press;
    case NodeAction::toggle:
      return toggle;
    case NodeAction::show_menu:
      return show_menu;
    case NodeAction::pick:
      return pick;
    case NodeAction::confirm:
      return confirm;
    case NodeAction::cancel:
      return cancel;
    case NodeAction::open:
      return open;
  }
  return {};
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

/// Of an item that any action but "toggle" opens. What opens it may be called a click.
std::span<const std::string_view> names_where_all_open(NodeAction action) {
  using Names = std::string_view[];
  static constexpr Names flip = {"toggle", "check", "uncheck"};
  static constexpr Names open = {"open", "activate", "jump", "click", "press", "dodefault"};
  switch (action) {
    case NodeAction::press:
    case NodeAction::toggle:
    case NodeAction::pick:
      return flip;
    case NodeAction::open:
      return open;
    case NodeAction::show_menu:
    case NodeAction::confirm:
    case NodeAction::cancel:
      break;
  }
  return names_of(action);
}

std::string list_of(const std::vector<std::string>& names) {
  std::string text;
  for (const std::string& name : names) text += (text.empty() ? "" : ", ") + name;
  return text.empty() ? "none" : text;
}

}  // namespace

std::optional<int> choose_action(const std::vector<std::string>& names, NodeAction wanted, Activation activation,
                                 Toggling toggling) {
  std::vector<std::string> offered;
  std::transform(names.begin(), names.end(), std::back_inserter(offered), folded);
  const auto meant = activation == Activation::opens_by_any ? names_where_all_open(wanted) : names_of(wanted);
  for (const std::string_view name : meant) {
    if (name == "activate" && !is_click(activation, wanted)) continue;
    if (name == "toggle" && toggling == Toggling::flips) continue;
    const auto found = std::find(offered.begin(), offered.end(), name);
    if (found != offered.end()) return static_cast<int>(found - offered.begin());
  }
  // A single action without a name is the default action.
  if (wanted == NodeAction::press && activation == Activation::clicks && offered.size() == 1 && offered.front().empty())
    return 0;
  return std::nullopt;
}

Toggling toggling_of(Toolkit toolkit) {
  return traits_of(toolkit).toggles_unheard ? Toggling::flips : Toggling::clicks;
}

Activation activation_of(Toolkit toolkit, std::uint32_t role, StateBits states) {
  if (is_item(role) && traits_of(toolkit).items_open_at_actions) return Activation::opens_by_any;
  if (states.has(StateBits::editable) || shows_text(role)) return Activation::submits;
  return is_item(role) ? Activation::opens : Activation::clicks;
}

Activation Target::activation() const { return activation_of(toolkit, role, states); }

NodeActions verbs_of(Toolkit toolkit, std::uint32_t role, StateBits states, const std::vector<std::string>& names) {
  NodeActions verbs;
  if (names.empty() || traits_of(toolkit).offers_actions_everywhere) return verbs;
  for (const NodeAction action : {NodeAction::press, NodeAction::toggle, NodeAction::show_menu, NodeAction::pick,
                                  NodeAction::confirm, NodeAction::cancel, NodeAction::open}) {
    if (choose_action(names, action, activation_of(toolkit, role, states), toggling_of(toolkit))) verbs.insert(action);
  }
  return verbs;
}

ActionPress press_of(Toolkit toolkit, std::uint32_t role, StateBits states, const std::vector<std::string>& names) {
  const auto& traits = traits_of(toolkit);
  const bool has_timer = traits.down_before_firing.count() > 0 && role == role_push_button;
  if (has_timer && std::ranges::find(names, press_of_qt) != names.end()) return ActionPress::late;
  if (!traits.toggles_unheard || names.empty()) return ActionPress::serves;
  const auto choose = [&](Toggling toggling) {
    return choose_action(names, NodeAction::press, activation_of(toolkit, role, states), toggling);
  };
  const bool only_flips = !choose(Toggling::flips) && choose(Toggling::clicks);
  return only_flips ? ActionPress::unheard : ActionPress::serves;
}

namespace {

/// What an application tells one by one, it does not tell without end.
constexpr std::int32_t max_asked = 16;
/// How long an answer is simply waited for; longer than GTK's and Qt's buttons take to act.
constexpr std::chrono::milliseconds timeout{300};
/// One of these may overtake the action, which goes by a connection of its own; not two.
constexpr int lookings = 2;

/// An action that opens a menu or a modal dialog may be answered only when that closes. An application that answers
/// what it was asked later is inside it: it has taken the action.
void look_whether_taken(Inquiry& inquiry, const Reference& node, ActionRun& attempt, int more) {
  inquiry.call({node, interface::accessible, "GetState"}, [&inquiry, &attempt, node, more](const Reply& reply) {
    if (reply.is_lost()) return;
    if (more > 1) return look_whether_taken(inquiry, node, attempt, more - 1);
    attempt.answered = true;
    attempt.accepted = true;
    inquiry.finish();
  });
}

/// Whether it may be a button that stays down for a while.
bool may_stay_down(const Target& target, int index) {
  return target.role == role_push_button && target.actions.at(static_cast<std::size_t>(index)) == press_of_qt;
}

/// After that it would tell nothing any more, and who does not answer at once may hang.
constexpr std::chrono::milliseconds time_to_look{50};

void look_whether_down(Inquiry& inquiry, const Reference& node, ActionRun& attempt) {
  inquiry.at(steady_now() + time_to_look, [&inquiry] { inquiry.finish(); });
  inquiry.call({node, interface::accessible, "GetState"}, [&inquiry, &attempt](const Reply& reply) {
    StateBits states;
    if (reply.ok()) {
      MessageReader in = reply.reader();
      const bool knows = read_states(in, states);
      attempt.is_down = knows && states.has(StateBits::pressed);
      attempt.is_up = knows && !attempt.is_down;
    }
    inquiry.finish();
  });
}

/// What a press flips before it answers; see ToolkitTraits::flips_at_once.
bool flips_at_once(const Target& target) {
  const bool flips = target.role == role_check_box || target.role == role_radio_button;
  return flips && traits_of(target.toolkit).flips_at_once;
}

/// Asked with the action, not behind its answer: by then the application may be painting.
void look_what_it_flipped(Inquiry& inquiry, const Reference& node, ActionRun& attempt) {
  attempt.looks_due = lookings;
  for (int looking = 0; looking < lookings; ++looking) {
    inquiry.call({node, interface::accessible, "GetState"}, [&inquiry, &attempt](const Reply& reply) {
      attempt.is_on.reset();
      StateBits states;
      if (reply.ok()) {
        MessageReader in = reply.reader();
        if (read_states(in, states) && !states.has(StateBits::defunct)) attempt.is_on = states.has(StateBits::checked);
      }
      if (--attempt.looks_due == 0 && attempt.accepted) inquiry.finish();
    });
  }
}

void do_action(Inquiry& inquiry, const Reference& node, int index, const Target& target, ActionRun& attempt) {
  const bool stays_down = may_stay_down(target, index);
  inquiry.call(
      {node, interface::action, "DoAction",
       [index](sd_bus_message* message) { return sd_bus_message_append(message, "i", index); }, &attempt.sent, true},
      [&inquiry, &attempt, node, stays_down](const Reply& reply) {
        if (reply.ok()) {
          attempt.answered = true;
          if (!reply.value(attempt.accepted) || !attempt.accepted) {
            attempt.reason = "the application declined the action";
          } else if (stays_down) {
            return look_whether_down(inquiry, node, attempt);
          } else if (attempt.looks_due > 0) {
            return inquiry.at(steady_now() + time_to_look, [&inquiry] { inquiry.finish(); });
          }
        } else if (reply.refused()) {
          attempt.answered = true;
          attempt.reason = "the element is gone or knows no actions";
        } else {
          attempt.reason = "the application answered " + std::string(reply.error_name());
        }
        inquiry.finish();
      });
  if (flips_at_once(target)) look_what_it_flipped(inquiry, node, attempt);
  inquiry.at(steady_now() + timeout, [&inquiry, &attempt, node] {
    if (attempt.sent) look_whether_taken(inquiry, node, attempt, lookings);
  });
}

}  // namespace

ActionChoice meaning(NodeAction wanted) {
  return [wanted](const Target& target) {
    return choose_action(target.actions, wanted, target.activation(), toggling_of(target.toolkit));
  };
}

ActionChoice called(const std::string& name) {
  return [name](const Target& target) -> std::optional<int> {
    const auto found = std::find(target.actions.begin(), target.actions.end(), name);
    if (found == target.actions.end()) return std::nullopt;
    return static_cast<int>(found - target.actions.begin());
  };
}

void ask_actions_one_by_one(Inquiry& inquiry, const Reference& node, std::vector<std::string>& actions) {
  inquiry.call(get_property(node, interface::action, "NActions"), [&inquiry, &actions, node](const Reply& reply) {
    std::int32_t count = 0;
    if (!reply.property("i", count)) return;
    actions.assign(static_cast<std::size_t>(std::clamp(count, 0, max_asked)), {});
    for (std::size_t i = 0; i < actions.size(); ++i) {
      inquiry.call(
          {node, interface::action, "GetName",
           [i](sd_bus_message* message) { return sd_bus_message_append(message, "i", static_cast<std::int32_t>(i)); }},
          [&actions, i](const Reply& name) { name.value(actions[i]); });
    }
  });
}

namespace {

/// Role and states are known by then: they were asked for first.
void look_whether_chooser(Inquiry& inquiry, const Reference& node, Target& target) {
  inquiry.call(get_attributes(node), [&inquiry, &target, node](const Reply& reply) {
    WebAttributes attributes;
    if (!read_attributes(reply, attributes) || !is_input_button(attributes, target.role)) return;
    target.wants_pointer = target.states.has(StateBits::selectable_text);
    // A picture that sends the form may have no words either. What does not show no pointer reaches.
    if (!target.states.has(StateBits::showing)) return;
    inquiry.call(get_property(node, interface::text, "CharacterCount"), [&target](const Reply& count) {
      std::int32_t characters = 0;
      if (count.property("i", characters) && characters == 0) target.wants_pointer = true;
    });
  });
}

}  // namespace

void perform_action(Inquiry& inquiry, ActionNames& names, const Reference& node, ActionChoice choice, Target& target,
                    ActionRun& attempt) {
  inquiry.call({node, interface::accessible, "GetRole"},
               [&](const Reply& reply) { target.exists = reply.value(target.role); });
  inquiry.call({node, interface::accessible, "GetState"}, [&](const Reply& reply) {
    if (!reply.ok()) return;
    MessageReader in = reply.reader();
    read_states(in, target.states);
  });
  if (traits_of(target.toolkit).opens_choosers_by_pointer) look_whether_chooser(inquiry, node, target);
  if (target.toolkit == Toolkit::unknown) {
    ask_actions_one_by_one(inquiry, node, target.actions);
  } else {
    inquiry.call({node, interface::action, "GetActions"},
                 [&](const Reply& reply) { read_actions(reply, target.actions); });
  }
  inquiry.then([&inquiry, &names, &target, &attempt, node, choice = std::move(choice)] {
    if (!target.exists || target.states.has(StateBits::defunct)) {
      attempt.reason = "the element is gone";
      return;
    }
    if (target.wants_pointer) {
      attempt.reason = "the page opens its dialog to a pointer alone";
      return;
    }
    if (names.find(target.actions) == nullptr) names.look_up(inquiry, node, target.actions);
    inquiry.then([&inquiry, &names, &target, &attempt, node, choice] {
      if (const auto* named = names.find(target.actions)) target.actions = *named;
      if (const auto index = choice(target)) {
        do_action(inquiry, node, *index, target, attempt);
      } else {
        attempt.reason = "it offers no such action (" + list_of(target.actions) + ")";
      }
    });
  });
}

Delivery conclude(const InquiryOutcome& outcome, const ActionRun& attempt, const Application& application,
                  const std::string& what) {
  const ActionPath path = application.path();
  if (attempt.accepted) {
    auto delivery = Delivery::delivered(path);
    const auto& traits = traits_of(application.toolkit());
    if (attempt.is_down) delivery.starts_after = traits.down_before_firing;
    if (attempt.is_up && traits.starts_within_if_up) delivery.starts_within = traits.starts_within_if_up;
    if (attempt.looks_due == 0) delivery.is_on = attempt.is_on;
    return delivery;
  }
  if (!attempt.sent) {
    if (outcome.end != InquiryEnd::finished) return Delivery::failed(unfinished(outcome, application.asked(), what));
    return Delivery::not_attempted(attempt.reason);
  }
  if (attempt.answered) return Delivery::not_attempted(attempt.reason);
  return Delivery::unknown(
      path, attempt.reason.empty() ? "the application took the action and did not answer" : attempt.reason);
}

}  // namespace offhand::platform::atspi
