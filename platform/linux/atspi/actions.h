#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "platform/api/tree.h"
#include "platform/linux/atspi/action_words.h"
#include "platform/linux/atspi/application.h"
#include "platform/linux/atspi/states.h"

namespace offhand::platform::atspi {

/// What "activate" does to a node of this kind.
Activation activation_of(Toolkit toolkit, std::uint32_t role, StateBits states);

Toggling toggling_of(Toolkit toolkit);

/// What can be asked of a node that offers these actions.
NodeActions verbs_of(Toolkit toolkit, std::uint32_t role, StateBits states, const std::vector<std::string>& names);

/// What a press comes to that is asked of a node that offers these.
ActionPress press_of(Toolkit toolkit, std::uint32_t role, StateBits states, const std::vector<std::string>& names);

/// What a node that is about to be acted on says of itself.
struct Target {
  Toolkit toolkit = Toolkit::unknown;
  bool exists = false;
  std::uint32_t role = 0;
  StateBits states;
  std::vector<std::string> actions;
  /// A page's field for files or colours that only a pointer opens; see ToolkitTraits::opens_choosers_by_pointer.
  bool wants_pointer = false;

  Activation activation() const;
};

/// What an action call came to.
struct ActionRun {
  bool sent = false;
  bool answered = false;
  bool accepted = false;
  /// A button that is down after it was pressed; see ToolkitTraits::down_before_firing.
  bool is_down = false;
  /// One that was seen not to be.
  bool is_up = false;
  /// Whether it is on, as the last answer behind the action said.
  std::optional<bool> is_on;
  /// Answers of that kind that are still to come.
  int looks_due = 0;
  /// Why it was not sent or not accepted.
  std::string reason;
};

/// Which of a node's actions is meant, by its place.
using ActionChoice = std::function<std::optional<int>(const Target& target)>;
ActionChoice meaning(NodeAction wanted);
/// By the name that the application gives it.
ActionChoice called(const std::string& name);

/// GetActions in pieces, for what may be a page of WebKitGTK (2.50), which never answers that. `actions` has to last as
/// long as the inquiry.
void ask_actions_one_by_one(Inquiry& inquiry, const Reference& node, std::vector<std::string>& actions);

/// Reads a node and asks it for an action, in one inquiry.
void perform_action(Inquiry& inquiry, ActionNames& names, const Reference& node, ActionChoice choice, Target& target,
                    ActionRun& attempt);

/// The outcome as the facet reports it.
Delivery conclude(const InquiryOutcome& outcome, const ActionRun& attempt, const Application& application,
                  const std::string& what);

}  // namespace offhand::platform::atspi
