#pragma once

#include <string>

namespace offhand::platform::web::scripts {

// JavaScript functions for an isolated world: they see the page's elements but not the changes that its scripts made to
// the language.

/// (max_characters) -> {text, characters}
const std::string& text();
/// (selector, attributes, max_elements) -> {matches, elements} or {bad_selector}
const std::string& query();
/// (selector) -> {visible: [labels], hidden, count} or {bad_selector}
const std::string& find();
/// (selector, patience) -> {found, x, y}: the centre of the element after scrolling it into view, in units of its
/// document; if outer documents must scroll too, within `patience` milliseconds
const std::string& place();
/// () -> {x, y, scale}: the origin of a document on the screen in its own units, and pixels per unit; for a document in
/// a frame only Firefox reports it
const std::string& corner();
/// (selector, patience) -> {clicked, label, evidence, url} or {refused, label, reason}; waits up to `patience`
/// milliseconds to see whether the page is being left
const std::string& click();
/// () -> {left}
const std::string& is_being_left();
/// (selector, text) -> {label, field} or {none} or {refused, label, reason}
const std::string& focus();
/// () -> {still_focused, arrived, characters}
const std::string& look_at_field();
/// Runs in the page's own world on a result: (max_characters) -> {json} or {problem}
const std::string& serialize();

}  // namespace offhand::platform::web::scripts
