// Generated from schema/tools/ax/ax_run_script.json. Do not edit.
#pragma once

#include <cstdint>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "codegen/runtime/tool.h"
#include "generated/types/session.h"

namespace offhand {
class JsonWriter;
struct SchemaNode;
}  // namespace offhand

namespace offhand::tools::ax {

/// Language of the script.
enum class AxRunScriptLanguage {
  /// AppleScript.
  applescript,
  /// JavaScript for Automation.
  jxa,
};
std::string_view to_string(AxRunScriptLanguage value);
std::optional<AxRunScriptLanguage> ax_run_script_language_from_string(std::string_view text);
void write(JsonWriter& writer, AxRunScriptLanguage value);
void read(const nlohmann::json& json, AxRunScriptLanguage& out);
extern const SchemaNode ax_run_script_language_schema;

struct AxRunScriptArgs {
  /// Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording,
  /// over whatever connection they come. Default: the session of the connection.
  std::optional<SessionId> session{};
  /// Source of the script.
  std::string script{};
  /// Language of the script.
  AxRunScriptLanguage language = AxRunScriptLanguage::applescript;
  /// How long it may run, in milliseconds.
  std::int64_t timeout_ms = 10000;
  bool operator==(const AxRunScriptArgs&) const = default;
};
void write(JsonWriter& writer, const AxRunScriptArgs& value);
void read(const nlohmann::json& json, AxRunScriptArgs& out);
extern const SchemaNode ax_run_script_args_schema;

struct AxRunScriptResult {
  /// Whether it ran to its end.
  bool success = false;
  /// What it returned.
  std::optional<std::string> output{};
  /// Why it failed; absent where it did not.
  std::optional<std::string> error{};
};
void write(JsonWriter& writer, const AxRunScriptResult& value);

/// The text of a reply, as the schema words it.
std::string text_of(const AxRunScriptResult& value);

/// All problems at once, never half a struct.
Result<AxRunScriptArgs> parse_ax_run_script_args(const nlohmann::json& json, std::string_view platform = {});

/// Runs AppleScript or JavaScript for Automation.
/// Written by hand in impl/tools/ax/ax_run_script.cpp.
Result<AxRunScriptResult> ax_run_script(Call& call, const AxRunScriptArgs& args);

Result<std::unique_ptr<Invocation>> prepare_ax_run_script(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo ax_run_script_tool;

/// A call of it from C++, see Dispatcher::call. Limits of its arguments are then the caller's to keep.
struct AxRunScriptTool {
  using Arguments = AxRunScriptArgs;
  using Result = AxRunScriptResult;
  static const ToolInfo& info() { return ax_run_script_tool; }
  static std::unique_ptr<Invocation> invocation(AxRunScriptArgs arguments);
};

}  // namespace offhand::tools::ax
