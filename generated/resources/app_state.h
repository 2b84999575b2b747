// Generated from schema/resources/app_state.json. Do not edit.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>

#include "codegen/runtime/resource.h"

namespace offhand {
class JsonWriter;
}  // namespace offhand

namespace offhand::resources {

struct AppStateVariables {
  /// Application that runs: its alias where it is connected, its name, the id of its desktop entry, or its pid.
  std::string name{};
  bool operator==(const AppStateVariables&) const = default;
};
void write(JsonWriter& writer, const AppStateVariables& value);
void read(const nlohmann::json& json, AppStateVariables& out);
extern const SchemaNode app_state_variables_schema;

/// The windows of an application, the element with the focus, the entries of its menu bar, its areas, what its front
/// window is as far as its elements tell, and what could be done next (suggestions). An application that does not
/// answer within 500 ms is busy.
/// Written by hand in impl/resources/app_state.cpp.
Result<ResourceContent> app_state(Call& call, const AppStateVariables& variables);

extern const ResourceInfo app_state_resource;

}  // namespace offhand::resources
