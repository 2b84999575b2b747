#pragma once

#include <xcb/xcb.h>

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "generated/types/clipboard.h"
#include "platform/linux/x11/connection/conversation.h"

namespace offhand::platform::x11 {

/// The selection that copying and pasting use; PRIMARY, what is merely marked, is none of our business.
inline constexpr std::string_view clipboard_name = "CLIPBOARD";

Result<std::vector<xcb_atom_t>> intern(Conversation& talk, std::span<const std::string_view> names);
Result<xcb_atom_t> intern(Conversation& talk, std::string_view name);
/// Atoms that the server does not know are left out.
Result<std::vector<std::string>> names_of(Conversation& talk, std::span<const xcb_atom_t> atoms);

/// The targets that give a form, the best first.
std::span<const std::string_view> targets_of(ClipboardForm form);

/// One of the ways in which what was copied can be had.
struct Rendition {
  std::string target;
  std::string type;
  std::string bytes;
};

/// All of them, of what Clipboard::write takes.
std::vector<Rendition> renditions_of(ClipboardForm form, const std::string& bytes);

}  // namespace offhand::platform::x11
