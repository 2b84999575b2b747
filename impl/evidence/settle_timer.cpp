#include "impl/evidence/settle_timer.h"

#include <algorithm>
#include <utility>

namespace offhand {
namespace {

std::chrono::milliseconds time_of(const Target& target, const platform::Delivery& delivery) {
  const auto late = target.window.is_minimized ? delivery.late_while_minimised : std::chrono::milliseconds::zero();
  return delivery.settles_within + late;
}

}  // namespace

SettleTimer::SettleTimer(const Scope& scope, const Target& target, const platform::Delivery& delivery,
                         platform::TimePoint delivered, bool must_change)
    : scope_(scope),
      target_(target),
      end_(std::min(delivered + time_of(target, delivery), scope.limits.deadline)),
      latest_end_(std::min(end_ + most_overtime, scope.limits.deadline)),
      at_work_until_(std::min(end_ + longest_at_work, scope.limits.deadline)),
      timers_until_(delivered + delivery.starts_within.value_or(std::chrono::milliseconds::zero())),
      started_by_(end_),
      looks_from_(std::min(end_, delivered + (must_change ? most_are_seen_by : delivery.settles_within / 2))),
      must_change_(must_change) {
  if (must_change_ || !delivery.starts_within) return;
  started_by_ = std::min(end_, timers_until_);
  looks_from_ = started_by_ - look_interval;
}

void SettleTimer::shorten(std::chrono::milliseconds rest) {
  started_by_ = std::min(end_, std::max(timers_until_, scope_.now() + rest));
  looks_from_ = std::min(looks_from_, started_by_);
  end_ = std::min(end_, started_by_ + time_to_come_to_rest);
}

platform::TimePoint SettleTimer::next_look() const {
  const auto now = scope_.now();
  if (now < looks_from_) return std::min(end_, looks_from_);
  if (now < started_by_) return std::min(started_by_, now + early_look_interval);
  return std::min(end_, now + look_interval);
}

bool SettleTimer::is_over() { return rests() && (is_out_of_time() || has_told_all()); }

bool SettleTimer::rests() {
  const auto now = scope_.now();
  if (now < looks_from_) return is_out_of_time();
  if (workload_ == nullptr) workload_ = scope_.platform.apps().workload(target_.window.pid, scope_.limits);
  if (workload_ == nullptr) {
    looks_from_ = started_by_ = end_;
    return is_out_of_time();
  }
  const auto work = workload_->look();
  if (work == platform::Work::waits && looked_) seen_waiting_ += now - *looked_;
  looked_ = now;
  const auto overtime = std::max<platform::TimePoint::duration>(seen_waiting_, workload_->deprived());
  if (overtime > overtime_) end_ = std::min(latest_end_, end_ + (overtime - std::exchange(overtime_, overtime)));
  found_at_rest_ = work == platform::Work::none ? found_at_rest_ + 1 : 0;
  if (must_change_ && found_at_rest_ < looks_at_rest && now >= end_)
    end_ = std::min(at_work_until_, now + look_interval);
  return is_out_of_time() || (now >= started_by_ && found_at_rest_ >= looks_at_rest);
}

bool SettleTimer::has_told_all() {
  // The reply arrives after everything that was announced before it. An application that cannot be asked announces
  // nothing.
  if (!scope_.platform.has_tree()) return true;
  const auto asked = scope_.platform.tree().hear_out(target_.window, scope_.limits);
  return asked || asked.error().code != "app_not_responding";
}

}  // namespace offhand
