#include "generated/resources/recording_stop.h"

#include <nlohmann/json.hpp>

#include "impl/tools/call.h"
#include "impl/user_recording/user_recordings.h"

namespace offhand::resources {

Result<ResourceContent> recording_stop(Call& call) {
  using nlohmann::json;
  OFFHAND_ASSIGN(const auto deeds, call.user_recordings().stop(call.session()));
  json content{{"recording", false}, {"steps", json::array()}, {"left_out", json::array()}};
  for (const auto& step : deeds.steps) content["steps"].push_back({{"tool", step.tool}, {"args", step.arguments}});
  for (const auto& one : deeds.left_out) content["left_out"].push_back({{"what", one.what}, {"reason", one.reason}});
  return ResourceContent{.text = content.dump(-1, ' ', false, json::error_handler_t::replace)};
}

}  // namespace offhand::resources
