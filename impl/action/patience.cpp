#include "impl/action/patience.h"

#include <algorithm>

namespace offhand {

Patience::Patience(const Scope& scope, const Target& target, const platform::Delivery& delivery,
                   platform::TimePoint delivered, bool must_change)
    : scope_(scope),
      target_(target),
      end_(std::min(delivered + delivery.settles_within, scope.limits.deadline)),
      started_by_(end_) {
  if (must_change || !delivery.starts_within) return;
  started_by_ = std::min(end_, delivered + *delivery.starts_within);
}

platform::TimePoint Patience::next_look() const {
  const auto now = scope_.now();
  return std::min(end_, now < started_by_ ? started_by_ : now + look_interval);
}

bool Patience::is_over() { return rests() && (is_out_of_time() || has_told_all()); }

bool Patience::rests() {
  if (is_out_of_time()) return true;
  if (scope_.now() < started_by_) return false;
  if (workload_ == nullptr) {
    workload_ = scope_.platform.apps().workload(target_.window.pid, scope_.limits);
    if (workload_ == nullptr) started_by_ = end_;
  }
  if (workload_ == nullptr) return false;
  found_at_rest_ = workload_->is_at_work() ? 0 : found_at_rest_ + 1;
  return found_at_rest_ >= looks_at_rest;
}

bool Patience::has_told_all() {
  // An answer comes after everything that was announced before it. One that cannot be asked announces nothing.
  if (!scope_.platform.has_tree()) return true;
  const auto asked = scope_.platform.tree().focused(target_.window, scope_.limits);
  return asked || asked.error().code != "app_not_responding";
}

}  // namespace offhand
