#include "impl/recording/held_arguments.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "codegen/runtime/schema.h"

namespace offhand {
namespace {

std::vector<std::string> names_of(const SchemaProperty& property) {
  std::vector<std::string> names(property.also_called.begin(), property.also_called.end());
  names.emplace_back(property.name);
  return names;
}

}  // namespace

const SchemaProperty* HeldArguments::property(Holds holds) const {
  const auto found = std::ranges::find(schema_.properties, holds, &SchemaProperty::holds);
  return found == schema_.properties.end() ? nullptr : &*found;
}

bool HeldArguments::knows(Holds holds) const { return property(holds) != nullptr; }

nlohmann::json* HeldArguments::find(Holds holds) const {
  const auto* known = property(holds);
  if (known == nullptr) return nullptr;
  for (const auto& name : names_of(*known)) {
    if (const auto found = arguments_.find(name); found != arguments_.end()) return &*found;
  }
  return nullptr;
}

void HeldArguments::put(Holds holds, const nlohmann::json& value) {
  erase(holds);
  if (const auto* known = property(holds)) arguments_[std::string(known->name)] = value;
}

void HeldArguments::replace(Holds holds, const nlohmann::json& value) {
  if (auto* given = find(holds)) *given = value;
}

void HeldArguments::erase(Holds holds) {
  if (const auto* known = property(holds)) {
    for (const auto& name : names_of(*known)) arguments_.erase(name);
  }
}

void leave_out(const SchemaNode& schema, Holds holds, nlohmann::json& arguments) {
  for (const auto& held : held_values(schema, arguments)) {
    if (held.holds != holds || held.required) continue;
    const nlohmann::json::json_pointer place(held.pointer);
    arguments[place.parent_pointer()].erase(place.back());
  }
}

}  // namespace offhand
