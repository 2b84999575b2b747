#pragma once

#include <functional>
#include <optional>
#include <string>

#include "platform/linux/atspi/acting/actions.h"
#include "platform/linux/atspi/reading/accessible.h"

namespace offhand::platform::atspi {

/// True if a node with these properties accepts text, at least from the keyboard.
bool takes_text(Toolkit toolkit, std::uint32_t role, Interfaces interfaces, StateBits states);
/// True if EditableText works on it.
bool inserts_text(Toolkit toolkit, std::uint32_t role, Interfaces interfaces, StateBits states);

/// Inserts text at the caret of a node and leaves the caret after it, in one inquiry.
void insert_at_caret(Inquiry& inquiry, Toolkit toolkit, const Reference& node, const std::string& text,
                     ActionRun& attempt);

/// Replaces the text of a field and puts the caret at its end.
void replace_all(Inquiry& inquiry, Toolkit toolkit, const Reference& node, const std::string& text, ActionRun& attempt);

struct HeldText {
  bool exists = false;
  std::uint32_t role = 0;
  std::optional<std::string> text;
};

/// Removes the characters that a toolkit inserts after characters outside the BMP (`pads_wide_characters`).
std::string without_padding(std::string text, Toolkit toolkit);

/// Of a textarea whose text ends in a line break Chromium tells one more, for the caret to stand behind. Calls `drop`
/// where `text` has that.
void find_break_too_many(Inquiry& inquiry, Toolkit toolkit, const Reference& node, const std::string& text,
                         std::function<void()> drop);

/// Reads the whole text of a node; of a password field only its length.
void read_text(Inquiry& inquiry, Toolkit toolkit, const Reference& node, HeldText& held);

/// Reads the caret and the selection of a node; empty if it reports none.
void read_caret(Inquiry& inquiry, const Reference& node, std::optional<TextCaret>& caret);

}  // namespace offhand::platform::atspi
