#pragma once

#include <string_view>

#include "generated/types/roles.h"

/// What the browser's tree calls the kinds of its nodes. Words that are roles of ours, too, come from there.
namespace offhand::platform::web_desk::ax {

using Word = std::string_view;

// clang-format off
inline const Word alert = to_string(Role::alert), alertdialog = to_string(Role::alertdialog), application = to_string(Role::application),
  banner = to_string(Role::banner), button = to_string(Role::button), cell = to_string(Role::cell), checkbox = to_string(Role::checkbox),
  columnheader = to_string(Role::columnheader), combobox = to_string(Role::combobox), complementary = to_string(Role::complementary),
  contentinfo = to_string(Role::contentinfo), dialog = to_string(Role::dialog), document = to_string(Role::document), form = to_string(Role::form),
  generic = to_string(Role::generic), grid = to_string(Role::grid), group = to_string(Role::group), heading = to_string(Role::heading),
  img = to_string(Role::img), link = to_string(Role::link), list = to_string(Role::list), listitem = to_string(Role::listitem), log = to_string(Role::log),
  main = to_string(Role::main), marquee = to_string(Role::marquee), menu = to_string(Role::menu), menubar = to_string(Role::menubar),
  menuitem = to_string(Role::menuitem), menuitemcheckbox = to_string(Role::menuitemcheckbox), menuitemradio = to_string(Role::menuitemradio),
  navigation = to_string(Role::navigation), none = to_string(Role::none), option = to_string(Role::option), progressbar = to_string(Role::progressbar),
  radio = to_string(Role::radio), region = to_string(Role::region), row = to_string(Role::row), rowheader = to_string(Role::rowheader),
  scrollbar = to_string(Role::scrollbar), search = to_string(Role::search), searchbox = to_string(Role::searchbox),
  separator = to_string(Role::separator), slider = to_string(Role::slider), spinbutton = to_string(Role::spinbutton), status = to_string(Role::status),
  switch_ = to_string(Role::switch_), tab = to_string(Role::tab), table = to_string(Role::table), tablist = to_string(Role::tablist),
  tabpanel = to_string(Role::tabpanel), textbox = to_string(Role::textbox), timer = to_string(Role::timer), toolbar = to_string(Role::toolbar),
  tooltip = to_string(Role::tooltip), tree = to_string(Role::tree), treeitem = to_string(Role::treeitem);
// clang-format on

inline constexpr Word article = "article", blockquote = "blockquote", caption = "caption", code = "code",
                      definition = "definition", deletion = "deletion", emphasis = "emphasis", feed = "feed",
                      figure = "figure", gridcell = "gridcell", image = "image", insertion = "insertion",
                      listbox = "listbox", mark = "mark", meter = "meter", note = "note", paragraph = "paragraph",
                      presentation = "presentation", radiogroup = "radiogroup", rowgroup = "rowgroup",
                      sectionfooter = "sectionfooter", sectionheader = "sectionheader", strong = "strong",
                      subscript = "subscript", superscript = "superscript", term = "term", time = "time",
                      treegrid = "treegrid";
inline constexpr Word abbr = "Abbr", description_list = "DescriptionList", disclosure = "DisclosureTriangle",
                      figcaption = "Figcaption", iframe = "Iframe", label = "LabelText",
                      layout_cell = "LayoutTableCell", layout_row = "LayoutTableRow", layout_table = "LayoutTable",
                      legend = "Legend", page = "RootWebArea", text = "StaticText";

}  // namespace offhand::platform::web_desk::ax
