// Generated from schema/tools/desktop/set_agent_cursor_style.json. Do not edit.
#include "generated/tools/desktop/set_agent_cursor_style.h"

#include <array>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
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

void read(const nlohmann::json& json, SetAgentCursorStyleArgs& out) {
  read_member(json, "session", out.session);
  read_member(json, "cursor_id", out.cursor_id);
  read_member(json, "gradient_colors", out.gradient_colors);
  read_member(json, "bloom_color", out.bloom_color);
  read_member(json, "image_path", out.image_path);
}

namespace {

class SetAgentCursorStyleInvocation final : public Invocation {
 public:
  explicit SetAgentCursorStyleInvocation(SetAgentCursorStyleArgs args) : args_(std::move(args)) {}

  std::optional<std::string_view> session() const override { return named_run(args_.cursor_id, args_.session); }
  Subject subject() const override { return {.kind = SubjectKind::desktop}; }

 private:
  Result<Reply> run(Call& call, const Target& /*target*/) const override {
    OFFHAND_ASSIGN(const auto result, set_agent_cursor_style(call, args_));
    Reply reply;
    reply.text = text_of(result);
    reply.structured = to_json(result);
    return reply;
  }
  SetAgentCursorStyleArgs args_;
};

}  // namespace

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
  return std::make_unique<SetAgentCursorStyleInvocation>(std::move(args));
}

}  // namespace offhand::tools::desktop
