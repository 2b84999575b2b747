#include "tests/support/elements.h"

#include <algorithm>
#include <stdexcept>

namespace offhand::test {

bool ShownElement::is(const std::string& state) const {
  return std::find(states.begin(), states.end(), state) != states.end();
}

std::vector<ShownElement> elements_of(const nlohmann::json& state) {
  std::vector<ShownElement> elements;
  for (const auto& item : state.value("elements", nlohmann::json::array())) {
    ShownElement element;
    element.index = item.at("element_index").get<int>();
    element.token = item.at("element_token").get<std::string>();
    element.role = item.at("role").get<std::string>();
    element.name = item.at("name").get<std::string>();
    if (item.contains("value")) element.value = item["value"].get<std::string>();
    element.states = item.at("states").get<std::vector<std::string>>();
    element.actions = item.at("actions").get<std::vector<std::string>>();
    if (item.contains("parent_index")) element.parent = item["parent_index"].get<int>();
    if (const auto bounds = item.find("window_bounds"); bounds != item.end()) {
      element.has_bounds = true;
      element.x = bounds->at("x").get<int>();
      element.y = bounds->at("y").get<int>();
      element.width = bounds->at("width").get<int>();
      element.height = bounds->at("height").get<int>();
    }
    elements.push_back(std::move(element));
  }
  return elements;
}

std::optional<ShownElement> find_element(const nlohmann::json& state, const std::string& name,
                                         const std::string& role) {
  for (auto& element : elements_of(state)) {
    if (element.name == name && (role.empty() || element.role == role)) return element;
  }
  return std::nullopt;
}

ShownElement element_named(const nlohmann::json& state, const std::string& name, const std::string& role) {
  if (auto element = find_element(state, name, role)) return *element;
  std::string shown;
  for (const auto& element : elements_of(state)) shown += "\n  " + element.role + " \"" + element.name + "\"";
  throw std::runtime_error("no element " + role + " \"" + name + "\" among:" + shown);
}

}  // namespace offhand::test
