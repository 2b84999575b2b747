#include "platform/linux/atspi/acting/actions.h"

#include <algorithm>
#include <chrono>
#include <string_view>
#include <utility>

#include "platform/host/steady_clock.h"
#include "platform/linux/atspi/applications/toolkit_traits.h"
#include "platform/linux/atspi/bus/limits.h"
#include "platform/linux/atspi/reading/accessible.h"
#include "platform/linux/atspi/vocabulary/roles.h"
#include "platform/linux/atspi/vocabulary/web_roles.h"

namespace offhand::platform::atspi {
namespace {

/// The press action of Qt widgets.
constexpr std::string_view press_of_qt = "Press";

std::string list_of(const std::vector<std::string>& names) {
  std::string text;
  for (const std::string& name : names) text += (text.empty() ? "" : ", ") + name;
  return text.empty() ? "none" : text;
}

}  // namespace

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
  if (names.empty() || traits_of(toolkit).offers_actions_everywhere) return {};
  return offered_by(names, activation_of(toolkit, role, states), toggling_of(toolkit));
}

ActionPress press_of(Toolkit toolkit, std::uint32_t role, StateBits states, const std::vector<std::string>& names) {
  const auto& traits = traits_of(toolkit);
  const bool has_timer = traits.down_before_firing.count() > 0 && role == atspi_push_button;
  if (has_timer && std::ranges::find(names, press_of_qt) != names.end()) return ActionPress::late;
  const bool says_toggle = std::ranges::find(names, "toggle") != names.end();
  if (traits.activates_at_toggle && role == atspi_table_cell && says_toggle) return ActionPress::elsewhere;
  if (!traits.toggles_unheard || names.empty()) return ActionPress::serves;
  const auto choose = [&](Toggling toggling) {
    return choose_action(names, NodeAction::press, activation_of(toolkit, role, states), toggling);
  };
  const bool only_flips = !choose(Toggling::flips) && choose(Toggling::clicks);
  return only_flips ? ActionPress::unheard : ActionPress::serves;
}

namespace {

/// The most actions that are queried one by one.
constexpr std::int32_t max_asked = 16;
/// How long to wait for the answer before checking otherwise; longer than buttons of GTK and Qt take to act.
constexpr std::chrono::milliseconds timeout{300};
/// One query may overtake the action, which uses a connection of its own; two do not.
constexpr int checks = 2;

/// An action that opens a menu or a modal dialog may be answered only when that closes. An application that answers a
/// later query has taken the action and is running it.
void check_whether_taken(Inquiry& inquiry, const Reference& node, ActionRun& attempt, int more) {
  inquiry.call({node, interface::accessible, "GetState"}, [&inquiry, &attempt, node, more](const Reply& reply) {
    if (reply.is_lost()) return;
    if (more > 1) return check_whether_taken(inquiry, node, attempt, more - 1);
    attempt.answered = true;
    attempt.accepted = true;
    inquiry.finish();
  });
}

/// True for a button that may stay down for a while.
bool may_stay_down(const Target& target, int index) {
  return target.role == atspi_push_button && target.actions.at(static_cast<std::size_t>(index)) == press_of_qt;
}

/// Later the answer would mean nothing, and an application that does not answer at once may hang.
constexpr std::chrono::milliseconds check_timeout{50};

void check_whether_down(Inquiry& inquiry, const Reference& node, ActionRun& attempt) {
  inquiry.at(steady_now() + check_timeout, [&inquiry] { inquiry.finish(); });
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

/// True if a press changes the state before it is answered; see ToolkitTraits::flips_at_once.
bool flips_at_once(const Target& target) {
  const bool flips = target.role == atspi_check_box || target.role == atspi_radio_button;
  return flips && traits_of(target.toolkit).flips_at_once;
}

/// Queried together with the action, not after its answer, when the application may already be painting.
void read_flipped_state(Inquiry& inquiry, const Reference& node, ActionRun& attempt) {
  attempt.checks_due = checks;
  for (int check = 0; check < checks; ++check) {
    inquiry.call({node, interface::accessible, "GetState"}, [&inquiry, &attempt](const Reply& reply) {
      attempt.is_on.reset();
      StateBits states;
      if (reply.ok()) {
        MessageReader in = reply.reader();
        if (read_states(in, states) && !states.has(StateBits::defunct)) attempt.is_on = states.has(StateBits::checked);
      }
      if (--attempt.checks_due == 0 && attempt.accepted) inquiry.finish();
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
            return check_whether_down(inquiry, node, attempt);
          } else if (attempt.checks_due > 0) {
            return inquiry.at(steady_now() + check_timeout, [&inquiry] { inquiry.finish(); });
          }
        } else if (reply.refused()) {
          attempt.answered = true;
          attempt.reason = "the element is gone or knows no actions";
        } else {
          attempt.reason = "the application answered " + std::string(reply.error_name());
        }
        inquiry.finish();
      });
  if (flips_at_once(target)) read_flipped_state(inquiry, node, attempt);
  inquiry.at(steady_now() + timeout, [&inquiry, &attempt, node] {
    if (attempt.sent) check_whether_taken(inquiry, node, attempt, checks);
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

/// Role and states are known by then, because they were requested first.
void check_whether_chooser(Inquiry& inquiry, const Reference& node, Target& target) {
  inquiry.call(get_attributes(node), [&inquiry, &target, node](const Reply& reply) {
    WebAttributes attributes;
    if (!read_attributes(reply, attributes) || !is_input_button(attributes, target.role)) return;
    target.wants_pointer = target.states.has(StateBits::selectable_text);
    // An image submit button may have no text either. A node that does not show cannot be reached by the pointer.
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
  if (traits_of(target.toolkit).opens_choosers_by_pointer) check_whether_chooser(inquiry, node, target);
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
    if (attempt.checks_due == 0) delivery.is_on = attempt.is_on;
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
