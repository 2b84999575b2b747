#pragma once

#include <functional>
#include <optional>
#include <utility>

#include "impl/events/event_hub.h"
#include "impl/session/scope.h"
#include "impl/target/target.h"

namespace offhand {

/// Where the focus of a window went that was to go to an element.
enum class FocusCame { here, elsewhere, unseen };

/// Whether what the user types meanwhile goes to the target's window, which is in front.
enum class UsersKeys { stay, go_there };

/// The keyboard focus inside the target's window, for an action that sends keys to the target's element.
class TargetFocus {
 public:
  TargetFocus(const Scope& scope, const Target& target, EventHub& events)
      : scope_(scope), target_(target), events_(events), in_doubt_(events.is_focus_in_doubt(target.window.pid)) {}

  /// Whether the element has it: it says so, or got it last.
  bool is_here() const;
  /// Whether what elements said of their focus before this action may be over.
  bool is_in_doubt() const { return in_doubt_; }
  /// Whether the element says so now that its window is taken for the active one.
  bool is_seen() const;
  /// The node that has it, as far as the application told.
  std::optional<platform::NodeHandle> holder() const;
  /// Whether what has it in the target's window takes text, as far as the application told; where that is not known it
  /// may.
  bool may_be_in_text() const;
  /// Whether the application was listened to for long enough that what got the focus by an earlier action was told.
  bool is_followed() const;
  /// The application did not tell that a node got it, which has it.
  void was_found_at(const platform::NodeHandle& node) const { events_.saw_focus(target_.window.pid, node); }

  /// Whether the element tells of its focus whatever its window is taken for; see Tree::is_embedded.
  bool is_always_told() const;
  /// To be called before the element is given the focus.
  void will_be_given() { before_ = holder(); }
  /// Waits until the element has it, as far as the application tells; longer where it is sure to tell.
  FocusCame await(UsersKeys keys) const;

  /// The element was clicked for it.
  void was_clicked_for() { clicked_for_ = true; }
  /// Waits until the application has done what a click set going, a little while: keys that follow at once may overtake
  /// it. A click into pluma's text asks who has the clipboard, and takes what comes meanwhile; only then it puts the
  /// caret where it was clicked.
  void let_click_end() const;

  /// `given` is called once a click has given the element the focus, before anything is typed.
  void once_clicked(std::function<void()> given) { given_ = std::move(given); }
  void was_given() const {
    if (given_) given_();
  }
  /// The last key moved the focus on, as Return does in a cell.
  void moved_on() {
    clicked_for_ = false;
    events_.forget_focus(target_.window.pid);
  }
  /// What followed was seen to take effect. No later action has to click the element again: two clicks shortly after
  /// each other would be a double click.
  void took_effect() const;

 private:
  const Scope& scope_;
  const Target& target_;
  EventHub& events_;
  /// What elements say of their focus may be long over; only what is told from now on counts. Firefox, whose window is
  /// taken for the active one, tells of its document first, and of what has the focus up to 110 ms later.
  const bool in_doubt_;
  std::optional<platform::NodeHandle> before_;
  bool clicked_for_ = false;
  std::function<void()> given_;
};

}  // namespace offhand
