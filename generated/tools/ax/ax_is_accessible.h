// Generated from schema/tools/ax/ax_is_accessible.json. Do not edit.
#pragma once

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

struct AxIsAccessibleArgs {
  /// Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording,
  /// over whatever connection they come. Default: the session of the connection.
  std::optional<SessionId> session{};
  bool operator==(const AxIsAccessibleArgs&) const = default;
};
void write(JsonWriter& writer, const AxIsAccessibleArgs& value);
void read(const nlohmann::json& json, AxIsAccessibleArgs& out);
extern const SchemaNode ax_is_accessible_args_schema;

struct AxIsAccessibleResult {
  /// Whether the elements of applications can be read.
  bool enabled = false;
  /// Name of this program.
  std::optional<std::string> process_name{};
  /// What to do where they cannot; absent where they can.
  std::optional<std::string> suggestion{};
};
void write(JsonWriter& writer, const AxIsAccessibleResult& value);

/// The text of a reply, as the schema words it.
std::string text_of(const AxIsAccessibleResult& value);

/// All problems at once, never half a struct.
Result<AxIsAccessibleArgs> parse_ax_is_accessible_args(const nlohmann::json& json, std::string_view platform = {});

/// Tells whether the elements of applications can be read on this desktop, and what helps where they cannot.
/// Written by hand in impl/tools/ax/ax_is_accessible.cpp.
Result<AxIsAccessibleResult> ax_is_accessible(Call& call, const AxIsAccessibleArgs& args);

Result<std::unique_ptr<Invocation>> prepare_ax_is_accessible(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo ax_is_accessible_tool;

/// A call of it from C++, see Dispatcher::call. Limits of its arguments are then the caller's to keep.
struct AxIsAccessibleTool {
  using Arguments = AxIsAccessibleArgs;
  using Result = AxIsAccessibleResult;
  static const ToolInfo& info() { return ax_is_accessible_tool; }
  static std::unique_ptr<Invocation> invocation(AxIsAccessibleArgs arguments);
};

}  // namespace offhand::tools::ax
