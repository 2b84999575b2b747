// Generated from schema/resources/app_screenshot.json. Do not edit.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>

#include "codegen/runtime/resource.h"

namespace offhand {
class JsonWriter;
}  // namespace offhand

namespace offhand::resources {

struct AppScreenshotVariables {
  /// Application that runs: its alias where it is connected, its name, the id of its desktop entry, or its pid.
  std::string name{};
  bool operator==(const AppScreenshotVariables&) const = default;
};
void write(JsonWriter& writer, const AppScreenshotVariables& value);
void read(const nlohmann::json& json, AppScreenshotVariables& out);
extern const SchemaNode app_screenshot_variables_schema;

/// The front window of an application, as a PNG picture.
/// Written by hand in impl/resources/app_screenshot.cpp.
Result<ResourceContent> app_screenshot(Call& call, const AppScreenshotVariables& variables);

extern const ResourceInfo app_screenshot_resource;

}  // namespace offhand::resources
