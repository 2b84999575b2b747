// Generated from schema/tools/ax/ax_key_press.json. Do not edit.
#include "generated/tools/ax/ax_key_press.h"

#include <array>
#include <cstddef>
#include <functional>
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

namespace offhand::tools::ax {

namespace {
constexpr SchemaNode kAxKeyPressArgsAppNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 256};
constexpr SchemaNode kAxKeyPressArgsModifiersNode = {.kind = SchemaKind::array, .max_size = 4, .items = &key_modifier_schema};
constexpr auto kAxKeyPressArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema, .holds = Holds::session},
  {.name = "app", .node = &kAxKeyPressArgsAppNode, .holds = Holds::application},
  {.name = "key", .node = &key_chord_schema, .required = true, .holds = Holds::key},
  {.name = "modifiers", .node = &kAxKeyPressArgsModifiersNode, .holds = Holds::modifier},
});
}  // namespace

constinit const SchemaNode ax_key_press_args_schema = {.kind = SchemaKind::object, .properties = kAxKeyPressArgsProperties};

void write(JsonWriter& writer, const AxKeyPressArgs& value) {
  writer.begin_object();
  static const AxKeyPressArgs otherwise;
  write_member(writer, "session", value.session);
  write_member(writer, "app", value.app);
  write_member(writer, "key", value.key);
  write_changed(writer, "modifiers", value.modifiers, otherwise.modifiers);
  writer.end_object();
}

void read(const nlohmann::json& json, AxKeyPressArgs& out) {
  read_member(json, "session", out.session);
  read_member(json, "app", out.app);
  read_member(json, "key", out.key);
  read_member(json, "modifiers", out.modifiers);
}

namespace {

class AxKeyPressInvocation final : public TypedInvocation<AxKeyPressArgs, ActionResult> {
 public:
  explicit AxKeyPressInvocation(AxKeyPressArgs arguments) : TypedInvocation(ax_key_press_tool, std::move(arguments)) {}

  std::optional<std::string_view> session() const override { return arguments_.session; }
  Address address() const override {
    AddressParts parts;
    parts.application = arguments_.app;
    return parts.of_target();
  }
  std::size_t fingerprint() const override {
    std::string text(ax_key_press_tool.identity);
    JsonWriter writer(text);
    write_member(writer, "key", arguments_.key);
    write_member(writer, "modifiers", arguments_.modifiers);
    return std::hash<std::string>{}(text);
  }
  std::string arguments_json() const override { return to_json(arguments_); }
  Reply reply() const override {
    const auto& result = outcome();
    Reply reply;
    std::string verb;
    verb += "Pressed the key";
    if (result.target.role.has_value()) {
      verb += " on";
    }
    reply.text = text_of(result, verb);
    reply.structured = to_json(result);
    return reply;
  }

 private:
  Result<void> run(Call& call, const Target& target) override {
    OFFHAND_ASSIGN(outcome_, ax_key_press(call, target, arguments_));
    return {};
  }
};

}  // namespace

std::unique_ptr<Invocation> AxKeyPressTool::invocation(AxKeyPressArgs arguments) {
  return std::make_unique<AxKeyPressInvocation>(std::move(arguments));
}

Result<AxKeyPressArgs> parse_ax_key_press_args(const nlohmann::json& json, std::string_view platform) {
  const CheckedJson checked(ax_key_press_args_schema, json, platform);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("ax.ax_key_press", checked.problems()));
  AxKeyPressArgs args;
  read(checked.value(), args);
  return args;
}

Result<std::unique_ptr<Invocation>> prepare_ax_key_press(const nlohmann::json& json, std::string_view platform) {
  OFFHAND_CHECK(check_support(ax_key_press_tool, platform));
  OFFHAND_ASSIGN(auto args, parse_ax_key_press_args(json, platform));
  return AxKeyPressTool::invocation(std::move(args));
}

}  // namespace offhand::tools::ax
