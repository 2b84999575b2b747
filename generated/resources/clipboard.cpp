// Generated from schema/resources/clipboard.json. Do not edit.
#include "generated/resources/clipboard.h"

#include <array>
#include <string_view>

namespace offhand::resources {

namespace {

constexpr auto kClipboardNeeds = std::to_array<std::string_view>({"clipboard"});
constexpr auto kClipboardEvents = std::to_array<std::string_view>({"clipboard_changed"});

Result<ResourceContent> read_clipboard(Call& call, const UriVariables&) { return clipboard(call); }

}  // namespace

namespace {
constexpr std::string_view kClipboardWire =
    R"text({"name":"clipboard","title":"Clipboard","description":"The text on the clipboard, and in which forms it could be pasted. What was marked as a secret is not told.","uri":"offhand://clipboard","mimeType":"application/json","annotations":{"audience":["assistant"],"priority":0.3}})text";
}  // namespace

constinit const ResourceInfo clipboard_resource = {
  .call = {.toolset = "resources", .name = "clipboard", .identity = "resources.clipboard", .annotations = {.read_only = true, .destructive = false}, .power = Power::observe, .is_sandboxed = true, .needs = kClipboardNeeds},
  .uri = "offhand://clipboard",
  .name = "clipboard",
  .title = "Clipboard",
  .description = "The text on the clipboard, and in which forms it could be pasted. What was marked as a secret is not told.",
  .mime_type = "application/json",
  .wire = kClipboardWire,
  .watches = {.events = kClipboardEvents, .debounce_ms = 0, .each_event_is_news = false},
  .read = &read_clipboard,
};

}  // namespace offhand::resources
