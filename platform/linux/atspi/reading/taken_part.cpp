#include "platform/linux/atspi/reading/taken_part.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

#include "platform/linux/atspi/reading/convert.h"

namespace offhand::platform::atspi {
namespace {

/// Each costs the application two calls, for an item that does not accept a press at its centre.
constexpr double most_spots = 128;
/// No line of text is lower than this.
constexpr std::int64_t least_step = 8;
/// The most distinct answers that are examined.
constexpr std::size_t most_places = 16;

constexpr CoordinateType coordinates = CoordinateType::screen;

bool is_same(const Extents& one, const Extents& other) {
  return one.x == other.x && one.y == other.y && one.width == other.width && one.height == other.height;
}

}  // namespace

void TakenPart::begin(const Bounds& visible, double x, double y) {
  spots_.push_back({.x = x, .y = y, .of_screen = {}, .of_view = {}});
  learn_place(item_);
  inquiry_.call(get_extents(view_, coordinates), [this](const Reply& reply) {
    Extents extents;
    if (read_extents(reply, extents)) view_place_ = extents;
  });
  ask(spots_.front(), DeliveryOptions::point_of_screen, spots_.front().of_screen);
  inquiry_.then([this, visible] {
    if (is_item(spots_.front().of_screen) || !view_place_) return;
    learn_place(spots_.front().of_screen);
    ask(spots_.front(), DeliveryOptions::point_of_view, spots_.front().of_view);
    inquiry_.then([this, visible] {
      if (is_item(spots_.front().of_view) || lies_at_spot(spots_.front().of_screen)) return;
      look_around(visible);
    });
  });
}

void TakenPart::look_around(const Bounds& visible) {
  const auto area = static_cast<double>(visible.width) * static_cast<double>(visible.height);
  const auto step = std::max(least_step, static_cast<std::int64_t>(std::ceil(std::sqrt(area / most_spots))));
  for (std::int64_t down = step / 2; down < visible.height; down += step) {
    for (std::int64_t across = step / 2; across < visible.width; across += step)
      spots_.push_back({.x = static_cast<double>(visible.x + across),
                        .y = static_cast<double>(visible.y + down),
                        .of_screen = {},
                        .of_view = {}});
  }
  for (Spot& spot : spots_) {
    ask(spot, DeliveryOptions::point_of_screen, spot.of_screen);
    ask(spot, DeliveryOptions::point_of_view, spot.of_view);
  }
  inquiry_.then([this] {
    for (const Spot& spot : spots_) {
      learn_place(spot.of_screen);
      learn_place(spot.of_view);
    }
    inquiry_.then([this] {
      elsewhere_ = nearest(&Spot::of_screen);
      if (!elsewhere_) elsewhere_ = nearest(&Spot::of_view);
    });
  });
}

void TakenPart::ask(const Spot& spot, DeliveryOptions manner, Reference& answer) {
  auto [across, down] = frame_.in_toolkit(spot.x, spot.y);
  if (manner == DeliveryOptions::point_of_view) {
    across -= view_place_->x;
    down -= view_place_->y;
  }
  inquiry_.call({view_, interface::component, "GetAccessibleAtPoint",
                 [across, down](sd_bus_message* message) {
                   return sd_bus_message_append(message, "iiu", across, down, static_cast<std::uint32_t>(coordinates));
                 }},
                [&answer](const Reply& reply) { reply.value(answer); });
}

void TakenPart::learn_place(const Reference& answer) {
  if (is_null(answer) || answer == view_ || places_.size() >= most_places) return;
  if (std::ranges::find(places_, answer, &Place::of) != places_.end()) return;
  places_.push_back({.of = answer, .extents = std::nullopt});
  const std::size_t at = places_.size() - 1;
  inquiry_.call(get_extents(answer, coordinates), [this, at](const Reply& reply) {
    Extents extents;
    if (read_extents(reply, extents)) places_[at].extents = extents;
  });
}

bool TakenPart::is_item(const Reference& answer) const {
  if (answer == item_) return true;
  const auto place = std::ranges::find(places_, answer, &Place::of);
  return place != places_.end() && place->extents && places_.front().extents &&
         is_same(*place->extents, *places_.front().extents);
}

/// True if the reported bounds of the answer contain the point; then the view interprets points in the expected
/// coordinates.
bool TakenPart::lies_at_spot(const Reference& answer) const {
  const auto place = std::ranges::find(places_, answer, &Place::of);
  if (place == places_.end() || !place->extents) return false;
  const auto [across, down] = frame_.in_toolkit(spots_.front().x, spots_.front().y);
  const Extents& it = *place->extents;
  return across >= it.x && down >= it.y && across < it.x + it.width && down < it.y + it.height;
}

std::optional<std::pair<double, double>> TakenPart::nearest(Reference Spot::* answer) const {
  std::optional<std::pair<double, double>> best;
  double least = 0;
  for (const Spot& spot : spots_) {
    if (!is_item(spot.*answer)) continue;
    const double away = std::hypot(spot.x - spots_.front().x, spot.y - spots_.front().y);
    if (best && away >= least) continue;
    best = {spot.x, spot.y};
    least = away;
  }
  return best;
}

}  // namespace offhand::platform::atspi
