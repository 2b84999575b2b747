// Generated from tests/mcp-conformance/schema/resources/static_binary.json. Do not edit.
#include "tests/mcp-conformance/generated/resources/static_binary.h"

#include <string_view>

namespace offhand::fixtures::resources {

namespace {

Result<ResourceContent> read_static_binary(Call& call, const UriVariables&) { return static_binary(call); }

}  // namespace

namespace {
constexpr std::string_view kStaticBinaryWire =
    R"text({"name":"static_binary","title":"Static picture","description":"A picture that never changes.","uri":"test://static-binary","mimeType":"image/png"})text";
}  // namespace

constinit const ResourceInfo static_binary_resource = {
  .call = {.toolset = "resources", .name = "static_binary", .identity = "resources.static_binary", .annotations = {.read_only = true, .destructive = false}, .power = Power::observe, .is_sandboxed = true},
  .uri = "test://static-binary",
  .name = "static_binary",
  .title = "Static picture",
  .description = "A picture that never changes.",
  .mime_type = "image/png",
  .wire = kStaticBinaryWire,
  .read = &read_static_binary,
};

}  // namespace offhand::fixtures::resources
