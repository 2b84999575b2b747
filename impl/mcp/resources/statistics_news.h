#pragma once

#include <atomic>
#include <chrono>
#include <memory>

#include "impl/dispatch/alarms.h"
#include "impl/dispatch/statistics.h"

namespace offhand::mcp {

class Listeners;

/// Notifies the subscribers of the statistics resource. Costs nothing while no client subscribes to a resource.
class StatisticsNews final : public Statistics::Watcher {
 public:
  /// The least time between two notifications; on a busy server the statistics change a thousand times a second.
  static constexpr std::chrono::seconds pause{1};

  explicit StatisticsNews(std::shared_ptr<Listeners> listeners) : listeners_(std::move(listeners)) {}

  void counted(const CallRecord& call) override;

 private:
  void tell();

  const std::shared_ptr<Listeners> listeners_;
  std::atomic<bool> due_ = false;
  Alarms::Clock::time_point told_at_;  // used by the thread that sets due_, then by the alarm
  Alarms alarms_;                      // last: its callbacks use the other members
};

}  // namespace offhand::mcp
