// Generated from schema/tools/desktop/type_text.json. Do not edit.
#include "generated/tools/desktop/type_text.h"

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
constexpr SchemaNode kTypeTextArgsXNode = {.kind = SchemaKind::number, .minimum = -65536, .maximum = 65536};
constexpr SchemaNode kTypeTextArgsYNode = {.kind = SchemaKind::number, .minimum = -65536, .maximum = 65536};
constexpr SchemaNode kTypeTextArgsFromZoomNode = {.kind = SchemaKind::boolean};
constexpr auto kTypeTextArgsDeliveryModeSlips = std::to_array<std::string_view>({"dispatch"});
constexpr SchemaNode kTypeTextArgsTextNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 100000};
constexpr SchemaNode kTypeTextArgsClearFirstNode = {.kind = SchemaKind::boolean};
constexpr SchemaNode kTypeTextArgsDelayMsNode = {.kind = SchemaKind::integer, .minimum = 0, .maximum = 200};
constexpr auto kTypeTextArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema},
  {.name = "pid", .node = &process_id_schema},
  {.name = "window_id", .node = &window_id_schema},
  {.name = "element_index", .node = &element_index_schema},
  {.name = "element_token", .node = &element_token_schema},
  {.name = "x", .node = &kTypeTextArgsXNode},
  {.name = "y", .node = &kTypeTextArgsYNode},
  {.name = "from_zoom", .node = &kTypeTextArgsFromZoomNode},
  {.name = "scope", .node = &capture_scope_schema},
  {.name = "delivery_mode", .node = &delivery_mode_schema, .unknown = "background", .not_called = kTypeTextArgsDeliveryModeSlips},
  {.name = "observe", .node = &observe_schema},
  {.name = "text", .node = &kTypeTextArgsTextNode, .required = true},
  {.name = "clear_first", .node = &kTypeTextArgsClearFirstNode},
  {.name = "delay_ms", .node = &kTypeTextArgsDelayMsNode},
});
constexpr auto kTypeTextArgsUnions = std::to_array<const SchemaUnion*>({
  &keyboard_target_union,
});
}  // namespace

constinit const SchemaNode type_text_args_schema = {.kind = SchemaKind::object, .properties = kTypeTextArgsProperties, .unions = kTypeTextArgsUnions};

void write(JsonWriter& writer, const TypeTextArgs& value) {
  writer.begin_object();
  static const TypeTextArgs otherwise;
  write_member(writer, "session", value.session);
  write_joined(writer, "", value.target);
  write_changed(writer, "delivery_mode", value.delivery_mode, otherwise.delivery_mode);
  write_changed(writer, "observe", value.observe, otherwise.observe);
  write_member(writer, "text", value.text);
  write_changed(writer, "clear_first", value.clear_first, otherwise.clear_first);
  write_changed(writer, "delay_ms", value.delay_ms, otherwise.delay_ms);
  writer.end_object();
}

void read(const nlohmann::json& json, TypeTextArgs& out) {
  read_member(json, "session", out.session);
  read(json, out.target);
  read_member(json, "delivery_mode", out.delivery_mode);
  read_member(json, "observe", out.observe);
  read_member(json, "text", out.text);
  read_member(json, "clear_first", out.clear_first);
  read_member(json, "delay_ms", out.delay_ms);
}

namespace {

class TypeTextInvocation final : public TypedInvocation<TypeTextArgs, ActionResult> {
 public:
  explicit TypeTextInvocation(TypeTextArgs arguments) : TypedInvocation(type_text_tool, std::move(arguments)) {}

  std::optional<std::string_view> session() const override { return arguments_.session; }
  bool foreground() const override { return arguments_.delivery_mode == DeliveryMode::foreground; }
  Subject subject() const override { return subject_of(SubjectKind::element_or_point, arguments_.target); }
  void aim(const Aim& aim) override { aim_at(aim, arguments_.target); }
  std::size_t fingerprint() const override {
    auto action = arguments_;
    action.session = {};
    action.target = {};
    action.observe = {};
    return std::hash<std::string>{}("desktop.type_text" + to_json(action));
  }
  std::string arguments_json() const override { return to_json(arguments_); }
  Reply reply() const override {
    const auto& result = outcome();
    Reply reply;
    std::string verb;
    verb += "Typed";
    if (result.target.role.has_value()) {
      verb += " into";
    }
    reply.text = text_of(result, verb);
    reply.structured = to_json(result);
    return reply;
  }

 private:
  Result<void> run(Call& call, const Target& target) override {
    OFFHAND_ASSIGN(outcome_, type_text(call, target, arguments_));
    return {};
  }
};

}  // namespace

std::unique_ptr<Invocation> TypeTextTool::invocation(TypeTextArgs arguments) {
  return std::make_unique<TypeTextInvocation>(std::move(arguments));
}

Result<TypeTextArgs> parse_type_text_args(const nlohmann::json& json, std::string_view platform) {
  const CheckedJson checked(type_text_args_schema, json, platform);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("type_text", checked.problems()));
  TypeTextArgs args;
  read(checked.value(), args);
  return args;
}

Result<std::unique_ptr<Invocation>> prepare_type_text(const nlohmann::json& json, std::string_view platform) {
  OFFHAND_CHECK(check_support(type_text_tool, platform));
  OFFHAND_ASSIGN(auto args, parse_type_text_args(json, platform));
  return TypeTextTool::invocation(std::move(args));
}

}  // namespace offhand::tools::desktop
