// Generated from schema/tools/demo/write_at.json. Do not edit.
#pragma once

#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "codegen/runtime/tool.h"
#include "codegen/runtime/json_value.h"
#include "generated/types/places.h"

namespace offhand {
class JsonWriter;
struct SchemaNode;
}  // namespace offhand

namespace offhand::tools::demo {

/// A verse.
struct WriteAtVerses {
  /// A line.
  std::optional<std::string> line{};
  bool operator==(const WriteAtVerses&) const = default;
};
void write(JsonWriter& writer, const WriteAtVerses& value);
void read(const nlohmann::json& json, WriteAtVerses& out);
extern const SchemaNode write_at_verses_schema;

struct WriteAtArgs {
  /// Whatever can be meant.
  Anything target{};
  /// What to write.
  std::string phrase{};
  /// Beside it.
  std::vector<std::string> notes{};
  /// More to write.
  std::vector<WriteAtVerses> verses{};
  /// What other tools are to do then.
  std::vector<ToolCall> after{};
  bool operator==(const WriteAtArgs&) const = default;
};
void write(JsonWriter& writer, const WriteAtArgs& value);
void read(const nlohmann::json& json, WriteAtArgs& out);
extern const SchemaNode write_at_args_schema;

/// All problems at once, never half a struct.
Result<WriteAtArgs> parse_write_at_args(const nlohmann::json& json, std::string_view platform = {});

/// Writes at whatever can be meant.
/// Written by hand in impl/tools/demo/write_at.cpp.
Result<Reply> write_at(Call& call, const Target& target, const WriteAtArgs& args);

Result<std::unique_ptr<Invocation>> prepare_write_at(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo write_at_tool;

/// A call of it from C++, see Dispatcher::call. Limits of its arguments are then the caller's to keep.
struct WriteAtTool {
  using Arguments = WriteAtArgs;
  using Result = Reply;
  static const ToolInfo& info() { return write_at_tool; }
  static std::unique_ptr<Invocation> invocation(WriteAtArgs arguments);
};

}  // namespace offhand::tools::demo
