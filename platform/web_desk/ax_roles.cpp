#include "platform/web_desk/ax_roles.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>

#include "platform/web_desk/ax_vocabulary.h"

namespace offhand::platform::web_desk {
namespace {

using ax::Word;
using Words = std::set<Word>;

bool is_section(Word role) {
  return role == ax::article || role == ax::complementary || role == ax::main || role == ax::navigation;
}

/// Of these the tree has all.
bool is_shown_always(Word role) {
  static const Words all{ax::abbr,          ax::article,       ax::blockquote,
                         ax::complementary, ax::contentinfo,   ax::banner,
                         ax::deletion,      ax::insertion,     ax::description_list,
                         ax::definition,    ax::term,          ax::group,
                         ax::dialog,        ax::figcaption,    ax::figure,
                         ax::form,          ax::sectionheader, ax::sectionfooter,
                         ax::list,          ax::listitem,      ax::main,
                         ax::mark,          ax::meter,         ax::navigation,
                         ax::progressbar,   ax::region,        ax::search,
                         ax::separator,     ax::subscript,     ax::superscript,
                         ax::time,          ax::link,          ax::heading,
                         ax::legend,        ax::iframe,        ax::table,
                         ax::row,           ax::cell,          ax::columnheader,
                         ax::rowheader,     ax::disclosure,    ax::code,
                         ax::emphasis,      ax::strong,        ax::option,
                         ax::status,        ax::caption};
  return all.contains(role);
}

bool has_words(std::string_view text) { return !is_blank(text); }

}  // namespace

Word AxRoles::role(int at) const {
  auto& known = roles_[static_cast<std::size_t>(at)];
  if (known.empty()) known = reckon(at);
  return known;
}

/// What has the focus is named by what it holds, and is no mere box.
bool AxRoles::may_have_focus(int at) const {
  static const Words all{ax::textbox,          ax::searchbox,    ax::spinbutton, ax::slider,
                         ax::button,           ax::link,         ax::checkbox,   ax::radio,
                         ax::combobox,         ax::switch_,      ax::disclosure, ax::menuitem,
                         ax::menuitemcheckbox, ax::menuitemradio};
  return all.contains(role(at)) || (markup_.is(at, "DIALOG") && role(at) == ax::dialog);
}

Word AxRoles::reckon(int at) const {
  if (markup_.is_text(at)) return ax::text;
  if (!markup_.node(at).pseudo.empty()) return role_by_layout(at);
  if (const auto role = written_role(at); !role.empty()) return checked(at, role);
  return native_role(at);
}

/// The first word that says something; empty: none.
Word AxRoles::written_role(int at) const {
  const auto value = markup_.attribute(at, "role");
  if (!value) return {};
  for (const auto token : words_in(*value)) {
    const auto found = written_roles().find(lower_case(token));
    if (found == written_roles().end()) {
      if (!is_other_role(lower_case(token))) continue;
      markup_.give_up("a role that is not known", at);
      return {};
    }
    const bool needs_name = found->second == ax::region || found->second == ax::form;
    if (needs_name && !has_name_of_author(at)) {
      markup_.give_up("a role that wants a name", at);
      return {};
    }
    return found->second == ax::none && keeps_native_role(at) ? Word() : found->second;
  }
  return {};
}

bool AxRoles::keeps_native_role(int at) const {
  const auto& attributes = markup_.node(at).attributes;
  const bool has_aria =
      std::ranges::any_of(attributes, [](const auto& each) { return each.first.starts_with("aria-"); });
  if (has_aria) markup_.give_up("no role, but attributes of ARIA", at);
  return markup_.is_focusable(at);
}

Word AxRoles::checked(int at, Word role) const {
  if (!fits_element(at, role)) markup_.give_up("another role than its element's", at);
  const auto home = homes_of_roles().find(role);
  if (home == homes_of_roles().end()) return role;
  const auto outer = meaningful_around(at);
  if (outer < 0 || !home->second.contains(this->role(outer))) markup_.give_up("outside of what it belongs to", at);
  return role;
}

bool AxRoles::fits_element(int at, Word role) const {
  const auto tag = markup_.node(at).tag;
  if (tag == "INPUT") {
    if (markup_.is_input(at, ax::checkbox))
      return role == ax::checkbox || role == ax::switch_ || role == ax::menuitemcheckbox;
    if (markup_.is_input(at, ax::radio)) return role == ax::radio || role == ax::menuitemradio;
    return markup_.is_text_field(at) && (role == ax::combobox || role == ax::searchbox || role == ax::textbox);
  }
  if (tag == "TEXTAREA") return role == ax::textbox;
  static const Words own{"SELECT",  "OPTION", "OPTGROUP", "HTML",    "BODY", "IFRAME",  "METER", "PROGRESS",
                         "SUMMARY", "LEGEND", "FIELDSET", "CAPTION", "BR",   "DETAILS", "LABEL", "OUTPUT"};
  if (own.contains(tag)) return false;
  if (role == ax::textbox || role == ax::searchbox || role == ax::combobox) return false;
  if (tag == "svg") return role == ax::image;
  return is_box(tag) || markup_.is_own_kind(at) || roles_of_tags().contains(tag) || tag == "A" || tag == "LI" ||
         tag == "SECTION" || tag == "HEADER" || tag == "FOOTER" || tag == "ASIDE" || tag == "TABLE" || tag == "TR" ||
         tag == "TD" || tag == "TH" || tag == "TBODY" || tag == "THEAD" || tag == "TFOOT";
}

bool AxRoles::has_name_of_author(int at) const {
  if (has_words(markup_.attribute(at, "aria-label").value_or(""))) return true;
  return !markup_.referred(at, "aria-labelledby").empty() || has_words(markup_.attribute(at, "title").value_or(""));
}

int AxRoles::meaningful_around(int at) const {
  for (int outer = markup_.node(at).parent; outer >= 0; outer = markup_.node(outer).parent) {
    if (!markup_.is_element(outer)) return -1;
    const auto role = this->role(outer);
    if (role != ax::generic && role != ax::none && role != ax::paragraph) return outer;
    if (role == ax::generic && is_included(outer) && markup_.has(outer, "aria-label")) return -1;
  }
  return -1;
}

Word AxRoles::native_role(int at) const {
  const auto tag = markup_.node(at).tag;
  if (const auto found = roles_of_tags().find(tag); found != roles_of_tags().end()) return found->second;
  if (tag == "A") return markup_.has(at, "href") || is_clickable(at) ? ax::link : ax::generic;
  if (tag == "INPUT") return native_of_input(at);
  if (tag == "SELECT") {
    const bool is_list = markup_.has(at, "multiple") || markup_.attribute(at, "size").value_or("1") != "1";
    return is_list ? ax::listbox : ax::combobox;
  }
  if (tag == "OPTION") return ax::option;
  if (tag == "OPTGROUP") return ax::group;
  if (tag == "SUMMARY") {
    const auto outer = markup_.node(at).parent;
    return markup_.is(outer, "DETAILS") && markup_.first_child(outer, "SUMMARY") == at ? ax::disclosure : ax::generic;
  }
  if (tag == "LI" || tag == "DT" || tag == "DD") return native_of_list_part(at);
  if (tag == "SECTION" || tag == "HEADER" || tag == "FOOTER" || tag == "ASIDE") return native_of_landmark(at);
  static const Words parts{"TABLE", "TR", "TD", "TH", "TBODY", "THEAD", "TFOOT", "CAPTION"};
  if (parts.contains(tag)) return native_of_table_part(at);
  if (!is_box(tag) && !markup_.is_own_kind(at)) markup_.give_up("an element of another kind", at);
  return role_by_layout(at);
}

Word AxRoles::native_of_input(int at) const {
  const auto type = markup_.type_of(at);
  if (markup_.has(at, "list")) markup_.give_up("a field with a list", at);
  if (type == ax::checkbox) return ax::checkbox;
  if (type == ax::radio) return ax::radio;
  if (type == "number") return ax::spinbutton;
  if (type == "range") return ax::slider;
  if (type == "search") return ax::searchbox;
  if (markup_.is_text_button(at)) return ax::button;
  if (markup_.is_text_field(at)) return ax::textbox;
  static const std::set<std::string_view> others{"image",          "hidden", "color", "date", "time",
                                                 "datetime-local", "month",  "week",  "file"};
  // A type that nobody knows is text.
  markup_.give_up(others.contains(type) ? "a field with parts of its own" : "a field of another type", at);
  return ax::textbox;
}

bool AxRoles::is_in_sectioning(int at) const {
  for (int outer = markup_.node(at).parent; outer >= 0; outer = markup_.node(outer).parent) {
    if (markup_.is(outer, "SECTION")) return true;
    if (markup_.is_element(outer) && is_section(role(outer))) return true;
  }
  return false;
}

Word AxRoles::native_of_landmark(int at) const {
  const auto tag = markup_.node(at).tag;
  if (tag == "SECTION") return has_name_of_author(at) ? ax::region : ax::generic;
  const bool is_inside = is_in_sectioning(at);
  if (tag == "HEADER") return is_inside ? ax::sectionheader : ax::banner;
  if (tag == "FOOTER") return is_inside ? ax::sectionfooter : ax::contentinfo;
  if (is_inside && !has_name_of_author(at)) markup_.give_up("an aside in a section", at);
  return ax::complementary;
}

Word AxRoles::native_of_list_part(int at) const {
  const auto outer = markup_.parent_beyond_slots(at);
  if (markup_.is(at, "LI")) {
    const bool is_list = markup_.is(outer, "UL") || markup_.is(outer, "OL") || markup_.is(outer, "MENU");
    if (is_list && role(outer) == ax::none) return ax::none;
    if (!is_list || role(outer) != ax::list) markup_.give_up("an item outside of a list", at);
    return ax::listitem;
  }
  const bool is_inside =
      markup_.is(outer, "DL") || (markup_.is(outer, "DIV") && markup_.is(markup_.node(outer).parent, "DL"));
  if (!is_inside || markup_.has(outer, "role")) markup_.give_up("a term outside of a list", at);
  return markup_.is(at, "DT") ? ax::term : ax::definition;
}

Word AxRoles::role_by_layout(int at) const {
  const auto display = markup_.style(at, Style::display);
  if (!display.starts_with("table") && display != "inline-table") return ax::generic;
  const auto outer = markup_.style(markup_.node(at).parent, Style::display);
  if (display == "table" || display == "inline-table") return ax::layout_table;
  if (display == "table-row" && (outer.ends_with("table") || outer == "table-row-group")) return ax::layout_row;
  if (display == "table-cell" && outer == "table-row") return ax::layout_cell;
  if (display != "table-row-group" || !outer.ends_with("table")) markup_.give_up("a part of a table of styles", at);
  return ax::generic;
}

bool AxRoles::is_control(int at) const {
  if (!markup_.is_element(at)) return false;
  if (markup_.is_form_control(at)) return true;
  static const Words all{
      ax::button,    ax::checkbox, ax::radio,    ax::combobox,   ax::listbox,          ax::option,
      ax::menu,      ax::menuitem, ax::slider,   ax::spinbutton, ax::switch_,          ax::textbox,
      ax::searchbox, ax::tab,      ax::treeitem, ax::scrollbar,  ax::menuitemcheckbox, ax::menuitemradio};
  return has_written_role(at) && all.contains(role(at));
}

bool AxRoles::is_clickable(int at) const {
  // Of a label the snapshot says so whether somebody listens or not.
  if (markup_.is(at, "LABEL")) return markup_.listens(at);
  return markup_.node(at).is_clickable && !markup_.is_disabled(at);
}

bool AxRoles::is_included(int at) const {
  const auto role = this->role(at);
  if (role == ax::none) return false;
  if (markup_.is_text(at)) return true;
  if (!markup_.node(at).pseudo.empty()) return is_included_by_layout(at);
  const auto tag = markup_.node(at).tag;
  if (tag == "HTML") return false;
  if (is_shown_always(role) || has_written_role(at) || markup_.is_form_control(at) || tag == "SECTION") return true;
  if (is_clickable(at) || (tag != "BODY" && markup_.is_focusable(at))) return true;
  const auto& attributes = markup_.node(at).attributes;
  if (std::ranges::any_of(attributes, [](const auto& each) { return each.first.starts_with("aria-"); })) return true;
  if (!markup_.attribute(at, "title").value_or("").empty()) return true;
  if (tag == "IMG") return markup_.attribute(at, "alt") != std::string_view();
  if (tag == "svg") return is_included_drawing(at);
  if (is_box_among_others(at)) return true;
  if (tag == "LABEL") return !markup_.is_redundant_label(at);
  // Nobody outside of a shadow tree refers to what is in it.
  if (markup_.node(at).shadow.empty() && !markup_.attribute(at, "id").value_or("").empty()) return true;
  if (tag == "A" && !markup_.attribute(at, "name").value_or("").empty()) return true;
  if (tag == "SPAN") return false;
  if (tag == "THEAD" || tag == "TFOOT") return role == ax::rowgroup;
  return is_included_by_layout(at);
}

/// A box in a line is told apart from others beside it.
bool AxRoles::is_box_among_others(int at) const {
  if (!markup_.is_atomic(at)) return false;
  const auto outer = markup_.node(at).parent;
  if (markup_.is(outer, "SLOT")) markup_.give_up("a box in a slot", at);
  if (markup_.elements_in(outer).size() > 1) return true;
  const auto is_generated = [&](int each) { return !markup_.node(each).pseudo.empty(); };
  if (std::ranges::any_of(markup_.children(outer), is_generated)) markup_.give_up("a box beside generated content", at);
  return false;
}

/// An empty one is nothing.
bool AxRoles::is_included_drawing(int at) const {
  if (markup_.elements_in(at).empty()) markup_.give_up("an empty drawing", at);
  return true;
}

bool AxRoles::is_included_by_layout(int at) const {
  if (markup_.node(at).pseudo.empty() && !markup_.has_lines(at) && markup_.may_scroll(at))
    markup_.give_up("a box that may scroll", at);
  if (markup_.node(at).pseudo.empty()) return markup_.has_lines(at);
  const auto display = markup_.style(at, Style::display);
  if (display.find("flex") != display.npos || display.find("grid") != display.npos)
    markup_.give_up("a pseudo-element", at);
  if (markup_.is_atomic(at)) return true;
  const auto outer = markup_.node(at).parent;
  if (markup_.is_inline(outer) && !markup_.is_atomic(outer)) markup_.give_up("a generated block in a line", at);
  const bool has_words = !is_blank(markup_.node(at).laid_text);
  return has_words && (display == "block" || display == "flow-root");
}

}  // namespace offhand::platform::web_desk
