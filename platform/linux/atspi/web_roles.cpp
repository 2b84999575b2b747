#include "platform/linux/atspi/web_roles.h"

#include <algorithm>
#include <array>
#include <utility>

#include "platform/linux/atspi/roles.h"

namespace offhand::platform::atspi {
namespace {

struct WebRole {
  std::string_view on_the_web;
  std::string_view common;
};

/// ARIA 1.2 roles with a counterpart; AT-SPI's own role is good enough for all others.
constexpr auto web_roles = std::to_array<WebRole>({
    {"alert", "alert"},
    {"alertdialog", "alertdialog"},
    {"application", "application"},
    {"banner", "banner"},
    {"button", "button"},
    {"cell", "cell"},
    {"checkbox", "checkbox"},
    {"columnheader", "columnheader"},
    {"combobox", "combobox"},
    {"complementary", "complementary"},
    {"contentinfo", "contentinfo"},
    {"dialog", "dialog"},
    {"document", "document"},
    {"form", "form"},
    {"generic", "generic"},
    {"grid", "grid"},
    {"gridcell", "cell"},
    {"group", "group"},
    {"heading", "heading"},
    {"image", "img"},
    {"img", "img"},
    {"link", "link"},
    {"list", "list"},
    {"listbox", "list"},
    {"listitem", "listitem"},
    {"log", "log"},
    {"main", "main"},
    {"marquee", "marquee"},
    {"menu", "menu"},
    {"menubar", "menubar"},
    {"menuitem", "menuitem"},
    {"menuitemcheckbox", "menuitemcheckbox"},
    {"menuitemradio", "menuitemradio"},
    {"meter", "progressbar"},
    {"navigation", "navigation"},
    {"option", "option"},
    {"progressbar", "progressbar"},
    {"radio", "radio"},
    {"radiogroup", "group"},
    {"region", "region"},
    {"row", "row"},
    {"rowheader", "rowheader"},
    {"scrollbar", "scrollbar"},
    {"search", "search"},
    {"searchbox", "searchbox"},
    {"separator", "separator"},
    {"slider", "slider"},
    {"spinbutton", "spinbutton"},
    {"status", "status"},
    {"switch", "switch"},
    {"tab", "tab"},
    {"table", "table"},
    {"tablist", "tablist"},
    {"tabpanel", "tabpanel"},
    {"textbox", "textbox"},
    {"timer", "timer"},
    {"toolbar", "toolbar"},
    {"tooltip", "tooltip"},
    {"tree", "tree"},
    {"treegrid", "grid"},
    {"treeitem", "treeitem"},
});

/// Of several roles the first known one counts, as in browsers.
std::string_view first_known(std::string_view words) {
  while (!words.empty()) {
    const auto end = std::min(words.find(' '), words.size());
    const auto* const found = std::ranges::find(web_roles, words.substr(0, end), &WebRole::on_the_web);
    if (found != web_roles.end()) return found->common;
    words.remove_prefix(std::min(end + 1, words.size()));
  }
  return {};
}

}  // namespace

bool may_have_web_role(Toolkit toolkit, std::uint32_t role) {
  // Unknown includes WebKit's pages, which are no applications of their own.
  if (toolkit != Toolkit::chromium && toolkit != Toolkit::gecko && toolkit != Toolkit::unknown) return false;
  switch (role) {
    case role_document_frame:
    case role_document_web:
    case role_frame:
    case role_heading:
    case role_label:
    case role_link:
    case role_paragraph:
    case role_password_text:
    case role_static:
    case role_window:
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
  if (attributes.xml_roles != "spinbutton" || attributes.tag != "span") return false;
  return !attributes.placeholder.empty() || attributes.classes.find("datetime-edit-field") != std::string::npos;
}

bool is_input_button(const WebAttributes& attributes, std::uint32_t role) {
  return role == role_push_button && attributes.tag == "input";
}

std::string_view web_role(const WebAttributes& attributes, std::uint32_t role) {
  if (const auto known = first_known(attributes.xml_roles); !known.empty()) return known;
  if (attributes.text_input_type == "search") return "searchbox";
  if (attributes.tag == "option") return "option";
  if (const auto known = first_known(attributes.computed_role); !known.empty()) return known;
  // A plain division is no region.
  return role == role_section ? "generic" : std::string_view();
}

}  // namespace offhand::platform::atspi
