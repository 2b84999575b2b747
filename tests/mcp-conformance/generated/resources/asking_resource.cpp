// Generated from tests/mcp-conformance/schema/resources/asking_resource.json. Do not edit.
#include "tests/mcp-conformance/generated/resources/asking_resource.h"

#include <string_view>

namespace offhand::fixtures::resources {

namespace {

Result<ResourceContent> read_asking_resource(Call& call, const UriVariables&) { return asking_resource(call); }

}  // namespace

namespace {
constexpr std::string_view kAskingResourceWire =
    R"text({"name":"asking_resource","title":"Resource that asks","description":"Asks for whom it is first.","uri":"test://asking-resource","mimeType":"text/plain"})text";
}  // namespace

constinit const ResourceInfo asking_resource_resource = {
  .uri = "test://asking-resource",
  .name = "asking_resource",
  .title = "Resource that asks",
  .description = "Asks for whom it is first.",
  .mime_type = "text/plain",
  .wire = kAskingResourceWire,
  .read = &read_asking_resource,
};

}  // namespace offhand::fixtures::resources
