// Generated from schema/tools/demo/compose.json. Do not edit.
#pragma once

#include <cstdint>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "codegen/runtime/tool.h"
#include "codegen/runtime/json_value.h"
#include "generated/types/constructs.h"

namespace offhand {
class JsonWriter;
struct SchemaNode;
}  // namespace offhand

namespace offhand::tools::demo {

/// More.
struct MoreOfIt {
  /// How.
  bool loud = false;
  bool operator==(const MoreOfIt&) const = default;
};
void write(JsonWriter& writer, const MoreOfIt& value);
void read(const nlohmann::json& json, MoreOfIt& out);

/// Less.
struct LessOfIt {
  bool operator==(const LessOfIt&) const = default;
};
void write(JsonWriter& writer, const LessOfIt& value);
void read(const nlohmann::json& json, LessOfIt& out);

/// A wish of this tool alone.
using Wish = std::variant<MoreOfIt, LessOfIt>;
void write(JsonWriter& writer, const Wish& value);
void read(const nlohmann::json& json, Wish& out);
extern const SchemaUnion wish_union;
extern const SchemaNode wish_schema;

/// More.
struct ComposeArgsMember {
  /// A name that the arguments have too.
  bool first = false;
  bool operator==(const ComposeArgsMember&) const = default;
};
void write(JsonWriter& writer, const ComposeArgsMember& value);
void read(const nlohmann::json& json, ComposeArgsMember& out);
extern const SchemaNode compose_args_member_schema;

struct ComposeArgs {
  /// A wish of this tool alone.
  Wish wish{};
  /// Width.
  std::optional<std::int64_t> width{};
  /// Height.
  std::optional<std::int64_t> height{};
  /// What to do, in order.
  std::vector<Gesture> gestures{};
  /// What to do at the end.
  std::optional<QuietGesture> last{};
  /// Where.
  std::optional<Layers> layers{};
  /// Of the colours.
  Weights weights{};
  /// Colours to use.
  Palette palette = {Color::green, Color::red};
  /// Brushes, each once.
  std::vector<std::string> brushes{};
  /// null for none.
  std::optional<std::optional<std::string>> title{};
  /// null for any.
  std::optional<std::int64_t> size{};
  /// Whatever belongs to it.
  std::optional<JsonValue> data{};
  /// For the printer.
  JsonValue options = {"{}"};
  /// Who.
  std::optional<std::string> painter{};
  /// More.
  std::optional<ComposeArgsMember> args{};
  /// What other tools are to do.
  std::vector<ToolCall> steps{};
  /// How long to wait for the paint to dry.
  std::int64_t timeout_ms = 500;
  bool operator==(const ComposeArgs&) const = default;
};
void write(JsonWriter& writer, const ComposeArgs& value);
void read(const nlohmann::json& json, ComposeArgs& out);
extern const SchemaNode compose_args_schema;

struct ComposeResult {
  /// What was done.
  std::vector<Gesture> did{};
  /// What is left, null when unknown.
  std::optional<std::int64_t> rest{};
  /// The title.
  std::optional<std::optional<std::string>> title{};
  /// How much of each.
  std::optional<Weights> weights{};
  /// Colours, each once.
  std::optional<Palette> palette{};
  /// What was given.
  std::optional<JsonValue> data{};
  /// Where.
  std::optional<Layers> layers{};
  /// What is left to do.
  std::optional<std::vector<ToolCall>> steps{};
};
void write(JsonWriter& writer, const ComposeResult& value);

/// The text of a reply, as the schema words it.
std::string text_of(const ComposeResult& value);

/// All problems at once, never half a struct.
Result<ComposeArgs> parse_compose_args(const nlohmann::json& json, std::string_view platform = {});

/// Shows every construct of the dialect.
/// Written by hand in impl/tools/demo/compose.cpp.
Result<ComposeResult> compose(Call& call, const ComposeArgs& args);

Result<std::unique_ptr<Invocation>> prepare_compose(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo compose_tool;

/// A call of it from C++, see Dispatcher::call. Limits of its arguments are then the caller's to keep.
struct ComposeTool {
  using Arguments = ComposeArgs;
  using Result = ComposeResult;
  static const ToolInfo& info() { return compose_tool; }
  static std::unique_ptr<Invocation> invocation(ComposeArgs arguments);
};

}  // namespace offhand::tools::demo
