// Generated from schema/tools/desktop/type_text.json. Do not edit.
#pragma once

#include <cstdint>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "codegen/runtime/tool.h"
#include "generated/types/action.h"
#include "generated/types/delivery.h"
#include "generated/types/observation.h"
#include "generated/types/session.h"
#include "generated/types/target.h"

namespace offhand {
class JsonWriter;
struct SchemaNode;
}  // namespace offhand

namespace offhand::tools::desktop {

struct TypeTextArgs {
  /// Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording,
  /// over whatever connection they come. Default: the session of the connection.
  std::optional<SessionId> session{};
  /// Where keys go: to an element of a snapshot, to a point of a window or of the screen that is clicked first, to what
  /// has the focus within a window, or to what has the keyboard on the screen.
  KeyboardTarget target{};
  /// How input is delivered: in the background, so that pointer, focus and front window stay the user's, or in the
  /// foreground, so that the window is active meanwhile.
  DeliveryMode delivery_mode = DeliveryMode::background;
  /// What the reply tells of the window besides the action: nothing, or a diff of its visible elements, taken once the
  /// application has settled.
  Observe observe = Observe::none;
  /// Text to insert. A line break is inserted where the field takes several lines; where it could only be sent as the
  /// key return, which may submit or send, nothing is sent and the error says so.
  std::string text{};
  /// true: the text replaces everything that the field holds.
  bool clear_first = false;
  /// Pause between two characters in milliseconds, where the text is typed key by key. It has no effect where it is
  /// inserted at once.
  std::int64_t delay_ms = 0;
  bool operator==(const TypeTextArgs&) const = default;
};
void write(JsonWriter& writer, const TypeTextArgs& value);
void read(const nlohmann::json& json, TypeTextArgs& out);
extern const SchemaNode type_text_args_schema;

/// All problems at once, never half a struct.
Result<TypeTextArgs> parse_type_text_args(const nlohmann::json& json, std::string_view platform = {});

/// Inserts text at the caret of an element, or types it into what has the focus. Keys that are no text, such as return,
/// are pressed with press_key.
/// Written by hand in impl/tools/desktop/type_text.cpp.
Result<ActionResult> type_text(Call& call, const Target& target, const TypeTextArgs& args);

Result<std::unique_ptr<Invocation>> prepare_type_text(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo type_text_tool;

/// A call of it from C++, see Dispatcher::call. Limits of its arguments are then the caller's to keep.
struct TypeTextTool {
  using Arguments = TypeTextArgs;
  using Result = ActionResult;
  static const ToolInfo& info() { return type_text_tool; }
  static std::unique_ptr<Invocation> invocation(TypeTextArgs arguments);
};

}  // namespace offhand::tools::desktop
