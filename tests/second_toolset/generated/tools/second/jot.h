// Generated from tests/second_toolset/schema/tools/second/jot.json. Do not edit.
#pragma once

#include <cstdint>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "codegen/runtime/tool.h"
#include "generated/types/action.h"
#include "generated/types/session.h"

namespace offhand {
class JsonWriter;
struct SchemaNode;
}  // namespace offhand

namespace offhand::second::tools::second {

struct JotArgs {
  /// Whose call it is.
  std::optional<SessionId> run{};
  /// The window.
  std::int64_t sheet = 0;
  /// Its number.
  std::int64_t field = 0;
  /// What to type.
  std::string phrase{};
  /// Where to note it; nothing does.
  std::optional<std::string> log_file{};
  bool operator==(const JotArgs&) const = default;
};
void write(JsonWriter& writer, const JotArgs& value);
void read(const nlohmann::json& json, JotArgs& out);
extern const SchemaNode jot_args_schema;

/// All problems at once, never half a struct.
Result<JotArgs> parse_jot_args(const nlohmann::json& json, std::string_view platform = {});

/// Types into a field.
/// Written by hand in tests/second_toolset/bodies.
Result<ActionResult> jot(Call& call, const Target& target, const JotArgs& args);

Result<std::unique_ptr<Invocation>> prepare_jot(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo jot_tool;

/// A call of it from C++, see Dispatcher::call. Limits of its arguments are then the caller's to keep.
struct JotTool {
  using Arguments = JotArgs;
  using Result = ActionResult;
  static const ToolInfo& info() { return jot_tool; }
  static std::unique_ptr<Invocation> invocation(JotArgs arguments);
};

}  // namespace offhand::second::tools::second
