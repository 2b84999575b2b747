#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "platform/api/tree.h"
#include "platform/linux/atspi/applications/application.h"
#include "platform/linux/atspi/vocabulary/action_words.h"
#include "platform/linux/atspi/vocabulary/states.h"

namespace offhand::platform::atspi {

/// What "activate" does to a node of this kind.
Activation activation_of(Toolkit toolkit, std::uint32_t role, StateBits states);

Toggling toggling_of(Toolkit toolkit);

/// The platform-independent actions of a node with these action names.
NodeActions verbs_of(Toolkit toolkit, std::uint32_t role, StateBits states, const std::vector<std::string>& names);

/// The effect of a press on a node with these action names.
ActionPress press_of(Toolkit toolkit, std::uint32_t role, StateBits states, const std::vector<std::string>& names);

/// The properties of a node that an action is about to be performed on.
struct Target {
  Toolkit toolkit = Toolkit::unknown;
  bool exists = false;
  std::uint32_t role = 0;
  StateBits states;
  std::vector<std::string> actions;
  /// A page's field for files or colours that opens only for the pointer; see ToolkitTraits::opens_choosers_by_pointer.
  bool wants_pointer = false;

  Activation activation() const;
};

/// The outcome of an action call.
struct ActionRun {
  bool sent = false;
  bool answered = false;
  bool accepted = false;
  /// The button was seen down after it was pressed; see ToolkitTraits::down_before_firing.
  bool is_down = false;
  /// The button was seen not to be down.
  bool is_up = false;
  /// The checked state, by the last answer after the action.
  std::optional<bool> is_on;
  /// The number of such answers still expected.
  int checks_due = 0;
  /// Why it was not sent or not accepted.
  std::string reason;
};

/// Selects one of a node's actions; returns its index.
using ActionChoice = std::function<std::optional<int>(const Target& target)>;
ActionChoice meaning(NodeAction wanted);
/// Selects by the application's name of the action.
ActionChoice called(const std::string& name);

/// Queries the actions one by one, for nodes that may belong to a page of WebKitGTK (2.50), which never answers
/// GetActions. `actions` must outlive the inquiry.
void ask_actions_one_by_one(Inquiry& inquiry, const Reference& node, std::vector<std::string>& actions);

/// Reads a node and performs an action on it, in one inquiry.
void perform_action(Inquiry& inquiry, ActionNames& names, const Reference& node, ActionChoice choice, Target& target,
                    ActionRun& attempt);

/// The outcome in the form of the facet.
Delivery conclude(const InquiryOutcome& outcome, const ActionRun& attempt, const Application& application,
                  const std::string& what);

}  // namespace offhand::platform::atspi
