#include <algorithm>
#include <string>
#include <string_view>
#include <utility>

#include "generated/types/errors.h"
#include "impl/target/element_search.h"
#include "impl/target/resolver.h"

// Elements that words mean, and ways between them.
namespace offhand {

Result<MatchingElement> Resolver::choose_one(const ElementSearch& search, const Connection& connection,
                                             std::string_view query) const {
  if (search.found.size() > 1 && rules_.choose) {
    const auto ambiguity = ambiguity_of(scope_, perception_, search, connection.name, query);
    OFFHAND_ASSIGN(const auto chosen, rules_.choose(ambiguity));
    // Of what there is now: it may have changed while somebody chose.
    for (const auto& found : search.found) {
      if (perception_.token(found.snapshot->window.window_id, found.element->index) == chosen) return found;
    }
  }
  return only_one(scope_, perception_, search, connection.name, query);
}

Result<Located> Resolver::locate_query(const Connection& connection, std::string_view query) const {
  if (is_reference(perception_, query))
    return locate(address::ElementByToken{{.process = connection.pid}, query, std::nullopt});
  const auto search_for = [&](std::string_view words) {
    return search_elements(scope_, perception_, connection.pid, connection.name, words, query::Strategy::automatic,
                           rules_.accessibility);
  };
  std::string words(query);
  OFFHAND_ASSIGN(auto search, search_for(words));
  if (search.total == 0 && rules_.describe) {
    OFFHAND_ASSIGN(auto other, rules_.describe(unmatched_of(search, connection.name, words)));
    if (!other.query.empty()) {
      words = std::move(other.query);
      OFFHAND_ASSIGN(search, search_for(words));
    }
    if (search.total == 0 && other.may_look && rules_.look) {
      OFFHAND_ASSIGN(const auto seen, rules_.look(search, words));
      if (seen) return located_match(*seen);
    }
  }
  OFFHAND_ASSIGN(const auto found, choose_one(search, connection, words));
  return located_match(found);
}

Result<Located> Resolver::located_match(const MatchingElement& found) const {
  scope_.session.mention(found.snapshot->window.window_id, {*found.element});
  Located located;
  located.target.window = found.snapshot->window;
  located.seen = *found.element;
  located.found_in = found.snapshot;
  return located;
}

Result<Located> Resolver::locate(const address::ElementByQuery& element) const {
  OFFHAND_ASSIGN(const auto connection, connected_application(scope_, element.of.words, rules_.connecting));
  return locate_query(connection, element.query);
}

Result<Located> Resolver::locate_place(const Connection& connection, std::string_view query, std::optional<double> x,
                                       std::optional<double> y, const char* which) const {
  if (!query.empty() && (x || y)) {
    return fail(errors::place_said_twice({.which = which}));
  }
  if (!query.empty()) return locate_query(connection, query);
  if (!x || !y) return fail(errors::place_missing({.which = which}));
  OFFHAND_ASSIGN(const auto at, point_on_screen(*x, *y));
  OFFHAND_ASSIGN(const auto windows, windows_of(scope_, connection.pid));
  const auto window = std::ranges::find_if(windows, [&](const platform::WindowInfo& one) {
    const auto& area = one.bounds;
    const auto left = static_cast<double>(area.x);
    const auto top = static_cast<double>(area.y);
    return one.is_on_screen && at.x >= left && at.y >= top && at.x < left + static_cast<double>(area.width) &&
           at.y < top + static_cast<double>(area.height);
  });
  if (window == windows.end()) return fail(errors::no_window_there({.x = *x, .y = *y}));
  Located located;
  located.target.window = *window;
  located.target.point =
      PointTarget{at.x - static_cast<double>(window->bounds.x), at.y - static_cast<double>(window->bounds.y)};
  return located;
}

Result<Located> Resolver::locate(const address::TwoPlaces& places) const {
  OFFHAND_ASSIGN(const auto connection, connected_application(scope_, places.in.application, rules_.connecting));
  OFFHAND_ASSIGN(auto from, locate_place(connection, places.query, places.x, places.y, "begins"));
  OFFHAND_ASSIGN(auto to, locate_place(connection, places.to_query, places.to_x, places.to_y, "ends"));
  const auto window_id = from.target.window.window_id;
  if (to.target.window.window_id != window_id) {
    return fail(errors::places_in_two_windows({.window_id = window_id, .to_window_id = to.target.window.window_id}));
  }
  from.target.to = to.target.point;
  from.from = std::exchange(from.seen, std::nullopt);
  from.to = std::move(to.seen);
  return from;
}

Result<PointTarget> Resolver::middle_of(const platform::WindowInfo& window, const SnapshotElement& seen) const {
  OFFHAND_ASSIGN(const auto exposure, look_where_it_shows(scope_, perception_, seen, window));
  if (!exposure.visible) {
    return fail(errors::not_visible({.what = "Element " + describe_element(seen),
                                     .reason = "nothing of it shows in its window",
                                     .advice = "Scroll it into view first."}));
  }
  return PointTarget{static_cast<double>(exposure.visible->x) + static_cast<double>(exposure.visible->width) / 2,
                     static_cast<double>(exposure.visible->y) + static_cast<double>(exposure.visible->height) / 2};
}

}  // namespace offhand
