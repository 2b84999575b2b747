// Generated from schema/tools/desktop/double_click.json. Do not edit.
#include "generated/tools/desktop/double_click.h"

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
constexpr SchemaNode kDoubleClickArgsXNode = {.kind = SchemaKind::number, .minimum = -65536, .maximum = 65536};
constexpr SchemaNode kDoubleClickArgsYNode = {.kind = SchemaKind::number, .minimum = -65536, .maximum = 65536};
constexpr SchemaNode kDoubleClickArgsFromZoomNode = {.kind = SchemaKind::boolean};
constexpr auto kDoubleClickArgsDeliveryModeSlips = std::to_array<std::string_view>({"dispatch"});
constexpr SchemaNode kDoubleClickArgsModifierNode = {.kind = SchemaKind::array, .max_size = 4, .items = &key_modifier_schema};
constexpr auto kDoubleClickArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema},
  {.name = "pid", .node = &process_id_schema},
  {.name = "window_id", .node = &window_id_schema},
  {.name = "element_index", .node = &element_index_schema},
  {.name = "element_token", .node = &element_token_schema},
  {.name = "x", .node = &kDoubleClickArgsXNode},
  {.name = "y", .node = &kDoubleClickArgsYNode},
  {.name = "from_zoom", .node = &kDoubleClickArgsFromZoomNode},
  {.name = "scope", .node = &capture_scope_schema},
  {.name = "delivery_mode", .node = &delivery_mode_schema, .unknown = "background", .not_called = kDoubleClickArgsDeliveryModeSlips},
  {.name = "observe", .node = &observe_schema},
  {.name = "modifier", .node = &kDoubleClickArgsModifierNode},
});
constexpr auto kDoubleClickArgsUnions = std::to_array<const SchemaUnion*>({
  &element_or_point_union,
});
}  // namespace

constinit const SchemaNode double_click_args_schema = {.kind = SchemaKind::object, .properties = kDoubleClickArgsProperties, .unions = kDoubleClickArgsUnions};

void write(JsonWriter& writer, const DoubleClickArgs& value) {
  writer.begin_object();
  static const DoubleClickArgs otherwise;
  write_member(writer, "session", value.session);
  write_joined(writer, "", value.target);
  write_changed(writer, "delivery_mode", value.delivery_mode, otherwise.delivery_mode);
  write_changed(writer, "observe", value.observe, otherwise.observe);
  write_changed(writer, "modifier", value.modifier, otherwise.modifier);
  writer.end_object();
}

void read(const nlohmann::json& json, DoubleClickArgs& out) {
  read_member(json, "session", out.session);
  read(json, out.target);
  read_member(json, "delivery_mode", out.delivery_mode);
  read_member(json, "observe", out.observe);
  read_member(json, "modifier", out.modifier);
}

namespace {

class DoubleClickInvocation final : public TypedInvocation<DoubleClickArgs, ActionResult> {
 public:
  explicit DoubleClickInvocation(DoubleClickArgs arguments) : TypedInvocation(double_click_tool, std::move(arguments)) {}

  std::optional<std::string_view> session() const override { return arguments_.session; }
  bool foreground() const override { return arguments_.delivery_mode == DeliveryMode::foreground; }
  Subject subject() const override { return subject_of(SubjectKind::element_or_point, arguments_.target); }
  void aim(const Aim& aim) override { aim_at(aim, arguments_.target); }
  std::size_t fingerprint() const override {
    auto action = arguments_;
    action.session = {};
    action.target = {};
    action.observe = {};
    return std::hash<std::string>{}("desktop.double_click" + to_json(action));
  }
  std::string arguments_json() const override { return to_json(arguments_); }
  Reply reply() const override {
    const auto& result = outcome();
    Reply reply;
    reply.text = text_of(result, "Double clicked");
    reply.structured = to_json(result);
    return reply;
  }

 private:
  Result<void> run(Call& call, const Target& target) override {
    OFFHAND_ASSIGN(outcome_, double_click(call, target, arguments_));
    return {};
  }
};

}  // namespace

std::unique_ptr<Invocation> DoubleClickTool::invocation(DoubleClickArgs arguments) {
  return std::make_unique<DoubleClickInvocation>(std::move(arguments));
}

Result<DoubleClickArgs> parse_double_click_args(const nlohmann::json& json, std::string_view platform) {
  const CheckedJson checked(double_click_args_schema, json, platform);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("double_click", checked.problems()));
  DoubleClickArgs args;
  read(checked.value(), args);
  return args;
}

Result<std::unique_ptr<Invocation>> prepare_double_click(const nlohmann::json& json, std::string_view platform) {
  OFFHAND_CHECK(check_support(double_click_tool, platform));
  OFFHAND_ASSIGN(auto args, parse_double_click_args(json, platform));
  return DoubleClickTool::invocation(std::move(args));
}

}  // namespace offhand::tools::desktop
