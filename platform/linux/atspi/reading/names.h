#pragma once

#include <string>
#include <string_view>

#include "platform/linux/toolkit/toolkit.h"

namespace offhand::platform::atspi {

/// The name of a node as users see it: the description replaces a class name of the toolkit (`GtkSourceView`), and
/// doubled names (`6 6`) become single for toolkits that double them.
std::string clean_name(const std::string& name, const std::string& description, Toolkit toolkit);

/// Formats a number without trailing zeros, whatever the locale.
std::string format_number(double number);

/// True if a GTK 4 node of this name contains a popover. A popover is a surface of its own, and GTK 4 reports positions
/// in it that are not relative to the window. The name is the widget's class, which an application cannot change.
bool holds_popover(std::string_view name, Toolkit toolkit);

/// As many '*' as the text has characters; bounded if the count is impossible.
std::string stars(std::int32_t characters);

/// At most `characters` characters of UTF-8 text.
std::string truncate(std::string text, std::size_t characters);
std::size_t count_characters(const std::string& text);

/// True if a text contains more than white space and placeholders of embedded objects.
bool has_words(std::string_view text);

}  // namespace offhand::platform::atspi
