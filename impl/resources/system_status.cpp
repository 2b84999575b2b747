#include "generated/resources/system_status.h"

#include <chrono>
#include <nlohmann/json.hpp>

#include "generated/types/config.h"
#include "impl/target/connected_application.h"
#include "impl/tools/call.h"
#include "impl/tools/picture_look.h"
#include "impl/tools/protocol_speaker.h"

namespace offhand::resources {

using nlohmann::json;

Result<ResourceContent> system_status(Call& call) {
  const auto enabled = call.tree().enabled(call.limits());
  OFFHAND_CHECK(call.still_allowed("Looking whether accessibility is on"));
  json connected = json::array();
  for (const auto& connection : living_connections(call.scope())) connected.push_back(connection.spoken());
  const auto looks = vision::backend_of(call.config(), call.client());
  json status{{"accessibility_enabled", enabled && *enabled},
              {"server_version", OFFHAND_VERSION},
              {"connected_apps", std::move(connected)},
              {"vlm_backend", to_string(looks.backend)},
              {"vlm_available", looks.is_at_hand},
              {"platform", call.platform_name()},
              {"security_mode", to_string(call.config().security_mode)},
              {"uptime_seconds", std::chrono::duration<double>(call.uptime()).count()}};
  if (const auto* speaker = dynamic_cast<const ProtocolSpeaker*>(call.client()))
    status["protocol_version"] = speaker->protocol_version();
  if (!enabled) status["accessibility_problem"] = enabled.error().message;
  return ResourceContent{.text = status.dump()};
}

}  // namespace offhand::resources
