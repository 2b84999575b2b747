#pragma once

#include <string>
#include <string_view>

#include "platform/linux/atspi/elements/reference.h"
#include "platform/linux/atspi/reading/inquiry.h"

namespace offhand::platform::atspi {

/// Whether a text has placeholders of elements in it: in an editor of a page each paragraph is such an element, and the
/// editor's own text says nothing of what they hold.
bool holds_elements(std::string_view text);

/// Puts what the elements inside a node hold into its text, each in place of its placeholder, those that are blocks on
/// lines of their own. What is not told, or lies deeper than is read, stays a placeholder.
void read_inside(Inquiry& inquiry, const Reference& node, std::string& text);

}  // namespace offhand::platform::atspi
