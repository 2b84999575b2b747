#include "generated/resources/recording_start.h"

#include <nlohmann/json.hpp>

#include "impl/resources/application.h"
#include "impl/tools/call.h"
#include "impl/user_recording/user_recordings.h"

namespace offhand::resources {

Result<ResourceContent> recording_start(Call& call, const RecordingStartVariables& variables) {
  OFFHAND_CHECK(call.require_memory("A recording of the user"));
  UserRecording::Options options;
  nlohmann::json content{{"recording", true}};
  if (variables.app) {
    OFFHAND_ASSIGN(const auto app, application_of(call, *variables.app));
    options.named_pid = app.pid;
    content["app"] = app.name;
    content["pid"] = app.pid;
  }
  OFFHAND_ASSIGN(auto recording,
                 UserRecording::begin(call.facets(), call.see(), options, call.watch_events(0), call.limits()));
  OFFHAND_CHECK(call.user_recordings().begin(call.session(), std::move(recording)));
  return ResourceContent{.text = content.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace)};
}

}  // namespace offhand::resources
