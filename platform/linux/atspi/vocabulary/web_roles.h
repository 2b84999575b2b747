#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "generated/types/roles.h"
#include "platform/api/node_attributes.h"
#include "platform/linux/atspi/bus/message.h"
#include "platform/linux/atspi/vocabulary/states.h"
#include "platform/linux/toolkit/toolkit.h"

namespace offhand::platform::atspi {

/// What browsers report of an element beyond AT-SPI's roles, which have neither a switch nor a search field.
struct WebAttributes {
  /// The page's role attribute, or the element's implicit role.
  std::string xml_roles;
  std::string text_input_type;
  std::string tag;
  std::string id;
  std::string classes;
  std::string placeholder;
  /// The value in words; empty where it has none, or a field is blank.
  std::string value_text;
  /// What a cell of a spreadsheet computes, and whether only the beginning of that is told.
  std::string formula;
  bool formula_is_cut = false;
  /// WebKit's name for the element's role.
  std::string computed_role;
  /// What else is told of it.
  NodeAttributes others;
};

/// True if an element of this AT-SPI role may have a different role on the web. Text, links and headings, which are
/// numerous, do not.
bool may_have_web_role(Toolkit toolkit, std::uint32_t role);

/// True if a node of this role may have attributes that are worth a call although its role is certain: the level of a
/// heading, the placeholder of a field. Links and text, which are numerous, have none.
bool may_have_attributes(Toolkit toolkit, std::uint32_t role, StateBits states);

/// True if a node of this role may tell where it leads, or where it comes from.
bool may_have_address(Toolkit toolkit, std::uint32_t role);
Call get_link_address(const Reference& link);
Call get_page_address(const Reference& page);
/// The answer of either; false where it has none.
bool read_address(const Reply& reply, std::string& address);

Call get_attributes(const Reference& node);
bool read_attributes(const Reply& reply, WebAttributes& attributes);

/// What a field for numbers shows, as its attributes tell it; empty of anything else.
std::optional<std::string> shown_number(const WebAttributes& attributes);

/// True for a part of a date or time field, which Firefox marks by a class of its own. Chromium marks none, but such a
/// part is a span that it creates, with a placeholder ("mm").
bool is_part_of_time(const WebAttributes& attributes);

/// True if a button of a page is an `input` element: one with text, an image, or a field for files or colours. Firefox
/// does not mark the latter two; but the text of a file field is selectable, as of no other button except images, and a
/// colour field has no text.
bool is_input_button(const WebAttributes& attributes, std::uint32_t role);

/// Empty where the role of AT-SPI says as much.
std::optional<Role> web_role(const WebAttributes& attributes, std::uint32_t role);

}  // namespace offhand::platform::atspi
