// Generated from schema/resources/dried-strokes.json. Do not edit.
#include "generated/resources/dried_strokes.h"

#include <string_view>

namespace offhand::resources {

namespace {

Result<ResourceContent> read_dried_strokes(Call& call, const UriVariables&) { return dried_strokes(call); }

}  // namespace

namespace {
constexpr std::string_view kDriedStrokesWire =
    R"text({"name":"dried-strokes","title":"Dried strokes","description":"What cannot be wiped off any longer.","uri":"paint://dried-strokes","mimeType":"application/json"})text";
}  // namespace

constinit const ResourceInfo dried_strokes_resource = {
  .call = {.toolset = "resources", .name = "dried-strokes", .identity = "resources.dried-strokes", .annotations = {.read_only = true, .destructive = false}, .power = Power::observe, .is_sandboxed = true},
  .uri = "paint://dried-strokes",
  .name = "dried-strokes",
  .title = "Dried strokes",
  .description = "What cannot be wiped off any longer.",
  .mime_type = "application/json",
  .wire = kDriedStrokesWire,
  .read = &read_dried_strokes,
};

}  // namespace offhand::resources
