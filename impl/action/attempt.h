#pragma once

#include <chrono>
#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "codegen/runtime/error.h"
#include "generated/types/action.h"
#include "generated/types/observation.h"
#include "impl/action/desk_watch.h"
#include "impl/action/event_hub.h"
#include "impl/action/hold_guard.h"
#include "impl/action/patience.h"
#include "impl/action/target.h"
#include "impl/perception/perception.h"
#include "impl/session/scope.h"
#include "platform/api/delivery.h"
#include "platform/api/input.h"

namespace offhand {

class DeskKeeper;
class PressSpacing;

/// One way of delivering an action.
using Rung = std::function<platform::Delivery()>;

/// How to tell whether an action had its effect.
struct Observation {
  /// Reads back what should have changed; empty while nothing has. Null: events have to tell.
  std::function<std::optional<Evidence>()> look;
  /// What receives the action, where that is not the target's element.
  std::optional<platform::NodeHandle> receiver;
  /// Whether an event announces what is not so: GTK 3 tells of an insertion also when a full field did not take it.
  std::function<bool(const platform::Event&)> refutes;
  /// Whether silence means that nothing happened.
  bool must_change = false;
  /// What to try when nothing changed.
  std::optional<Escalation> escalation;
  /// What the receiver holds by then, for the reply; null where that is no text and no number.
  std::function<std::optional<std::string>()> holds;
};

/// What all attempts of a process share.
struct ActionServices {
  Perception& perception;
  EventHub& events;
  PressSpacing& presses;
  DeskKeeper& keeper;
};

/// How an attempt may go about it.
struct Manner {
  /// The caller asked for foreground delivery.
  bool foreground = false;
  /// Menus may hold pointer and keyboard: where nobody works, and where they do no such thing.
  bool may_take_input = false;
  /// What the desktop calls the active window may change for a moment.
  bool may_disturb_activation = false;
  /// The same for the same action asked for again; made of the arguments, which are not kept, for they may hold a
  /// password.
  std::size_t fingerprint = 0;
  /// What to tell of the window once the action is over.
  Observe observe = Observe::none;

  /// Whether a way for gestures may be taken. In the foreground only the person's own is: it is what was asked for.
  bool allows(platform::Disturbs disturbs) const;
};

/// Where the focus of a window went that was to go to an element.
enum class FocusCame { here, elsewhere, unseen };

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
                                                const Manner& manner, const Target& target);
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
  /// Sends a gesture by the first of them that attempts it.
  platform::Delivery deliver(const platform::Gesture& gesture) const;
  /// Runs `rung` with the target's window active, and puts the desk back once the application has read what was sent.
  platform::Delivery in_foreground(const Rung& rung);
  /// Whether the target's element has the focus of its window: it says so, or got it last.
  bool has_focus() const;
  /// Whether it says so now that its window is taken for the active one.
  bool sees_focus() const;
  /// The node that has its window's focus, as far as its application told.
  std::optional<platform::NodeHandle> focused() const;
  /// To be called before the target's element is given the focus.
  void will_give_focus();
  /// Waits until the target's element has the focus of its window, as far as its application tells.
  FocusCame await_focus() const;
  /// The target's element was clicked for the focus. Once it is seen to take what follows, no later action has to click
  /// it again: two clicks shortly after each other would be a double click.
  void clicked_for_focus() { clicked_for_focus_ = true; }
  /// Asks a node for an action, once it takes another.
  platform::Delivery perform(const platform::NodeHandle& node, platform::NodeAction action);

  /// For an action that is no gesture: what the person has, and the events since begin().
  DeskWatch& desk() { return *desk_; }
  EventWatch& watch() { return *watch_; }
  /// What earlier actions of the session took after their answers.
  const std::optional<std::vector<SideEffect>>& late_side_effects() const { return late_; }
  /// From now on what windows of a process and of its children take is given back at once.
  void keep_desk(std::int64_t pid);
  /// The last thing: what windows of `pid` take after the answer is given back too.
  void leave_desk(std::int64_t pid);

 private:
  Attempt(const Scope& scope, const ActionServices& services, const Manner& manner, const Target& target,
          std::unique_ptr<EventWatch> watch, std::unique_ptr<DeskWatch> desk);

  /// What an event says of the action.
  enum class Bearing { none, elsewhere, own };
  Bearing bearing_of(const platform::Event& event, const std::vector<platform::NodeHandle>& own) const;
  /// Whether an event tells of a state of the target's element that is by now as it was: GTK 4 takes a tab that is
  /// chosen already out and in again.
  bool went_back(const platform::Event& event) const;
  Patience patience_for(const platform::Delivery& delivery, const Observation& observation) const;
  std::optional<Evidence> wait_for_evidence(const Observation& observation, Patience patience,
                                            std::optional<std::string>& observed);
  Evidence evidence_of(const platform::Event& event) const;
  void give_back_foreground();
  /// An action that used up its time must still not leave the desk disturbed.
  platform::Limits ample_limits() const;
  /// Waits until nothing more comes of the action, and tells what changed in the window.
  void tell_changes(const platform::Delivery& delivery, Patience patience, ActionResult& result);
  /// Gives back to the person what the target took, and reports it.
  Result<void> give_back(ActionResult& result);
  /// What a click on the screen did to the person's desk.
  Result<void> report_screen_click(ActionResult& result, const platform::Limits& ample) const;

  const Scope scope_;
  const ActionServices services_;
  const Manner manner_;
  const Target& target_;
  std::size_t action_ = 0;
  std::unique_ptr<EventWatch> watch_;
  std::unique_ptr<DeskWatch> desk_;
  std::optional<HoldGuard> hold_guard_;
  /// Whether the application had been at rest when the action began.
  bool was_calm_ = false;
  platform::TimePoint began_;
  platform::TimePoint delivered_;
  std::optional<std::vector<SideEffect>> late_;
  /// At the target's point, before the action.
  std::optional<platform::Node> lay_there_;
  bool clicked_for_focus_ = false;
  std::optional<platform::NodeHandle> focused_before_;
};

/// An attempt whose action was delivered.
class Attempt::Dispatched {
 public:
  /// Waits for evidence, gives back to the person what the target took, and says how sure the effect is.
  Result<ActionResult> conclude(const Observation& observation) &&;

 private:
  friend class Attempt;
  Dispatched(Attempt& attempt, platform::Delivery delivery) : attempt_(attempt), delivery_(std::move(delivery)) {}

  Attempt& attempt_;
  platform::Delivery delivery_;
};

}  // namespace offhand
