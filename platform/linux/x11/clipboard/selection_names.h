#pragma once

#include <xcb/xcb.h>

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "generated/types/clipboard.h"
#include "platform/linux/x11/connection/conversation.h"

namespace offhand::platform::x11 {

/// The selection of copy and paste. PRIMARY, the selection of marked text, is not used.
inline constexpr std::string_view clipboard_name = "CLIPBOARD";

Result<std::vector<xcb_atom_t>> intern(Conversation& talk, std::span<const std::string_view> names);
Result<xcb_atom_t> intern(Conversation& talk, std::string_view name);
/// Leaves out atoms that the server does not know.
Result<std::vector<std::string>> names_of(Conversation& talk, std::span<const xcb_atom_t> atoms);

/// The targets that provide a form, the best first.
std::span<const std::string_view> targets_of(ClipboardForm form);

/// One target under which the content is offered.
struct Rendition {
  std::string target;
  std::string type;
  std::string bytes;
};

/// All renditions of the data given to Clipboard::write.
std::vector<Rendition> renditions_of(ClipboardForm form, const std::string& bytes);

}  // namespace offhand::platform::x11
