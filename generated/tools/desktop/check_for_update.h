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
  /// Version of this program.
  std::string current_version{};
  /// Whether the latest version could be found out.
  bool checked = false;
  /// Version of the latest release.
  std::optional<std::string> latest_version{};
  /// Whether the latest release is newer than this program; absent where it could not be found out.
  std::optional<bool> update_available{};
  /// Command that installs the release, in the words of its publisher. Read it before running it.
  std::optional<std::string> install{};
  /// Address of a page that tells what is new in the release.
  std::optional<std::string> release_notes_url{};
  /// File or address that was looked at.
  std::optional<std::string> source{};
  /// The answer as a sentence.
  std::string detail{};
};
void write(JsonWriter& writer, const CheckForUpdateResult& value);

/// The text of a reply, as the schema words it.
std::string text_of(const CheckForUpdateResult& value);

/// All problems at once, never half a struct.
Result<CheckForUpdateArgs> parse_check_for_update_args(const nlohmann::json& json, std::string_view platform = {});

/// Tells the version of this program and, where the setting update_manifest names a file or an address, the latest
/// release. It installs nothing, and tells that address nothing but that somebody asked. That it cannot be reached is
/// an answer, not an error.
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
