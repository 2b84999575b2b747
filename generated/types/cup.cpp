// Generated from schema/common/cup.json. Do not edit.
#include "generated/types/cup.h"

#include <algorithm>
#include <array>

namespace offhand::cup {

namespace {
constexpr auto kRoleWords = std::to_array<std::string_view>({"alert", "alertdialog", "application", "banner", "button", "cell", "checkbox", "columnheader", "combobox", "complementary", "contentinfo", "dialog", "document", "form", "generic", "grid", "group", "heading", "img", "link", "list", "listitem", "log", "main", "marquee", "menu", "menubar", "menuitem", "menuitemcheckbox", "menuitemradio", "navigation", "none", "option", "progressbar", "radio", "region", "row", "rowheader", "scrollbar", "search", "searchbox", "separator", "slider", "spinbutton", "status", "switch", "tab", "table", "tablist", "tabpanel", "text", "textbox", "timer", "titlebar", "toolbar", "tooltip", "tree", "treeitem", "window"});
constexpr auto kRoleCodes = std::to_array<std::string_view>({"alrt", "adlg", "app", "bnr", "btn", "cel", "chk", "colh", "cmb", "cmp", "ci", "dlg", "doc", "frm", "gen", "grd", "grp", "hdg", "img", "lnk", "lst", "li", "log", "main", "mrq", "mnu", "mnub", "mi", "mic", "mir", "nav", "none", "opt", "pbar", "rad", "rgn", "row", "rowh", "sb", "srch", "sbx", "sep", "sld", "spn", "sts", "sw", "tab", "tbl", "tabs", "tpnl", "txt", "tbx", "tmr", "ttlb", "tlbr", "ttp", "tre", "ti", "win"});
}  // namespace

std::string_view to_string(Role role) { return kRoleWords[static_cast<std::size_t>(role)]; }
std::string_view short_code_of(Role role) { return kRoleCodes[static_cast<std::size_t>(role)]; }
std::optional<Role> role_from_string(std::string_view text) {
  const auto* const found = std::ranges::find(kRoleWords, text);
  if (found == kRoleWords.end()) return std::nullopt;
  return static_cast<Role>(found - kRoleWords.begin());
}

namespace {
constexpr auto kStateWords = std::to_array<std::string_view>({"busy", "checked", "collapsed", "disabled", "editable", "expanded", "focused", "hidden", "mixed", "modal", "multiselectable", "offscreen", "pressed", "readonly", "required", "selected"});
constexpr auto kStateCodes = std::to_array<std::string_view>({"bsy", "chk", "col", "dis", "edt", "exp", "foc", "hid", "mix", "mod", "msel", "off", "prs", "ro", "req", "sel"});
}  // namespace

std::string_view to_string(State state) { return kStateWords[static_cast<std::size_t>(state)]; }
std::string_view short_code_of(State state) { return kStateCodes[static_cast<std::size_t>(state)]; }
std::optional<State> state_from_string(std::string_view text) {
  const auto* const found = std::ranges::find(kStateWords, text);
  if (found == kStateWords.end()) return std::nullopt;
  return static_cast<State>(found - kStateWords.begin());
}

namespace {
constexpr auto kActionWords = std::to_array<std::string_view>({"click", "collapse", "decrement", "dismiss", "doubleclick", "expand", "focus", "increment", "longpress", "rightclick", "scroll", "select", "setvalue", "toggle", "type"});
constexpr auto kActionCodes = std::to_array<std::string_view>({"clk", "col", "dec", "dsm", "dbl", "exp", "foc", "inc", "lp", "rclk", "scr", "sel", "sv", "tog", "typ"});
}  // namespace

std::string_view to_string(Action action) { return kActionWords[static_cast<std::size_t>(action)]; }
std::string_view short_code_of(Action action) { return kActionCodes[static_cast<std::size_t>(action)]; }
std::optional<Action> action_from_string(std::string_view text) {
  const auto* const found = std::ranges::find(kActionWords, text);
  if (found == kActionWords.end()) return std::nullopt;
  return static_cast<Action>(found - kActionWords.begin());
}

namespace {
constexpr auto kSearchedRoles = std::to_array<RoleWords>({
    {"alert", {Role::alert}},
    {"alertdialog", {Role::alertdialog}},
    {"anchor", {Role::link}},
    {"application", {Role::application}},
    {"banner", {Role::banner}},
    {"btn", {Role::button}},
    {"button", {Role::button}},
    {"cell", {Role::cell}},
    {"check", {Role::checkbox, Role::switch_, Role::menuitemcheckbox}},
    {"checkbox", {Role::checkbox}},
    {"clickable", {Role::button, Role::link, Role::menuitem, Role::tab, Role::treeitem, Role::listitem}},
    {"columnheader", {Role::columnheader}},
    {"combo", {Role::combobox}},
    {"combo box", {Role::combobox}},
    {"combobox", {Role::combobox}},
    {"complementary", {Role::complementary}},
    {"container", {Role::region, Role::group, Role::generic}},
    {"contentinfo", {Role::contentinfo}},
    {"dialog", {Role::dialog}},
    {"divider", {Role::separator}},
    {"document", {Role::document}},
    {"dropdown", {Role::combobox, Role::menu, Role::list}},
    {"edit", {Role::textbox, Role::searchbox, Role::combobox, Role::document}},
    {"editor", {Role::textbox, Role::document}},
    {"form", {Role::form}},
    {"generic", {Role::generic}},
    {"grid", {Role::grid}},
    {"group", {Role::group}},
    {"header", {Role::heading, Role::banner, Role::columnheader, Role::rowheader}},
    {"heading", {Role::heading}},
    {"hyperlink", {Role::link}},
    {"icon", {Role::img, Role::button}},
    {"image", {Role::img}},
    {"img", {Role::img}},
    {"input", {Role::textbox, Role::combobox, Role::searchbox, Role::spinbutton, Role::slider}},
    {"link", {Role::link}},
    {"list", {Role::list}},
    {"list item", {Role::listitem}},
    {"listitem", {Role::listitem}},
    {"log", {Role::log}},
    {"main", {Role::main}},
    {"marquee", {Role::marquee}},
    {"menu", {Role::menu}},
    {"menu bar", {Role::menubar}},
    {"menu item", {Role::menuitem, Role::menuitemcheckbox, Role::menuitemradio}},
    {"menubar", {Role::menubar}},
    {"menuitem", {Role::menuitem}},
    {"menuitemcheckbox", {Role::menuitemcheckbox}},
    {"menuitemradio", {Role::menuitemradio}},
    {"message", {Role::alert, Role::status, Role::log}},
    {"modal", {Role::dialog, Role::alertdialog}},
    {"nav", {Role::navigation}},
    {"navigation", {Role::navigation}},
    {"none", {Role::none}},
    {"notification", {Role::alert, Role::status, Role::log}},
    {"option", {Role::option, Role::radio, Role::listitem, Role::menuitemradio}},
    {"panel", {Role::region, Role::group, Role::tabpanel}},
    {"picture", {Role::img}},
    {"popup", {Role::dialog, Role::alertdialog, Role::tooltip, Role::menu}},
    {"progress", {Role::progressbar}},
    {"progress bar", {Role::progressbar}},
    {"progressbar", {Role::progressbar}},
    {"radio", {Role::radio}},
    {"radio button", {Role::radio, Role::menuitemradio}},
    {"range", {Role::slider, Role::progressbar, Role::spinbutton}},
    {"region", {Role::region}},
    {"row", {Role::row}},
    {"rowheader", {Role::rowheader}},
    {"scroll", {Role::scrollbar}},
    {"scrollbar", {Role::scrollbar}},
    {"search", {Role::search, Role::searchbox, Role::textbox, Role::combobox}},
    {"search bar", {Role::search, Role::searchbox, Role::textbox, Role::combobox}},
    {"search box", {Role::search, Role::searchbox, Role::textbox, Role::combobox}},
    {"search field", {Role::search, Role::searchbox, Role::textbox, Role::combobox}},
    {"search input", {Role::search, Role::searchbox, Role::textbox, Role::combobox}},
    {"searchbox", {Role::searchbox}},
    {"section", {Role::region, Role::group, Role::main}},
    {"select", {Role::combobox, Role::list, Role::listitem}},
    {"separator", {Role::separator}},
    {"sidebar", {Role::complementary, Role::navigation}},
    {"slider", {Role::slider}},
    {"spinbutton", {Role::spinbutton}},
    {"spinner", {Role::spinbutton}},
    {"status", {Role::status}},
    {"status bar", {Role::status}},
    {"switch", {Role::switch_}},
    {"tab", {Role::tab}},
    {"tab bar", {Role::tablist}},
    {"tab list", {Role::tablist}},
    {"tab panel", {Role::tabpanel}},
    {"table", {Role::table, Role::grid}},
    {"tablist", {Role::tablist}},
    {"tabpanel", {Role::tabpanel}},
    {"tabs", {Role::tablist, Role::tab}},
    {"text", {Role::text}},
    {"text box", {Role::textbox, Role::searchbox}},
    {"text field", {Role::textbox, Role::searchbox, Role::combobox}},
    {"text input", {Role::textbox, Role::searchbox, Role::combobox}},
    {"textarea", {Role::textbox, Role::document}},
    {"textbox", {Role::textbox}},
    {"timer", {Role::timer}},
    {"title", {Role::heading, Role::titlebar}},
    {"titlebar", {Role::titlebar}},
    {"toggle", {Role::switch_, Role::checkbox}},
    {"tool bar", {Role::toolbar}},
    {"toolbar", {Role::toolbar}},
    {"tooltip", {Role::tooltip}},
    {"tree", {Role::tree}},
    {"tree item", {Role::treeitem}},
    {"treeitem", {Role::treeitem}},
    {"window", {Role::window}},
});
constexpr auto kStopWords = std::to_array<std::string_view>({"the", "a", "an", "this", "that", "for", "in", "on", "of", "with", "to", "and", "or", "is", "it", "its", "my", "your"});
}  // namespace

std::span<const RoleWords> role_words() { return kSearchedRoles; }
bool is_stop_word(std::string_view word) { return std::ranges::find(kStopWords, word) != kStopWords.end(); }

namespace {
// In the order of Action.
constexpr std::array<NodeAction, kActionCount> kNodeActions{
    NodeAction::press,
    NodeAction::collapse,
    NodeAction::decrement,
    NodeAction::cancel,
    NodeAction::open,
    NodeAction::expand,
    NodeAction::focus,
    NodeAction::increment,
    NodeAction::long_press,
    NodeAction::show_menu,
    NodeAction::scroll,
    NodeAction::pick,
    NodeAction::set_value,
    NodeAction::toggle,
    NodeAction::type,
};
}  // namespace

std::optional<Action> action_of(NodeAction action) {
  const auto* const found = std::ranges::find(kNodeActions, action);
  if (found == kNodeActions.end()) return std::nullopt;
  return static_cast<Action>(found - kNodeActions.begin());
}
NodeAction node_action_of(Action action) { return kNodeActions[static_cast<std::size_t>(action)]; }

std::string_view envelope_schema() {
  return R"text({"title":"Envelope of the Computer Use Protocol, version 0.1.0","type":"object","required":["version","platform","screen","tree"],"properties":{"version":{"type":"string","description":"Version of the protocol.","pattern":"^[0-9]+\\.[0-9]+\\.[0-9]+$"},"platform":{"$ref":"#/$defs/platformId","description":"What was captured."},"timestamp":{"type":"integer","description":"When it was captured: milliseconds since 1970 in UTC."},"screen":{"$ref":"#/$defs/screen","description":"The screen on which it was captured."},"scope":{"type":"string","description":"What was captured of it.","enum":["overview","foreground","desktop","full"]},"app":{"$ref":"#/$defs/app","description":"The application that was captured; absent where there are several."},"tree":{"type":"array","items":{"$ref":"#/$defs/node"},"description":"Root elements, mostly one for a window."},"windows":{"type":"array","items":{"$ref":"#/$defs/window"},"description":"The open windows."},"tools":{"type":"array","items":{"type":"object","required":["name"],"properties":{"name":{"type":"string"},"description":{"type":"string"},"parameters":{"type":"object"}},"additionalProperties":true},"description":"Tools that a page offers by WebMCP."}},"additionalProperties":false,"$defs":{"platformId":{"type":"string","enum":["windows","macos","linux","web","android","ios"]},"screen":{"type":"object","required":["w","h"],"properties":{"w":{"type":"integer","description":"Width in physical pixels."},"h":{"type":"integer","description":"Height in physical pixels."},"scale":{"type":"number","description":"Physical pixels for one of the desktop's."}},"additionalProperties":false},"app":{"type":"object","properties":{"name":{"type":"string","description":"Its name, or the title of its window."},"pid":{"type":"integer","description":"Its process."},"bundleId":{"type":"string","description":"Its identifier on macOS, iOS or Android."}},"additionalProperties":false},"rect":{"type":"object","description":"Place on the screen in physical pixels.","required":["x","y","w","h"],"properties":{"x":{"type":"integer"},"y":{"type":"integer"},"w":{"type":"integer","minimum":0},"h":{"type":"integer","minimum":0}},"additionalProperties":false},"node":{"type":"object","required":["id","role","name"],"properties":{"id":{"type":"string","description":"Handle of the element in its session.","pattern":"^e[0-9]+$"},"role":{"$ref":"#/$defs/role"},"name":{"type":"string","description":"The accessible name; may be empty."},"description":{"type":"string","description":"The accessible description."},"value":{"type":"string","description":"What the element holds, as text."},"bounds":{"$ref":"#/$defs/rect"},"states":{"type":"array","items":{"$ref":"#/$defs/state"},"description":"The states that it is in.","uniqueItems":true},"actions":{"type":"array","items":{"$ref":"#/$defs/action"},"description":"What it can be asked to do.","uniqueItems":true},"attributes":{"$ref":"#/$defs/attributes"},"children":{"type":"array","items":{"$ref":"#/$defs/node"}},"platform":{"type":"object","description":"What the platform says of it in its own words.","properties":{"windows":{"$ref":"#/$defs/ofWindows"},"macos":{"$ref":"#/$defs/ofMacos"},"linux":{"$ref":"#/$defs/ofLinux"},"web":{"$ref":"#/$defs/ofWeb"},"android":{"$ref":"#/$defs/ofAndroid"},"ios":{"$ref":"#/$defs/ofIos"}},"additionalProperties":false}},"additionalProperties":false},"attributes":{"type":"object","properties":{"level":{"type":"integer","description":"Level of a heading, or depth in a tree.","minimum":1},"valueMin":{"type":"number"},"valueMax":{"type":"number"},"valueNow":{"type":"number"},"orientation":{"type":"string","enum":["horizontal","vertical"]},"rowIndex":{"type":"integer","description":"From 0."},"colIndex":{"type":"integer","description":"From 0."},"rowCount":{"type":"integer"},"colCount":{"type":"integer"},"posInSet":{"type":"integer","description":"From 1.","minimum":1},"setSize":{"type":"integer","minimum":0},"placeholder":{"type":"string"},"url":{"type":"string"},"live":{"type":"string","enum":["polite","assertive","off"]},"autocomplete":{"type":"string","enum":["inline","list","both","none"]},"keyShortcut":{"type":"string"},"roledescription":{"type":"string"}},"additionalProperties":false},"window":{"type":"object","properties":{"title":{"type":"string"},"pid":{"if":{"type":"integer"},"then":true,"else":{"const":null}},"foreground":{"type":"boolean"},"bounds":{"if":{"type":"object"},"then":{"$ref":"#/$defs/rect"},"else":{"const":null}},"url":{"type":"string"}},"additionalProperties":true},"ofWindows":{"type":"object","properties":{"controlType":{"type":"integer"},"automationId":{"type":"string"},"className":{"type":"string"},"patterns":{"type":"array","items":{"type":"string"}},"hwnd":{"type":"integer"}},"additionalProperties":true},"ofMacos":{"type":"object","properties":{"axRole":{"type":"string"},"axSubrole":{"type":"string"},"axIdentifier":{"type":"string"},"axActions":{"type":"array","items":{"type":"string"}}},"additionalProperties":true},"ofLinux":{"type":"object","properties":{"atspiRole":{"type":"string"},"interfaces":{"type":"array","items":{"type":"string"}}},"additionalProperties":true},"ofWeb":{"type":"object","properties":{"tagName":{"type":"string"},"ariaRole":{"type":"string"},"selector":{"type":"string"},"xpath":{"type":"string"},"inputType":{"type":"string"}},"additionalProperties":true},"ofAndroid":{"type":"object","properties":{"className":{"type":"string"},"resourceId":{"type":"string"},"packageName":{"type":"string"},"isClickable":{"type":"boolean"},"isScrollable":{"type":"boolean"}},"additionalProperties":true},"ofIos":{"type":"object","properties":{"elementType":{"type":"string"},"identifier":{"type":"string"},"traits":{"type":"array","items":{"type":"string"}}},"additionalProperties":true},"role":{"type":"string","enum":["alert","alertdialog","application","banner","button","cell","checkbox","columnheader","combobox","complementary","contentinfo","dialog","document","form","generic","grid","group","heading","img","link","list","listitem","log","main","marquee","menu","menubar","menuitem","menuitemcheckbox","menuitemradio","navigation","none","option","progressbar","radio","region","row","rowheader","scrollbar","search","searchbox","separator","slider","spinbutton","status","switch","tab","table","tablist","tabpanel","text","textbox","timer","titlebar","toolbar","tooltip","tree","treeitem","window"]},"state":{"type":"string","enum":["busy","checked","collapsed","disabled","editable","expanded","focused","hidden","mixed","modal","multiselectable","offscreen","pressed","readonly","required","selected"]},"action":{"type":"string","enum":["click","collapse","decrement","dismiss","doubleclick","expand","focus","increment","longpress","rightclick","scroll","select","setvalue","toggle","type"]}}})text";
}

}  // namespace offhand::cup
