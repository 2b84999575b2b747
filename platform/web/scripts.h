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
/// (selector, patience) -> {found, x, y}: the middle of the element, scrolled into view, in units of its document;
/// where others have to scroll for that, after so many milliseconds at most
const std::string& place();
/// () -> {x, y, scale}: where the document of a page begins, in its units on the screen, and pixels for each unit; of a
/// document in a frame Firefox alone tells it
const std::string& corner();
/// (selector, patience) -> {clicked, label, evidence, url} or {refused, label, reason}; whether its page is being left
/// since then is known for so many milliseconds
const std::string& click();
/// () -> {left}
const std::string& is_being_left();
/// (selector, text) -> {label, field} or {none} or {refused, label, reason}
const std::string& focus();
/// () -> {still_focused, arrived, characters}
const std::string& look_at_field();
/// In the page's own world, called on a result: (max_characters) -> {json} or {problem}
const std::string& serialize();

}  // namespace offhand::platform::web::scripts
