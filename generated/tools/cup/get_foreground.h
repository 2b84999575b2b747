// Generated from schema/tools/cup/get_foreground.json. Do not edit.
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

struct GetForegroundArgs {
  /// Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording,
  /// over whatever connection they come. Default: the session of the connection.
  std::optional<SessionId> session{};
  /// standard: elements that say something; minimal: those that can be acted on and what they lie in; full: all, of
  /// long lists too, up to 20000 elements of a window.
  CaptureDetail detail = CaptureDetail::standard;
  /// short: codes in place of words, and bounds only of what can be acted on.
  CaptureDialect dialect = CaptureDialect::long_;
  /// json: the reply has the envelope as structured content, too.
  CaptureFormat format = CaptureFormat::compact;
  bool operator==(const GetForegroundArgs&) const = default;
};
void write(JsonWriter& writer, const GetForegroundArgs& value);
void read(const nlohmann::json& json, GetForegroundArgs& out);
extern const SchemaNode get_foreground_args_schema;

/// All problems at once, never half a struct.
Result<GetForegroundArgs> parse_get_foreground_args(const nlohmann::json& json, std::string_view platform = {});

/// Captures the active window as a tree of elements, and lists the open windows. Ids of elements are valid until the
/// next capture; execute_action acts on them.
/// Written by hand in impl/tools/cup/get_foreground.cpp.
Result<Reply> get_foreground(Call& call, const GetForegroundArgs& args);

Result<std::unique_ptr<Invocation>> prepare_get_foreground(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo get_foreground_tool;

/// A call of it from C++, see Dispatcher::call. Limits of its arguments are then the caller's to keep.
struct GetForegroundTool {
  using Arguments = GetForegroundArgs;
  using Result = Reply;
  static const ToolInfo& info() { return get_foreground_tool; }
  static std::unique_ptr<Invocation> invocation(GetForegroundArgs arguments);
};

}  // namespace offhand::tools::cup
