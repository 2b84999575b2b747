// Generated from schema/tools/desktop/set_agent_cursor_style.json. Do not edit.
#include "generated/tools/desktop/set_agent_cursor_style.h"

#include <array>
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

namespace offhand::tools::desktop {

namespace {
constexpr SchemaNode kSetAgentCursorStyleArgsGradientColorsItemNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 64};
constexpr SchemaNode kSetAgentCursorStyleArgsGradientColorsNode = {.kind = SchemaKind::array, .max_size = 16, .items = &kSetAgentCursorStyleArgsGradientColorsItemNode};
constexpr SchemaNode kSetAgentCursorStyleArgsBloomColorNode = {.kind = SchemaKind::string, .max_size = 64};
constexpr SchemaNode kSetAgentCursorStyleArgsImagePathNode = {.kind = SchemaKind::string, .max_size = 4096};
constexpr auto kSetAgentCursorStyleArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema},
  {.name = "cursor_id", .node = &session_id_schema},
  {.name = "gradient_colors", .node = &kSetAgentCursorStyleArgsGradientColorsNode},
  {.name = "bloom_color", .node = &kSetAgentCursorStyleArgsBloomColorNode},
  {.name = "image_path", .node = &kSetAgentCursorStyleArgsImagePathNode},
});
}  // namespace

constinit const SchemaNode set_agent_cursor_style_args_schema = {.kind = SchemaKind::object, .properties = kSetAgentCursorStyleArgsProperties};

void write(JsonWriter& writer, const SetAgentCursorStyleArgs& value) {
  writer.begin_object();
  write_member(writer, "session", value.session);
  write_member(writer, "cursor_id", value.cursor_id);
  write_member(writer, "gradient_colors", value.gradient_colors);
  write_member(writer, "bloom_color", value.bloom_color);
  write_member(writer, "image_path", value.image_path);
  writer.end_object();
}

void read(const nlohmann::json& json, SetAgentCursorStyleArgs& out) {
  read_member(json, "session", out.session);
  read_member(json, "cursor_id", out.cursor_id);
  read_member(json, "gradient_colors", out.gradient_colors);
  read_member(json, "bloom_color", out.bloom_color);
  read_member(json, "image_path", out.image_path);
}

namespace {

class SetAgentCursorStyleInvocation final : public TypedInvocation<SetAgentCursorStyleArgs, CursorState> {
 public:
  explicit SetAgentCursorStyleInvocation(SetAgentCursorStyleArgs arguments) : TypedInvocation(set_agent_cursor_style_tool, std::move(arguments)) {}

  std::optional<std::string_view> session() const override { return named_run(arguments_.cursor_id, arguments_.session); }
  Subject subject() const override { return {.kind = SubjectKind::desktop}; }
  std::string arguments_json() const override { return to_json(arguments_); }
  Reply reply() const override {
    const auto& result = outcome();
    Reply reply;
    reply.text = text_of(result);
    reply.structured = to_json(result);
    return reply;
  }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override {
    OFFHAND_ASSIGN(outcome_, set_agent_cursor_style(call, arguments_));
    return {};
  }
};

}  // namespace

std::unique_ptr<Invocation> SetAgentCursorStyleTool::invocation(SetAgentCursorStyleArgs arguments) {
  return std::make_unique<SetAgentCursorStyleInvocation>(std::move(arguments));
}

Result<SetAgentCursorStyleArgs> parse_set_agent_cursor_style_args(const nlohmann::json& json, std::string_view platform) {
  const CheckedJson checked(set_agent_cursor_style_args_schema, json, platform);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("set_agent_cursor_style", checked.problems()));
  SetAgentCursorStyleArgs args;
  read(checked.value(), args);
  return args;
}

Result<std::unique_ptr<Invocation>> prepare_set_agent_cursor_style(const nlohmann::json& json, std::string_view platform) {
  OFFHAND_CHECK(check_support(set_agent_cursor_style_tool, platform));
  OFFHAND_ASSIGN(auto args, parse_set_agent_cursor_style_args(json, platform));
  return SetAgentCursorStyleTool::invocation(std::move(args));
}

}  // namespace offhand::tools::desktop
