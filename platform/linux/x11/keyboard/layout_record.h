#pragma once

#include <xcb/xcb.h>

#include <optional>
#include <string>

#include "platform/linux/x11/connection/conversation.h"

namespace offhand::platform::x11 {

/// The root window's record of the keyboard layout. The server overwrites it with its default when any keyboard is
/// created, and programs that ask for the user's layout would use that.
class LayoutRecord {
 public:
  static Result<LayoutRecord> read(Conversation& talk);
  void put_back(Conversation& talk) const;

 private:
  Result<std::optional<std::string>> value(Conversation& talk) const;

  xcb_atom_t atom_ = XCB_ATOM_NONE;
  std::optional<std::string> value_;
};

}  // namespace offhand::platform::x11
