#include "generated/tools/desktop/scroll.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <optional>
#include <string>
#include <vector>

#include "impl/tools/call.h"
#include "impl/verbs/pointer_strategies.h"
#include "impl/verbs/scrolled_place.h"

namespace offhand::tools::desktop {
namespace {

/// What a notch of the wheel moves, about: browsers 53 pixels, GTK the two thirds' power of what shows.
double pixels_of_notch(double extent) { return std::max(53.0, std::pow(extent, 2.0 / 3)); }
/// Of what shows, so that a line or two stay in sight.
constexpr double page_part = 0.9;
/// Lines of a list for a notch.
constexpr double lines_of_notch = 3;
/// As long as a walk of the focus waits at each step.
constexpr std::chrono::milliseconds time_to_tell_focus{250};
constexpr std::chrono::milliseconds focus_look_interval{5};

struct Way {
  Axis axis;
  /// 1 for down and right.
  int towards;
};

Way way_of(ScrollDirection direction) {
  switch (direction) {
    case ScrollDirection::up:
      return {Axis::down, -1};
    case ScrollDirection::down:
      return {Axis::down, 1};
    case ScrollDirection::left:
      return {Axis::across, -1};
    case ScrollDirection::right:
      break;
  }
  return {Axis::across, 1};
}

platform::Scroll as_wheel(const ScrolledPlace& place, const ScrollArgs& args, const Way& way) {
  double notches = static_cast<double>(args.amount);
  if (args.by == ScrollBy::page)
    notches *= std::max(1.0, std::round(place.extent() * page_part / pixels_of_notch(place.extent())));
  platform::Scroll scroll;
  scroll.x = place.point().x;
  scroll.y = place.point().y;
  (way.axis == Axis::down ? scroll.down : scroll.right) = notches * way.towards;
  return scroll;
}

/// Where the scroll bar is to be put. Bars count pixels, or the lines of a list one by one.
double as_number(const ScrolledPlace& place, const ScrollArgs& args, const Way& way) {
  const auto& bar = place.bar_number();
  const bool counts_lines = bar.step == 1 && bar.highest - bar.lowest < place.extent() * 100;
  const double line = counts_lines ? lines_of_notch : std::max(bar.step, pixels_of_notch(place.extent()));
  const double unit = counts_lines && place.item_extent() > 0 ? place.item_extent() : 1;
  const double page = std::max(1.0, std::floor(place.extent() * page_part / unit));
  const double distance = static_cast<double>(args.amount) * (args.by == ScrollBy::page ? page : line);
  return std::clamp(bar.value + distance * way.towards, bar.lowest, bar.highest);
}

Strategy wheel(ActionRun& run, const platform::Scroll& scroll, ActionRun::By by = ActionRun::By::any_route) {
  return [&run, scroll, by] {
    if (!run.delivery_options().foreground || run.target().on_screen()) return run.deliver(scroll, by);
    return run.in_foreground([&] { return run.deliver(scroll); },
                             scroll.modifiers.empty() ? NeedsKeyboard::none : NeedsKeyboard::users);
  };
}

Strategy scroll_bar(ActionRun& run, const ScrolledPlace& place, double number) {
  return [&run, &place, number] {
    if (!place.bar()) return platform::Delivery::not_attempted("no scroll bar was found that could be moved");
    return run.platform().tree().set_number(*place.bar(), number, run.limits());
  };
}

/// The keys that scroll and do nothing else where something of that role has the focus; none where there is no such
/// key. A row of a list keeps what is chosen while Ctrl is held; in a field, a slider or a text they would change
/// something.
std::vector<platform::KeyPress> keys_for(Role focused, const ScrollArgs& args, const Way& way) {
  if (way.axis != Axis::down) return {};
  const platform::Modifiers ctrl{KeyModifier::ctrl};
  const std::string page = way.towards > 0 ? "pagedown" : "pageup";
  const std::string line = way.towards > 0 ? "down" : "up";
  const bool by_page = args.by == ScrollBy::page;
  const auto count = static_cast<std::size_t>(args.amount);
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

/// By a keyboard of our own, where the window takes no events that are sent to it alone: GTK 4.
Strategy scroll_by_keys(ActionRun& run, const ScrolledPlace& place, const ScrollArgs& args, const Way& way) {
  return [&run, &place, &args, way] {
    const auto routes = run.routes();
    const auto own = std::ranges::find(routes, platform::Disturbs::active_window, &platform::Route::disturbs);
    if (own == routes.end() || run.target().on_screen() || !place.scrolls())
      return platform::Delivery::not_attempted("");
    auto& input = run.platform().input();
    const auto& window = run.target().window;
    const auto elsewhere = [] {
      return platform::Delivery::not_attempted("the window's focus does not lie in what would scroll by keys");
    };
    // Even to ask a window for its focus some window managers notice.
    if (const auto last = run.focus().holder(); last && !place.scrolls_with(*last)) return elsewhere();
    if (auto refused =
            input.refuses(platform::Keys{.keys = {{"pagedown", {}}}, .delay = {}}, *own, window, run.limits()))
      return *refused;
    const auto synthetic_focus = run.give_synthetic_focus(*own);
    if (!synthetic_focus) return platform::Delivery::failed(synthetic_focus.error());
    const auto focused = await_focused(run);
    if (!focused || !place.scrolls_with(focused->handle)) return elsewhere();
    const auto keys = keys_for(focused->role, args, way);
    if (keys.empty())
      return platform::Delivery::not_attempted(
          fmt::format("there is no key that only scrolls while the {} has the focus", to_string(focused->role)));
    return input.deliver(platform::Keys{.keys = keys, .delay = {}}, *own, window, run.limits());
  };
}

}  // namespace

Result<ActionResult> scroll(Call& call, const Target& target, const ScrollArgs& args) {
  OFFHAND_ASSIGN(const auto run, call.begin_action(target, args.observe));
  const Way way = way_of(args.direction);
  OFFHAND_ASSIGN(const auto place, ScrolledPlace::look(*run, way.axis));
  const auto turns = as_wheel(place, args, way);
  std::vector<Strategy> strategies{wheel(*run, turns)};
  if (!call.foreground()) {
    strategies = {wheel(*run, turns, ActionRun::By::no_own_pointer),
                  scroll_bar(*run, place, as_number(place, args, way)), wheel(*run, turns),
                  scroll_by_keys(*run, place, args, way)};
  }
  OFFHAND_ASSIGN(auto dispatched, run->first_of(strategies));
  return std::move(dispatched).conclude(place.moved(*run, way.towards));
}

}  // namespace offhand::tools::desktop
