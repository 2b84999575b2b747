#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "codegen/runtime/address.h"
#include "codegen/runtime/error.h"
#include "generated/types/config.h"
#include "impl/events/event_hub.h"
#include "impl/perception/perception.h"
#include "impl/session/scope.h"
#include "impl/target/connected_application.h"
#include "impl/target/element_search.h"
#include "impl/target/target.h"

namespace offhand {

/// The subject of a call before the call holds its locks: enough to know which locks to take. The application has not
/// been asked anything yet.
struct Located {
  Target target = {};
  /// The element that the session was shown; its identity is yet to be checked.
  std::optional<SnapshotElement> seen = {};
  /// Of a way between elements: where it begins and ends.
  std::optional<SnapshotElement> from = {};
  std::optional<SnapshotElement> to = {};
  /// The reading in which a query found it.
  SnapshotPtr found_in = {};
};

/// Finds the one target that a call means. Acting on another element than the one that was shown is the worst failure
/// possible here, so every doubt is an error. In two steps, because the locks are taken in between.
class Resolver {
 public:
  enum class WholeScreen { refused, allowed };
  /// The reference of the element that is meant; empty where nobody says.
  using Choose = std::function<Result<std::string>(const Ambiguity& ambiguity)>;
  /// Another query for the element that is meant; empty where nobody says. And whether it may be looked for in a
  /// picture where that finds none either.
  struct Description {
    std::string query;
    bool may_look = false;
  };
  using Describe = std::function<Result<Description>(const Unmatched& unmatched)>;
  /// The element that lies where somebody who looks at a picture of what was searched sees it; empty: nobody sees it.
  using Look =
      std::function<Result<std::optional<MatchingElement>>(const ElementSearch& searched, const std::string& words)>;
  struct Rules {
    /// Whether a call without a window may act on the screen, unless it says so itself.
    WholeScreen whole_screen = WholeScreen::refused;
    /// How long an element may take to become ready; none: it is only to be read.
    std::optional<std::chrono::milliseconds> ready_timeout = {};
    Connecting connecting = Connecting::only_when_asked;
    /// Whether the desktop's accessibility may be enabled to look for elements; empty: as the process has it.
    std::optional<ConfigAccessibilityEnable> accessibility = {};
    /// Asked where a query means several elements; null: it fails.
    Choose choose = {};
    /// Asked where a query means none; null: it fails.
    Describe describe = {};
    /// Asked where another description finds none in the tree; null: it fails.
    Look look = {};
  };
  Resolver(const Scope& scope, Perception& perception, const EventHub& events, const Rules& rules)
      : scope_(scope), perception_(perception), events_(events), rules_(rules) {}

  Result<Located> locate(const Address& address) const;
  /// Reads the identity of an element again; checks that a point lies in its window.
  Result<Target> resolve(const Address& address, Located located) const;

 private:
  Result<Located> locate(const address::Application& application) const;
  Result<Located> locate(const address::Window& window) const;
  Result<Located> locate(const address::Page& page) const;
  Result<Located> locate(const address::ElementByIndex& element) const;
  Result<Located> locate(const address::ElementByToken& element) const;
  Result<Located> locate(const address::ElementById& element) const;
  Result<Located> locate(const address::Point& point) const;
  Result<Located> locate(const address::TwoPoints& points) const;
  Result<Located> locate(const address::ElementByQuery& element) const;
  Result<Located> locate(const address::TwoPlaces& places) const;
  Result<Located> locate_page() const;
  /// The window captured last, else the active one: what keys go to that name no element.
  Result<Located> locate_captured_window() const;
  Result<Located> locate_surface(const address::Surface& surface) const;
  /// Without a point: the window that has the keyboard.
  Result<Located> locate_on_screen(std::optional<bool> allowed, std::optional<address::Point> point) const;
  Result<Located> locate_window_below(const address::Point& point) const;
  /// The one element that a query finds in an application.
  Result<Located> locate_query(const Connection& connection, std::string_view query) const;
  /// The one element of a search, as somebody says where there are several.
  Result<MatchingElement> choose_one(const ElementSearch& search, const Connection& connection,
                                     std::string_view query) const;
  Result<Located> located_match(const MatchingElement& found) const;
  /// One end of a way: an element, or a point of the screen in a window of the application.
  Result<Located> locate_place(const Connection& connection, std::string_view query, std::optional<double> x,
                               std::optional<double> y, const char* which) const;
  /// The middle of what shows of an element that is still the same.
  Result<PointTarget> middle_of(const platform::WindowInfo& window, const SnapshotElement& seen) const;
  /// The topmost window of a process that takes input.
  Result<platform::WindowInfo> topmost_window(std::int64_t pid, const std::string& app) const;
  /// The named window, which must belong to the process if that is given, or the topmost window of the process or of
  /// the connected application.
  Result<platform::WindowInfo> choose_window(const address::Window& named) const;
  Result<Located> located_element(const address::Window& named,
                                  Result<std::pair<SnapshotElement, std::int64_t>> found) const;
  /// From a point of the last picture of the screen; `point_outside` where no monitor shows it.
  Result<PointTarget> point_on_screen(double x, double y) const;
  Result<LiveElement> identify(const platform::WindowInfo& window, SnapshotElement seen) const;
  /// `stale_element` where the row that holds it was filled with another item.
  Result<void> check_row(const platform::WindowInfo& window, const SnapshotElement& seen) const;
  Result<LiveElement> look_at(const platform::WindowInfo& window, SnapshotElement seen) const;
  std::optional<platform::TimePoint> dialog_since(const platform::WindowInfo& window, const SnapshotElement& seen,
                                                  SnapshotPtr snapshot) const;
  /// Waits until a new dialog accepts presses; `not_ready`.
  Result<void> wait_for_dialog_input(const platform::WindowInfo& window, const SnapshotElement& seen,
                                     const SnapshotPtr& found_in, std::chrono::milliseconds timeout) const;
  /// Waits until the element is enabled and rests; `not_ready` or `element_unstable`.
  Result<LiveElement> identify_ready(const platform::WindowInfo& window, const SnapshotElement& seen,
                                     std::chrono::milliseconds timeout) const;

  const Scope& scope_;
  Perception& perception_;
  const EventHub& events_;
  Rules rules_;
};

/// Reads how much of an element is exposed; `stale_element` as check_same().
Result<platform::Exposure> look_where_it_shows(const Scope& scope, Perception& perception, const SnapshotElement& seen,
                                               const platform::WindowInfo& window);

/// Fails with `stale_element` unless the node that was read again is the element that was shown.
Result<void> check_same(const Scope& scope, Perception& perception, const SnapshotElement& seen,
                        const platform::NodeIdentity& now, const platform::WindowInfo& window);

}  // namespace offhand
