// Generated from schema/tools/desktop/get_config.json. Do not edit.
#include "generated/tools/desktop/get_config.h"

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
constexpr auto kGetConfigArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema},
});
}  // namespace

constinit const SchemaNode get_config_args_schema = {.kind = SchemaKind::object, .properties = kGetConfigArgsProperties};

void write(JsonWriter& writer, const GetConfigArgs& value) {
  writer.begin_object();
  write_member(writer, "session", value.session);
  writer.end_object();
}

void read(const nlohmann::json& json, GetConfigArgs& out) {
  read_member(json, "session", out.session);
}

void write(JsonWriter& writer, const GetConfigResult& value) {
  writer.begin_object();
  write_member(writer, "version", value.version);
  write_member(writer, "platform", value.platform);
  write_member(writer, "config_file", value.config_file);
  write_member(writer, "session", value.session);
  write_member(writer, "settings", value.settings);
  writer.end_object();
}

std::string text_of(const GetConfigResult& value) {
  std::string text;
  text += "✅ capture_scope ";
  append_text(text, to_string(value.settings.capture_scope));
  text += ", max_image_dimension ";
  append_text(text, value.settings.max_image_dimension);
  if (!value.settings.overrides.empty()) {
    text += ", of its own: ";
    append_text(text, value.settings.overrides);
  }
  if (!value.config_file.empty()) {
    text += "; lasting ones in ";
    append_text(text, value.config_file);
  }
  return text;
}

namespace {

class GetConfigInvocation final : public TypedInvocation<GetConfigArgs, GetConfigResult> {
 public:
  explicit GetConfigInvocation(GetConfigArgs arguments) : TypedInvocation(get_config_tool, std::move(arguments)) {}

  std::optional<std::string_view> session() const override { return arguments_.session; }
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
    OFFHAND_ASSIGN(outcome_, get_config(call, arguments_));
    return {};
  }
};

}  // namespace

std::unique_ptr<Invocation> GetConfigTool::invocation(GetConfigArgs arguments) {
  return std::make_unique<GetConfigInvocation>(std::move(arguments));
}

Result<GetConfigArgs> parse_get_config_args(const nlohmann::json& json, std::string_view platform) {
  const CheckedJson checked(get_config_args_schema, json, platform);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("get_config", checked.problems()));
  GetConfigArgs args;
  read(checked.value(), args);
  return args;
}

Result<std::unique_ptr<Invocation>> prepare_get_config(const nlohmann::json& json, std::string_view platform) {
  OFFHAND_CHECK(check_support(get_config_tool, platform));
  OFFHAND_ASSIGN(auto args, parse_get_config_args(json, platform));
  return GetConfigTool::invocation(std::move(args));
}

}  // namespace offhand::tools::desktop
