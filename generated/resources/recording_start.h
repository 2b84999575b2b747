// Generated from schema/resources/recording_start.json. Do not edit.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>

#include "codegen/runtime/resource.h"

namespace offhand {
class JsonWriter;
}  // namespace offhand

namespace offhand::resources {

struct RecordingStartVariables {
  /// Application that runs, whose typed text is kept: its alias where it is connected, its name, the id of its desktop
  /// entry, or its pid. Without one no typed text is kept.
  std::optional<std::string> app{};
  bool operator==(const RecordingStartVariables&) const = default;
};
void write(JsonWriter& writer, const RecordingStartVariables& value);
void read(const nlohmann::json& json, RecordingStartVariables& out);
extern const SchemaNode recording_start_variables_schema;

/// Reading this begins to record, for this session, what the user does at the desk with their own pointer and keyboard,
/// as steps for ax_workflow; offhand://recording/stop ends it and tells them. What they type is kept only where they
/// type it into the named application, and what they type into password fields is never kept. What they do in denied
/// applications is left out.
/// Written by hand in impl/resources/recording_start.cpp.
Result<ResourceContent> recording_start(Call& call, const RecordingStartVariables& variables);

extern const ResourceInfo recording_start_resource;

}  // namespace offhand::resources
