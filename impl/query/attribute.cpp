#include "impl/query/attribute.h"

#include <algorithm>
#include <array>

namespace offhand::query {
namespace {

enum class Attribute { name, value, description, identifier, role, enabled, visible };

struct Named {
  std::string_view name;
  Attribute attribute;
};

constexpr auto attributes = std::to_array<Named>({
    {"name", Attribute::name},
    {"title", Attribute::name},
    {"AXTitle", Attribute::name},
    {"value", Attribute::value},
    {"AXValue", Attribute::value},
    {"description", Attribute::description},
    {"AXDescription", Attribute::description},
    {"id", Attribute::identifier},
    {"identifier", Attribute::identifier},
    {"AXIdentifier", Attribute::identifier},
    {"role", Attribute::role},
    {"AXRole", Attribute::role},
    {"enabled", Attribute::enabled},
    {"visible", Attribute::visible},
});

const Named* find(std::string_view name) {
  const auto* const found = std::ranges::find(attributes, name, &Named::name);
  return found == attributes.end() ? nullptr : found;
}

std::string said(bool flag) { return flag ? "true" : "false"; }

}  // namespace

std::string_view open_value(const platform::Node& node) {
  if (!node.has_value || node.states.contains(ElementState::protected_)) return {};
  return node.value;
}

bool is_attribute(std::string_view name) {
  return find(name) != nullptr || element_state_from_string(name).has_value();
}

bool is_about_role(std::string_view attribute) {
  const auto* const known = find(attribute);
  return known != nullptr && known->attribute == Attribute::role;
}

std::string attribute_of(const Nodes& nodes, std::size_t place, std::string_view attribute) {
  const auto& node = nodes[place];
  const auto* const known = find(attribute);
  if (known == nullptr) {
    const auto state = element_state_from_string(attribute);
    return said(state && node.states.contains(*state));
  }
  switch (known->attribute) {
    case Attribute::name:
      return node.name;
    case Attribute::value:
      return std::string(open_value(node));
    case Attribute::description:
      return node.description;
    case Attribute::identifier:
      return nodes.identifier(place);
    case Attribute::role:
      return std::string(to_string(node.role));
    case Attribute::enabled:
      return said(!node.states.contains(ElementState::disabled));
    case Attribute::visible:
      return said(!node.states.contains(ElementState::hidden));
  }
  return {};
}

}  // namespace offhand::query
