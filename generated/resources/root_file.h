// Generated from schema/resources/root_file.json. Do not edit.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "codegen/runtime/resource.h"

namespace offhand {
class JsonWriter;
}  // namespace offhand

namespace offhand::resources {

/// What kind of file.
enum class RootFileKind {
  scripts,
  macros,
  baselines,
};
std::string_view to_string(RootFileKind value);
std::optional<RootFileKind> root_file_kind_from_string(std::string_view text);
void write(JsonWriter& writer, RootFileKind value);
void read(const nlohmann::json& json, RootFileKind& out);
extern const SchemaNode root_file_kind_schema;

struct RootFileVariables {
  /// What kind of file.
  RootFileKind kind{};
  /// Its name, as offhand://roots lists it.
  std::string name{};
  bool operator==(const RootFileVariables&) const = default;
};
void write(JsonWriter& writer, const RootFileVariables& value);
void read(const nlohmann::json& json, RootFileVariables& out);
extern const SchemaNode root_file_variables_schema;

/// A file in .offhand of the first folder of the client that has it: a script, a macro (steps for ax_workflow, as
/// JSON), or a baseline, as a PNG picture.
/// Written by hand in impl/resources/root_file.cpp.
Result<ResourceContent> root_file(Call& call, const RootFileVariables& variables);

extern const ResourceInfo root_file_resource;

}  // namespace offhand::resources
