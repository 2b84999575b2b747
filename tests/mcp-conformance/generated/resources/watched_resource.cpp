// Generated from tests/mcp-conformance/schema/resources/watched_resource.json. Do not edit.
#include "tests/mcp-conformance/generated/resources/watched_resource.h"

#include <string_view>

namespace offhand::fixtures::resources {

namespace {

Result<ResourceContent> read_watched_resource(Call& call, const UriVariables&) { return watched_resource(call); }

}  // namespace

namespace {
constexpr std::string_view kWatchedResourceWire =
    R"text({"name":"watched_resource","title":"Watched resource","description":"A text that may be watched.","uri":"test://watched-resource","mimeType":"text/plain"})text";
}  // namespace

constinit const ResourceInfo watched_resource_resource = {
  .call = {.toolset = "resources", .name = "watched_resource", .identity = "resources.watched_resource", .annotations = {.read_only = true, .destructive = false}, .power = Power::observe, .is_sandboxed = true},
  .uri = "test://watched-resource",
  .name = "watched_resource",
  .title = "Watched resource",
  .description = "A text that may be watched.",
  .mime_type = "text/plain",
  .wire = kWatchedResourceWire,
  .read = &read_watched_resource,
};

}  // namespace offhand::fixtures::resources
