// Generated from schema/tools/ax/ax_connect.json. Do not edit.
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

struct AxConnectArgs {
  /// Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording,
  /// over whatever connection they come. Default: the session of the connection.
  std::optional<SessionId> session{};
  /// Name of the application, id of its desktop entry, or pid.
  std::string app{};
  /// Name of your choice for the application in later calls: letters, digits and the characters _ . and -, beginning
  /// with a letter. Default: its name.
  std::optional<std::string> alias{};
  bool operator==(const AxConnectArgs&) const = default;
};
void write(JsonWriter& writer, const AxConnectArgs& value);
void read(const nlohmann::json& json, AxConnectArgs& out);
extern const SchemaNode ax_connect_args_schema;

struct AxConnectResult {
  /// Whether the application is connected now.
  bool connected = false;
  /// Name of the application.
  std::string app_name{};
  /// Process id of the process that is connected.
  std::optional<std::int64_t> pid{};
  /// Id of its desktop entry; absent for a program that is not installed as an application.
  std::optional<std::string> bundle_id{};
  /// Number of windows that it has.
  std::optional<std::int64_t> windows{};
  /// What later calls may name it by.
  std::optional<std::string> alias{};
};
void write(JsonWriter& writer, const AxConnectResult& value);

/// The text of a reply, as the schema words it.
std::string text_of(const AxConnectResult& value);

/// All problems at once, never half a struct.
Result<AxConnectArgs> parse_ax_connect_args(const nlohmann::json& json, std::string_view platform = {});

/// Connects the session to a running application, so that other tools can name it. The connection means this one
/// process: it ends with it, and a restarted application has to be connected again.
/// Written by hand in impl/tools/ax/ax_connect.cpp.
Result<AxConnectResult> ax_connect(Call& call, const AxConnectArgs& args);

Result<std::unique_ptr<Invocation>> prepare_ax_connect(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo ax_connect_tool;

/// A call of it from C++, see Dispatcher::call. Limits of its arguments are then the caller's to keep.
struct AxConnectTool {
  using Arguments = AxConnectArgs;
  using Result = AxConnectResult;
  static const ToolInfo& info() { return ax_connect_tool; }
  static std::unique_ptr<Invocation> invocation(AxConnectArgs arguments);
};

}  // namespace offhand::tools::ax
