#include <mutex>

#include "platform/sim/scene_reader.h"

namespace offhand::platform::sim {
namespace {

// What a control of this role usually offers, so that a scene need not say it.
std::vector<std::string> usual_actions(Role role) {
  constexpr Roles chosen{Role::listitem, Role::option, Role::tab, Role::treeitem};
  constexpr Roles clicked{Role::button, Role::link, Role::menuitem, Role::checkbox, Role::switch_, Role::radio};
  if (clicked.contains(role)) return {"click"};
  if (chosen.contains(role)) return {"select"};
  return has(role, RoleTrait::text_field) ? std::vector<std::string>{"activate"} : std::vector<std::string>{};
}

}  // namespace

ElementState read_state(const std::string& word, const std::string& pointer) {
  for (int i = 0; i <= static_cast<int>(ElementState::protected_); ++i)
    if (to_string(static_cast<ElementState>(i)) == word) return static_cast<ElementState>(i);
  throw SceneProblem(pointer, "there is no state \"" + word + "\"");
}

namespace {

Script optional_script(ObjectReader& reader, const std::string& key) {
  return reader.has(key) ? read_script(reader.member(key), reader.at(key)) : Script();
}

std::map<std::string, Script> scripts_by_word(ObjectReader& reader, const std::string& key) {
  std::map<std::string, Script> scripts;
  reader.each_member(key, [&](const std::string& word, const nlohmann::json& value, const std::string& pointer) {
    scripts[word] = read_script(value, pointer);
  });
  return scripts;
}

void read_states(ObjectReader& reader, NodeSpec& node) {
  const bool text = has(node.role, RoleTrait::text_field);
  if (reader.has("states")) {
    const auto words = reader.texts("states");
    for (std::size_t i = 0; i < words.size(); ++i)
      node.states.insert(read_state(words[i], reader.at("states") + "/" + std::to_string(i)));
  } else if (text || !node.actions.empty() || node.role == Role::slider) {
    node.states.insert(ElementState::focusable);
  }
  node.editable = reader.flag("editable", text);
  if (node.editable) node.states.insert(ElementState::editable);
}

NodeAttributes read_node_attributes(ObjectReader reader) {
  const auto number = [&](const std::string& key) {
    return reader.has(key) ? std::optional(reader.integer(key, {}, -1000000, 1000000)) : std::nullopt;
  };
  NodeAttributes attributes{.level = number("level"),
                            .position_in_set = number("position_in_set"),
                            .size_of_set = number("size_of_set"),
                            .placeholder = reader.text("placeholder", ""),
                            .url = reader.text("url", ""),
                            .live = reader.text("live", ""),
                            .autocomplete = reader.text("autocomplete", ""),
                            .key_shortcut = reader.text("key_shortcut", ""),
                            .role_description = reader.text("role_description", ""),
                            .orientation = reader.text("orientation", "")};
  reader.finish();
  return attributes;
}

NodeSpec read_node_as(const nlohmann::json& value, const std::string& pointer, Role usual_role) {
  ObjectReader reader(value, pointer);
  NodeSpec node;
  node.id = reader.text("id", "");
  const auto role = reader.text("role", std::string(to_string(usual_role)));
  const auto known = role_from_string(role);
  if (!known) throw SceneProblem(reader.at("role"), "there is no role \"" + role + "\"; \"generic\" fits anything");
  node.role = *known;
  node.platform_role = reader.text("platform_role", role);
  node.name = reader.text("name", "");
  node.description = reader.text("description", "");
  if (reader.has("markup")) {
    auto markup = reader.object("markup");
    node.markup = {markup.text("tag", ""), markup.text("id", ""), markup.text("class", "")};
    markup.finish();
  }
  node.has_value = reader.has("value");
  node.value = reader.text("value", "");
  node.bounds = reader.rectangle("bounds");
  node.actions = reader.has("actions") ? reader.texts("actions") : usual_actions(node.role);
  read_states(reader, node);
  node.has_value = node.has_value || node.editable;
  node.deaf = reader.flag("deaf", false);
  node.clips = reader.flag("clips", false);
  node.multiline = reader.flag("multiline", false);
  if (reader.has("range")) {
    auto range = reader.object("range");
    node.range = {static_cast<int>(range.integer("minimum", {}, -1000000, 1000000)),
                  static_cast<int>(range.integer("maximum", {}, -1000000, 1000000))};
    range.finish();
  }
  if (reader.has("attributes")) node.attributes = read_node_attributes(reader.object("attributes"));
  node.on_press = optional_script(reader, "on_press");
  node.on_hold = optional_script(reader, "on_hold");
  node.on_change = optional_script(reader, "on_change");
  node.on_action = scripts_by_word(reader, "on_action");
  node.on_key = scripts_by_word(reader, "on_key");
  reader.each("children", [&](const nlohmann::json& child, const std::string& at) {
    node.children.push_back(read_node_as(child, at, Role::generic));
  });
  reader.finish();
  return node;
}

}  // namespace

std::string_view keep(std::string_view word) {
  // Nodes keep views of these words; a set never moves its strings.
  static std::mutex mutex;
  static std::set<std::string, std::less<>> words;
  const std::lock_guard guard(mutex);
  const auto found = words.find(word);
  return found != words.end() ? *found : *words.emplace(word).first;
}

NodeSpec read_node(const nlohmann::json& value, const std::string& pointer) {
  return read_node_as(value, pointer, Role::generic);
}

WindowSpec read_window(const nlohmann::json& value, const std::string& pointer) {
  ObjectReader reader(value, pointer);
  WindowSpec window;
  window.window_id = reader.integer("window_id", 0, 1, 4294967295);
  window.title = reader.text("title");
  const auto bounds = reader.rectangle("bounds");
  if (!bounds) reader.member("bounds");
  window.bounds = *bounds;
  window.minimized = reader.flag("minimized", false);
  window.on_current_space = reader.flag("on_current_space", true);
  window.modal = reader.flag("modal", false);
  window.dialog = reader.flag("dialog", window.modal);
  window.owner = reader.text("owner", "");
  window.refuses_activation = reader.text("refuses_activation", "");
  window.ambiguous = reader.flag("ambiguous", false);
  window.surface = reader.flag("surface", false);
  window.focus = reader.text("focus", "");
  const Role outermost = window.dialog ? Role::dialog : Role::window;
  window.root = reader.has("tree") ? read_node_as(reader.member("tree"), reader.at("tree"), outermost)
                                   : read_node_as(nlohmann::json::object(), reader.at("tree"), outermost);
  if (window.root.name.empty()) window.root.name = window.title;
  if (window.modal) window.root.states.insert(ElementState::modal);
  if (!window.root.bounds) window.root.bounds = Rectangle{0, 0, window.bounds.width, window.bounds.height};
  window.on_open = optional_script(reader, "on_open");
  reader.finish();
  return window;
}

}  // namespace offhand::platform::sim
