#include "impl/mcp/resources/statistics_news.h"

#include <algorithm>

#include "generated/resources/statistics.h"
#include "impl/mcp/resources/listeners.h"

namespace offhand::mcp {

void StatisticsNews::counted(const CallRecord& call) {
  // Who was told reads the statistics, which would be news again, and so on.
  if (call.identity == resources::statistics_resource.call.identity) return;
  if (!listeners_->hear_of_resources() || due_.exchange(true)) return;
  alarms_.at(std::max(Alarms::Clock::now(), told_at_ + pause), [this] { tell(); });
}

void StatisticsNews::tell() {
  told_at_ = Alarms::Clock::now();
  due_ = false;  // cleared first, so that later counts are announced again
  listeners_->publish({.kind = Change::Kind::resource, .uri = std::string(resources::statistics_resource.uri)});
}

}  // namespace offhand::mcp
