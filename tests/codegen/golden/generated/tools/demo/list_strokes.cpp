// Generated from schema/tools/demo/list_strokes.json. Do not edit.
#include "generated/tools/demo/list_strokes.h"

#include "generated/support/define_tool.h"

namespace offhand::tools::demo {

constexpr SchemaNode kListStrokesArgsPressureNode = {.kind = SchemaKind::boolean};
constexpr auto kListStrokesArgsPressurePlatforms = std::to_array<std::string_view>({"macos"});
constexpr auto kListStrokesArgsProperties = std::to_array<SchemaProperty>({
  {.name = "pressure", .node = &kListStrokesArgsPressureNode, .platforms = kListStrokesArgsPressurePlatforms, .elsewhere = Elsewhere::ignore},
});
constinit const SchemaNode list_strokes_args_schema = {.kind = SchemaKind::object, .properties = kListStrokesArgsProperties};

constexpr auto kListStrokesArgsMemberKeys = member_keys("pressure");
void write(JsonWriter& writer, const ListStrokesArgs& value) { write_members(writer, value, kListStrokesArgsMemberKeys); }
void read(const nlohmann::json& json, ListStrokesArgs& out) { read_members(json, out, kListStrokesArgsMemberKeys); }

constexpr auto kListStrokesResultOrderValues = std::to_array<std::string_view>({"by_age", "by_size"});
std::string_view to_string(ListStrokesResultOrder value) { return kListStrokesResultOrderValues[static_cast<std::size_t>(value)]; }
std::optional<ListStrokesResultOrder> list_strokes_result_order_from_string(std::string_view text) {
  return value_of<ListStrokesResultOrder>(text, kListStrokesResultOrderValues);
}
void write(JsonWriter& writer, ListStrokesResultOrder value) { writer.value(to_string(value)); }

constexpr auto kListStrokesResultMemberKeys = member_keys("strokes", "corners", "order");
void write(JsonWriter& writer, const ListStrokesResult& value) { write_members(writer, value, kListStrokesResultMemberKeys); }

std::string text_of(const ListStrokesResult& value) {
  std::string text;
  append_parts(text, Counted{value.strokes.size(), "stroke", "strokes"});
  for (const auto& row : value.strokes) {
    append_parts(text, "\n", "- ", row.length);
  }
  if (value.corners.has_value()) {
    for (const auto& row : *value.corners) {
      append_parts(text, "\n", "at ", row.x, ", ", row.y);
    }
  }
  return text;
}

namespace {

class ListStrokesInvocation final : public ToolInvocation<ListStrokesTool> {
 public:
  using ToolInvocation::ToolInvocation;
  Address address() const override { return address::Desktop{}; }
  Reply reply() const override { return outcome(); }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override { return keep(list_strokes(call, arguments_)); }
};

}  // namespace

std::unique_ptr<Invocation> ListStrokesTool::invocation(ListStrokesArgs arguments) {
  return std::make_unique<ListStrokesInvocation>(std::move(arguments));
}

Result<ListStrokesArgs> parse_list_strokes_args(const nlohmann::json& json, std::string_view platform) {
  return parse_arguments<ListStrokesArgs>(list_strokes_args_schema, "demo.list_strokes", json, platform);
}

Result<std::unique_ptr<Invocation>> prepare_list_strokes(const nlohmann::json& json, std::string_view platform) {
  return prepare<ListStrokesTool>(&parse_list_strokes_args, json, platform);
}

}  // namespace offhand::tools::demo
