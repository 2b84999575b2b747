#include "platform/web_desk/ax_vocabulary.h"

namespace offhand::platform::web_desk {

using ax::Word;

/// What may be written of an element, and what the tree calls it.
const std::map<Word, Word>& written_roles() {
  static const auto all = [] {
    std::map<Word, Word> words;
    for (const auto word : {ax::alert,         ax::alertdialog,
                            ax::application,   ax::article,
                            ax::banner,        ax::button,
                            ax::cell,          ax::checkbox,
                            ax::columnheader,  ax::combobox,
                            ax::complementary, ax::contentinfo,
                            ax::definition,    ax::dialog,
                            ax::document,      ax::feed,
                            ax::figure,        ax::form,
                            ax::generic,       ax::grid,
                            ax::gridcell,      ax::group,
                            ax::heading,       ax::link,
                            ax::list,          ax::listbox,
                            ax::listitem,      ax::log,
                            ax::main,          ax::marquee,
                            ax::menu,          ax::menubar,
                            ax::menuitem,      ax::menuitemcheckbox,
                            ax::menuitemradio, ax::meter,
                            ax::navigation,    ax::none,
                            ax::note,          ax::option,
                            ax::progressbar,   ax::radio,
                            ax::radiogroup,    ax::region,
                            ax::row,           ax::rowgroup,
                            ax::rowheader,     ax::scrollbar,
                            ax::search,        ax::searchbox,
                            ax::separator,     ax::slider,
                            ax::spinbutton,    ax::status,
                            ax::switch_,       ax::tab,
                            ax::table,         ax::tablist,
                            ax::tabpanel,      ax::term,
                            ax::textbox,       ax::timer,
                            ax::toolbar,       ax::tooltip,
                            ax::tree,          ax::treegrid,
                            ax::treeitem,      ax::paragraph})
      words.emplace(word, word);
    words.emplace(ax::img, ax::image);
    words.emplace(ax::image, ax::image);
    words.emplace(ax::presentation, ax::none);
    return words;
  }();
  return all;
}

/// Roles of ARIA and its modules of which not enough is known.
bool is_other_role(std::string_view word) {
  static const std::set<std::string_view> all{"associationlist",
                                              "associationlistitemkey",
                                              "associationlistitemvalue",
                                              "blockquote",
                                              "caption",
                                              "code",
                                              "comment",
                                              "deletion",
                                              "directory",
                                              "emphasis",
                                              "insertion",
                                              "label",
                                              "legend",
                                              "mark",
                                              "math",
                                              "roletype",
                                              "sectionfooter",
                                              "sectionhead",
                                              "sectionheader",
                                              "strong",
                                              "subscript",
                                              "suggestion",
                                              "superscript",
                                              "time",
                                              "widget",
                                              "range",
                                              "select",
                                              "section",
                                              "structure",
                                              "input",
                                              "landmark",
                                              "composite",
                                              "command",
                                              "iframe",
                                              "pre",
                                              "key",
                                              "footer",
                                              "header",
                                              "disclosure",
                                              "gallery",
                                              "media"};
  return all.contains(word) || word == to_string(Role::text) || word.starts_with("doc-") ||
         word.starts_with("graphics-") || word.starts_with("x-");
}

/// Tags that say by themselves what their element is.
const std::map<Word, Word>& roles_of_tags() {
  static const std::map<Word, Word> all{{"P", ax::paragraph},
                                        {"H1", ax::heading},
                                        {"H2", ax::heading},
                                        {"H3", ax::heading},
                                        {"H4", ax::heading},
                                        {"H5", ax::heading},
                                        {"H6", ax::heading},
                                        {"UL", ax::list},
                                        {"OL", ax::list},
                                        {"MENU", ax::list},
                                        {"DL", ax::description_list},
                                        {"ARTICLE", ax::article},
                                        {"NAV", ax::navigation},
                                        {"MAIN", ax::main},
                                        {"FORM", ax::form},
                                        {"FIELDSET", ax::group},
                                        {"LEGEND", ax::legend},
                                        {"DETAILS", ax::group},
                                        {"BLOCKQUOTE", ax::blockquote},
                                        {"FIGURE", ax::figure},
                                        {"FIGCAPTION", ax::figcaption},
                                        {"HR", ax::separator},
                                        {"EM", ax::emphasis},
                                        {"STRONG", ax::strong},
                                        {"CODE", ax::code},
                                        {"MARK", ax::mark},
                                        {"SUB", ax::subscript},
                                        {"SUP", ax::superscript},
                                        {"DEL", ax::deletion},
                                        {"S", ax::deletion},
                                        {"INS", ax::insertion},
                                        {"TIME", ax::time},
                                        {"DFN", ax::term},
                                        {"ABBR", ax::abbr},
                                        {"ADDRESS", ax::group},
                                        {"HGROUP", ax::group},
                                        {"SEARCH", ax::search},
                                        {"DIALOG", ax::dialog},
                                        {"LABEL", ax::label},
                                        {"OUTPUT", ax::status},
                                        {"PROGRESS", ax::progressbar},
                                        {"IMG", ax::image},
                                        {"svg", ax::image},
                                        {"IFRAME", ax::iframe},
                                        {"BUTTON", ax::button},
                                        {"TEXTAREA", ax::textbox}};
  return all;
}

bool is_box(Word tag) {
  static const std::set<Word> all{"HTML", "BODY", "DIV",    "SPAN", "B",       "I",   "U",    "SMALL", "BIG",
                                  "TT",   "FONT", "CENTER", "NOBR", "CITE",    "KBD", "SAMP", "VAR",   "DATA",
                                  "BDI",  "BDO",  "STRIKE", "PRE",  "PICTURE", "WBR", "Q",    "BR",    "SLOT"};
  return all.contains(tag);
}

/// Those that hold only certain others, which are nothing outside.
const std::map<Word, std::set<Word>>& homes_of_roles() {
  static const std::map<Word, std::set<Word>> all{{ax::option, {ax::listbox}},
                                                  {ax::listitem, {ax::list}},
                                                  {ax::row, {ax::table, ax::grid, ax::treegrid, ax::rowgroup}},
                                                  {ax::rowgroup, {ax::table, ax::grid, ax::treegrid}},
                                                  {ax::cell, {ax::row}},
                                                  {ax::gridcell, {ax::row}},
                                                  {ax::columnheader, {ax::row}},
                                                  {ax::rowheader, {ax::row}},
                                                  {ax::tab, {ax::tablist}},
                                                  {ax::treeitem, {ax::tree, ax::group, ax::treeitem}},
                                                  {ax::menuitem, {ax::menu, ax::menubar, ax::group}},
                                                  {ax::menuitemcheckbox, {ax::menu, ax::menubar, ax::group}},
                                                  {ax::menuitemradio, {ax::menu, ax::menubar, ax::group}}};
  return all;
}

}  // namespace offhand::platform::web_desk
