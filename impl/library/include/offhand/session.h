#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "offhand/calls.h"
#include "offhand/cup/compact_text.h"
#include "offhand/cup/envelope.h"
#include "offhand/cup/search.h"
#include "offhand/outcome.h"

namespace offhand::library {
class SessionCalls;
}  // namespace offhand::library

/// Names of this namespace are written without it, as offhand::Session: it tells versions of the interface apart that
/// cannot be linked together.
namespace offhand::inline v0 {

/// Sees and operates a desktop with the words of the Computer Use Protocol, within this process.
///
/// A session remembers its latest capture, whose ids its actions and searches refer to. Ids go on from capture to
/// capture and are never given twice within a session, so an old one is an error and never another element.
///
/// Threads: every function may be called by several threads at once, but for moving and destroying the object.
/// Actions on one window wait for each other, whichever session they come from; searches and captures do not wait. An
/// id that another thread's capture has made old is refused.
///
/// The process: settings are those of the program `offhand` (docs/reference/configuration.md), read from the same
/// file. The library starts threads of its own, never writes to standard output, and sets SIGPIPE to be ignored where
/// nobody else handles it. Sessions are to end before main() returns. A process that was forked from one with a session
/// has to exec before it uses one.
///
/// Errors of every function: see the reference of errors; those that depend on the function are named with it. All
/// calls end by the configured deadlines (read_timeout_ms, action_timeout_ms, launch_timeout_ms), with
/// deadline_exceeded.
class Session {
 public:
  /// Takes a few milliseconds and touches no desktop: the first call that needs it opens it, and tells if there is
  /// none. Errors: unknown_platform, configuration_invalid.
  static Outcome<Session> create(const SessionOptions& options = {});

  Session(Session&& other) noexcept;
  Session& operator=(Session&& other) noexcept;
  Session(const Session&) = delete;
  Session& operator=(const Session&) = delete;
  /// None of its calls may still run in another thread.
  ~Session();

  /// Reads what `options.scope` says, as an unpruned tree. The scope overview asks no application, has no tree, and
  /// leaves the latest capture as it is; every other scope replaces it. `windows` of the envelope is set in the scopes
  /// overview and foreground. Where no window is active the scope foreground has the topmost one, and without any
  /// window an empty tree; a system without a desktop surface answers the scope desktop as an overview. Bounds are
  /// physical pixels of the screen. Errors: no_display, no_such_window_title where nothing fits `options.app`,
  /// application_denied, app_not_responding, accessibility_off.
  Outcome<cup::Envelope> capture(const CaptureOptions& options = {});

  /// The same, printed as compact text with the windows in its header. `print.windows` is not used. Errors as
  /// capture().
  Outcome<std::string> capture_compact(const CaptureOptions& options = {}, const cup::PrintOptions& print = {});

  /// Carries out an action on an element of the latest capture; checks first that it is still the same one. Ids stay
  /// valid. Errors: no_capture before the first capture, outdated_element_id for an id of an earlier one,
  /// unknown_element_id for one that was never given, stale_element for an element that is gone, no_such_action for
  /// what it does not offer, invalid_arguments for a parameter that is missing.
  Outcome<ActionDone> execute(std::string_view element_id, cup::Action action, const ActionParameters& parameters = {});

  /// Presses a combination of keys in the active window: "ctrl+s", "alt+f4", "enter". Modifiers are ctrl, alt, shift
  /// and win, also called cmd, meta and super. Errors: unknown_key,
  /// invalid_key_combination.
  Outcome<ActionDone> press_keys(std::string_view combination);

  /// Starts an installed application, by a name that may be inexact, and waits until it shows a window. Errors:
  /// app_not_found, which names the nearest one; launch_failed, no_window, launch_not_allowed.
  Outcome<ActionDone> launch_app(std::string_view name);

  /// Searches the latest capture, best first; asks nobody. Without a capture it takes one of the scope foreground.
  /// Errors: nothing_to_find, unknown_role, and those of capture().
  Outcome<std::vector<FoundElement>> find_elements(const cup::Search& search);

  /// Carries out steps until one fails: the last outcome of the list is that failure, or all have succeeded. Errors of
  /// the whole, before anything is done: invalid_arguments for more than kMostSteps, for a wait that is not of 50 to
  /// 5000 ms, for a step without what its action needs, and for an unknown action.
  Outcome<std::vector<Outcome<ActionDone>>> batch_execute(const std::vector<BatchStep>& steps);

  /// A picture of the screen, or of a part of it in physical pixels of the screen: the bytes of a PNG. Errors:
  /// region_outside.
  Outcome<std::vector<std::uint8_t>> screenshot(const std::optional<cup::Rectangle>& region = {});

 private:
  explicit Session(std::unique_ptr<library::SessionCalls> calls);

  std::unique_ptr<library::SessionCalls> calls_;
};

}  // namespace offhand::inline v0
