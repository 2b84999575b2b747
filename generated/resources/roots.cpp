// Generated from schema/resources/roots.json. Do not edit.
#include "generated/resources/roots.h"

#include <string_view>

namespace offhand::resources {

namespace {

Result<ResourceContent> read_roots(Call& call, const UriVariables&) { return roots(call); }

}  // namespace

namespace {
constexpr std::string_view kRootsWire =
    R"text({"name":"roots","title":"Folders of the client","description":"The folders that the client works in, as it said when it was asked (roots), and what lies in .offhand there: scripts, macros and baselines by name, and the settings that folders may tighten. Empty where the client offers no roots, and over HTTP.","uri":"offhand://roots","mimeType":"application/json","annotations":{"audience":["user","assistant"],"priority":0.4}})text";
}  // namespace

constinit const ResourceInfo roots_resource = {
  .call = {.toolset = "resources", .name = "roots", .identity = "resources.roots", .annotations = {.read_only = true, .destructive = false}, .power = Power::observe, .is_sandboxed = true},
  .uri = "offhand://roots",
  .name = "roots",
  .title = "Folders of the client",
  .description = "The folders that the client works in, as it said when it was asked (roots), and what lies in .offhand there: scripts, macros and baselines by name, and the settings that folders may tighten. Empty where the client offers no roots, and over HTTP.",
  .mime_type = "application/json",
  .wire = kRootsWire,
  .read = &read_roots,
};

}  // namespace offhand::resources
