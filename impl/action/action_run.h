#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "codegen/runtime/error.h"
#include "generated/types/action.h"
#include "generated/types/config.h"
#include "impl/action/target_focus.h"
#include "impl/events/event_hub.h"
#include "impl/evidence/evidence_search.h"
#include "impl/evidence/settle_timer.h"
#include "impl/perception/perception.h"
#include "impl/session/scope.h"
#include "impl/target/target.h"
#include "impl/user_state/delivery_options.h"
#include "impl/user_state/user_state_protection.h"
#include "platform/api/delivery.h"
#include "platform/api/focus_synthesis.h"
#include "platform/api/input.h"

namespace offhand {

class PressSpacing;

/// What all attempts of a process share.
struct ActionServices {
  Perception& perception;
  EventHub& events;
  PressSpacing& presses;
  UserStateKeeper& keeper;
};

/// What the actions of one call have in common.
struct ActionContext {
  Scope scope;
  ActionServices services;
  DeliveryOptions delivery_options;
  /// Where the desk was looked at already; null: nowhere.
  UserStatePrefetch* user_state_prefetch = nullptr;
  /// How they are noted for undoing.
  Journaling journaling = {};
  /// Whether the desktop's accessibility may be switched on for them; empty: as the process has it.
  std::optional<ConfigAccessibilityEnable> accessibility = {};
};

/// One action on one target, from before anything is delivered until its effect is told: the watch on the application's
/// events, the desk as it was, the strategies, the evidence, and what is given back to the user.
///
/// Its parts come in one order: begin() opens the watch and remembers the desk; then whatever is to be compared later
/// is read; first_of() delivers, and what it answers concludes.
class ActionRun {
 public:
  class Dispatched;

  /// For a target without a window (a launch) it watches everybody's events.
  static Result<std::unique_ptr<ActionRun>> begin(const ActionContext& context, const Target& target);
  ActionRun(const ActionRun&) = delete;
  ActionRun& operator=(const ActionRun&) = delete;

  const Scope& scope() const { return scope_; }
  const Target& target() const { return target_; }
  const Journaling& journaling() const { return journaling_; }
  const DeliveryOptions& delivery_options() const { return delivery_options_; }
  Perception& perception() const { return services_.perception; }
  const platform::Facets& platform() const { return scope_.platform; }
  const platform::Limits& limits() const { return scope_.limits; }

  /// Tries the strategies in order. Only one that did not even try gives way to the next: nothing is ever done twice.
  /// When none attempts anything: the error that the last one to know better gave, else `background_unavailable`.
  Result<Dispatched> first_of(const std::vector<Strategy>& strategies);

  /// The ways for gestures to the target that this call may take, the least disturbing first.
  std::vector<platform::Route> routes() const;
  enum class By { any_route, no_own_pointer };
  /// Sends a gesture by the first of them that attempts it.
  platform::Delivery deliver(const platform::Gesture& gesture, By by = By::any_route) const;
  /// Waits until a click there is none of several in a row to a toolkit, whoever in this process clicked before.
  /// Whether it had to wait.
  bool await_single_click(double x, double y) const;
  void note_click(double x, double y) const;
  /// As FocusSynthesis::give_synthetic_focus; null also where no application can be made to believe that.
  Result<std::unique_ptr<platform::SyntheticFocus>> give_synthetic_focus(const platform::Route& route) const;
  /// As UserStateProtection::in_foreground. What needs the user's keyboard waits until they do not type.
  platform::Delivery in_foreground(const Strategy& strategy, NeedsKeyboard needs);
  /// Asks a node for an action, once it takes another.
  platform::Delivery perform(const platform::NodeHandle& node, platform::NodeAction action);
  /// The same by the toolkit's own name.
  platform::Delivery perform_called(const platform::NodeHandle& node, const std::string& action);

  /// What lay at the target's point before the action; empty where there is no point or nothing tells.
  const std::optional<platform::Node>& lay_there() const { return lay_there_; }

  TargetFocus& focus() { return focus_; }
  const TargetFocus& focus() const { return focus_; }
  UserStateProtection& user_state() { return *desk_; }
  /// The events since begin().
  EventWatch& watch() { return *watch_; }

 private:
  ActionRun(const ActionContext& context, const Target& target);

  /// After a wait, in which the user may have turned to another window and the target may have become something else.
  Result<void> begin_again();
  void begin_search();
  /// Waits until a node takes another action, and notes when it takes the next.
  platform::Delivery once_free(const platform::NodeHandle& node, const Strategy& ask);
  SettleTimer settle_timer_for(const platform::Delivery& delivery, const Observation& observation) const;
  void look_for_effect(const Observation& observation, const platform::Delivery& delivery, ActionResult& result);
  Error partly_sent(const platform::Delivery& delivery, const ActionResult& result) const;
  /// Whether the target's element still is what it was resolved as.
  Result<void> check_still_same() const;
  /// What an item of a list is called by now, where that is not what it was called when it was acted on: a list that is
  /// filled anew into the same nodes may have made it another one just before.
  std::optional<std::string> other_name() const;
  /// Waits until nothing more comes of the action, and tells what changed in the window.
  void tell_changes(const platform::Delivery& delivery, SettleTimer settle_timer, ActionResult& result);

  const Scope scope_;
  const ActionServices services_;
  const DeliveryOptions delivery_options_;
  const Journaling journaling_;
  const Target& target_;
  std::size_t action_ = 0;
  std::unique_ptr<EventWatch> watch_;
  std::unique_ptr<UserStateProtection> desk_;
  TargetFocus focus_;
  /// Since first_of().
  std::optional<EvidenceSearch> search_;
  platform::TimePoint delivered_;
  /// At the target's point, before the action.
  std::optional<platform::Node> lay_there_;
};

/// An attempt whose action was delivered.
class ActionRun::Dispatched {
 public:
  /// Waits for evidence, gives back to the user what the target took, and says how sure the effect is.
  Result<ActionResult> conclude(const Observation& observation) &&;
  const platform::Delivery& delivery() const { return delivery_; }

 private:
  friend class ActionRun;
  Dispatched(ActionRun& run, platform::Delivery delivery) : run_(run), delivery_(std::move(delivery)) {}

  ActionRun& run_;
  platform::Delivery delivery_;
};

}  // namespace offhand
