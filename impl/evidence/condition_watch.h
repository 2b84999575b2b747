#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "generated/types/finding.h"
#include "impl/events/event_hub.h"
#include "impl/perception/finder.h"
#include "impl/perception/perception.h"
#include "impl/session/scope.h"

namespace offhand {

/// An expectation about an element or a window.
struct Expected {
  Selector selector;
  Until until = Until::shows;
  std::optional<std::string> value;
  /// The element itself, instead of a selector.
  std::optional<std::int64_t> element_index;
  /// Part of the window's title.
  std::optional<std::string> title;

  bool concerns_window() const { return until == Until::window_opens || until == Until::window_closes; }
  /// Whether the absence of the element or window satisfies the expectation.
  bool is_an_end() const { return until == Until::window_closes || until == Until::gone; }
};

/// The result of checking one expectation.
struct Finding {
  Verdict verdict = Verdict::unknown;
  /// The present state, for users.
  std::string reason;
  std::optional<platform::WindowInfo> window;
  /// The matching elements of `snapshot`, the best first.
  std::vector<const SnapshotElement*> elements;
  SnapshotPtr snapshot;
};

/// Checks expectations and waits until they are satisfied. It checks when the application reports a change, and from
/// time to time, because some applications report none; never so often that it would burden the application.
class ConditionWatch {
 public:
  /// Where to look; all windows when both are empty.
  struct Place {
    std::optional<std::int64_t> pid;
    std::optional<std::int64_t> window_id;
  };

  /// Begins now: windows that open later are new.
  static Result<ConditionWatch> begin(Scope scope, Perception& perception, EventHub& events, Place place,
                                      std::vector<Expected> expected);

  /// Checks each expectation now.
  Result<std::vector<Finding>> look(const platform::Limits& limits);
  /// Waits until all were satisfied in `samples` consecutive checks, at most until then. Returns the last findings.
  Result<std::vector<Finding>> wait(platform::TimePoint until, int samples);

 private:
  ConditionWatch(Scope scope, Perception& perception, std::unique_ptr<EventWatch> watch, Place place,
                 std::vector<Expected> expected)
      : scope_(std::move(scope)),
        perception_(&perception),
        watch_(std::move(watch)),
        place_(place),
        expected_(std::move(expected)) {}

  bool is_here(const platform::WindowInfo& window, const Expected& expected) const;
  Finding look_at_windows(const Expected& expected, const std::vector<platform::WindowInfo>& windows) const;
  Finding look_at_elements(const Expected& expected, const std::vector<platform::WindowInfo>& windows,
                           const platform::Limits& limits);
  Finding look_in(const platform::WindowInfo& window, const Expected& expected, const platform::Limits& limits);
  Result<SnapshotPtr> read(const platform::WindowInfo& window, const platform::Limits& limits);
  void pause(platform::TimePoint began, platform::TimePoint until);

  Scope scope_;
  Perception* perception_;
  std::unique_ptr<EventWatch> watch_;
  Place place_;
  std::vector<Expected> expected_;
  std::set<std::int64_t> windows_before_;
  /// The snapshots of one check: several expectations about a window read it once.
  std::map<std::int64_t, Result<SnapshotPtr>> read_;
  /// Whether long lists are read beyond what shows of them, once an element was not found there.
  bool reads_long_lists_ = false;
};

/// The expectation in words for messages: "the button \"Save\" is enabled".
std::string describe(const Expected& expected);

}  // namespace offhand
