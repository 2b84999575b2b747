// Generated from schema/tools/demo/list_strokes.json. Do not edit.
#include "generated/tools/demo/list_strokes.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "codegen/runtime/json_reader.h"
#include "codegen/runtime/json_writer.h"
#include "codegen/runtime/schema.h"
#include "codegen/runtime/text.h"
#include "generated/support/platforms.h"
#include "generated/types/errors.h"

namespace offhand::tools::demo {

namespace {
constexpr SchemaNode kListStrokesArgsPressureNode = {.kind = SchemaKind::boolean};
constexpr auto kListStrokesArgsPressurePlatforms = std::to_array<std::string_view>({"macos"});
constexpr auto kListStrokesArgsProperties = std::to_array<SchemaProperty>({
  {.name = "pressure", .node = &kListStrokesArgsPressureNode, .platforms = kListStrokesArgsPressurePlatforms, .elsewhere = Elsewhere::ignore},
});
}  // namespace

constinit const SchemaNode list_strokes_args_schema = {.kind = SchemaKind::object, .properties = kListStrokesArgsProperties};

void write(JsonWriter& writer, const ListStrokesArgs& value) {
  writer.begin_object();
  write_member(writer, "pressure", value.pressure);
  writer.end_object();
}

void read(const nlohmann::json& json, ListStrokesArgs& out) {
  read_member(json, "pressure", out.pressure);
}

namespace {
constexpr auto kListStrokesResultOrderValues = std::to_array<std::string_view>({"by_age", "by_size"});
}  // namespace

std::string_view to_string(ListStrokesResultOrder value) { return kListStrokesResultOrderValues[static_cast<std::size_t>(value)]; }

std::optional<ListStrokesResultOrder> list_strokes_result_order_from_string(std::string_view text) {
  const auto found = std::find(kListStrokesResultOrderValues.begin(), kListStrokesResultOrderValues.end(), text);
  if (found == kListStrokesResultOrderValues.end()) return std::nullopt;
  return static_cast<ListStrokesResultOrder>(found - kListStrokesResultOrderValues.begin());
}

void write(JsonWriter& writer, ListStrokesResultOrder value) { writer.value(to_string(value)); }

void write(JsonWriter& writer, const ListStrokesResult& value) {
  writer.begin_object();
  write_member(writer, "strokes", value.strokes);
  write_member(writer, "corners", value.corners);
  write_member(writer, "order", value.order);
  writer.end_object();
}

std::string text_of(const ListStrokesResult& value) {
  std::string text;
  append_counted(text, value.strokes.size(), "stroke", "strokes");
  for (const auto& row : value.strokes) {
    text += '\n';
    text += "- ";
    append_text(text, row.length);
  }
  if (value.corners.has_value()) {
    for (const auto& row : *value.corners) {
      text += '\n';
      text += "at ";
      append_text(text, row.x);
      text += ", ";
      append_text(text, row.y);
    }
  }
  return text;
}

namespace {

class ListStrokesInvocation final : public TypedInvocation<ListStrokesArgs, Reply> {
 public:
  explicit ListStrokesInvocation(ListStrokesArgs arguments) : TypedInvocation(list_strokes_tool, std::move(arguments)) {}

  Subject subject() const override { return {.kind = SubjectKind::desktop}; }
  std::string arguments_json() const override { return to_json(arguments_); }
  Reply reply() const override { return outcome(); }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override {
    OFFHAND_ASSIGN(outcome_, list_strokes(call, arguments_));
    return {};
  }
};

}  // namespace

std::unique_ptr<Invocation> ListStrokesTool::invocation(ListStrokesArgs arguments) {
  return std::make_unique<ListStrokesInvocation>(std::move(arguments));
}

Result<ListStrokesArgs> parse_list_strokes_args(const nlohmann::json& json, std::string_view platform) {
  const CheckedJson checked(list_strokes_args_schema, json, platform);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("demo.list_strokes", checked.problems()));
  ListStrokesArgs args;
  read(checked.value(), args);
  return args;
}

Result<std::unique_ptr<Invocation>> prepare_list_strokes(const nlohmann::json& json, std::string_view platform) {
  OFFHAND_CHECK(check_support(list_strokes_tool, platform));
  OFFHAND_ASSIGN(auto args, parse_list_strokes_args(json, platform));
  return ListStrokesTool::invocation(std::move(args));
}

}  // namespace offhand::tools::demo
