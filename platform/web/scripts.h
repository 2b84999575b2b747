#pragma once

#include <string>

namespace offhand::platform::web::scripts {

// Functions that run in a world of their own beside the page's scripts: they see its elements, and not what its scripts
// have made of the language.

/// (max_characters) -> {text, characters}
const std::string& text();
/// (selector, attributes, max_elements) -> {matches, elements} or {bad_selector}
const std::string& query();
/// (selector) -> {visible: [labels], hidden, count} or {bad_selector}
const std::string& find();
/// (selector) -> {known, x, y}, in pixels of the screen
const std::string& place();
/// (selector) -> {clicked, label, evidence, url} or {refused, label, reason}
const std::string& click();
/// (selector, text) -> {label, field} or {none} or {refused, label, reason}
const std::string& focus();
/// () -> {still_focused, arrived, characters}
const std::string& look_at_field();
/// In the page's own world, called on a result: (max_characters) -> {json} or {problem}
const std::string& serialize();

}  // namespace offhand::platform::web::scripts
