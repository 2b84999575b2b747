// Generated from schema/tools/cup/batch_execute.json. Do not edit.
#pragma once

#include <cstdint>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "codegen/runtime/tool.h"
#include "generated/types/capture.h"
#include "generated/types/delivery.h"
#include "generated/types/session.h"

namespace offhand {
class JsonWriter;
struct SchemaNode;
}  // namespace offhand

namespace offhand::tools::cup {

struct BatchExecuteArgs {
  /// Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording,
  /// over whatever connection they come. Default: the session of the connection.
  std::optional<SessionId> session{};
  /// How input is delivered: in the background, so that pointer, focus and front window stay the user's, or in the
  /// foreground, so that the window is active meanwhile.
  DeliveryMode delivery_mode = DeliveryMode::background;
  /// What to do, in order: members as those of execute_action, and wait with ms.
  std::vector<CupStep> actions{};
  /// false: the reply has no tree, and ids of the latest capture stay valid.
  bool include_tree = true;
  bool operator==(const BatchExecuteArgs&) const = default;
};
void write(JsonWriter& writer, const BatchExecuteArgs& value);
void read(const nlohmann::json& json, BatchExecuteArgs& out);
extern const SchemaNode batch_execute_args_schema;

struct BatchExecuteResult {
  /// Whether every action succeeded.
  bool success = false;
  /// Number of actions that succeeded.
  std::int64_t done = 0;
  /// Code of the error of the action that failed; absent where every action succeeded.
  std::optional<std::string> error{};
  /// Number of actions after the one that failed; absent when there are none.
  std::optional<std::int64_t> not_reached{};
  /// What came of each action that was tried, in order.
  std::vector<CupActionResult> results{};
  /// The windows of the latest capture as they are at the end, and those that opened since, as compact text with new
  /// ids.
  std::optional<std::string> tree{};
};
void write(JsonWriter& writer, const BatchExecuteResult& value);

/// The text of a reply, as the schema words it.
std::string text_of(const BatchExecuteResult& value);

/// All problems at once, never half a struct.
Result<BatchExecuteArgs> parse_batch_execute_args(const nlohmann::json& json, std::string_view platform = {});

/// Does up to 100 actions on elements of the latest capture, one after the other, and stops at the first that fails.
/// Ids stay valid throughout; the reply has what came of each, and the tree as it is at the end.
/// Written by hand in impl/tools/cup/batch_execute.cpp.
Result<BatchExecuteResult> batch_execute(Call& call, const BatchExecuteArgs& args);

Result<std::unique_ptr<Invocation>> prepare_batch_execute(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo batch_execute_tool;

/// A call of it from C++, see Dispatcher::call. Limits of its arguments are then the caller's to keep.
struct BatchExecuteTool {
  using Arguments = BatchExecuteArgs;
  using Result = BatchExecuteResult;
  static const ToolInfo& info() { return batch_execute_tool; }
  static std::unique_ptr<Invocation> invocation(BatchExecuteArgs arguments);
};

}  // namespace offhand::tools::cup
