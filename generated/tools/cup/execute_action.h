// Generated from schema/tools/cup/execute_action.json. Do not edit.
#pragma once

#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "codegen/runtime/tool.h"
#include "generated/types/capture.h"
#include "generated/types/delivery.h"
#include "generated/types/input.h"
#include "generated/types/session.h"

namespace offhand {
class JsonWriter;
struct SchemaNode;
}  // namespace offhand

namespace offhand::tools::cup {

struct ExecuteActionArgs {
  /// Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording,
  /// over whatever connection they come. Default: the session of the connection.
  std::optional<SessionId> session{};
  /// How input is delivered: in the background, so that pointer, focus and front window stay the user's, or in the
  /// foreground, so that the window is active meanwhile.
  DeliveryMode delivery_mode = DeliveryMode::background;
  /// What to do with the element. longpress is of touch screens and has no equivalent here.
  CupAction action{};
  /// Id of the element in the latest capture, such as e14. Empty, for press_keys alone: what has the focus in the
  /// window that was captured last, or in the active window.
  std::string element_id = "";
  /// For type: text to type at the caret; an empty one clears the field. For setvalue: the value that the element gets,
  /// such as text, a number, an option, on or off.
  std::optional<std::string> value{};
  /// For scroll: where the view moves, by a page.
  std::optional<ScrollDirection> direction{};
  /// For press_keys: a key with its modifiers before it, such as ctrl+s, alt+f4 or enter.
  std::optional<std::string> keys{};
  /// false: the reply has no tree, and ids of the latest capture stay valid.
  bool include_tree = true;
  bool operator==(const ExecuteActionArgs&) const = default;
};
void write(JsonWriter& writer, const ExecuteActionArgs& value);
void read(const nlohmann::json& json, ExecuteActionArgs& out);
extern const SchemaNode execute_action_args_schema;

/// All problems at once, never half a struct.
Result<ExecuteActionArgs> parse_execute_action_args(const nlohmann::json& json, std::string_view platform = {});

/// Acts on an element of the latest capture, in the background, and returns the tree as it is then, with new ids.
/// press_keys needs keys, type and setvalue need value, scroll needs direction; all but press_keys need element_id.
/// Written by hand in impl/tools/cup/execute_action.cpp.
Result<CupActionResult> execute_action(Call& call, const Target& target, const ExecuteActionArgs& args);

Result<std::unique_ptr<Invocation>> prepare_execute_action(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo execute_action_tool;

/// A call of it from C++, see Dispatcher::call. Limits of its arguments are then the caller's to keep.
struct ExecuteActionTool {
  using Arguments = ExecuteActionArgs;
  using Result = CupActionResult;
  static const ToolInfo& info() { return execute_action_tool; }
  static std::unique_ptr<Invocation> invocation(ExecuteActionArgs arguments);
};

}  // namespace offhand::tools::cup
