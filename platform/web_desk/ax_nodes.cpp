#include "platform/web_desk/ax_nodes.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <mutex>
#include <set>
#include <utility>

#include "codegen/runtime/utf8.h"

namespace offhand::platform::web_desk {
namespace {

// Beside those of the namespace web.
using web_desk::flag_of;
using web_desk::integer_of;
using web_desk::number_of;
using web_desk::part_of;
using web_desk::text_of;

/// Values of texts are cut here; text() has all.
constexpr std::size_t value_limit = 2000;

/// Roles come from a small vocabulary; a server that is no browser could invent any number of them.
std::string_view kept_for_good(std::string_view name) {
  constexpr std::size_t most = 512;
  static std::mutex mutex;
  static std::set<std::string, std::less<>> names;
  const std::lock_guard lock(mutex);
  if (const auto found = names.find(name); found != names.end()) return *found;
  if (names.size() >= most || name.size() > 64) return "";
  return *names.emplace(name).first;
}

std::string_view role_name(const LargeJson& ax) { return text_of(part_of(ax, "role"), "value"); }

std::string trimmed(std::string text) {
  constexpr const char* blanks = " \t\r\n\f";
  text.erase(text.find_last_not_of(blanks) + 1);
  text.erase(0, std::min(text.size(), text.find_first_not_of(blanks)));
  return text;
}

std::string first_characters(const std::string& text, std::size_t count) {
  std::size_t at = 0;
  while (count-- > 0 && at < text.size()) at += std::max<std::size_t>(1, utf8_length(text, at));
  return text.substr(0, at);
}

bool is_on(const LargeJson& value) { return flag_of(value) || text_of(value) == "true"; }

std::string number_text(double number) {
  auto text = std::to_string(number);
  text.erase(text.find_last_not_of('0') + 1);
  if (text.ends_with('.')) text.pop_back();
  return text;
}

std::string text_in(const LargeJson& value) {
  const auto& held = part_of(value, "value");
  if (held.is_number()) return number_text(held.to_number<double>());
  if (held.is_bool()) return held.get_bool() ? "true" : "false";
  return std::string(text_of(held));
}

void read_property(std::string_view name, const LargeJson& value, Node& node, std::optional<double>& lowest,
                   std::optional<double>& highest) {
  auto& states = node.states;
  if (name == "disabled" && is_on(value)) states.insert(ElementState::disabled);
  if (name == "editable" && !text_of(value).empty()) states.insert(ElementState::editable);
  if (name == "focusable" && is_on(value)) states.insert(ElementState::focusable);
  if (name == "focused" && is_on(value)) states.insert(ElementState::focused);
  if (name == "expanded") states.insert(is_on(value) ? ElementState::expanded : ElementState::collapsed);
  if (name == "checked" && is_on(value)) states.insert(ElementState::checked);
  if (name == "checked" && text_of(value) == "mixed") states.insert(ElementState::mixed);
  if (name == "pressed" && is_on(value)) states.insert(ElementState::pressed);
  if (name == "pressed" && text_of(value) == "mixed") states.insert(ElementState::mixed);
  if (name == "selected" && is_on(value)) states.insert(ElementState::selected);
  if (name == "modal" && is_on(value)) states.insert(ElementState::modal);
  if (name == "multiselectable" && is_on(value)) states.insert(ElementState::multiselectable);
  if (name == "readonly" && is_on(value)) states.insert(ElementState::readonly);
  if (name == "required" && is_on(value)) states.insert(ElementState::required);
  if (name == "busy" && is_on(value)) states.insert(ElementState::busy);
  if (name == "multiline" && is_on(value)) node.many_lines = true;
  if (name == "valuemin") lowest = number_of(value);
  if (name == "valuemax") highest = number_of(value);
}

bool takes_text(Role role) { return has(role, RoleTrait::entry); }

/// What a page lets be edited without saying that it is a field: what lies in it has no focus of its own.
bool is_editable_region(const Node& node) {
  return node.states.contains(ElementState::focusable) && !has(node.role, RoleTrait::control);
}

void set_offers(Node& node, bool stays_down) {
  const auto role = node.role;
  const auto& states = node.states;
  const auto offer = [&](NodeAction action) {
    node.verbs.insert(action);
    node.actions.emplace_back(to_string(action));
  };
  if (has(role, RoleTrait::control) || has(role, RoleTrait::item) || role == Role::option) offer(NodeAction::press);
  if (has(role, RoleTrait::toggle) || stays_down) offer(NodeAction::toggle);
  if (has(role, RoleTrait::selectable) || role == Role::option) offer(NodeAction::pick);
  if (states.contains(ElementState::collapsed) && role != Role::combobox) offer(NodeAction::expand);
  if (states.contains(ElementState::expanded) && role != Role::combobox) offer(NodeAction::collapse);
  const bool has_number = role == Role::slider || role == Role::spinbutton;
  if (has_number && !states.contains(ElementState::readonly)) {
    offer(NodeAction::increment);
    offer(NodeAction::decrement);
  }
  if (states.contains(ElementState::focusable)) offer(NodeAction::focus);
  if (node.editable_text) {
    offer(NodeAction::set_value);
    offer(NodeAction::type);
  }
}

}  // namespace

bool is_picker(std::string_view chromium_role) {
  constexpr auto pickers = std::to_array<std::string_view>({"Date", "DateTime", "InputTime", "ColorWell"});
  return std::ranges::find(pickers, chromium_role) != pickers.end();
}

Role role_called(std::string_view name) {
  if (const auto role = role_of_aria(name)) return *role;
  return role_of_chromium(name).value_or(Role::generic);
}

bool is_passed_over(const LargeJson& ax) {
  if (flag_of(ax, "ignored") || integer_of(ax, "backendDOMNodeId") == 0) return true;
  const auto name = role_name(ax);
  if (name.empty() || role_called(name) == Role::none) return true;
  // Blanks between elements.
  return name == "StaticText" && trimmed(text_in(part_of(ax, "name"))).empty();
}

bool is_ornament(const LargeJson& ax) { return role_name(ax) == "ListMarker"; }

std::optional<Node> node_of(const LargeJson& ax, const DocumentPtr& document) {
  if (is_passed_over(ax)) return std::nullopt;
  const auto name = role_name(ax);
  Node node;
  node.handle = handle_of(document, integer_of(ax, "backendDOMNodeId"));
  node.role = role_called(name);
  node.platform_role = kept_for_good(name);
  node.name = trimmed(text_in(part_of(ax, "name")));
  node.description = text_in(part_of(ax, "description"));
  std::optional<double> lowest;
  std::optional<double> highest;
  bool stays_down = false;
  for (const auto& property : items_of(ax, "properties")) {
    const auto told = text_of(property, "name");
    // Told of toggle buttons alone, of those that are up as well.
    stays_down = stays_down || told == "pressed";
    read_property(told, part_of(part_of(property, "value"), "value"), node, lowest, highest);
  }
  if (const auto& value = part_of(ax, "value"); value.is_object()) {
    node.value = text_in(value);
    node.has_value = true;
  }
  if (lowest && highest) node.range = ValueRange{.minimum = *lowest, .maximum = *highest};
  if (is_picker(name)) {
    // The browser calls them read-only, as its own parts are typed into; the page says whether they are.
    node.states.erase(ElementState::readonly);
    node.states.insert(ElementState::editable);
  }
  const bool is_editable =
      node.states.contains(ElementState::editable) && !node.states.contains(ElementState::readonly);
  const bool is_region = is_editable && !takes_text(node.role) && !is_picker(name) && is_editable_region(node);
  node.editable_text = is_editable && (takes_text(node.role) || is_picker(name) || is_region) &&
                       !node.states.contains(ElementState::disabled);
  if (is_region) node.many_lines = true;
  node.inserts_text = node.editable_text;
  if (node.editable_text && !node.has_value) node.has_value = true;
  if (!takes_text(node.role) && !is_picker(name) && !node.many_lines) node.states.erase(ElementState::editable);
  if (const auto count = character_count(node.value); count > value_limit) {
    node.value_characters = count;
    node.value = first_characters(node.value, value_limit);
  }
  set_offers(node, stays_down);
  return node;
}

NodeAttributes attributes_of(const LargeJson& ax, const Layouts::Place* place) {
  NodeAttributes found;
  for (const auto& property : items_of(ax, "properties")) {
    const auto name = text_of(property, "name");
    const auto& told = part_of(property, "value");
    const auto& value = part_of(told, "value");
    if (name == "level" && value.is_number()) found.level = static_cast<std::int64_t>(number_of(value));
    if (name == "url") found.url = text_in(told);
    if (name == "live") found.live = text_in(told);
    if (name == "autocomplete") found.autocomplete = text_in(told);
    if (name == "keyshortcuts") found.key_shortcut = text_in(told);
    if (name == "roledescription") found.role_description = text_in(told);
    if (name == "orientation") found.orientation = text_in(told);
  }
  if (place == nullptr) return found;
  found.placeholder = place->placeholder;
  found.position_in_set = place->position_in_set;
  found.size_of_set = place->size_of_set;
  return found;
}

}  // namespace offhand::platform::web_desk
