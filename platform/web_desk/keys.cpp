#include "platform/web_desk/keys.h"

#include <array>
#include <string_view>
#include <utility>

#include "platform/web/keyboard.h"

namespace offhand::platform::web_desk {
namespace {

using nlohmann::json;
using Request = web::Connection::Request;

/// A key that prints nothing, as pages are told of it.
struct NamedKey {
  std::string_view name;
  std::string_view key;
  std::string_view code;
  int number;
  std::string_view text = {};
};

constexpr std::array named_keys{
    NamedKey{"return", "Enter", "Enter", 13, "\r"},
    NamedKey{"tab", "Tab", "Tab", 9},
    NamedKey{"escape", "Escape", "Escape", 27},
    NamedKey{"space", " ", "Space", 32, " "},
    NamedKey{"backspace", "Backspace", "Backspace", 8},
    NamedKey{"delete", "Delete", "Delete", 46},
    NamedKey{"insert", "Insert", "Insert", 45},
    NamedKey{"home", "Home", "Home", 36},
    NamedKey{"end", "End", "End", 35},
    NamedKey{"pageup", "PageUp", "PageUp", 33},
    NamedKey{"pagedown", "PageDown", "PageDown", 34},
    NamedKey{"up", "ArrowUp", "ArrowUp", 38},
    NamedKey{"down", "ArrowDown", "ArrowDown", 40},
    NamedKey{"left", "ArrowLeft", "ArrowLeft", 37},
    NamedKey{"right", "ArrowRight", "ArrowRight", 39},
    NamedKey{"menu", "ContextMenu", "ContextMenu", 93},
    NamedKey{"print", "PrintScreen", "PrintScreen", 44},
    NamedKey{"pause", "Pause", "Pause", 19},
    NamedKey{"capslock", "CapsLock", "CapsLock", 20},
    NamedKey{"numlock", "NumLock", "NumLock", 144},
    NamedKey{"scrolllock", "ScrollLock", "ScrollLock", 145},
    NamedKey{"kpadd", "+", "NumpadAdd", 107, "+"},
    NamedKey{"kpsubtract", "-", "NumpadSubtract", 109, "-"},
    NamedKey{"kpmultiply", "*", "NumpadMultiply", 106, "*"},
    NamedKey{"kpdivide", "/", "NumpadDivide", 111, "/"},
    NamedKey{"kpdecimal", ".", "NumpadDecimal", 110, "."},
    NamedKey{"kpenter", "Enter", "NumpadEnter", 13, "\r"},
    NamedKey{"kpequal", "=", "NumpadEqual", 187, "="},
    NamedKey{"volumeup", "AudioVolumeUp", "AudioVolumeUp", 175},
    NamedKey{"volumedown", "AudioVolumeDown", "AudioVolumeDown", 174},
    NamedKey{"volumemute", "AudioVolumeMute", "AudioVolumeMute", 173},
    NamedKey{"playpause", "MediaPlayPause", "MediaPlayPause", 179},
    NamedKey{"mediastop", "MediaStop", "MediaStop", 178},
    NamedKey{"mediaprevious", "MediaTrackPrevious", "MediaTrackPrevious", 177},
    NamedKey{"medianext", "MediaTrackNext", "MediaTrackNext", 176},
};

json described(std::string_view key, std::string_view code, int number, std::string_view text) {
  json event{{"key", key}, {"code", code}, {"windowsVirtualKeyCode", number}, {"modifiers", 0}};
  if (!text.empty()) event["text"] = text;
  return event;
}

/// A press without its type.
json event_of(const std::string& name) {
  for (const auto& each : named_keys)
    if (each.name == name) return described(each.key, each.code, each.number, each.text);
  const auto number_behind = [&](std::size_t prefix) { return std::stoi(name.substr(prefix)); };
  if (name.size() > 1 && name.size() < 4 && name[0] == 'f' && name[1] >= '0' && name[1] <= '9')
    return described("F" + name.substr(1), "F" + name.substr(1), 111 + number_behind(1), "");
  if (name.size() == 3 && name.starts_with("kp") && name[2] >= '0' && name[2] <= '9')
    return described(name.substr(2), "Numpad" + name.substr(2), 96 + number_behind(2), name.substr(2));
  auto events = web::key_events_of(name);
  auto event = events.empty() ? json::object() : std::move(events.front());
  event.erase("type");
  return event;
}

/// What an editor of a page does by these keys: a page without a window is told no shortcuts of a desktop.
json commands_of(const KeyPress& press) {
  const auto& modifiers = press.modifiers;
  const bool is_ctrl = modifiers.contains(KeyModifier::ctrl) && !modifiers.contains(KeyModifier::alt);
  if (!is_ctrl) return json::array();
  if (press.key == "a") return {"selectAll"};
  if (press.key == "c") return {"copy"};
  if (press.key == "x") return {"cut"};
  if (press.key == "v") return {"paste"};
  if (press.key == "z") return {modifiers.contains(KeyModifier::shift) ? "redo" : "undo"};
  if (press.key == "y") return {"redo"};
  return json::array();
}

}  // namespace

int modifier_bits(const Modifiers& modifiers) {
  int bits = 0;
  if (modifiers.contains(KeyModifier::alt)) bits |= 1;
  if (modifiers.contains(KeyModifier::ctrl)) bits |= 2;
  if (modifiers.contains(KeyModifier::super)) bits |= 4;
  if (modifiers.contains(KeyModifier::shift)) bits |= 8;
  return bits;
}

Result<void> send_keys(DeskTab& tab, const std::vector<KeyPress>& keys, const Limits& limits) {
  std::vector<Request> requests;
  for (const auto& press : keys) {
    auto event = event_of(press.key);
    event["modifiers"] = event.value("modifiers", 0) | modifier_bits(press.modifiers);
    const bool is_shortcut = press.modifiers.contains(KeyModifier::ctrl) || press.modifiers.contains(KeyModifier::alt);
    if (is_shortcut) event.erase("text");
    auto release = event;
    release.erase("text");
    release["type"] = "keyUp";
    event["type"] = event.contains("text") ? "keyDown" : "rawKeyDown";
    if (auto commands = commands_of(press); !commands.empty()) event["commands"] = std::move(commands);
    requests.push_back({tab.session(), "Input.dispatchKeyEvent", std::move(event)});
    requests.push_back({tab.session(), "Input.dispatchKeyEvent", std::move(release)});
  }
  for (auto& answer : tab.connection().call_many(std::move(requests), limits))
    if (!answer) return fail(std::move(answer).error());
  return {};
}

}  // namespace offhand::platform::web_desk
