// Generated from schema/tools/desktop/scroll.json. Do not edit.
#include "generated/tools/desktop/scroll.h"

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
constexpr SchemaNode kScrollArgsXNode = {.kind = SchemaKind::number, .minimum = -65536, .maximum = 65536};
constexpr SchemaNode kScrollArgsYNode = {.kind = SchemaKind::number, .minimum = -65536, .maximum = 65536};
constexpr SchemaNode kScrollArgsFromZoomNode = {.kind = SchemaKind::boolean};
constexpr auto kScrollArgsDeliveryModeSlips = std::to_array<std::string_view>({"dispatch"});
constexpr SchemaNode kScrollArgsAmountNode = {.kind = SchemaKind::integer, .minimum = 1, .maximum = 50};
constexpr auto kScrollArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema},
  {.name = "pid", .node = &process_id_schema},
  {.name = "window_id", .node = &window_id_schema},
  {.name = "element_index", .node = &element_index_schema},
  {.name = "element_token", .node = &element_token_schema},
  {.name = "x", .node = &kScrollArgsXNode},
  {.name = "y", .node = &kScrollArgsYNode},
  {.name = "from_zoom", .node = &kScrollArgsFromZoomNode},
  {.name = "scope", .node = &capture_scope_schema},
  {.name = "delivery_mode", .node = &delivery_mode_schema, .unknown = "background", .not_called = kScrollArgsDeliveryModeSlips},
  {.name = "observe", .node = &observe_schema},
  {.name = "direction", .node = &scroll_direction_schema, .required = true},
  {.name = "by", .node = &scroll_by_schema},
  {.name = "amount", .node = &kScrollArgsAmountNode},
});
constexpr auto kScrollArgsUnions = std::to_array<const SchemaUnion*>({
  &scroll_target_union,
});
}  // namespace

constinit const SchemaNode scroll_args_schema = {.kind = SchemaKind::object, .properties = kScrollArgsProperties, .unions = kScrollArgsUnions};

void write(JsonWriter& writer, const ScrollArgs& value) {
  writer.begin_object();
  static const ScrollArgs otherwise;
  write_member(writer, "session", value.session);
  write_joined(writer, "", value.target);
  write_changed(writer, "delivery_mode", value.delivery_mode, otherwise.delivery_mode);
  write_changed(writer, "observe", value.observe, otherwise.observe);
  write_member(writer, "direction", value.direction);
  write_changed(writer, "by", value.by, otherwise.by);
  write_changed(writer, "amount", value.amount, otherwise.amount);
  writer.end_object();
}

void read(const nlohmann::json& json, ScrollArgs& out) {
  read_member(json, "session", out.session);
  read(json, out.target);
  read_member(json, "delivery_mode", out.delivery_mode);
  read_member(json, "observe", out.observe);
  read_member(json, "direction", out.direction);
  read_member(json, "by", out.by);
  read_member(json, "amount", out.amount);
}

namespace {

class ScrollInvocation final : public TypedInvocation<ScrollArgs, ActionResult> {
 public:
  explicit ScrollInvocation(ScrollArgs arguments) : TypedInvocation(scroll_tool, std::move(arguments)) {}

  std::optional<std::string_view> session() const override { return arguments_.session; }
  bool foreground() const override { return arguments_.delivery_mode == DeliveryMode::foreground; }
  Subject subject() const override { return subject_of(SubjectKind::element_or_point, arguments_.target); }
  void aim(const Aim& aim) override { aim_at(aim, arguments_.target); }
  std::size_t fingerprint() const override {
    auto action = arguments_;
    action.session = {};
    action.target = {};
    action.observe = {};
    return std::hash<std::string>{}("desktop.scroll" + to_json(action));
  }
  std::string arguments_json() const override { return to_json(arguments_); }
  Reply reply() const override {
    const auto& result = outcome();
    Reply reply;
    reply.text = text_of(result, "Scrolled");
    reply.structured = to_json(result);
    return reply;
  }

 private:
  Result<void> run(Call& call, const Target& target) override {
    OFFHAND_ASSIGN(outcome_, scroll(call, target, arguments_));
    return {};
  }
};

}  // namespace

std::unique_ptr<Invocation> ScrollTool::invocation(ScrollArgs arguments) {
  return std::make_unique<ScrollInvocation>(std::move(arguments));
}

Result<ScrollArgs> parse_scroll_args(const nlohmann::json& json, std::string_view platform) {
  const CheckedJson checked(scroll_args_schema, json, platform);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("scroll", checked.problems()));
  ScrollArgs args;
  read(checked.value(), args);
  return args;
}

Result<std::unique_ptr<Invocation>> prepare_scroll(const nlohmann::json& json, std::string_view platform) {
  OFFHAND_CHECK(check_support(scroll_tool, platform));
  OFFHAND_ASSIGN(auto args, parse_scroll_args(json, platform));
  return ScrollTool::invocation(std::move(args));
}

}  // namespace offhand::tools::desktop
