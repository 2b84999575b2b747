#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "codegen/runtime/error.h"
#include "generated/types/action.h"
#include "impl/action/event_hub.h"
#include "impl/action/evidence_search.h"
#include "impl/action/manner.h"
#include "impl/action/patience.h"
#include "impl/action/persons_desk.h"
#include "impl/action/target.h"
#include "impl/action/target_focus.h"
#include "impl/perception/perception.h"
#include "impl/session/scope.h"
#include "platform/api/delivery.h"
#include "platform/api/input.h"

namespace offhand {

class PressSpacing;

/// What all attempts of a process share.
struct ActionServices {
  Perception& perception;
  EventHub& events;
  PressSpacing& presses;
  DeskKeeper& keeper;
};

/// One action on one target, from before anything is delivered until its effect is told: the watch on the application's
/// events, the desk as it was, the rungs, the evidence, and what is given back to the person.
///
/// Its parts come in one order: begin() opens the watch and remembers the desk; then whatever is to be compared later
/// is read; first_of() delivers, and what it answers concludes.
class Attempt {
 public:
  class Dispatched;

  /// For a target without a window (a launch) it watches everybody's events.
  static Result<std::unique_ptr<Attempt>> begin(const Scope& scope, const ActionServices& services,
                                                const Manner& manner, const Target& target,
                                                DeskAhead* desk_ahead = nullptr);
  Attempt(const Attempt&) = delete;
  Attempt& operator=(const Attempt&) = delete;

  const Scope& scope() const { return scope_; }
  const Target& target() const { return target_; }
  const Manner& manner() const { return manner_; }
  Perception& perception() const { return services_.perception; }
  const platform::Facets& platform() const { return scope_.platform; }
  const platform::Limits& limits() const { return scope_.limits; }

  /// Tries the rungs in order. Only one that did not even try gives way to the next: nothing is ever done twice.
  /// When none attempts anything: the error that the last one to know better gave, else `background_unavailable`.
  Result<Dispatched> first_of(const std::vector<Rung>& rungs);

  /// The ways for gestures to the target that this call may take, the least disturbing first.
  std::vector<platform::Route> routes() const;
  enum class By { any_route, no_own_pointer };
  /// Sends a gesture by the first of them that attempts it.
  platform::Delivery deliver(const platform::Gesture& gesture, By by = By::any_route) const;
  /// Waits until a click there is none of several in a row to a toolkit, whoever in this process clicked before.
  /// Whether it had to wait.
  bool await_single_click(double x, double y) const;
  void note_click(double x, double y) const;
  /// As PersonsDesk::in_foreground.
  platform::Delivery in_foreground(const Rung& rung, NeedsKeyboard needs) { return desk_->in_foreground(rung, needs); }
  /// Asks a node for an action, once it takes another.
  platform::Delivery perform(const platform::NodeHandle& node, platform::NodeAction action);
  /// The same by the toolkit's own name.
  platform::Delivery perform_called(const platform::NodeHandle& node, const std::string& action);

  /// What lay at the target's point before the action; empty where there is no point or nothing tells.
  const std::optional<platform::Node>& lay_there() const { return lay_there_; }

  TargetFocus& focus() { return focus_; }
  const TargetFocus& focus() const { return focus_; }
  PersonsDesk& desk() { return *desk_; }
  /// The events since begin().
  EventWatch& watch() { return *watch_; }

 private:
  Attempt(const Scope& scope, const ActionServices& services, const Manner& manner, const Target& target);

  /// Waits until a node takes another action, and notes when it takes the next.
  platform::Delivery once_free(const platform::NodeHandle& node, const Rung& ask);
  Patience patience_for(const platform::Delivery& delivery, const Observation& observation) const;
  void look_for_effect(const Observation& observation, const platform::Delivery& delivery, ActionResult& result);
  /// Whether the target's element still is what it was resolved as.
  Result<void> check_still_same() const;
  /// What an item of a list is called by now, where that is not what it was called when it was acted on: a list that is
  /// filled anew into the same nodes may have made it another one just before.
  std::optional<std::string> other_name() const;
  /// Waits until nothing more comes of the action, and tells what changed in the window.
  void tell_changes(const platform::Delivery& delivery, Patience patience, ActionResult& result);

  const Scope scope_;
  const ActionServices services_;
  const Manner manner_;
  const Target& target_;
  std::size_t action_ = 0;
  std::unique_ptr<EventWatch> watch_;
  std::unique_ptr<PersonsDesk> desk_;
  TargetFocus focus_;
  /// Since first_of().
  std::optional<EvidenceSearch> search_;
  platform::TimePoint delivered_;
  /// At the target's point, before the action.
  std::optional<platform::Node> lay_there_;
};

/// An attempt whose action was delivered.
class Attempt::Dispatched {
 public:
  /// Waits for evidence, gives back to the person what the target took, and says how sure the effect is.
  Result<ActionResult> conclude(const Observation& observation) &&;
  const platform::Delivery& delivery() const { return delivery_; }

 private:
  friend class Attempt;
  Dispatched(Attempt& attempt, platform::Delivery delivery) : attempt_(attempt), delivery_(std::move(delivery)) {}

  Attempt& attempt_;
  platform::Delivery delivery_;
};

}  // namespace offhand
