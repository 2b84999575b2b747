// Generated from tests/mcp-conformance/schema/resources/test_input_required_result_resource.json. Do not edit.
#include "tests/mcp-conformance/generated/resources/test_input_required_result_resource.h"

#include <string_view>

namespace offhand::fixtures::resources {

namespace {

Result<ResourceContent> read_test_input_required_result_resource(Call& call, const UriVariables&) { return test_input_required_result_resource(call); }

}  // namespace

namespace {
constexpr std::string_view kTestInputRequiredResultResourceWire =
    R"text({"name":"test_input_required_result_resource","title":"Resource that asks","description":"Asks for whom it is first.","uri":"test://user-name","mimeType":"text/plain"})text";
}  // namespace

constinit const ResourceInfo test_input_required_result_resource_resource = {
  .call = {.toolset = "resources", .name = "test_input_required_result_resource", .identity = "resources.test_input_required_result_resource", .annotations = {.read_only = true, .destructive = false}, .power = Power::observe, .is_sandboxed = true},
  .uri = "test://user-name",
  .name = "test_input_required_result_resource",
  .title = "Resource that asks",
  .description = "Asks for whom it is first.",
  .mime_type = "text/plain",
  .wire = kTestInputRequiredResultResourceWire,
  .read = &read_test_input_required_result_resource,
};

}  // namespace offhand::fixtures::resources
