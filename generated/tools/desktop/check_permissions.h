// Generated from schema/tools/desktop/check_permissions.json. Do not edit.
#pragma once

#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "codegen/runtime/tool.h"

namespace offhand {
class JsonWriter;
struct SchemaNode;
}  // namespace offhand

namespace offhand::tools::desktop {

struct CheckPermissionsArgs {
  /// Raises the system's own prompts for what is missing.
  std::optional<bool> prompt{};
  bool operator==(const CheckPermissionsArgs&) const = default;
};
void write(JsonWriter& writer, const CheckPermissionsArgs& value);
void read(const nlohmann::json& json, CheckPermissionsArgs& out);
extern const SchemaNode check_permissions_args_schema;

/// What it is.
enum class CheckPermissionsResultPermissionsName {
  accessibility,
  screen_recording,
  input,
};
std::string_view to_string(CheckPermissionsResultPermissionsName value);
std::optional<CheckPermissionsResultPermissionsName> check_permissions_result_permissions_name_from_string(std::string_view text);
void write(JsonWriter& writer, CheckPermissionsResultPermissionsName value);

/// One thing that is to be had, or is not.
struct CheckPermissionsResultPermissions {
  /// What it is.
  CheckPermissionsResultPermissionsName name{};
  /// Whether it is to be had.
  bool granted = false;
  /// How things stand, and what to do where it is missing.
  std::string detail{};
};
void write(JsonWriter& writer, const CheckPermissionsResultPermissions& value);

struct CheckPermissionsResult {
  /// Trees can be read.
  bool accessibility = false;
  /// Pictures can be taken.
  bool screen_recording = false;
  /// Pointer and keys can be sent.
  bool input = false;
  /// Each with the reason.
  std::vector<CheckPermissionsResultPermissions> permissions{};
};
void write(JsonWriter& writer, const CheckPermissionsResult& value);

/// The text of a reply, as the schema words it.
std::string text_of(const CheckPermissionsResult& value);

/// All problems at once, never half a struct.
Result<CheckPermissionsArgs> parse_check_permissions_args(const nlohmann::json& json, std::string_view platform = {});

/// Tells whether accessibility trees, pictures and input can be had here, and what is missing. Changes nothing.
/// Written by hand in impl/tools/desktop/check_permissions.cpp.
Result<CheckPermissionsResult> check_permissions(Call& call, const CheckPermissionsArgs& args);

Result<std::unique_ptr<Invocation>> prepare_check_permissions(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo check_permissions_tool;

/// A call of it from C++, see Dispatcher::call. Limits of its arguments are then the caller's to keep.
struct CheckPermissionsTool {
  using Arguments = CheckPermissionsArgs;
  using Result = CheckPermissionsResult;
  static const ToolInfo& info() { return check_permissions_tool; }
  static std::unique_ptr<Invocation> invocation(CheckPermissionsArgs arguments);
};

}  // namespace offhand::tools::desktop
