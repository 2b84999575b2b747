#include "platform/linux/atspi/web_roles.h"

#include <algorithm>

#include "platform/linux/atspi/roles.h"

namespace offhand::platform::atspi {
namespace {

/// Of several roles the first that is known counts, as it does in browsers.
std::optional<Role> first_known(std::string_view words) {
  while (!words.empty()) {
    const auto end = std::min(words.find(' '), words.size());
    if (const auto role = role_of_aria(words.substr(0, end))) return role;
    words.remove_prefix(std::min(end + 1, words.size()));
  }
  return std::nullopt;
}

}  // namespace

bool may_have_web_role(Toolkit toolkit, std::uint32_t role) {
  // Unknown includes WebKit's pages, which are no applications of their own.
  if (toolkit != Toolkit::chromium && toolkit != Toolkit::gecko && toolkit != Toolkit::unknown) return false;
  switch (role) {
    case atspi_document_frame:
    case atspi_document_web:
    case atspi_frame:
    case atspi_heading:
    case atspi_label:
    case atspi_link:
    case atspi_paragraph:
    case atspi_password_text:
    case atspi_static:
    case atspi_window:
      return false;
    default:
      return true;
  }
}

Call get_attributes(const Reference& node) { return {node, interface::accessible, "GetAttributes"}; }

bool read_attributes(const Reply& reply, WebAttributes& attributes) {
  if (!reply.ok()) return false;
  MessageReader in = reply.reader();
  if (!in.enter('a', "{ss}")) return false;
  std::string key;
  std::string value;
  while (!in.at_end()) {
    if (!in.enter('e', "ss") || !in.read(key) || !in.read(value) || !in.exit()) return false;
    if (key == "xml-roles") attributes.xml_roles = value;
    if (key == "text-input-type") attributes.text_input_type = value;
    if (key == "tag") attributes.tag = value;
    if (key == "id") attributes.id = value;
    if (key == "class") attributes.classes = value;
    if (key == "placeholder") attributes.placeholder = value;
    if (key == "computed-role") attributes.computed_role = value;
  }
  return true;
}

bool is_part_of_time(const WebAttributes& attributes) {
  if (role_of_aria(attributes.xml_roles) != Role::spinbutton || attributes.tag != "span") return false;
  return !attributes.placeholder.empty() || attributes.classes.find("datetime-edit-field") != std::string::npos;
}

bool is_input_button(const WebAttributes& attributes, std::uint32_t role) {
  return role == atspi_push_button && attributes.tag == "input";
}

std::optional<Role> web_role(const WebAttributes& attributes, std::uint32_t role) {
  if (const auto known = first_known(attributes.xml_roles)) return known;
  if (attributes.text_input_type == "search") return Role::searchbox;
  if (attributes.tag == "option") return Role::option;
  if (const auto known = first_known(attributes.computed_role)) return known;
  // What only divides a page is no region of it.
  return role == atspi_section ? std::optional(Role::generic) : std::nullopt;
}

}  // namespace offhand::platform::atspi
