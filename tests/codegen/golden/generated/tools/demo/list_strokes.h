// Generated from schema/tools/demo/list_strokes.json. Do not edit.
#pragma once

#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "codegen/runtime/tool.h"
#include "generated/types/shapes.h"

namespace offhand {
class JsonWriter;
struct SchemaNode;
}  // namespace offhand

namespace offhand::tools::demo {

struct ListStrokesArgs {
  /// Also how hard the brush was pressed.
  std::optional<bool> pressure{};
  bool operator==(const ListStrokesArgs&) const = default;
};
void write(JsonWriter& writer, const ListStrokesArgs& value);
void read(const nlohmann::json& json, ListStrokesArgs& out);
extern const SchemaNode list_strokes_args_schema;

/// How they are sorted.
enum class ListStrokesResultOrder {
  by_age,
  by_size,
};
std::string_view to_string(ListStrokesResultOrder value);
std::optional<ListStrokesResultOrder> list_strokes_result_order_from_string(std::string_view text);
void write(JsonWriter& writer, ListStrokesResultOrder value);

struct ListStrokesResult {
  /// Oldest first.
  std::vector<Stroke> strokes{};
  /// Corners.
  std::optional<Corners> corners{};
  /// How they are sorted.
  ListStrokesResultOrder order{};
};
void write(JsonWriter& writer, const ListStrokesResult& value);

/// The text of a reply, as the schema words it.
std::string text_of(const ListStrokesResult& value);

/// All problems at once, never half a struct.
Result<ListStrokesArgs> parse_list_strokes_args(const nlohmann::json& json, std::string_view platform = {});

/// Lists what was painted.
/// Written by hand in impl/tools/demo/list_strokes.cpp.
Result<Reply> list_strokes(Call& call, const ListStrokesArgs& args);

Result<std::unique_ptr<Invocation>> prepare_list_strokes(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo list_strokes_tool;

/// A call of it from C++, see Dispatcher::call. Limits of its arguments are then the caller's to keep.
struct ListStrokesTool {
  using Arguments = ListStrokesArgs;
  using Result = Reply;
  static const ToolInfo& info() { return list_strokes_tool; }
  static std::unique_ptr<Invocation> invocation(ListStrokesArgs arguments);
};

}  // namespace offhand::tools::demo
