// Generated from schema/resources/system_status.json. Do not edit.
#include "generated/resources/system_status.h"

#include <array>
#include <string_view>

namespace offhand::resources {

namespace {

constexpr auto kSystemStatusNeeds = std::to_array<std::string_view>({"accessibility"});
Result<ResourceContent> read_system_status(Call& call, const UriVariables&) { return system_status(call); }

}  // namespace

namespace {
constexpr std::string_view kSystemStatusWire =
    R"text({"name":"system_status","title":"State of the system","description":"Whether accessibility is on, what is connected, which server this is and which version of the protocol it speaks with this client, what looks at pictures (vlm_backend) and whether that is at hand as far as is known without asking it, and which security mode is in force.","uri":"offhand://system/status","mimeType":"application/json","annotations":{"audience":["user","assistant"],"priority":0.9}})text";
}  // namespace

constinit const ResourceInfo system_status_resource = {
  .call = {.toolset = "resources", .name = "system_status", .identity = "resources.system_status", .annotations = {.read_only = true, .destructive = false}, .power = Power::observe, .is_sandboxed = true, .needs = kSystemStatusNeeds},
  .uri = "offhand://system/status",
  .name = "system_status",
  .title = "State of the system",
  .description = "Whether accessibility is on, what is connected, which server this is and which version of the protocol it speaks with this client, what looks at pictures (vlm_backend) and whether that is at hand as far as is known without asking it, and which security mode is in force.",
  .mime_type = "application/json",
  .wire = kSystemStatusWire,
  .read = &read_system_status,
};

}  // namespace offhand::resources
