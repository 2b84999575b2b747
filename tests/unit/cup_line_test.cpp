#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "offhand/cup/compact_text.h"

// A line of the compact text, token by token, in both dialects.
namespace offhand::cup {
namespace {

struct LineRow {
  Node node;
  std::string in_long;
  std::string in_short;
};

std::string repeated(const std::string& text, int times) {
  std::string all;
  for (int i = 0; i < times; ++i) all += text;
  return all;
}

void expect_lines(const std::vector<LineRow>& rows) {
  for (const LineRow& row : rows) {
    EXPECT_EQ(print_nodes({row.node}, Dialect::long_words), row.in_long + "\n");
    EXPECT_EQ(print_nodes({row.node}, Dialect::short_codes), row.in_short + "\n");
  }
}

Node node_named(Role role, std::string name) { return {.role = role, .id = "e1", .name = std::move(name)}; }

Node node_with(Attributes attributes) {
  return {.role = Role::slider, .id = "e1", .attributes = std::move(attributes)};
}

TEST(CupLine, HasRoleAndNothingElse) {
  for (const auto& [role, word, code] :
       std::vector<std::tuple<Role, std::string, std::string>>{{Role::alert, "alert", "alrt"},
                                                               {Role::alertdialog, "alertdialog", "adlg"},
                                                               {Role::application, "application", "app"},
                                                               {Role::banner, "banner", "bnr"},
                                                               {Role::button, "button", "btn"},
                                                               {Role::cell, "cell", "cel"},
                                                               {Role::checkbox, "checkbox", "chk"},
                                                               {Role::columnheader, "columnheader", "colh"},
                                                               {Role::combobox, "combobox", "cmb"},
                                                               {Role::complementary, "complementary", "cmp"},
                                                               {Role::contentinfo, "contentinfo", "ci"},
                                                               {Role::dialog, "dialog", "dlg"},
                                                               {Role::document, "document", "doc"},
                                                               {Role::form, "form", "frm"},
                                                               {Role::generic, "generic", "gen"},
                                                               {Role::grid, "grid", "grd"},
                                                               {Role::group, "group", "grp"},
                                                               {Role::heading, "heading", "hdg"},
                                                               {Role::img, "img", "img"},
                                                               {Role::link, "link", "lnk"},
                                                               {Role::list, "list", "lst"},
                                                               {Role::listitem, "listitem", "li"},
                                                               {Role::log, "log", "log"},
                                                               {Role::main, "main", "main"},
                                                               {Role::marquee, "marquee", "mrq"},
                                                               {Role::menu, "menu", "mnu"},
                                                               {Role::menubar, "menubar", "mnub"},
                                                               {Role::menuitem, "menuitem", "mi"},
                                                               {Role::menuitemcheckbox, "menuitemcheckbox", "mic"},
                                                               {Role::menuitemradio, "menuitemradio", "mir"},
                                                               {Role::navigation, "navigation", "nav"},
                                                               {Role::none, "none", "none"},
                                                               {Role::option, "option", "opt"},
                                                               {Role::progressbar, "progressbar", "pbar"},
                                                               {Role::radio, "radio", "rad"},
                                                               {Role::region, "region", "rgn"},
                                                               {Role::row, "row", "row"},
                                                               {Role::rowheader, "rowheader", "rowh"},
                                                               {Role::scrollbar, "scrollbar", "sb"},
                                                               {Role::search, "search", "srch"},
                                                               {Role::searchbox, "searchbox", "sbx"},
                                                               {Role::separator, "separator", "sep"},
                                                               {Role::slider, "slider", "sld"},
                                                               {Role::spinbutton, "spinbutton", "spn"},
                                                               {Role::status, "status", "sts"},
                                                               {Role::switch_, "switch", "sw"},
                                                               {Role::tab, "tab", "tab"},
                                                               {Role::table, "table", "tbl"},
                                                               {Role::tablist, "tablist", "tabs"},
                                                               {Role::tabpanel, "tabpanel", "tpnl"},
                                                               {Role::text, "text", "txt"},
                                                               {Role::textbox, "textbox", "tbx"},
                                                               {Role::timer, "timer", "tmr"},
                                                               {Role::titlebar, "titlebar", "ttlb"},
                                                               {Role::toolbar, "toolbar", "tlbr"},
                                                               {Role::tooltip, "tooltip", "ttp"},
                                                               {Role::tree, "tree", "tre"},
                                                               {Role::treeitem, "treeitem", "ti"},
                                                               {Role::window, "window", "win"}})
    expect_lines({{{.role = role, .id = "e0"}, "[e0] " + word, "[e0] " + code}});
}

TEST(CupLine, HasStatesInTheirOrder) {
  for (const auto& [state, word, code] :
       std::vector<std::tuple<State, std::string, std::string>>{{State::busy, "busy", "bsy"},
                                                                {State::checked, "checked", "chk"},
                                                                {State::collapsed, "collapsed", "col"},
                                                                {State::disabled, "disabled", "dis"},
                                                                {State::editable, "editable", "edt"},
                                                                {State::expanded, "expanded", "exp"},
                                                                {State::focused, "focused", "foc"},
                                                                {State::hidden, "hidden", "hid"},
                                                                {State::mixed, "mixed", "mix"},
                                                                {State::modal, "modal", "mod"},
                                                                {State::multiselectable, "multiselectable", "msel"},
                                                                {State::offscreen, "offscreen", "off"},
                                                                {State::pressed, "pressed", "prs"},
                                                                {State::readonly, "readonly", "ro"},
                                                                {State::required, "required", "req"},
                                                                {State::selected, "selected", "sel"}})
    expect_lines(
        {{{.role = Role::tab, .states = {state}, .id = "e7"}, "[e7] tab {" + word + "}", "[e7] tab {" + code + "}"}});
  expect_lines({
      {{.role = Role::tab, .states = {State::selected, State::busy}, .id = "e7"},
       "[e7] tab {selected,busy}",
       "[e7] tab {sel,bsy}"},
      {{.role = Role::tab, .states = {State::offscreen, State::focused, State::checked}, .id = "e7"},
       "[e7] tab {offscreen,focused,checked}",
       "[e7] tab {off,foc,chk}"},
  });
}

TEST(CupLine, HasActionsButTheFocus) {
  for (const auto& [action, word, code] :
       std::vector<std::tuple<Action, std::string, std::string>>{{Action::click, "click", "clk"},
                                                                 {Action::collapse, "collapse", "col"},
                                                                 {Action::decrement, "decrement", "dec"},
                                                                 {Action::dismiss, "dismiss", "dsm"},
                                                                 {Action::doubleclick, "doubleclick", "dbl"},
                                                                 {Action::expand, "expand", "exp"},
                                                                 {Action::increment, "increment", "inc"},
                                                                 {Action::longpress, "longpress", "lp"},
                                                                 {Action::rightclick, "rightclick", "rclk"},
                                                                 {Action::scroll, "scroll", "scr"},
                                                                 {Action::select, "select", "sel"},
                                                                 {Action::setvalue, "setvalue", "sv"},
                                                                 {Action::toggle, "toggle", "tog"},
                                                                 {Action::type, "type", "typ"}})
    expect_lines(
        {{{.role = Role::tab, .actions = {action}, .id = "e7"}, "[e7] tab [" + word + "]", "[e7] tab [" + code + "]"}});
  expect_lines({
      {{.role = Role::tab, .actions = {Action::focus}, .id = "e7"}, "[e7] tab", "[e7] tab"},
      {{.role = Role::tab, .actions = {Action::focus, Action::type}, .id = "e7"}, "[e7] tab [type]", "[e7] tab [typ]"},
      {{.role = Role::tab, .actions = {Action::type, Action::focus, Action::click}, .id = "e7"},
       "[e7] tab [type,click]",
       "[e7] tab [typ,clk]"},
  });
}

TEST(CupLine, HasBoundsOfWhatCanBeActedOnInTheShortDialect) {
  const Rectangle place{120, 340, 88, 36};
  const Rectangle elsewhere{-1920, -5, 0, 1080};
  expect_lines({
      {{.role = Role::tab, .bounds = place, .id = "e1"}, "[e1] tab @120,340 88x36", "[e1] tab"},
      {{.role = Role::tab, .actions = {Action::focus}, .bounds = place, .id = "e1"},
       "[e1] tab @120,340 88x36",
       "[e1] tab"},
      {{.role = Role::tab, .actions = {Action::click}, .bounds = place, .id = "e1"},
       "[e1] tab @120,340 88x36 [click]",
       "[e1] tab 120,340 88x36 [clk]"},
      {{.role = Role::tab, .actions = {Action::click}, .bounds = elsewhere, .id = "e1"},
       "[e1] tab @-1920,-5 0x1080 [click]",
       "[e1] tab -1920,-5 0x1080 [clk]"},
      {{.role = Role::tab, .actions = {Action::click}, .bounds = Rectangle{}, .id = "e1"},
       "[e1] tab @0,0 0x0 [click]",
       "[e1] tab 0,0 0x0 [clk]"},
  });
}

TEST(CupLine, ClipsAndEscapesNames) {
  const std::string eighty = repeated("a", 80);
  const std::string accents = repeated("\xC3\xA9", 80);        // é
  const std::string faces = repeated("\xF0\x9F\x98\x80", 80);  // two units of UTF-16 each
  const std::string no_bytes = "\xEF\xBF\xBD";
  for (const auto& [name, printed] : std::vector<std::pair<std::string, std::string>>{
           {"Save", "Save"},
           {"   ", "   "},
           {" a ", " a "},
           {"say \"hi\"", "say \\\"hi\\\""},
           {"C:\\x", "C:\\\\x"},
           {"\\", "\\\\"},
           {"\"", "\\\""},
           {"\\\"", "\\\\\\\""},
           {"a\nb", "a b"},
           {"\n", " "},
           {"a\r\nb", "a\r b"},
           {"a\tb", "a\tb"},
           {"[x] {y} (z)", "[x] {y} (z)"},
           {"\x01", "\x01"},
           {eighty, eighty},
           {eighty + "b", eighty + "..."},
           {repeated("a", 79) + "\"", repeated("a", 79) + "\\\""},
           {repeated("\"", 80), repeated("\\\"", 80)},
           {repeated("\\", 81), repeated("\\\\", 80) + "..."},
           {repeated("\n", 81), repeated(" ", 80) + "..."},
           {accents, accents},
           {accents + "e", accents + "..."},
           {faces, faces},
           {faces + "x", faces + "..."},
           {repeated("a", 79) + "\xF0\x9F\x98\x80" + "b", repeated("a", 79) + "\xF0\x9F\x98\x80..."},
           {"a\xFF"
            "b",
            "a" + no_bytes + "b"},
           {"\xC3", no_bytes},
           {"\xED\xA0\x80", no_bytes + no_bytes + no_bytes},
           {"\xC0\xAF", no_bytes + no_bytes},
           {repeated("\xFF", 81), repeated(no_bytes, 80) + "..."},
           {eighty + "\xFF", eighty + "..."},
       })
    expect_lines({{node_named(Role::link, name), "[e1] link \"" + printed + "\"", "[e1] lnk \"" + printed + "\""}});
  expect_lines({{node_named(Role::link, ""), "[e1] link", "[e1] lnk"}});
}

TEST(CupLine, ShowsValuesOfFieldsAndRanges) {
  const auto holding = [](Role role, std::string value) {
    return Node{.role = role, .id = "e1", .value = std::move(value)};
  };
  expect_lines({
      {holding(Role::textbox, "a"), "[e1] textbox val=\"a\"", "[e1] tbx val=\"a\""},
      {holding(Role::searchbox, "a"), "[e1] searchbox val=\"a\"", "[e1] sbx val=\"a\""},
      {holding(Role::combobox, "a"), "[e1] combobox val=\"a\"", "[e1] cmb val=\"a\""},
      {holding(Role::spinbutton, "5"), "[e1] spinbutton val=\"5\"", "[e1] spn val=\"5\""},
      {holding(Role::slider, "0.5"), "[e1] slider val=\"0.5\"", "[e1] sld val=\"0.5\""},
      {holding(Role::button, "45"), "[e1] button", "[e1] btn"},
      {holding(Role::document, "text"), "[e1] document", "[e1] doc"},
      {holding(Role::progressbar, "5"), "[e1] progressbar", "[e1] pbar"},
      {holding(Role::textbox, ""), "[e1] textbox", "[e1] tbx"},
      {holding(Role::textbox, "a\nb"), "[e1] textbox val=\"a b\"", "[e1] tbx val=\"a b\""},
      {holding(Role::textbox, "a\"b"), "[e1] textbox val=\"a\\\"b\"", "[e1] tbx val=\"a\\\"b\""},
      {holding(Role::textbox, "a\\b"), "[e1] textbox val=\"a\\b\"", "[e1] tbx val=\"a\\b\""},
      {holding(Role::textbox, "a\\"), "[e1] textbox val=\"a\\\"", "[e1] tbx val=\"a\\\""},
      {holding(Role::textbox, repeated("a", 120)), "[e1] textbox val=\"" + repeated("a", 120) + "\"",
       "[e1] tbx val=\"" + repeated("a", 120) + "\""},
      {holding(Role::textbox, repeated("a", 121)), "[e1] textbox val=\"" + repeated("a", 120) + "...\"",
       "[e1] tbx val=\"" + repeated("a", 120) + "...\""},
      {holding(Role::textbox, repeated("\xE2\x82\xAC", 121)),
       "[e1] textbox val=\"" + repeated("\xE2\x82\xAC", 120) + "...\"",
       "[e1] tbx val=\"" + repeated("\xE2\x82\xAC", 120) + "...\""},
  });
}

TEST(CupLine, ShowsSomeAttributes) {
  for (const auto& [attributes, printed] : std::vector<std::pair<Attributes, std::string>>{
           {{.level = 2}, " (L2)"},
           {{.level = 0}, " (L0)"},
           {{.placeholder = "Search"}, " (ph=\"Search\")"},
           {{.placeholder = ""}, ""},
           {{.placeholder = "a\"b\\c\nd"}, " (ph=\"a\\\"b\\c d\")"},
           {{.placeholder = repeated("a", 31)}, " (ph=\"" + repeated("a", 30) + "\")"},
           {{.placeholder = repeated("\xC3\xA9", 31)}, " (ph=\"" + repeated("\xC3\xA9", 30) + "\")"},
           {{.orientation = "horizontal"}, " (h)"},
           {{.orientation = "vertical"}, " (v)"},
           {{.value_min = 0, .value_max = 100}, " (range=0..100)"},
           {{.value_min = -1}, " (range=-1..)"},
           {{.value_max = 2.5}, " (range=..2.5)"},
           {{.value_min = 0.1, .value_max = 1e21}, " (range=0.1..1e+21)"},
           {{.value_min = 100000, .value_max = 123456789012}, " (range=100000..123456789012)"},
           {{.value_min = 0.000001, .value_max = 0.0000001}, " (range=0.000001..1e-7)"},
           {{.value_now = 5}, ""},
           {{.row_index = 1, .col_count = 3}, ""},
           {{.url = "https://a.b"}, ""},
           {{.level = 3, .orientation = "vertical", .placeholder = "p"}, " (L3 ph=\"p\" v)"},
           {{.level = 1, .value_min = 1, .value_max = 6, .orientation = "horizontal", .placeholder = "q"},
            " (L1 ph=\"q\" h range=1..6)"},
           {{.level = 1, .value_max = 6}, " (L1 range=..6)"},
       })
    expect_lines({{node_with(attributes), "[e1] slider" + printed, "[e1] sld" + printed}});
}

TEST(CupLine, HasTokensInTheirOrder) {
  const Node node{.role = Role::textbox,
                  .states = {State::focused, State::required},
                  .actions = {Action::focus, Action::type, Action::setvalue},
                  .bounds = Rectangle{1, 2, 3, 4},
                  .id = "e12",
                  .name = "Mail",
                  .value = "a@b",
                  .description = "never printed",
                  .attributes = Attributes{.placeholder = "you@there"}};
  expect_lines(
      {{node, "[e12] textbox \"Mail\" @1,2 3x4 {focused,required} [type,setvalue] val=\"a@b\" (ph=\"you@there\")",
        "[e12] tbx \"Mail\" 1,2 3x4 {foc,req} [typ,sv] val=\"a@b\" (ph=\"you@there\")"}});
}

}  // namespace
}  // namespace offhand::cup
