// Generated from schema/resources/canvas.json. Do not edit.
#include "generated/resources/canvas.h"

#include <string_view>

namespace offhand::resources {

namespace {

Result<ResourceContent> read_canvas(Call& call, const UriVariables&) { return canvas(call); }

}  // namespace

namespace {
constexpr std::string_view kCanvasWire =
    R"text({"name":"canvas","title":"Canvas","description":"What was painted so far.","uri":"paint://canvas","mimeType":"image/png","annotations":{"audience":["user"],"priority":0.5},"icons":[{"src":"data:image/png;base64,AAAA"}]})text";
}  // namespace

constinit const ResourceInfo canvas_resource = {
  .call = {.toolset = "resources", .name = "canvas", .identity = "resources.canvas", .annotations = {.read_only = true, .destructive = false}, .power = Power::observe, .is_sandboxed = true},
  .uri = "paint://canvas",
  .name = "canvas",
  .title = "Canvas",
  .description = "What was painted so far.",
  .mime_type = "image/png",
  .wire = kCanvasWire,
  .read = &read_canvas,
};

}  // namespace offhand::resources
