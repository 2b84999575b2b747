// Generated from schema/tools/desktop/check_for_update.json. Do not edit.
#pragma once

#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "codegen/runtime/tool.h"

namespace offhand {
class JsonWriter;
struct SchemaNode;
}  // namespace offhand

namespace offhand::tools::desktop {

struct CheckForUpdateArgs {
  bool operator==(const CheckForUpdateArgs&) const = default;
};
void write(JsonWriter& writer, const CheckForUpdateArgs& value);
void read(const nlohmann::json& json, CheckForUpdateArgs& out);
extern const SchemaNode check_for_update_args_schema;

struct CheckForUpdateResult {
  /// Of this offhand.
  std::string current_version{};
  /// The latest version is known.
  bool checked = false;
  /// The latest release.
  std::optional<std::string> latest_version{};
  /// It is newer than this one. Absent where it is not known.
  std::optional<bool> update_available{};
  /// The command that installs it, as its publisher says. Read it before running it.
  std::optional<std::string> install{};
  /// What is new in it.
  std::optional<std::string> release_notes_url{};
  /// What was looked at.
  std::optional<std::string> source{};
  /// How things stand, for people.
  std::string detail{};
};
void write(JsonWriter& writer, const CheckForUpdateResult& value);

/// The text of a reply, as the schema words it.
std::string text_of(const CheckForUpdateResult& value);

/// All problems at once, never half a struct.
Result<CheckForUpdateArgs> parse_check_for_update_args(const nlohmann::json& json, std::string_view platform = {});

/// Tells this version and, where the setting update_manifest names a file or an address to look at, the latest one.
/// Installs nothing and tells nobody anything but that somebody asked. That nothing can be reached is an answer, not an
/// error.
/// Written by hand in impl/tools/desktop/check_for_update.cpp.
Result<CheckForUpdateResult> check_for_update(Call& call, const CheckForUpdateArgs& args);

Result<std::unique_ptr<Invocation>> prepare_check_for_update(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo check_for_update_tool;

/// A call of it from C++, see Dispatcher::call. Limits of its arguments are then the caller's to keep.
struct CheckForUpdateTool {
  using Arguments = CheckForUpdateArgs;
  using Result = CheckForUpdateResult;
  static const ToolInfo& info() { return check_for_update_tool; }
  static std::unique_ptr<Invocation> invocation(CheckForUpdateArgs arguments);
};

}  // namespace offhand::tools::desktop
