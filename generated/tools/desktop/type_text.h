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
  /// Run's name.
  std::optional<SessionId> session{};
  /// Where keys go: an element of a snapshot, a point of a window or of the screen that is clicked first, whatever has
  /// the window's own focus, or whatever has the keyboard on the screen.
  KeyboardTarget target{};
  /// foreground: window active meanwhile.
  DeliveryMode delivery_mode = DeliveryMode::background;
  /// diff: what changed since the last read.
  Observe observe = Observe::none;
  /// Text; line breaks are kept where the field takes them.
  std::string text{};
  /// Replaces all that the field holds.
  bool clear_first = false;
  /// Pause between characters where keys are sent.
  std::int64_t delay_ms = 0;
  bool operator==(const TypeTextArgs&) const = default;
};
void write(JsonWriter& writer, const TypeTextArgs& value);
void read(const nlohmann::json& json, TypeTextArgs& out);
extern const SchemaNode type_text_args_schema;

/// All problems at once, never half a struct.
Result<TypeTextArgs> parse_type_text_args(const nlohmann::json& json, std::string_view platform = {});

/// Inserts text at the caret of an element, or types it where the focus is. Keys such as return go through press_key.
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
