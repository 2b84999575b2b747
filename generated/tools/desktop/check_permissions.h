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
  /// true: shows the system's own dialogs that ask for what is missing.
  std::optional<bool> prompt{};
  bool operator==(const CheckPermissionsArgs&) const = default;
};
void write(JsonWriter& writer, const CheckPermissionsArgs& value);
void read(const nlohmann::json& json, CheckPermissionsArgs& out);
extern const SchemaNode check_permissions_args_schema;

/// Name of what is asked for.
enum class CheckPermissionsResultPermissionsName {
  accessibility,
  screen_recording,
  input,
};
std::string_view to_string(CheckPermissionsResultPermissionsName value);
std::optional<CheckPermissionsResultPermissionsName> check_permissions_result_permissions_name_from_string(std::string_view text);
void write(JsonWriter& writer, CheckPermissionsResultPermissionsName value);

/// One thing that this desktop grants or does not.
struct CheckPermissionsResultPermissions {
  /// Name of what is asked for.
  CheckPermissionsResultPermissionsName name{};
  /// Whether it is available.
  bool granted = false;
  /// How things stand and, where it is missing, what to do about it.
  std::string detail{};
};
void write(JsonWriter& writer, const CheckPermissionsResultPermissions& value);

struct CheckPermissionsResult {
  /// Whether accessibility trees can be read.
  bool accessibility = false;
  /// Whether pictures can be taken.
  bool screen_recording = false;
  /// Whether pointer and keyboard events can be sent.
  bool input = false;
  /// Each of the three with its reason.
  std::vector<CheckPermissionsResultPermissions> permissions{};
};
void write(JsonWriter& writer, const CheckPermissionsResult& value);

/// The text of a reply, as the schema words it.
std::string text_of(const CheckPermissionsResult& value);

/// All problems at once, never half a struct.
Result<CheckPermissionsArgs> parse_check_permissions_args(const nlohmann::json& json, std::string_view platform = {});

/// Tells whether accessibility trees, pictures and input are available on this desktop, and what is missing. It changes
/// nothing.
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
