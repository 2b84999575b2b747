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
  {.name = "session", .node = &session_id_schema, .holds = Holds::session},
  {.name = "pid", .node = &process_id_schema, .holds = Holds::process},
  {.name = "window_id", .node = &window_id_schema, .holds = Holds::window},
  {.name = "element_index", .node = &element_index_schema, .holds = Holds::element_index},
  {.name = "element_token", .node = &element_token_schema, .holds = Holds::element_token},
  {.name = "x", .node = &kTypeTextArgsXNode, .holds = Holds::point_x},
  {.name = "y", .node = &kTypeTextArgsYNode, .holds = Holds::point_y},
  {.name = "from_zoom", .node = &kTypeTextArgsFromZoomNode, .holds = Holds::zoom},
  {.name = "scope", .node = &capture_scope_schema, .holds = Holds::scope},
  {.name = "delivery_mode", .node = &delivery_mode_schema, .unknown = "background", .not_called = kTypeTextArgsDeliveryModeSlips, .holds = Holds::delivery},
  {.name = "observe", .node = &observe_schema, .holds = Holds::observation},
  {.name = "text", .node = &kTypeTextArgsTextNode, .required = true, .holds = Holds::typed_text},
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
  Address address() const override {
    AddressParts parts;
    take_address(arguments_.target, parts);
    return parts.of_target();
  }
  std::size_t fingerprint() const override {
    std::string text(type_text_tool.identity);
    JsonWriter writer(text);
    write_member(writer, "delivery_mode", arguments_.delivery_mode);
    write_member(writer, "text", arguments_.text);
    write_member(writer, "clear_first", arguments_.clear_first);
    write_member(writer, "delay_ms", arguments_.delay_ms);
    return std::hash<std::string>{}(text);
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
