// Generated from schema/tools/cup/find_element.json. Do not edit.
#pragma once

#include <cstdint>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "codegen/runtime/tool.h"
#include "generated/types/capture.h"
#include "generated/types/session.h"

namespace offhand {
class JsonWriter;
struct SchemaNode;
}  // namespace offhand

namespace offhand::tools::cup {

struct FindElementArgs {
  /// Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording,
  /// over whatever connection they come. Default: the session of the connection.
  std::optional<SessionId> session{};
  /// Free words for a role, a name or both: save button, search bar.
  std::optional<std::string> query{};
  /// Role, or usual words for some: text field. Takes precedence over what the query says of roles.
  std::optional<std::string> role{};
  /// Words of the name. They take precedence over those of the query; small misspellings fit where nothing else does.
  std::optional<std::string> name{};
  /// State that the element must be in.
  std::optional<CupState> state{};
  /// Largest number of elements that are shown.
  std::int64_t limit = 10;
  /// json: the reply has the elements as structured content, too, without their children.
  CaptureFormat format = CaptureFormat::compact;
  bool operator==(const FindElementArgs&) const = default;
};
void write(JsonWriter& writer, const FindElementArgs& value);
void read(const nlohmann::json& json, FindElementArgs& out);
extern const SchemaNode find_element_args_schema;

/// All problems at once, never half a struct.
Result<FindElementArgs> parse_find_element_args(const nlohmann::json& json, std::string_view platform = {});

/// Finds elements in the latest capture, the best match first, without asking any application. At least one of query,
/// role, name and state is needed. Captures the active window where nothing was captured yet.
/// Written by hand in impl/tools/cup/find_element.cpp.
Result<Reply> find_element(Call& call, const FindElementArgs& args);

Result<std::unique_ptr<Invocation>> prepare_find_element(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo find_element_tool;

/// A call of it from C++, see Dispatcher::call. Limits of its arguments are then the caller's to keep.
struct FindElementTool {
  using Arguments = FindElementArgs;
  using Result = Reply;
  static const ToolInfo& info() { return find_element_tool; }
  static std::unique_ptr<Invocation> invocation(FindElementArgs arguments);
};

}  // namespace offhand::tools::cup
