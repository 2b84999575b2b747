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

class SetConfigInvocation final : public Invocation {
 public:
  explicit SetConfigInvocation(SetConfigArgs args) : args_(std::move(args)) {}

  std::optional<std::string_view> session() const override { return args_.session; }

 private:
  Result<Reply> run(Call& call, const Target& /*target*/) const override {
    OFFHAND_ASSIGN(const auto result, set_config(call, args_));
    Reply reply;
    reply.text = text_of(result);
    reply.structured = to_json(result);
    return reply;
  }
  SetConfigArgs args_;
};

}  // namespace

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
  return std::make_unique<SetConfigInvocation>(std::move(args));
}

}  // namespace offhand::tools::desktop
