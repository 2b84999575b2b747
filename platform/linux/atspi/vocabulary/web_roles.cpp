#include "platform/linux/atspi/vocabulary/web_roles.h"

#include <algorithm>
#include <charconv>
#include <system_error>

#include "platform/linux/atspi/vocabulary/roles.h"

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

std::optional<std::int64_t> whole_number(std::string_view text) {
  std::int64_t number = 0;
  const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
  const bool is_whole = read.ec == std::errc() && read.ptr == text.data() + text.size();
  return is_whole ? std::optional(number) : std::nullopt;
}

void read_other(std::string_view key, const std::string& value, NodeAttributes& further) {
  if (key == "level") further.level = whole_number(value);
  if (key == "posinset") further.position_in_set = whole_number(value);
  if (key == "setsize") further.size_of_set = whole_number(value);
  // GTK and WebKit have the longer name, browsers the shorter.
  if (key == "placeholder-text" || key == "placeholder") further.placeholder = value;
  if (key == "live") further.live = value;
  if (key == "autocomplete") further.autocomplete = value;
  if (key == "keyshortcuts") further.key_shortcut = value;
  if (key == "roledescription") further.role_description = value;
}

}  // namespace

bool may_have_attributes(Toolkit toolkit, std::uint32_t role, StateBits states) {
  if (toolkit == Toolkit::gtk3 || toolkit == Toolkit::gtk4)
    return (role == atspi_entry || role == atspi_text) && states.has(StateBits::editable) &&
           !states.has(StateBits::multi_line);
  return role == atspi_heading && (toolkit == Toolkit::chromium || toolkit == Toolkit::gecko);
}

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

bool may_have_address(Toolkit toolkit, std::uint32_t role) {
  const bool is_browser = toolkit == Toolkit::chromium || toolkit == Toolkit::gecko;
  if (role == atspi_document_web) return is_browser;
  return role == atspi_link && (is_browser || toolkit == Toolkit::gtk3);
}

Call get_link_address(const Reference& link) {
  return {link, "org.a11y.atspi.Hyperlink", "GetURI",
          [](sd_bus_message* message) { return sd_bus_message_append(message, "i", 0); }};
}

Call get_page_address(const Reference& page) { return {page, "org.a11y.atspi.Document", "GetAttributes"}; }

bool read_address(const Reply& reply, std::string& address) {
  if (!reply.ok()) return false;
  if (reply.value(address)) return !address.empty();
  MessageReader in = reply.reader();
  if (!in.enter('a', "{ss}")) return false;
  std::string key;
  std::string value;
  while (!in.at_end()) {
    if (!in.enter('e', "ss") || !in.read(key) || !in.read(value) || !in.exit()) return false;
    // Firefox has the first, Chromium the second.
    if (key == "DocURL" || key == "URI") address = value;
  }
  return !address.empty();
}

Call get_attributes(const Reference& node) { return {node, interface::accessible, "GetAttributes"}; }

namespace {

/// LibreOffice puts a backslash before some signs, and its bridge to ATK ends the value at a colon all the same.
void read_formula(std::string_view told, WebAttributes& attributes) {
  std::string formula;
  for (std::size_t at = 0; at < told.size(); ++at) {
    if (told[at] == '\\' && ++at == told.size()) break;
    formula += told[at];
  }
  attributes.formula_is_cut = told.ends_with('\\') && !told.ends_with("\\\\");
  if (!formula.empty() && formula.front() != '=') formula.insert(0, 1, '=');
  attributes.formula = std::move(formula);
}

}  // namespace

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
    // A page's own, or that of a program's widget.
    if (key == "id" || (key == "accessible-id" && attributes.id.empty())) attributes.id = value;
    if (key == "class") attributes.classes = value;
    if (key == "placeholder") attributes.placeholder = value;
    if (key == "computed-role") attributes.computed_role = value;
    if (key == "valuetext") attributes.value_text = value;
    if (key == "Formula") read_formula(value, attributes);
    read_other(key, value, attributes.others);
  }
  return true;
}

std::optional<std::string> shown_number(const WebAttributes& attributes) {
  return attributes.text_input_type == "number" ? std::optional(attributes.value_text) : std::nullopt;
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
