// Generated from schema/resources/recording_stop.json. Do not edit.
#include "generated/resources/recording_stop.h"

#include <array>
#include <string_view>

namespace offhand::resources {

namespace {

constexpr auto kRecordingStopNeeds = std::to_array<std::string_view>({"accessibility", "apps", "windows"});
Result<ResourceContent> read_recording_stop(Call& call, const UriVariables&) { return recording_stop(call); }

}  // namespace

namespace {
constexpr std::string_view kRecordingStopWire =
    R"text({"name":"recording_stop","title":"End the recording of the user","description":"Reading this ends the recording that offhand://recording/start began in this session. It tells the steps, as ax_workflow takes them: each element by a query that finds it again, each text as the field held it in the end. What was left out, and why, is told beside them.","uri":"offhand://recording/stop","mimeType":"application/json","annotations":{"audience":["assistant"],"priority":0.3}})text";
}  // namespace

constinit const ResourceInfo recording_stop_resource = {
  .call = {.toolset = "resources", .name = "recording_stop", .identity = "resources.recording_stop", .annotations = {.read_only = true, .destructive = false}, .power = Power::observe, .is_sandboxed = true, .needs = kRecordingStopNeeds},
  .uri = "offhand://recording/stop",
  .name = "recording_stop",
  .title = "End the recording of the user",
  .description = "Reading this ends the recording that offhand://recording/start began in this session. It tells the steps, as ax_workflow takes them: each element by a query that finds it again, each text as the field held it in the end. What was left out, and why, is told beside them.",
  .mime_type = "application/json",
  .wire = kRecordingStopWire,
  .read = &read_recording_stop,
};

}  // namespace offhand::resources
