// Generated from schema/resources/settings.json. Do not edit.
#include "generated/resources/settings.h"

#include <string_view>

namespace offhand::resources {

namespace {

Result<ResourceContent> read_settings(Call& call, const UriVariables&) { return settings(call); }

}  // namespace

namespace {
constexpr std::string_view kSettingsWire =
    R"text({"name":"settings","title":"Settings","description":"The settings in force, as the command `offhand config` shows them. Of denied applications only their number is told.","uri":"offhand://settings","mimeType":"application/json","annotations":{"audience":["user"],"priority":0.2}})text";
}  // namespace

constinit const ResourceInfo settings_resource = {
  .call = {.toolset = "resources", .name = "settings", .identity = "resources.settings", .annotations = {.read_only = true, .destructive = false}, .power = Power::observe, .is_sandboxed = true},
  .uri = "offhand://settings",
  .name = "settings",
  .title = "Settings",
  .description = "The settings in force, as the command `offhand config` shows them. Of denied applications only their number is told.",
  .mime_type = "application/json",
  .wire = kSettingsWire,
  .read = &read_settings,
};

}  // namespace offhand::resources
