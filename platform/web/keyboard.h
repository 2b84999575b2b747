#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace offhand::platform::web {

/// The presses and releases that type a text, as Input.dispatchKeyEvent takes them: two a character.
std::vector<nlohmann::json> key_events_of(const std::string& text);

/// The keys that type a text, as input.performActions calls them: one a character.
std::vector<std::string> bidi_keys_of(const std::string& text);

}  // namespace offhand::platform::web
