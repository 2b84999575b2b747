#include "generated/resources/calls.h"

#include <nlohmann/json.hpp>

#include "impl/dispatch/statistics.h"
#include "impl/tools/call.h"

namespace offhand::resources {
namespace {

double figure_in_ms(std::chrono::microseconds time) { return static_cast<double>(time.count()) / 1'000.0; }

nlohmann::json row_of(const CallRecord& call) {
  using std::chrono::milliseconds;
  const auto ended = std::chrono::time_point_cast<milliseconds>(call.ended).time_since_epoch().count();
  return {{"ended_ms", ended},
          {"tool", call.identity},
          {"session", call.session},
          {"error", call.error.empty() ? nlohmann::json() : nlohmann::json(call.error)},
          {"total_ms", figure_in_ms(call.took)},
          {"parse_ms", figure_in_ms(call.stages.parse)},
          {"wait_ms", figure_in_ms(call.stages.wait)},
          {"target_ms", figure_in_ms(call.stages.target)},
          {"body_ms", figure_in_ms(call.stages.body)},
          {"record_ms", figure_in_ms(call.stages.record)}};
}

}  // namespace

Result<ResourceContent> calls(Call& call) {
  auto rows = nlohmann::json::array();
  for (const auto& record : call.statistics().log()) rows.push_back(row_of(record));
  return ResourceContent{.text = rows.dump()};
}

}  // namespace offhand::resources
