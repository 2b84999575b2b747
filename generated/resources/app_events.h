// Generated from schema/resources/app_events.json. Do not edit.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>

#include "codegen/runtime/resource.h"

namespace offhand {
class JsonWriter;
}  // namespace offhand

namespace offhand::resources {

struct AppEventsVariables {
  /// Application that runs: its alias where it is connected, its name, the id of its desktop entry, or its pid.
  std::string name{};
  bool operator==(const AppEventsVariables&) const = default;
};
void write(JsonWriter& writer, const AppEventsVariables& value);
void read(const nlohmann::json& json, AppEventsVariables& out);
extern const SchemaNode app_events_variables_schema;

/// What an application reported lately, oldest first: windows that opened and closed, focus, changes of elements. A
/// window that opened, is a dialog and is still there is told once more as dialog_appeared, with the kind of dialog
/// (pattern) where it is a known one. At most 200 are kept, of which those of windows and of the focus are not pushed
/// out by changes of elements; equal ones that follow each other are told once, with their number. What is said of
/// elements that are being destroyed is left out.
/// Written by hand in impl/resources/app_events.cpp.
Result<ResourceContent> app_events(Call& call, const AppEventsVariables& variables);

extern const ResourceInfo app_events_resource;

}  // namespace offhand::resources
