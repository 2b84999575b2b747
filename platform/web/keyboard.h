#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace offhand::platform::web {

/// The key events that type a text, in the form of Input.dispatchKeyEvent: two per character.
std::vector<nlohmann::json> key_events_of(const std::string& text);

/// The keys that type a text, in the form of input.performActions: one per character.
std::vector<std::string> bidi_keys_of(const std::string& text);

}  // namespace offhand::platform::web
