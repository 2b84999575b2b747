// Generated from schema/tools/desktop/set_value.json. Do not edit.
#include "generated/tools/desktop/set_value.h"

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

namespace offhand::tools::desktop {

namespace {
constexpr auto kSetValueArgsDeliveryModeSlips = std::to_array<std::string_view>({"dispatch"});
constexpr SchemaNode kSetValueArgsValueNode = {.kind = SchemaKind::string, .max_size = 100000};
constexpr auto kSetValueArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema},
  {.name = "pid", .node = &process_id_schema},
  {.name = "window_id", .node = &window_id_schema},
  {.name = "element_index", .node = &element_index_schema},
  {.name = "element_token", .node = &element_token_schema},
  {.name = "delivery_mode", .node = &delivery_mode_schema, .unknown = "background", .not_called = kSetValueArgsDeliveryModeSlips},
  {.name = "observe", .node = &observe_schema},
  {.name = "value", .node = &kSetValueArgsValueNode, .required = true},
});
constexpr auto kSetValueArgsUnions = std::to_array<const SchemaUnion*>({
  &one_element_union,
});
}  // namespace

constinit const SchemaNode set_value_args_schema = {.kind = SchemaKind::object, .properties = kSetValueArgsProperties, .unions = kSetValueArgsUnions};

void write(JsonWriter& writer, const SetValueArgs& value) {
  writer.begin_object();
  static const SetValueArgs otherwise;
  write_member(writer, "session", value.session);
  write_joined(writer, "", value.target);
  write_changed(writer, "delivery_mode", value.delivery_mode, otherwise.delivery_mode);
  write_changed(writer, "observe", value.observe, otherwise.observe);
  write_member(writer, "value", value.value);
  writer.end_object();
}

void read(const nlohmann::json& json, SetValueArgs& out) {
  read_member(json, "session", out.session);
  read(json, out.target);
  read_member(json, "delivery_mode", out.delivery_mode);
  read_member(json, "observe", out.observe);
  read_member(json, "value", out.value);
}

namespace {

class SetValueInvocation final : public TypedInvocation<SetValueArgs, ActionResult> {
 public:
  explicit SetValueInvocation(SetValueArgs arguments) : TypedInvocation(set_value_tool, std::move(arguments)) {}

  std::optional<std::string_view> session() const override { return arguments_.session; }
  bool foreground() const override { return arguments_.delivery_mode == DeliveryMode::foreground; }
  Subject subject() const override { return subject_of(SubjectKind::element, arguments_.target); }
  void aim(const Aim& aim) override { aim_at(aim, arguments_.target); }
  std::size_t fingerprint() const override {
    auto action = arguments_;
    action.session = {};
    action.target = {};
    action.observe = {};
    return std::hash<std::string>{}("desktop.set_value" + to_json(action));
  }
  std::string arguments_json() const override { return to_json(arguments_); }
  Reply reply() const override {
    const auto& result = outcome();
    Reply reply;
    reply.text = text_of(result, "Set");
    reply.structured = to_json(result);
    return reply;
  }

 private:
  Result<void> run(Call& call, const Target& target) override {
    OFFHAND_ASSIGN(outcome_, set_value(call, target, arguments_));
    return {};
  }
};

}  // namespace

std::unique_ptr<Invocation> SetValueTool::invocation(SetValueArgs arguments) {
  return std::make_unique<SetValueInvocation>(std::move(arguments));
}

Result<SetValueArgs> parse_set_value_args(const nlohmann::json& json, std::string_view platform) {
  const CheckedJson checked(set_value_args_schema, json, platform);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("set_value", checked.problems()));
  SetValueArgs args;
  read(checked.value(), args);
  return args;
}

Result<std::unique_ptr<Invocation>> prepare_set_value(const nlohmann::json& json, std::string_view platform) {
  OFFHAND_CHECK(check_support(set_value_tool, platform));
  OFFHAND_ASSIGN(auto args, parse_set_value_args(json, platform));
  return SetValueTool::invocation(std::move(args));
}

}  // namespace offhand::tools::desktop
