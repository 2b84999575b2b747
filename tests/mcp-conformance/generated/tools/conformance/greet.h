// Generated from tests/mcp-conformance/schema/tools/conformance/greet.json. Do not edit.
#pragma once

#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>

#include "codegen/runtime/tool.h"

namespace offhand {
class JsonWriter;
struct SchemaNode;
}  // namespace offhand

namespace offhand::fixtures::tools::conformance {

struct GreetArgs {
  /// Whom to greet.
  std::string name{};
  bool operator==(const GreetArgs&) const = default;
};
void write(JsonWriter& writer, const GreetArgs& value);
void read(const nlohmann::json& json, GreetArgs& out);
extern const SchemaNode greet_args_schema;

struct GreetResult {
  /// Who was greeted.
  std::string name{};
};
void write(JsonWriter& writer, const GreetResult& value);

/// The text of a reply, as the schema words it.
std::string text_of(const GreetResult& value);

/// All problems at once, never half a struct.
Result<GreetArgs> parse_greet_args(const nlohmann::json& json, std::string_view platform = {});

/// Greets at once; never a task.
/// Written by hand in tests/mcp-conformance/bodies.
Result<GreetResult> greet(Call& call, const GreetArgs& args);

Result<std::unique_ptr<Invocation>> prepare_greet(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo greet_tool;

/// A call of it from C++, see Dispatcher::call. Limits of its arguments are then the caller's to keep.
struct GreetTool {
  using Arguments = GreetArgs;
  using Result = GreetResult;
  static const ToolInfo& info() { return greet_tool; }
  static std::unique_ptr<Invocation> invocation(GreetArgs arguments);
};

}  // namespace offhand::fixtures::tools::conformance
