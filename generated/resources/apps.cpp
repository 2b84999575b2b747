// Generated from schema/resources/apps.json. Do not edit.
#include "generated/resources/apps.h"

#include <array>
#include <string_view>

namespace offhand::resources {

namespace {

constexpr auto kAppsNeeds = std::to_array<std::string_view>({"accessibility", "apps", "windows"});
constexpr auto kAppsEvents = std::to_array<std::string_view>({"window_opened", "window_closed", "application_gone", "events_lost"});

Result<ResourceContent> read_apps(Call& call, const UriVariables&) { return apps(call); }

}  // namespace

namespace {
constexpr std::string_view kAppsWire =
    R"text({"name":"apps","title":"Running applications","description":"The running applications: name, pid, id of the desktop entry, whether each is connected and shows its elements, or why not; of those that are connected also state and focused_window, the title of the window at the front. Subscribers are told of those that start and end.","uri":"offhand://apps","mimeType":"application/json","annotations":{"audience":["assistant"],"priority":0.7}})text";
}  // namespace

constinit const ResourceInfo apps_resource = {
  .call = {.toolset = "resources", .name = "apps", .identity = "resources.apps", .annotations = {.read_only = true, .destructive = false}, .power = Power::observe, .is_sandboxed = true, .needs = kAppsNeeds},
  .uri = "offhand://apps",
  .name = "apps",
  .title = "Running applications",
  .description = "The running applications: name, pid, id of the desktop entry, whether each is connected and shows its elements, or why not; of those that are connected also state and focused_window, the title of the window at the front. Subscribers are told of those that start and end.",
  .mime_type = "application/json",
  .wire = kAppsWire,
  .watches = {.events = kAppsEvents, .debounce_ms = 0, .each_event_is_news = false},
  .read = &read_apps,
};

}  // namespace offhand::resources
