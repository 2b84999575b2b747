#include "platform/api/glide.h"

#include <algorithm>
#include <cmath>

namespace offhand::platform {
namespace {

using Milliseconds = std::chrono::duration<double, std::milli>;

/// One swing to and fro; after two of them what is left is cut off.
constexpr Milliseconds swing_period{150};
constexpr double swings = 2;
constexpr double swing_speed = 2 * 3.14159265358979323846 / swing_period.count();
/// At the least damping; and no more than this part of a short way.
constexpr double widest_swing_pixels = 14;
constexpr double widest_swing_of_way = 0.08;
constexpr double least_damping = 0.3;
/// Above it the curve of progress would overshoot by itself.
constexpr double greatest_arrival_speed = 3;
/// Nobody sees a movement of less.
constexpr double no_way_pixels = 0.5;

Spot operator+(Spot one, Spot other) { return {one.x + other.x, one.y + other.y}; }
Spot operator-(Spot one, Spot other) { return {one.x - other.x, one.y - other.y}; }
Spot operator*(Spot one, double factor) { return {one.x * factor, one.y * factor}; }
double length(Spot vector) { return std::hypot(vector.x, vector.y); }

std::chrono::nanoseconds whole(Milliseconds time) { return std::chrono::duration_cast<std::chrono::nanoseconds>(time); }

/// At right angles to the way, and upwards on the screen.
Spot aside(Spot way) {
  const Spot normal{way.y, -way.x};
  return normal.y > 0 || (normal.y == 0 && normal.x > 0) ? normal * -1 : normal;
}

}  // namespace

Glide::Glide(Spot from, Spot to, const CursorMotion& motion, TimePoint begin)
    : start_(from), first_handle_(from), second_handle_(to), end_(to), begin_(begin), damping_(motion.spring) {
  const Spot way = to - from;
  const double distance = length(way);
  if (distance < no_way_pixels) return;
  flight_ = whole(Milliseconds(motion.glide_duration_ms));
  // In the middle of the curve both handles count three eighths: with four thirds of it each, it bends by arc_size.
  const Spot bend = aside(way) * (motion.arc_size * 4 / 3);
  first_handle_ = from + way * motion.start_handle + bend * (1 - motion.arc_flow);
  second_handle_ = to - way * motion.end_handle + bend * (1 + motion.arc_flow);
  if (damping_ >= 1) return;
  const Spot tangent = to - second_handle_;
  const Spot direction = length(tangent) > 0 ? tangent * (1 / length(tangent)) : way * (1 / distance);
  const double looseness = (1 - damping_) / (1 - least_damping);
  const double reach = std::min(widest_swing_pixels, distance * widest_swing_of_way) * looseness;
  swing_ = direction * reach;
  swing_time_ = whole(swing_period * swings);
  // It swings on as fast as it arrives, so that nothing jerks.
  const double tangent_length = 3 * length(tangent);
  if (tangent_length > 0) {
    arrival_speed_ = std::min(greatest_arrival_speed, reach * swing_speed * motion.glide_duration_ms / tangent_length);
  }
}

Spot Glide::at(TimePoint time) const {
  if (time >= rest()) return end_;
  if (time >= arrival()) return end_ + swing(Milliseconds(time - arrival()));
  if (time <= begin_) return start_;
  return on_curve(progress(Milliseconds(time - begin_) / Milliseconds(flight_)));
}

Spot Glide::on_curve(double part) const {
  const double left = 1 - part;
  return start_ * (left * left * left) + first_handle_ * (3 * left * left * part) +
         second_handle_ * (3 * left * part * part) + end_ * (part * part * part);
}

/// Hermite: it sets off slowly and comes in with the arrival speed.
double Glide::progress(double part_of_time) const {
  const double squared = part_of_time * part_of_time;
  const double cubed = squared * part_of_time;
  return 3 * squared - 2 * cubed + arrival_speed_ * (cubed - squared);
}

Spot Glide::swing(Milliseconds since_arrival) const {
  const double phase = swing_speed * since_arrival.count();
  const double part = since_arrival / Milliseconds(swing_time_);
  // The last factor brings it to rest at the end of its time, however little it is damped.
  return swing_ * (std::sin(phase) * std::exp(-damping_ * phase) * (1 - part));
}

}  // namespace offhand::platform
