#include "impl/verbs/scroll.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "impl/verbs/pointer_strategies.h"
#include "impl/verbs/scrolled_place.h"

namespace offhand {
namespace {

/// What a line of a scroll bar or of keys moves, about.
double pixels_of_line(double extent) { return std::max(53.0, std::pow(extent, 2.0 / 3)); }
/// What a notch of the wheel moves at most, as measured: Chromium 120 pixels (once 53), Firefox six lines of the page's
/// text, most often 114, GTK the two thirds' power of what shows. To fall short is no harm: nothing is passed over.
double pixels_of_notch(double extent) { return std::max(120.0, std::pow(extent, 2.0 / 3)); }
/// Less shows that the end was reached: what is turned further would scroll what lies around it.
constexpr double least_of_notch = 12;
/// Of what shows, so that a line or two stay in sight.
constexpr double page_part = 0.9;
/// Lines of a list for a notch.
constexpr double lines_of_notch = 3;
/// As long as a walk of the focus waits at each step.
constexpr std::chrono::milliseconds time_to_tell_focus{250};
constexpr std::chrono::milliseconds focus_look_interval{5};

struct Course {
  Axis axis;
  /// 1 for down and right.
  int towards;
};

Course course_of(ScrollDirection direction) {
  const bool is_down = direction == ScrollDirection::down;
  const bool is_vertical = is_down || direction == ScrollDirection::up;
  return {is_vertical ? Axis::down : Axis::across, is_down || direction == ScrollDirection::right ? 1 : -1};
}

platform::Scroll turned(const ScrolledPlace& place, const Course& course, double notches,
                        platform::Modifiers modifiers = {}) {
  platform::Scroll scroll;
  scroll.x = place.point().x;
  scroll.y = place.point().y;
  scroll.modifiers = modifiers;
  (course.axis == Axis::down ? scroll.down : scroll.right) = notches * course.towards;
  return scroll;
}

/// The wheel turns by whole notches.
double notches_for(const ScrolledPlace& place, double pixels) {
  return std::max(1.0, std::round(pixels / pixels_of_notch(place.extent())));
}

/// How far it is to go; empty where it is to go by notches of the wheel.
std::optional<double> way_of(const ScrolledPlace& place, const ScrollParameters& parameters) {
  if (parameters.pixels) return static_cast<double>(*parameters.pixels);
  if (parameters.by != ScrollBy::page) return std::nullopt;
  return static_cast<double>(parameters.amount) * place.extent() * page_part;
}

/// What a notch scrolls where that is known and any part of one may be turned.
std::optional<double> exact_notch(const ActionRun& run) {
  return run.platform().has_input() ? run.platform().input().pixels_of_notch() : std::nullopt;
}

platform::Scroll as_wheel(const ActionRun& run, const ScrolledPlace& place, const ScrollParameters& parameters,
                          const Course& course) {
  const auto way = way_of(place, parameters);
  const auto exact = exact_notch(run);
  const double by_way = way ? (exact ? *way / *exact : notches_for(place, *way)) : 0;
  const double notches = way ? by_way : static_cast<double>(parameters.amount);
  return turned(place, course, notches, parameters.modifiers);
}

/// Where the scroll bar is to be put. Bars count pixels, or the lines of a list one by one.
double as_number(const ScrolledPlace& place, const ScrollParameters& parameters, const Course& course) {
  const auto& bar = place.bar_number();
  const bool counts_lines = bar.step == 1 && bar.highest - bar.lowest < place.extent() * 100;
  const double line = counts_lines ? lines_of_notch : std::max(bar.step, pixels_of_line(place.extent()));
  const double unit = counts_lines && place.item_extent() > 0 ? place.item_extent() : 1;
  const double page = std::max(1.0, std::floor(place.extent() * page_part / unit));
  double distance = static_cast<double>(parameters.amount) * (parameters.by == ScrollBy::page ? page : line);
  if (parameters.pixels)
    distance = std::max(unit == 1 ? 0.0 : 1.0, std::round(static_cast<double>(*parameters.pixels) / unit));
  return std::clamp(bar.value + distance * course.towards, bar.lowest, bar.highest);
}

Strategy wheel(ActionRun& run, const platform::Scroll& scroll, ActionRun::By by = ActionRun::By::any_route) {
  return [&run, scroll, by] {
    if (!run.delivery_options().foreground || run.target().on_screen()) return run.deliver(scroll, by);
    return run.in_foreground([&] { return run.deliver(scroll); },
                             scroll.modifiers.empty() ? NeedsKeyboard::none : NeedsKeyboard::users);
  };
}

using Place = std::shared_ptr<const ScrolledPlace>;

/// Turns the wheel by one notch, sees how far that went, and turns it for the rest of the way.
Strategy measured_wheel(ActionRun& run, const Place& place, const platform::Scroll& scroll, double way, int towards,
                        ActionRun::By by) {
  return [&run, place, scroll, way, towards, by] {
    const double notches = std::abs(scroll.down + scroll.right);
    const auto part = [&](double share) {
      auto turned = scroll;
      turned.down *= share / notches;
      turned.right *= share / notches;
      return turned;
    };
    auto delivery = run.deliver(part(1), by);
    if (delivery.outcome != platform::Outcome::delivered) return delivery;
    const auto moved = place->await_distance(run, towards);
    const double left = moved ? std::round((way - *moved) / *moved) : notches - 1;
    const bool is_at_end = moved && *moved < least_of_notch;
    if (left < 1 || is_at_end || run.limits().stop.stop_requested()) return delivery;
    auto rest = run.deliver(part(left), by);
    // Something was scrolled in any case.
    if (rest.outcome == platform::Outcome::not_attempted) return delivery;
    // What glides on is told by how far it had come.
    static_cast<void>(place->await_distance(run, towards));
    return rest;
  };
}

Strategy scroll_bar(ActionRun& run, const Place& place, double number) {
  return [&run, place, number] {
    if (!place->bar()) return platform::Delivery::not_attempted("no scroll bar was found that could be moved");
    return run.platform().tree().set_number(*place->bar(), number, run.limits());
  };
}

/// The keys that scroll and do nothing else where something of that role has the focus; none where there is no such
/// key. A row of a list keeps what is chosen while Ctrl is held; in a field, a slider or a text they would change
/// something.
std::vector<platform::KeyPress> keys_for(Role focused, const ScrollParameters& parameters, const Course& course,
                                         double notches) {
  if (course.axis != Axis::down) return {};
  const platform::Modifiers ctrl{KeyModifier::ctrl};
  const std::string page = course.towards > 0 ? "pagedown" : "pageup";
  const std::string line = course.towards > 0 ? "down" : "up";
  const bool by_page = parameters.by == ScrollBy::page && !parameters.pixels;
  const auto count =
      parameters.pixels ? static_cast<std::size_t>(notches) : static_cast<std::size_t>(parameters.amount);
  if (has(focused, RoleTrait::pressed_by_space) || focused == Role::link)
    return {count, by_page ? platform::KeyPress{page, {}} : platform::KeyPress{line, ctrl}};
  if (focused == Role::listitem && by_page) return {count, {page, ctrl}};
  return {};
}

/// What has the focus of the window, which some tell only while they take it for the active one.
std::optional<platform::Node> await_focused(const ActionRun& run) {
  const auto& scope = run.scope();
  const auto until = std::min(scope.now() + time_to_tell_focus, run.limits().deadline);
  for (;;) {
    const auto node = run.platform().tree().focused(run.target().window, run.limits());
    if (node && *node) return *node;
    if (!node || scope.now() >= until) return std::nullopt;
    scope.sleep_until(std::min(scope.now() + focus_look_interval, until));
  }
}

double keys_needed(const ScrolledPlace& place, const ScrollParameters& parameters) {
  const auto pixels = static_cast<double>(parameters.pixels.value_or(0));
  return std::max(1.0, std::round(pixels / pixels_of_line(place.extent())));
}

/// By a keyboard of our own, where the window takes no events that are sent to it alone: GTK 4.
Strategy scroll_by_keys(ActionRun& run, const Place& place, const ScrollParameters& parameters, const Course& course) {
  return [&run, place, parameters, course] {
    const auto routes = run.routes();
    const auto own = std::ranges::find(routes, platform::Disturbs::active_window, &platform::Route::disturbs);
    if (own == routes.end() || run.target().on_screen() || !place->scrolls())
      return platform::Delivery::not_attempted("");
    auto& input = run.platform().input();
    const auto& window = run.target().window;
    const auto elsewhere = [] {
      return platform::Delivery::not_attempted("the window's focus does not lie in what would scroll by keys");
    };
    // Even to ask a window for its focus some window managers notice.
    if (const auto last = run.focus().holder(); last && !place->scrolls_with(*last)) return elsewhere();
    if (auto refused =
            input.refuses(platform::Keys{.keys = {{"pagedown", {}}}, .delay = {}}, *own, window, run.limits()))
      return *refused;
    const auto synthetic_focus = run.give_synthetic_focus(*own);
    if (!synthetic_focus) return platform::Delivery::failed(synthetic_focus.error());
    const auto focused = await_focused(run);
    if (!focused || !place->scrolls_with(focused->handle)) return elsewhere();
    const auto keys = keys_for(focused->role, parameters, course, keys_needed(*place, parameters));
    if (keys.empty())
      return platform::Delivery::not_attempted(
          fmt::format("there is no key that only scrolls while the {} has the focus", to_string(focused->role)));
    return input.deliver(platform::Keys{.keys = keys, .delay = {}}, *own, window, run.limits());
  };
}

ScrollDirection direction_of(const Course& course) {
  if (course.axis == Axis::down) return course.towards > 0 ? ScrollDirection::down : ScrollDirection::up;
  return course.towards > 0 ? ScrollDirection::right : ScrollDirection::left;
}

}  // namespace

Result<Plan> plan_scroll(ActionRun& run, const ScrollParameters& parameters) {
  const Course course = course_of(parameters.direction);
  OFFHAND_ASSIGN(auto found, ScrolledPlace::look(run, course.axis));
  const auto place = std::make_shared<const ScrolledPlace>(std::move(found));
  const auto turns = as_wheel(run, *place, parameters, course);
  Plan plan;
  plan.strategies = {wheel(run, turns)};
  if (!run.delivery_options().foreground && parameters.modifiers.empty()) {
    const auto way = way_of(*place, parameters);
    const auto turn = [&](ActionRun::By by) {
      return way && place->tells_distance() && !exact_notch(run)
                 ? measured_wheel(run, place, turns, *way, course.towards, by)
                 : wheel(run, turns, by);
    };
    plan.strategies = {turn(ActionRun::By::no_own_pointer),
                       scroll_bar(run, place, as_number(*place, parameters, course)), turn(ActionRun::By::any_route),
                       scroll_by_keys(run, place, parameters, course)};
  }
  // A bar is put where it is wanted to the pixel.
  if (parameters.pixels && plan.strategies.size() > 1) std::swap(plan.strategies[0], plan.strategies[1]);
  if (parameters.modifiers.empty())
    plan.observation = [&run, place, course](const platform::Delivery&) { return place->moved(run, course.towards); };
  plan.undo = Undo{.what = ScrollParameters{.direction = direction_of({course.axis, -course.towards}),
                                            .by = parameters.by,
                                            .amount = parameters.amount,
                                            .pixels = parameters.pixels,
                                            .modifiers = parameters.modifiers}};
  // Near its end it goes less far than it was to.
  plan.complete_undo = [&run, place, course](Undo& undo) {
    const auto moved = place->distance(run, course.towards);
    if (auto* back = std::get_if<ScrollParameters>(&undo.what); back != nullptr && moved)
      back->pixels = std::llround(*moved);
  };
  return plan;
}

}  // namespace offhand
