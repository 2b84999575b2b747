#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "platform/linux/atspi/message.h"
#include "platform/linux/atspi/states.h"
#include "platform/linux/atspi/toolkit.h"

namespace offhand::platform::atspi {

/// What browsers tell of an element beyond the roles of AT-SPI, which know neither a switch nor a search field.
struct WebAttributes {
  /// The page's own word: the role attribute, or what the element stands for.
  std::string xml_roles;
  std::string text_input_type;
  std::string tag;
  std::string id;
  std::string classes;
  /// WebKit's word for what the element stands for.
  std::string computed_role;
};

/// Whether an element of this role may be something else on the web. What is text, a link or a heading is just that,
/// and there are many of them.
bool may_have_web_role(Toolkit toolkit, std::uint32_t role);

Call get_attributes(const Reference& node);
bool read_attributes(const Reply& reply, WebAttributes& attributes);

/// Whether a button of this kind is a page's field for files. Firefox gives that no mark of its own; but its words can
/// be selected, as those of no other `input` that is a button, pictures excepted.
bool is_file_field(const WebAttributes& attributes, std::uint32_t role, StateBits states);

/// As the Computer Use Protocol names it; empty where the role of AT-SPI says as much.
std::string_view web_role(const WebAttributes& attributes, std::uint32_t role);

}  // namespace offhand::platform::atspi
