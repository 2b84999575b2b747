// Generated from schema/common/roles.json. Do not edit.
#include "generated/types/roles.h"

#include <algorithm>

namespace offhand {

namespace {
struct Called {
  std::string_view name;
  Role role;
};
struct SharedName {
  std::string_view name;
  Roles roles;
};
}  // namespace

namespace {
constexpr auto kRoleNames = std::to_array<std::string_view>({"alert", "alertdialog", "application", "banner", "button", "cell", "checkbox", "columnheader", "combobox", "complementary", "contentinfo", "dialog", "document", "form", "generic", "grid", "group", "heading", "img", "link", "list", "listitem", "log", "main", "marquee", "menu", "menubar", "menuitem", "menuitemcheckbox", "menuitemradio", "navigation", "none", "option", "progressbar", "radio", "region", "row", "rowheader", "scrollbar", "search", "searchbox", "separator", "slider", "spinbutton", "status", "switch", "tab", "table", "tablist", "tabpanel", "text", "textbox", "timer", "titlebar", "toolbar", "tooltip", "tree", "treeitem", "window"});
}  // namespace

std::string_view to_string(Role role) { return kRoleNames[static_cast<std::size_t>(role)]; }

std::optional<Role> role_from_string(std::string_view text) {
  const auto* const found = std::ranges::find(kRoleNames, text);
  if (found == kRoleNames.end()) return std::nullopt;
  return static_cast<Role>(found - kRoleNames.begin());
}

namespace {
// By role.
constexpr std::array<Called, 50> kSynonyms{{
    {"pushbutton", Role::button},
    {"btn", Role::button},
    {"tablecell", Role::cell},
    {"gridcell", Role::cell},
    {"check", Role::checkbox},
    {"tickbox", Role::checkbox},
    {"dropdown", Role::combobox},
    {"select", Role::combobox},
    {"dropdownlist", Role::combobox},
    {"choice", Role::combobox},
    {"field", Role::combobox},
    {"window", Role::dialog},
    {"alert", Role::dialog},
    {"picture", Role::img},
    {"image", Role::img},
    {"icon", Role::img},
    {"hyperlink", Role::link},
    {"anchor", Role::link},
    {"option", Role::listitem},
    {"item", Role::listitem},
    {"item", Role::menuitem},
    {"menuitem", Role::menuitemcheckbox},
    {"menuitem", Role::menuitemradio},
    {"item", Role::option},
    {"listitem", Role::option},
    {"progress", Role::progressbar},
    {"radiobutton", Role::radio},
    {"tablerow", Role::row},
    {"input", Role::searchbox},
    {"search", Role::searchbox},
    {"entry", Role::searchbox},
    {"range", Role::slider},
    {"number", Role::spinbutton},
    {"numberinput", Role::spinbutton},
    {"stepper", Role::spinbutton},
    {"field", Role::spinbutton},
    {"toggle", Role::switch_},
    {"pagetab", Role::tab},
    {"label", Role::text},
    {"input", Role::textbox},
    {"edit", Role::textbox},
    {"editor", Role::textbox},
    {"entry", Role::textbox},
    {"field", Role::textbox},
    {"textfield", Role::textbox},
    {"textarea", Role::textbox},
    {"textinput", Role::textbox},
    {"text", Role::textbox},
    {"passwordtext", Role::textbox},
    {"item", Role::treeitem},
}};
struct PlatformSynonym {
  std::string_view word;
  std::string_view name;
};
constexpr auto kPlatformSynonyms = std::to_array<PlatformSynonym>({
    {"switch", "togglebutton"},
    {"toggle", "togglebutton"},
});
}  // namespace

bool is_role_synonym(std::string_view word, Role role, std::string_view platform_name) {
  const auto is_of_role = [&](const Called& each) { return each.role == role && each.name == word; };
  const auto is_of_name = [&](const PlatformSynonym& each) { return each.name == platform_name && each.word == word; };
  return std::ranges::any_of(kSynonyms, is_of_role) || std::ranges::any_of(kPlatformSynonyms, is_of_name);
}

namespace {
// Sorted by name.
constexpr auto kAriaRoles = std::to_array<Called>({
    {"alert", Role::alert},
    {"alertdialog", Role::alertdialog},
    {"application", Role::application},
    {"banner", Role::banner},
    {"button", Role::button},
    {"cell", Role::cell},
    {"checkbox", Role::checkbox},
    {"columnheader", Role::columnheader},
    {"combobox", Role::combobox},
    {"complementary", Role::complementary},
    {"contentinfo", Role::contentinfo},
    {"dialog", Role::dialog},
    {"document", Role::document},
    {"form", Role::form},
    {"generic", Role::generic},
    {"grid", Role::grid},
    {"gridcell", Role::cell},
    {"group", Role::group},
    {"heading", Role::heading},
    {"image", Role::img},
    {"img", Role::img},
    {"link", Role::link},
    {"list", Role::list},
    {"listbox", Role::list},
    {"listitem", Role::listitem},
    {"log", Role::log},
    {"main", Role::main},
    {"marquee", Role::marquee},
    {"menu", Role::menu},
    {"menubar", Role::menubar},
    {"menuitem", Role::menuitem},
    {"menuitemcheckbox", Role::menuitemcheckbox},
    {"menuitemradio", Role::menuitemradio},
    {"meter", Role::progressbar},
    {"navigation", Role::navigation},
    {"option", Role::option},
    {"progressbar", Role::progressbar},
    {"radio", Role::radio},
    {"radiogroup", Role::group},
    {"region", Role::region},
    {"row", Role::row},
    {"rowheader", Role::rowheader},
    {"scrollbar", Role::scrollbar},
    {"search", Role::search},
    {"searchbox", Role::searchbox},
    {"separator", Role::separator},
    {"slider", Role::slider},
    {"spinbutton", Role::spinbutton},
    {"status", Role::status},
    {"switch", Role::switch_},
    {"tab", Role::tab},
    {"table", Role::table},
    {"tablist", Role::tablist},
    {"tabpanel", Role::tabpanel},
    {"textbox", Role::textbox},
    {"timer", Role::timer},
    {"toolbar", Role::toolbar},
    {"tooltip", Role::tooltip},
    {"tree", Role::tree},
    {"treegrid", Role::grid},
    {"treeitem", Role::treeitem},
});
}  // namespace

std::optional<Role> role_of_aria(std::string_view name) {
  const auto* const found = std::ranges::lower_bound(kAriaRoles, name, {}, &Called::name);
  if (found == kAriaRoles.end() || found->name != name) return std::nullopt;
  return found->role;
}

namespace {
constexpr std::uint32_t kAtspiLowest = 0;
constexpr auto kAtspiRoles = std::to_array<Called>({
    {"invalid", Role::generic},
    {"accelerator label", Role::text},
    {"alert", Role::alert},
    {"animation", Role::img},
    {"arrow", Role::img},
    {"calendar", Role::grid},
    {"canvas", Role::generic},
    {"check box", Role::checkbox},
    {"check menu item", Role::menuitemcheckbox},
    {"color chooser", Role::dialog},
    {"column header", Role::columnheader},
    {"combo box", Role::combobox},
    {"date editor", Role::textbox},
    {"desktop icon", Role::img},
    {"desktop frame", Role::generic},
    {"dial", Role::slider},
    {"dialog", Role::dialog},
    {"directory pane", Role::group},
    {"drawing area", Role::generic},
    {"file chooser", Role::dialog},
    {"filler", Role::generic},
    {"focus traversable", Role::generic},
    {"font chooser", Role::dialog},
    {"frame", Role::window},
    {"glass pane", Role::generic},
    {"html container", Role::document},
    {"icon", Role::img},
    {"image", Role::img},
    {"internal frame", Role::group},
    {"label", Role::text},
    {"layered pane", Role::generic},
    {"list", Role::list},
    {"list item", Role::listitem},
    {"menu", Role::menu},
    {"menu bar", Role::menubar},
    {"menu item", Role::menuitem},
    {"option pane", Role::group},
    {"page tab", Role::tab},
    {"page tab list", Role::tablist},
    {"panel", Role::group},
    {"password text", Role::textbox},
    {"popup menu", Role::menu},
    {"progress bar", Role::progressbar},
    {"push button", Role::button},
    {"radio button", Role::radio},
    {"radio menu item", Role::menuitemradio},
    {"root pane", Role::generic},
    {"row header", Role::rowheader},
    {"scroll bar", Role::scrollbar},
    {"scroll pane", Role::generic},
    {"separator", Role::separator},
    {"slider", Role::slider},
    {"spin button", Role::spinbutton},
    {"split pane", Role::generic},
    {"status bar", Role::status},
    {"table", Role::table},
    {"table cell", Role::cell},
    {"table column header", Role::columnheader},
    {"table row header", Role::rowheader},
    {"tearoff menu item", Role::menuitem},
    {"terminal", Role::textbox},
    {"text", Role::textbox},
    {"toggle button", Role::button},
    {"tool bar", Role::toolbar},
    {"tool tip", Role::tooltip},
    {"tree", Role::tree},
    {"tree table", Role::table},
    {"unknown", Role::generic},
    {"viewport", Role::generic},
    {"window", Role::window},
    {"extended", Role::generic},
    {"header", Role::banner},
    {"footer", Role::contentinfo},
    {"paragraph", Role::group},
    {"ruler", Role::generic},
    {"application", Role::application},
    {"autocomplete", Role::combobox},
    {"editbar", Role::textbox},
    {"embedded", Role::generic},
    {"entry", Role::textbox},
    {"chart", Role::img},
    {"caption", Role::text},
    {"document frame", Role::document},
    {"heading", Role::heading},
    {"page", Role::group},
    {"section", Role::region},
    {"redundant object", Role::generic},
    {"form", Role::form},
    {"link", Role::link},
    {"input method window", Role::window},
    {"table row", Role::row},
    {"tree item", Role::treeitem},
    {"document spreadsheet", Role::document},
    {"document presentation", Role::document},
    {"document text", Role::document},
    {"document web", Role::document},
    {"document email", Role::document},
    {"comment", Role::group},
    {"list box", Role::list},
    {"grouping", Role::group},
    {"image map", Role::img},
    {"notification", Role::alert},
    {"info bar", Role::status},
    {"level bar", Role::progressbar},
    {"title bar", Role::titlebar},
    {"block quote", Role::group},
    {"audio", Role::generic},
    {"video", Role::generic},
    {"definition", Role::group},
    {"article", Role::group},
    {"landmark", Role::region},
    {"log", Role::log},
    {"marquee", Role::marquee},
    {"math", Role::group},
    {"rating", Role::slider},
    {"timer", Role::timer},
    {"static", Role::text},
    {"math fraction", Role::group},
    {"math root", Role::group},
    {"subscript", Role::text},
    {"superscript", Role::text},
    {"description list", Role::list},
    {"description term", Role::text},
    {"description value", Role::text},
    {"footnote", Role::group},
    {"content deletion", Role::group},
    {"content insertion", Role::group},
    {"mark", Role::text},
    {"suggestion", Role::group},
    {"push button menu", Role::button},
});
}  // namespace

Role role_of_atspi(std::uint32_t number) {
  const std::uint32_t place = number - kAtspiLowest;
  return place < kAtspiRoles.size() ? kAtspiRoles[place].role : Role::generic;
}

std::string_view atspi_name_of(std::uint32_t number) {
  const std::uint32_t place = number - kAtspiLowest;
  return place < kAtspiRoles.size() ? kAtspiRoles[place].name : std::string_view();
}

namespace {
// Sorted by name.
constexpr auto kAxRoles = std::to_array<Called>({
    {"AXApplication", Role::application},
    {"AXApplicationAlert", Role::alert},
    {"AXApplicationAlertDialog", Role::alertdialog},
    {"AXButton", Role::button},
    {"AXCell", Role::cell},
    {"AXCheckBox", Role::checkbox},
    {"AXColumn", Role::columnheader},
    {"AXComboBox", Role::combobox},
    {"AXDialog", Role::dialog},
    {"AXGroup", Role::group},
    {"AXHeading", Role::heading},
    {"AXHelpTag", Role::tooltip},
    {"AXImage", Role::img},
    {"AXIncrementor", Role::spinbutton},
    {"AXLandmarkNavigation", Role::navigation},
    {"AXLandmarkRegion", Role::region},
    {"AXLandmarkSearch", Role::search},
    {"AXLink", Role::link},
    {"AXList", Role::list},
    {"AXMenu", Role::menu},
    {"AXMenuBar", Role::menubar},
    {"AXMenuButton", Role::button},
    {"AXMenuItem", Role::menuitem},
    {"AXOutline", Role::tree},
    {"AXPopUpButton", Role::combobox},
    {"AXProgressIndicator", Role::progressbar},
    {"AXRadioButton", Role::radio},
    {"AXRow", Role::row},
    {"AXScrollBar", Role::scrollbar},
    {"AXSearchField", Role::searchbox},
    {"AXSheet", Role::dialog},
    {"AXSlider", Role::slider},
    {"AXSplitter", Role::separator},
    {"AXStaticText", Role::text},
    {"AXTabGroup", Role::tablist},
    {"AXTable", Role::table},
    {"AXTextArea", Role::textbox},
    {"AXTextField", Role::textbox},
    {"AXToolbar", Role::toolbar},
    {"AXUnknown", Role::generic},
    {"AXWebArea", Role::document},
    {"AXWindow", Role::window},
});
}  // namespace

std::optional<Role> role_of_ax(std::string_view name) {
  const auto* const found = std::ranges::lower_bound(kAxRoles, name, {}, &Called::name);
  if (found == kAxRoles.end() || found->name != name) return std::nullopt;
  return found->role;
}

namespace {
// Sorted by name.
constexpr auto kChromiumRoles = std::to_array<Called>({
    {"Abbr", Role::text},
    {"Audio", Role::generic},
    {"Canvas", Role::img},
    {"ColorWell", Role::button},
    {"ComboBoxGrouping", Role::combobox},
    {"ComboBoxMenuButton", Role::combobox},
    {"ComboBoxSelect", Role::combobox},
    {"Date", Role::textbox},
    {"DateTime", Role::textbox},
    {"DescriptionList", Role::list},
    {"DescriptionListDetail", Role::group},
    {"DescriptionListTerm", Role::text},
    {"Details", Role::group},
    {"DisclosureTriangle", Role::button},
    {"DisclosureTriangleGrouped", Role::button},
    {"EmbeddedObject", Role::generic},
    {"Figcaption", Role::text},
    {"GenericContainer", Role::generic},
    {"Iframe", Role::group},
    {"IframePresentational", Role::group},
    {"ImageMap", Role::img},
    {"InlineTextBox", Role::none},
    {"InputTime", Role::textbox},
    {"LabelText", Role::text},
    {"LayoutTable", Role::none},
    {"LayoutTableCell", Role::none},
    {"LayoutTableRow", Role::none},
    {"Legend", Role::text},
    {"LineBreak", Role::none},
    {"ListBoxOption", Role::option},
    {"ListMarker", Role::text},
    {"MathMLMath", Role::group},
    {"MenuListOption", Role::option},
    {"MenuListPopup", Role::none},
    {"PdfRoot", Role::document},
    {"PluginObject", Role::generic},
    {"PopUpButton", Role::button},
    {"Pre", Role::text},
    {"ProgressIndicator", Role::progressbar},
    {"RootWebArea", Role::document},
    {"Ruby", Role::text},
    {"RubyAnnotation", Role::text},
    {"ScrollBar", Role::scrollbar},
    {"Section", Role::group},
    {"Splitter", Role::separator},
    {"StaticText", Role::text},
    {"SvgRoot", Role::img},
    {"TextField", Role::textbox},
    {"TextFieldWithComboBox", Role::combobox},
    {"ToggleButton", Role::button},
    {"Video", Role::generic},
    {"WebArea", Role::document},
    {"address", Role::group},
    {"article", Role::group},
    {"blockquote", Role::group},
    {"caption", Role::text},
    {"code", Role::text},
    {"comment", Role::group},
    {"definition", Role::group},
    {"deletion", Role::group},
    {"directory", Role::group},
    {"emphasis", Role::text},
    {"feed", Role::group},
    {"figure", Role::group},
    {"graphics-document", Role::document},
    {"graphics-object", Role::img},
    {"graphics-symbol", Role::img},
    {"insertion", Role::group},
    {"mark", Role::text},
    {"math", Role::group},
    {"none", Role::none},
    {"note", Role::group},
    {"paragraph", Role::group},
    {"presentation", Role::none},
    {"sectionfooter", Role::group},
    {"sectionheader", Role::group},
    {"strong", Role::text},
    {"subscript", Role::text},
    {"suggestion", Role::group},
    {"superscript", Role::text},
    {"term", Role::text},
    {"time", Role::text},
});
}  // namespace

std::optional<Role> role_of_chromium(std::string_view name) {
  const auto* const found = std::ranges::lower_bound(kChromiumRoles, name, {}, &Called::name);
  if (found == kChromiumRoles.end() || found->name != name) return std::nullopt;
  return found->role;
}

namespace {
// Sorted by name.
constexpr auto kHtmlRoles = std::to_array<SharedName>({
    {"a", {Role::link}},
    {"button", {Role::button}},
    {"h1", {Role::heading}},
    {"h2", {Role::heading}},
    {"h3", {Role::heading}},
    {"h4", {Role::heading}},
    {"h5", {Role::heading}},
    {"h6", {Role::heading}},
    {"img", {Role::img}},
    {"input", {Role::checkbox, Role::radio, Role::searchbox, Role::slider, Role::spinbutton, Role::textbox}},
    {"li", {Role::listitem}},
    {"ol", {Role::list}},
    {"option", {Role::listitem, Role::menuitem, Role::option}},
    {"select", {Role::combobox}},
    {"table", {Role::grid, Role::table}},
    {"td", {Role::cell}},
    {"textarea", {Role::textbox}},
    {"th", {Role::columnheader, Role::rowheader}},
    {"tr", {Role::row}},
    {"ul", {Role::list}},
});
}  // namespace

Roles roles_of_html(std::string_view name) {
  const auto* const found = std::ranges::lower_bound(kHtmlRoles, name, {}, &SharedName::name);
  return found != kHtmlRoles.end() && found->name == name ? found->roles : Roles();
}

namespace {
constexpr std::uint32_t kUiaLowest = 50000;
constexpr auto kUiaRoles = std::to_array<Called>({
    {"Button", Role::button},
    {"Calendar", Role::grid},
    {"CheckBox", Role::checkbox},
    {"ComboBox", Role::combobox},
    {"Edit", Role::textbox},
    {"Hyperlink", Role::link},
    {"Image", Role::img},
    {"ListItem", Role::listitem},
    {"List", Role::list},
    {"Menu", Role::menu},
    {"MenuBar", Role::menubar},
    {"MenuItem", Role::menuitem},
    {"ProgressBar", Role::progressbar},
    {"RadioButton", Role::radio},
    {"ScrollBar", Role::scrollbar},
    {"Slider", Role::slider},
    {"Spinner", Role::spinbutton},
    {"StatusBar", Role::status},
    {"Tab", Role::tablist},
    {"TabItem", Role::tab},
    {"Text", Role::text},
    {"ToolBar", Role::toolbar},
    {"ToolTip", Role::tooltip},
    {"Tree", Role::tree},
    {"TreeItem", Role::treeitem},
    {"Custom", Role::generic},
    {"Group", Role::group},
    {"Thumb", Role::generic},
    {"DataGrid", Role::grid},
    {"DataItem", Role::cell},
    {"Document", Role::document},
    {"SplitButton", Role::button},
    {"Window", Role::window},
    {"Pane", Role::generic},
    {"Header", Role::group},
    {"HeaderItem", Role::columnheader},
    {"Table", Role::table},
    {"TitleBar", Role::titlebar},
    {"Separator", Role::separator},
    {"SemanticZoom", Role::generic},
    {"AppBar", Role::toolbar},
});
}  // namespace

Role role_of_uia(std::uint32_t number) {
  const std::uint32_t place = number - kUiaLowest;
  return place < kUiaRoles.size() ? kUiaRoles[place].role : Role::generic;
}

std::string_view uia_name_of(std::uint32_t number) {
  const std::uint32_t place = number - kUiaLowest;
  return place < kUiaRoles.size() ? kUiaRoles[place].name : std::string_view();
}

}  // namespace offhand
