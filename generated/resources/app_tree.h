// Generated from schema/resources/app_tree.json. Do not edit.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>

#include "codegen/runtime/resource.h"

namespace offhand {
class JsonWriter;
}  // namespace offhand

namespace offhand::resources {

struct AppTreeVariables {
  /// Application that runs: its alias where it is connected, its name, the id of its desktop entry, or its pid.
  std::string name{};
  /// Where the page begins: next_cursor of the page before it. Without one, the first page is read.
  std::optional<std::string> cursor{};
  bool operator==(const AppTreeVariables&) const = default;
};
void write(JsonWriter& writer, const AppTreeVariables& value);
void read(const nlohmann::json& json, AppTreeVariables& out);
extern const SchemaNode app_tree_variables_schema;

/// What the windows of an application show: role, name, value, states and place of each element, and its reference for
/// tools. Over 100 kB it is told in pages.
/// Written by hand in impl/resources/app_tree.cpp.
Result<ResourceContent> app_tree(Call& call, const AppTreeVariables& variables);

extern const ResourceInfo app_tree_resource;

}  // namespace offhand::resources
