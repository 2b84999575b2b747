// Generated from tests/mcp-conformance/schema/resources/static_text.json. Do not edit.
#include "tests/mcp-conformance/generated/resources/static_text.h"

#include <string_view>

namespace offhand::fixtures::resources {

namespace {

Result<ResourceContent> read_static_text(Call& call, const UriVariables&) { return static_text(call); }

}  // namespace

namespace {
constexpr std::string_view kStaticTextWire =
    R"text({"name":"static_text","title":"Static text","description":"A text that never changes.","uri":"test://static-text","mimeType":"text/plain","annotations":{"audience":["user","assistant"],"priority":0.5}})text";
}  // namespace

constinit const ResourceInfo static_text_resource = {
  .call = {.toolset = "resources", .name = "static_text", .identity = "resources.static_text", .annotations = {.read_only = true, .destructive = false}, .power = Power::observe, .is_sandboxed = true},
  .uri = "test://static-text",
  .name = "static_text",
  .title = "Static text",
  .description = "A text that never changes.",
  .mime_type = "text/plain",
  .wire = kStaticTextWire,
  .read = &read_static_text,
};

}  // namespace offhand::fixtures::resources
