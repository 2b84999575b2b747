// Generated from schema/tools/cup/get_overview.json. Do not edit.
#pragma once

#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string_view>

#include "codegen/runtime/tool.h"
#include "generated/types/capture.h"
#include "generated/types/session.h"

namespace offhand {
class JsonWriter;
struct SchemaNode;
}  // namespace offhand

namespace offhand::tools::cup {

struct GetOverviewArgs {
  /// Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording,
  /// over whatever connection they come. Default: the session of the connection.
  std::optional<SessionId> session{};
  /// json: the reply has the envelope as structured content, too.
  CaptureFormat format = CaptureFormat::compact;
  bool operator==(const GetOverviewArgs&) const = default;
};
void write(JsonWriter& writer, const GetOverviewArgs& value);
void read(const nlohmann::json& json, GetOverviewArgs& out);
extern const SchemaNode get_overview_args_schema;

/// All problems at once, never half a struct.
Result<GetOverviewArgs> parse_get_overview_args(const nlohmann::json& json, std::string_view platform = {});

/// Lists the open windows, the front one first, without asking any application.
/// Written by hand in impl/tools/cup/get_overview.cpp.
Result<Reply> get_overview(Call& call, const GetOverviewArgs& args);

Result<std::unique_ptr<Invocation>> prepare_get_overview(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo get_overview_tool;

/// A call of it from C++, see Dispatcher::call. Limits of its arguments are then the caller's to keep.
struct GetOverviewTool {
  using Arguments = GetOverviewArgs;
  using Result = Reply;
  static const ToolInfo& info() { return get_overview_tool; }
  static std::unique_ptr<Invocation> invocation(GetOverviewArgs arguments);
};

}  // namespace offhand::tools::cup
