#include "platform/web_desk/ax_nodes.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <functional>
#include <mutex>
#include <set>
#include <system_error>
#include <utility>

#include "codegen/runtime/utf8.h"
#include "platform/web/json_access.h"

namespace offhand::platform::web_desk {
namespace {

using nlohmann::json;
using web::integer_of;
using web::number_of;
using web::part_of;
using web::text_of;

/// Values of texts are cut here; text() has all.
constexpr std::size_t value_limit = 2000;

/// Roles come from a small vocabulary; a server that is no browser could invent any number of them.
std::string_view kept_for_good(const std::string& name) {
  constexpr std::size_t most = 512;
  static std::mutex mutex;
  static std::set<std::string> names;
  const std::lock_guard lock(mutex);
  if (const auto found = names.find(name); found != names.end()) return *found;
  if (names.size() >= most || name.size() > 64) return "";
  return *names.insert(name).first;
}

const std::string& role_name(const json& ax) {
  static const std::string none;
  const auto& role = part_of(ax, "role");
  const auto found = role.is_object() ? role.find("value") : role.end();
  return role.is_object() && found != role.end() && found->is_string() ? found->get_ref<const std::string&>() : none;
}

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

bool is_on(const json& value) { return (value.is_boolean() && value.get<bool>()) || value == "true"; }

std::string number_text(double number) {
  auto text = std::to_string(number);
  text.erase(text.find_last_not_of('0') + 1);
  if (text.ends_with('.')) text.pop_back();
  return text;
}

std::string text_in(const json& value) {
  const auto& held = part_of(value, "value");
  if (held.is_string()) return held.get<std::string>();
  if (held.is_number()) return number_text(held.get<double>());
  if (held.is_boolean()) return held.get<bool>() ? "true" : "false";
  return {};
}

void read_property(const std::string& name, const json& value, Node& node, std::optional<double>& lowest,
                   std::optional<double>& highest) {
  auto& states = node.states;
  if (name == "disabled" && is_on(value)) states.insert(ElementState::disabled);
  if (name == "editable" && value.is_string() && value != "") states.insert(ElementState::editable);
  if (name == "focusable" && is_on(value)) states.insert(ElementState::focusable);
  if (name == "focused" && is_on(value)) states.insert(ElementState::focused);
  if (name == "expanded") states.insert(is_on(value) ? ElementState::expanded : ElementState::collapsed);
  if (name == "checked" && is_on(value)) states.insert(ElementState::checked);
  if (name == "checked" && value == "mixed") states.insert(ElementState::mixed);
  if (name == "pressed" && is_on(value)) states.insert(ElementState::pressed);
  if (name == "pressed" && value == "mixed") states.insert(ElementState::mixed);
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

/// Finds the nodes that have an attribute. Most pages have none, which the table of texts tells.
void each_attribute(const json& strings, const json& attributes, std::string_view name,
                    const std::function<void(std::size_t place, const std::string& value)>& found) {
  const auto is_name = [&](const json& text) { return text.is_string() && text.get_ref<const std::string&>() == name; };
  if (!strings.is_array() || !attributes.is_array()) return;
  const auto at = std::ranges::find_if(strings, is_name);
  if (at == strings.end()) return;
  const auto name_index = static_cast<std::int64_t>(at - strings.begin());
  for (std::size_t place = 0; place < attributes.size(); ++place) {
    const auto& own = attributes[place];
    for (std::size_t i = 0; own.is_array() && i + 1 < own.size(); i += 2) {
      if (own[i] != name_index || !own[i + 1].is_number_integer()) continue;
      const auto value = own[i + 1].get<std::int64_t>();
      const bool is_text = value >= 0 && value < static_cast<std::int64_t>(strings.size()) &&
                           strings[static_cast<std::size_t>(value)].is_string();
      if (is_text) found(place, strings[static_cast<std::size_t>(value)].get_ref<const std::string&>());
    }
  }
}

std::optional<std::int64_t> whole_number(const std::string& text) {
  std::int64_t number = 0;
  const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
  const bool is_whole = read.ec == std::errc() && read.ptr == text.data() + text.size();
  return is_whole ? std::optional(number) : std::nullopt;
}

bool takes_text(Role role) { return has(role, RoleTrait::entry); }

void set_offers(Node& node) {
  const auto role = node.role;
  const auto& states = node.states;
  const auto offer = [&](NodeAction action) {
    node.verbs.insert(action);
    node.actions.emplace_back(to_string(action));
  };
  if (has(role, RoleTrait::control) || has(role, RoleTrait::item) || role == Role::option) offer(NodeAction::press);
  if (has(role, RoleTrait::toggle)) offer(NodeAction::toggle);
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

Role role_called(std::string_view name) {
  if (const auto role = role_of_aria(name)) return *role;
  return role_of_chromium(name).value_or(Role::generic);
}

bool is_passed_over(const json& ax) {
  if (web::flag_of(ax, "ignored") || integer_of(ax, "backendDOMNodeId") == 0) return true;
  const auto& name = role_name(ax);
  if (name.empty() || role_called(name) == Role::none) return true;
  // Blanks between elements.
  return name == "StaticText" && trimmed(text_in(part_of(ax, "name"))).empty();
}

bool is_ornament(const json& ax) { return role_name(ax) == "ListMarker"; }

std::optional<Node> node_of(const json& ax, const DocumentPtr& document) {
  if (is_passed_over(ax)) return std::nullopt;
  const auto& name = role_name(ax);
  Node node;
  node.handle = handle_of(document, integer_of(ax, "backendDOMNodeId"));
  node.role = role_called(name);
  node.platform_role = kept_for_good(name);
  node.name = trimmed(text_in(part_of(ax, "name")));
  node.description = text_in(part_of(ax, "description"));
  std::optional<double> lowest;
  std::optional<double> highest;
  for (const auto& property : part_of(ax, "properties"))
    read_property(text_of(property, "name"), part_of(part_of(property, "value"), "value"), node, lowest, highest);
  if (const auto& value = part_of(ax, "value"); value.is_object()) {
    node.value = text_in(value);
    node.has_value = true;
  }
  if (lowest && highest) node.range = ValueRange{.minimum = *lowest, .maximum = *highest};
  const bool is_editable =
      node.states.contains(ElementState::editable) && !node.states.contains(ElementState::readonly);
  node.editable_text = is_editable && takes_text(node.role) && !node.states.contains(ElementState::disabled);
  node.inserts_text = node.editable_text;
  if (node.editable_text && !node.has_value) node.has_value = true;
  if (!takes_text(node.role) && !node.many_lines) node.states.erase(ElementState::editable);
  if (const auto count = character_count(node.value); count > value_limit) {
    node.value_characters = count;
    node.value = first_characters(node.value, value_limit);
  }
  set_offers(node);
  return node;
}

NodeAttributes attributes_of(const json& ax, const Layouts::Place* place) {
  NodeAttributes found;
  for (const auto& property : part_of(ax, "properties")) {
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

std::unordered_map<std::string, Layouts> layouts_in(const json& snapshot) {
  std::unordered_map<std::string, Layouts> all;
  const auto& strings = part_of(snapshot, "strings");
  const auto text_at = [&](const json& index) -> std::string {
    const auto place = index.is_number_integer() ? index.get<std::int64_t>() : -1;
    if (place < 0 || !strings.is_array() || place >= static_cast<std::int64_t>(strings.size())) return {};
    const auto& text = strings[static_cast<std::size_t>(place)];
    return text.is_string() ? text.get<std::string>() : std::string();
  };
  for (const auto& document : part_of(snapshot, "documents")) {
    auto& layouts = all[text_at(part_of(document, "frameId"))];
    const auto scroll_x = number_of(document, "scrollOffsetX");
    const auto scroll_y = number_of(document, "scrollOffsetY");
    const auto& nodes = part_of(document, "nodes");
    const auto& numbers = part_of(nodes, "backendNodeId");
    const auto& attributes = part_of(nodes, "attributes");
    if (!numbers.is_array()) continue;
    layouts.places.reserve(numbers.size());
    const auto number_at = [&](const json& index) -> std::int64_t {
      const auto place = index.is_number_integer() ? index.get<std::int64_t>() : -1;
      if (place < 0 || place >= static_cast<std::int64_t>(numbers.size())) return 0;
      const auto& number = numbers[static_cast<std::size_t>(place)];
      return number.is_number_integer() ? number.get<std::int64_t>() : 0;
    };
    const auto& layout = part_of(document, "layout");
    const auto& of = part_of(layout, "nodeIndex");
    const auto& bounds = part_of(layout, "bounds");
    for (std::size_t i = 0; of.is_array() && bounds.is_array() && i < of.size() && i < bounds.size(); ++i) {
      const auto& box = bounds[i];
      if (!box.is_array() || box.size() < 4) continue;
      auto& place = layouts.places[number_at(of[i])];
      if (place.has_box) continue;
      place.has_box = true;
      place.box = {number_of(box[0]) - scroll_x, number_of(box[1]) - scroll_y, number_of(box[2]), number_of(box[3])};
    }
    // Only of fields are the attributes wanted.
    const auto& fields = part_of(part_of(nodes, "inputValue"), "index");
    for (const auto& field : fields) {
      const auto place = field.is_number_integer() ? field.get<std::int64_t>() : -1;
      if (place < 0 || !attributes.is_array() || place >= static_cast<std::int64_t>(attributes.size())) continue;
      const auto& own = attributes[static_cast<std::size_t>(place)];
      for (std::size_t i = 0; own.is_array() && i + 1 < own.size(); i += 2)
        if (text_at(own[i]) == "type" && text_at(own[i + 1]) == "password")
          layouts.places[number_at(field)].is_secret = true;
    }
    const auto place_at = [&](std::size_t place) -> Layouts::Place* {
      return place < numbers.size() ? &layouts.places[number_at(json(place))] : nullptr;
    };
    each_attribute(strings, attributes, "aria-busy", [&](std::size_t place, const std::string& value) {
      if (auto* of_node = place_at(place)) of_node->is_busy = of_node->is_busy || value == "true";
    });
    each_attribute(strings, attributes, "aria-readonly", [&](std::size_t place, const std::string& value) {
      if (auto* of_node = place_at(place)) of_node->is_read_only = of_node->is_read_only || value == "true";
    });
    each_attribute(strings, attributes, "aria-placeholder", [&](std::size_t place, const std::string& value) {
      if (auto* of_node = place_at(place)) of_node->placeholder = value;
    });
    // The element's own attribute wins.
    each_attribute(strings, attributes, "placeholder", [&](std::size_t place, const std::string& value) {
      if (auto* of_node = place_at(place)) of_node->placeholder = value;
    });
    each_attribute(strings, attributes, "aria-posinset", [&](std::size_t place, const std::string& value) {
      if (auto* of_node = place_at(place)) of_node->position_in_set = whole_number(value);
    });
    each_attribute(strings, attributes, "aria-setsize", [&](std::size_t place, const std::string& value) {
      if (auto* of_node = place_at(place)) of_node->size_of_set = whole_number(value);
    });
    for (const auto& clickable : part_of(part_of(nodes, "isClickable"), "index"))
      layouts.places[number_at(clickable)].is_clickable = true;
    const auto& shadows = part_of(nodes, "shadowRootType");
    const auto& roots = part_of(shadows, "index");
    const auto& kinds = part_of(shadows, "value");
    for (std::size_t i = 0; roots.is_array() && kinds.is_array() && i < roots.size() && i < kinds.size(); ++i)
      if (text_at(kinds[i]) == "closed") layouts.closed_roots.push_back(number_at(roots[i]));
  }
  return all;
}

}  // namespace offhand::platform::web_desk
