#include "generated/tools/desktop/scroll.h"

#include <algorithm>
#include <cmath>

#include "impl/action/scrolled_place.h"
#include "impl/tools/call.h"
#include "impl/tools/desktop/pointer_rungs.h"

namespace offhand::tools::desktop {
namespace {

/// What a notch of the wheel moves, about: browsers 53 pixels, GTK the two thirds' power of what shows.
double pixels_of_notch(double extent) { return std::max(53.0, std::pow(extent, 2.0 / 3)); }
/// Of what shows, so that a line or two stay in sight.
constexpr double page_part = 0.9;
/// Lines of a list for a notch.
constexpr double lines_of_notch = 3;

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

Rung wheel(Attempt& attempt, const platform::Scroll& scroll) {
  return [&attempt, scroll] {
    if (!attempt.manner().foreground || attempt.target().on_screen()) return attempt.deliver(scroll);
    return attempt.in_foreground([&] { return attempt.deliver(scroll); });
  };
}

Rung scroll_bar(Attempt& attempt, const ScrolledPlace& place, double number) {
  return [&attempt, &place, number] {
    if (!place.bar()) return platform::Delivery::not_attempted("no scroll bar was found that could be moved");
    return attempt.platform().tree().set_number(*place.bar(), number, attempt.limits());
  };
}

}  // namespace

Result<ActionResult> scroll(Call& call, const Target& target, const ScrollArgs& args) {
  OFFHAND_ASSIGN(const auto attempt, call.attempt(target, args.observe));
  const Way way = way_of(args.direction);
  OFFHAND_ASSIGN(const auto place, ScrolledPlace::look(*attempt, way.axis));
  std::vector<Rung> rungs{wheel(*attempt, as_wheel(place, args, way))};
  if (!call.foreground()) rungs.push_back(scroll_bar(*attempt, place, as_number(place, args, way)));
  OFFHAND_ASSIGN(auto dispatched, attempt->first_of(rungs));
  return std::move(dispatched).conclude(place.moved(*attempt, way.towards));
}

}  // namespace offhand::tools::desktop
