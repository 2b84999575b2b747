#include "impl/recording/held_arguments.h"

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <utility>
#include <vector>

#include "codegen/runtime/catalog.h"
#include "codegen/runtime/schema.h"
#include "codegen/runtime/tool.h"
#include "generated/registry/registry.h"

namespace offhand {
namespace {

std::vector<std::string> names_of(const SchemaProperty& property) {
  std::vector<std::string> names(property.also_called.begin(), property.also_called.end());
  names.emplace_back(property.name);
  return names;
}

/// The tools that a client may mean by a name, of whichever toolset.
std::vector<const ToolInfo*> tools_called(const std::string& name) {
  std::vector<const ToolInfo*> called;
  for (const auto* tool : catalog().tools) {
    const auto& old = tool->aliases;
    if (tool->identity == name || tool->name == name || std::ranges::find(old, name) != old.end())
      called.push_back(tool);
  }
  return called;
}

/// Steps of steps of a workflow are none; what is nested deeper is kept out whole.
constexpr int deepest_calls = 2;

std::vector<HeldValue> values_held_in(const SchemaNode& schema, const nlohmann::json& arguments, int depth) {
  using Pointer = nlohmann::json::json_pointer;
  std::vector<HeldValue> found;
  std::map<std::string, std::string> tool_beside;
  const auto held_here = held_values(schema, arguments);
  for (const auto& held : held_here) {
    const Pointer place(held.pointer);
    if (held.holds == Holds::tool && arguments[place].is_string())
      tool_beside[place.parent_pointer().to_string()] = arguments[place].get<std::string>();
  }
  for (const auto& held : held_here) {
    if (held.holds != Holds::tool_arguments) {
      found.push_back(held);
      continue;
    }
    const Pointer place(held.pointer);
    const auto tools = tools_called(tool_beside[place.parent_pointer().to_string()]);
    if (tools.empty() || depth >= deepest_calls) found.push_back({Holds::typed_text, held.pointer, true});
    for (const auto* tool : tools) {
      if (depth >= deepest_calls) break;
      for (auto& inner : values_held_in(*tool->input, arguments[place], depth + 1)) {
        inner.pointer.insert(0, held.pointer);
        found.push_back(std::move(inner));
      }
    }
  }
  return found;
}

}  // namespace

std::vector<HeldValue> values_held_in(const SchemaNode& schema, const nlohmann::json& arguments) {
  return values_held_in(schema, arguments, 0);
}

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
  for (const auto& held : values_held_in(schema, arguments)) {
    if (held.holds != holds || held.required) continue;
    const nlohmann::json::json_pointer place(held.pointer);
    arguments[place.parent_pointer()].erase(place.back());
  }
}

}  // namespace offhand
