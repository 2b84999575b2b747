#pragma once

#include <chrono>

#include "generated/types/cursor.h"
#include "platform/api/clock.h"

namespace offhand::platform {

/// A place on the screen, in pixels.
struct Spot {
  double x = 0;
  double y = 0;
  bool operator==(const Spot&) const = default;
};

/// The way of a cursor to a place, as a function of time: a Bezier curve, and after the arrival a swing that dies away.
/// Nothing of it needs a thread or a screen.
class Glide {
 public:
  /// There all the time.
  explicit Glide(Spot place) : Glide(place, place, {}, TimePoint{}) {}
  Glide(Spot from, Spot to, const CursorMotion& motion, TimePoint begin);

  Spot at(TimePoint time) const;
  Spot target() const { return end_; }
  /// When it is at the target first: exactly the time that the motion says after its begin. At once where it has no way
  /// to go.
  TimePoint arrival() const { return begin_ + flight_; }
  /// From then on it stays at the target.
  TimePoint rest() const { return arrival() + swing_time_; }

 private:
  Spot on_curve(double part) const;
  double progress(double part_of_time) const;
  Spot swing(std::chrono::duration<double, std::milli> since_arrival) const;

  Spot start_;
  Spot first_handle_;
  Spot second_handle_;
  Spot end_;
  TimePoint begin_;
  std::chrono::nanoseconds flight_{0};
  std::chrono::nanoseconds swing_time_{0};
  /// How far the swing would go without any damping, and where to; a vector.
  Spot swing_;
  double damping_ = 1;
  /// In parts of the way over the time of the flight.
  double arrival_speed_ = 0;
};

}  // namespace offhand::platform
