// Generated from schema/resources/calls.json. Do not edit.
#include "generated/resources/calls.h"

#include <string_view>

namespace offhand::resources {

namespace {

Result<ResourceContent> read_calls(Call& call, const UriVariables&) { return calls(call); }

}  // namespace

namespace {
constexpr std::string_view kCallsWire =
    R"text({"name":"calls","title":"Calls","description":"The last 1,000 tool calls, oldest first: which tool, in which session, how each ended, and where its time went. It contains nothing of their arguments.","uri":"offhand://calls","mimeType":"application/json","annotations":{"audience":["user"],"priority":0.1}})text";
}  // namespace

constinit const ResourceInfo calls_resource = {
  .call = {.toolset = "resources", .name = "calls", .identity = "resources.calls", .annotations = {.read_only = true, .destructive = false}, .power = Power::observe, .is_sandboxed = true},
  .uri = "offhand://calls",
  .name = "calls",
  .title = "Calls",
  .description = "The last 1,000 tool calls, oldest first: which tool, in which session, how each ended, and where its time went. It contains nothing of their arguments.",
  .mime_type = "application/json",
  .wire = kCallsWire,
  .read = &read_calls,
};

}  // namespace offhand::resources
