#pragma once

#include <optional>
#include <string>

#include "platform/linux/atspi/accessible.h"
#include "platform/linux/atspi/actions.h"

namespace offhand::platform::atspi {

/// Whether a node that says so of itself takes text: by keys at least.
bool takes_text(Interfaces interfaces, StateBits states);
/// Whether EditableText does what it says.
bool inserts_text(Toolkit toolkit, Interfaces interfaces, StateBits states);

/// Inserts text at the caret of a node and leaves the caret behind it, in one inquiry.
void insert_at_caret(Inquiry& inquiry, Toolkit toolkit, const Reference& node, const std::string& text,
                     ActionRun& attempt);

/// Gives a field another text, and puts the caret behind it.
void replace_all(Inquiry& inquiry, Toolkit toolkit, const Reference& node, const std::string& text, ActionRun& attempt);

struct HeldText {
  bool exists = false;
  std::optional<std::string> text;
};

/// A text without what a toolkit puts behind characters beyond the first plane (`pads_wide_characters`).
std::string without_padding(std::string text, Toolkit toolkit);

/// Reads the whole text of a node; of a password only its length.
void read_text(Inquiry& inquiry, const Reference& node, HeldText& held);

/// Reads where the caret of a node is, and what is selected; empty where the node tells of none.
void read_caret(Inquiry& inquiry, const Reference& node, std::optional<TextCaret>& caret);

}  // namespace offhand::platform::atspi
