// Generated from schema/tools/desktop/set_config.json. Do not edit.
#include "generated/tools/desktop/set_config.h"

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

namespace offhand::tools::desktop {

namespace {
constexpr SchemaNode kSetConfigArgsCaptureModeNode = {.kind = SchemaKind::string, .max_size = 64};
constexpr auto kSetConfigArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema},
  {.name = "capture_scope", .node = &capture_scope_schema},
  {.name = "max_image_dimension", .node = &max_image_dimension_schema},
  {.name = "experimental_pip", .node = &experimental_pip_schema},
  {.name = "experimental_pip_geometry", .node = &experimental_pip_geometry_schema},
  {.name = "capture_mode", .node = &kSetConfigArgsCaptureModeNode},
});
}  // namespace

constinit const SchemaNode set_config_args_schema = {.kind = SchemaKind::object, .properties = kSetConfigArgsProperties};

void write(JsonWriter& writer, const SetConfigArgs& value) {
  writer.begin_object();
  write_member(writer, "session", value.session);
  write_member(writer, "capture_scope", value.capture_scope);
  write_member(writer, "max_image_dimension", value.max_image_dimension);
  write_member(writer, "experimental_pip", value.experimental_pip);
  write_member(writer, "experimental_pip_geometry", value.experimental_pip_geometry);
  write_member(writer, "capture_mode", value.capture_mode);
  writer.end_object();
}

void read(const nlohmann::json& json, SetConfigArgs& out) {
  read_member(json, "session", out.session);
  read_member(json, "capture_scope", out.capture_scope);
  read_member(json, "max_image_dimension", out.max_image_dimension);
  read_member(json, "experimental_pip", out.experimental_pip);
  read_member(json, "experimental_pip_geometry", out.experimental_pip_geometry);
  read_member(json, "capture_mode", out.capture_mode);
}

namespace {
constexpr auto kSetConfigResultReachValues = std::to_array<std::string_view>({"session", "file"});
}  // namespace

std::string_view to_string(SetConfigResultReach value) { return kSetConfigResultReachValues[static_cast<std::size_t>(value)]; }

std::optional<SetConfigResultReach> set_config_result_reach_from_string(std::string_view text) {
  const auto found = std::find(kSetConfigResultReachValues.begin(), kSetConfigResultReachValues.end(), text);
  if (found == kSetConfigResultReachValues.end()) return std::nullopt;
  return static_cast<SetConfigResultReach>(found - kSetConfigResultReachValues.begin());
}

void write(JsonWriter& writer, SetConfigResultReach value) { writer.value(to_string(value)); }

void write(JsonWriter& writer, const SetConfigResult& value) {
  writer.begin_object();
  write_member(writer, "reach", value.reach);
  write_member(writer, "changed", value.changed);
  write_member(writer, "config_file", value.config_file);
  write_member(writer, "settings", value.settings);
  writer.end_object();
}

std::string text_of(const SetConfigResult& value) {
  std::string text;
  text += "✅ Set ";
  append_text(text, value.changed);
  text += " ";
  if (value.reach == SetConfigResultReach::session) {
    text += "for this session";
  }
  if (value.config_file.has_value() && !value.config_file->empty()) {
    text += "in ";
    append_text(text, *value.config_file);
  }
  return text;
}

namespace {

class SetConfigInvocation final : public TypedInvocation<SetConfigArgs, SetConfigResult> {
 public:
  explicit SetConfigInvocation(SetConfigArgs arguments) : TypedInvocation(set_config_tool, std::move(arguments)) {}

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
    OFFHAND_ASSIGN(outcome_, set_config(call, arguments_));
    return {};
  }
};

}  // namespace

std::unique_ptr<Invocation> SetConfigTool::invocation(SetConfigArgs arguments) {
  return std::make_unique<SetConfigInvocation>(std::move(arguments));
}

Result<SetConfigArgs> parse_set_config_args(const nlohmann::json& json, std::string_view platform) {
  const CheckedJson checked(set_config_args_schema, json, platform);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("set_config", checked.problems()));
  SetConfigArgs args;
  read(checked.value(), args);
  return args;
}

Result<std::unique_ptr<Invocation>> prepare_set_config(const nlohmann::json& json, std::string_view platform) {
  OFFHAND_CHECK(check_support(set_config_tool, platform));
  OFFHAND_ASSIGN(auto args, parse_set_config_args(json, platform));
  return SetConfigTool::invocation(std::move(args));
}

}  // namespace offhand::tools::desktop
