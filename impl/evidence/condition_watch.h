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

/// Something that is expected of an element, or of a window.
struct Expected {
  Selector selector;
  Until until = Until::shows;
  std::optional<std::string> value;
  /// The element itself, in place of a selector.
  std::optional<std::int64_t> element_index;
  /// Part of the window's title.
  std::optional<std::string> title;

  bool concerns_window() const { return until == Until::window_opens || until == Until::window_closes; }
  /// It holds as well when there is nothing any more.
  bool is_an_end() const { return until == Until::window_closes || until == Until::gone; }
};

/// How an expectation stands.
struct Finding {
  Verdict verdict = Verdict::unknown;
  /// How things are, for people.
  std::string reason;
  std::optional<platform::WindowInfo> window;
  /// What fits, the best first; of `snapshot`.
  std::vector<const SnapshotElement*> elements;
  SnapshotPtr snapshot;
};

/// Looks whether what is expected is so, and waits until it is: it looks when the application says that something
/// changed, and now and then, for some say nothing. Never so often that the application would notice.
class ConditionWatch {
 public:
  /// Where to look; all windows where both are empty.
  struct Place {
    std::optional<std::int64_t> pid;
    std::optional<std::int64_t> window_id;
  };

  /// From now on: what opens later is new.
  static Result<ConditionWatch> begin(Scope scope, Perception& perception, EventHub& events, Place place,
                                      std::vector<Expected> expected);

  /// How each stands now.
  Result<std::vector<Finding>> look(const platform::Limits& limits);
  /// Until all were satisfied at `samples` looks in a row, or until then. What it found last.
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
  Result<SnapshotPtr> read(const platform::WindowInfo& window, const platform::Limits& limits);
  void pause(platform::TimePoint began, platform::TimePoint until);

  Scope scope_;
  Perception* perception_;
  std::unique_ptr<EventWatch> watch_;
  Place place_;
  std::vector<Expected> expected_;
  std::set<std::int64_t> windows_before_;
  /// Of one look: several expectations of a window read it once.
  std::map<std::int64_t, Result<SnapshotPtr>> read_;
};

/// "the button \"Save\" is enabled": what was expected, for messages.
std::string describe(const Expected& expected);

}  // namespace offhand
