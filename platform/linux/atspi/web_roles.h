#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "platform/linux/atspi/message.h"
#include "platform/linux/atspi/states.h"
#include "platform/linux/toolkit/toolkit.h"

namespace offhand::platform::atspi {

/// What browsers tell of an element beyond the roles of AT-SPI, which know neither a switch nor a search field.
struct WebAttributes {
  /// The page's own word: the role attribute, or what the element stands for.
  std::string xml_roles;
  std::string text_input_type;
  std::string tag;
  std::string id;
  std::string classes;
  std::string placeholder;
  /// WebKit's word for what the element stands for.
  std::string computed_role;
};

/// Whether an element of this role may be something else on the web. What is text, a link or a heading is just that,
/// and there are many of them.
bool may_have_web_role(Toolkit toolkit, std::uint32_t role);

Call get_attributes(const Reference& node);
bool read_attributes(const Reply& reply, WebAttributes& attributes);

/// Whether it is a part of a field for days or hours, which Firefox marks by a class of its own. Chromium marks none,
/// but such a part is a span of its own making with a placeholder ("mm").
bool is_part_of_time(const WebAttributes& attributes);

/// Whether a button of a page is an `input`: one of words, a picture, or a field for files or colours. Firefox gives
/// the latter two no mark of their own; but the words of the one can be selected, as those of no other but pictures,
/// and the other has none.
bool is_input_button(const WebAttributes& attributes, std::uint32_t role);

/// As the Computer Use Protocol names it; empty where the role of AT-SPI says as much.
std::string_view web_role(const WebAttributes& attributes, std::uint32_t role);

}  // namespace offhand::platform::atspi
