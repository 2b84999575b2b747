#pragma once

#include <string>
#include <string_view>

#include "platform/linux/toolkit/toolkit.h"

namespace offhand::platform::atspi {

/// The name of a node as people see it: toolkit class names (`GtkSourceView`) give way to the description, doubled
/// names (`6 6`) become one where the toolkit says them twice.
std::string clean_name(const std::string& name, const std::string& description, Toolkit toolkit);

/// A number as people write it, without trailing zeros and in no locale.
std::string format_number(double number);

/// Whether a node of GTK 4 that is called so holds what lies on a popover, a surface of its own: of that GTK 4 tells
/// places that are none of the window's. It is called by its class, and an application can give it no other name.
bool holds_popover(std::string_view name, Toolkit toolkit);

/// As many '*' as the text has characters; a count that cannot be true gives a bounded string.
std::string stars(std::int32_t characters);

/// At most `characters` characters of UTF-8 text.
std::string truncate(std::string text, std::size_t characters);
std::size_t count_characters(const std::string& text);

/// Whether a text is more than white space and the places of what lies in it.
bool has_words(std::string_view text);

}  // namespace offhand::platform::atspi
