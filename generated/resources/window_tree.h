// Generated from schema/resources/window_tree.json. Do not edit.
#pragma once

#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>

#include "codegen/runtime/resource.h"

namespace offhand {
class JsonWriter;
}  // namespace offhand

namespace offhand::resources {

struct WindowTreeVariables {
  /// Application that runs: its alias where it is connected, its name, the id of its desktop entry, or its pid.
  std::string name{};
  /// Number of the window, counted from 0 at the front.
  std::int64_t index = 0;
  /// Where the page begins: next_cursor of the page before it. Without one, the first page is read.
  std::optional<std::string> cursor{};
  bool operator==(const WindowTreeVariables&) const = default;
};
void write(JsonWriter& writer, const WindowTreeVariables& value);
void read(const nlohmann::json& json, WindowTreeVariables& out);
extern const SchemaNode window_tree_variables_schema;

/// The same of one window of an application.
/// Written by hand in impl/resources/window_tree.cpp.
Result<ResourceContent> window_tree(Call& call, const WindowTreeVariables& variables);

extern const ResourceInfo window_tree_resource;

}  // namespace offhand::resources
