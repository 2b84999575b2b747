#include "impl/dispatch/call_locks.h"

#include <algorithm>
#include <chrono>
#include <mutex>
#include <utility>

namespace offhand {
namespace {

/// Finding what a call means takes less, where the application answers.
constexpr std::chrono::milliseconds longest_order{1'000};

/// Lets the first of several callers through, and none before all of them know of it.
class FirstOf {
 public:
  explicit FirstOf(std::function<void()> then) : then_(std::move(then)) {}
  void come() {
    {
      const std::scoped_lock lock(mutex_);
      if (std::exchange(came_, true) || !armed_) return;
    }
    then_();
  }
  void arm() {
    {
      const std::scoped_lock lock(mutex_);
      armed_ = true;
      if (!came_) return;
    }
    then_();
  }

 private:
  std::function<void()> then_;
  std::mutex mutex_;
  bool came_ = false;
  bool armed_ = false;
};

}  // namespace

Turn::~Turn() {
  resume();
  while (!tickets_.empty()) tickets_.pop_back();
  let_next();
}

void Turn::follow(std::shared_ptr<Locks::Ticket> order) {
  order_ = std::move(order);
  in_order_by_ = Alarms::Clock::now() + longest_order;
}

bool Turn::is_in_order() const {
  return order_ == nullptr || order_->is_served() || Alarms::Clock::now() >= in_order_by_;
}

void Turn::let_next() {
  if (order_) order_->leave();
  order_.reset();
}

bool Turn::take(Locks& locks, Locks::Key key) {
  const auto known =
      std::find_if(tickets_.begin(), tickets_.end(), [&](const auto& taken) { return taken.first.what == key.what; });
  if (known != tickets_.end() && known->first == key) return known->second->is_served();
  tickets_.erase(known, tickets_.end());
  tickets_.emplace_back(key, locks.line_up(key));
  return tickets_.back().second->is_served();
}

ProcessGate::Place* Turn::enter(ProcessGate& gate, std::int64_t pid) {
  const auto known =
      std::find_if(places_.begin(), places_.end(), [&](const auto& place) { return place.first == pid; });
  if (known != places_.end()) return known->second.get();
  auto place = gate.enter(pid);
  if (!place) return nullptr;
  places_.emplace_back(pid, std::move(place));
  return places_.back().second.get();
}

void Turn::when_ready(Alarms& alarms, Alarms::Clock::time_point deadline, const std::stop_token& stop,
                      std::function<void()> then) {
  const auto first = std::make_shared<FirstOf>(std::move(then));
  const auto come = [first] { first->come(); };
  if (!until_) until_ = deadline;
  alarms_ = &alarms;
  const bool awaits_order = tickets_.empty();
  alarm_ = alarms.at(awaits_order ? std::min(*until_, in_order_by_) : *until_, come);
  stopping_.emplace(stop, come);
  // It takes no lock before it is in order.
  auto& awaited = awaits_order ? *order_ : *tickets_.back().second;
  awaited.when_served(come);
  first->arm();  // nothing here is touched after this: another thread may have it
}

void Turn::resume() {
  stopping_.reset();
  if (alarms_ != nullptr) alarms_->cancel(alarm_);
  alarms_ = nullptr;
}

}  // namespace offhand
