// Generated from schema/tools/desktop/invoke_menu.json. Do not edit.
#include "generated/tools/desktop/invoke_menu.h"

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
constexpr auto kInvokeMenuArgsDeliveryModeSlips = std::to_array<std::string_view>({"dispatch"});
constexpr SchemaNode kInvokeMenuArgsPathItemNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 256};
constexpr SchemaNode kInvokeMenuArgsPathNode = {.kind = SchemaKind::array, .min_size = 1, .max_size = 16, .items = &kInvokeMenuArgsPathItemNode};
constexpr auto kInvokeMenuArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema},
  {.name = "observe", .node = &observe_schema},
  {.name = "pid", .node = &process_id_schema, .required = true},
  {.name = "window_id", .node = &window_id_schema},
  {.name = "delivery_mode", .node = &delivery_mode_schema, .unknown = "background", .not_called = kInvokeMenuArgsDeliveryModeSlips},
  {.name = "path", .node = &kInvokeMenuArgsPathNode, .required = true},
});
}  // namespace

constinit const SchemaNode invoke_menu_args_schema = {.kind = SchemaKind::object, .properties = kInvokeMenuArgsProperties};

void write(JsonWriter& writer, const InvokeMenuArgs& value) {
  writer.begin_object();
  static const InvokeMenuArgs otherwise;
  write_member(writer, "session", value.session);
  write_changed(writer, "observe", value.observe, otherwise.observe);
  write_member(writer, "pid", value.pid);
  write_member(writer, "window_id", value.window_id);
  write_changed(writer, "delivery_mode", value.delivery_mode, otherwise.delivery_mode);
  write_member(writer, "path", value.path);
  writer.end_object();
}

void read(const nlohmann::json& json, InvokeMenuArgs& out) {
  read_member(json, "session", out.session);
  read_member(json, "observe", out.observe);
  read_member(json, "pid", out.pid);
  read_member(json, "window_id", out.window_id);
  read_member(json, "delivery_mode", out.delivery_mode);
  read_member(json, "path", out.path);
}

namespace {

class InvokeMenuInvocation final : public TypedInvocation<InvokeMenuArgs, ActionResult> {
 public:
  explicit InvokeMenuInvocation(InvokeMenuArgs arguments) : TypedInvocation(invoke_menu_tool, std::move(arguments)) {}

  std::optional<std::string_view> session() const override { return arguments_.session; }
  bool foreground() const override { return arguments_.delivery_mode == DeliveryMode::foreground; }
  Subject subject() const override { return subject_of(SubjectKind::window, arguments_); }
  void aim(const Aim& aim) override { aim_at(aim, arguments_); }
  std::size_t fingerprint() const override {
    auto action = arguments_;
    action.session = {};
    action.observe = {};
    action.pid = {};
    action.window_id = {};
    return std::hash<std::string>{}("desktop.invoke_menu" + to_json(action));
  }
  std::string arguments_json() const override { return to_json(arguments_); }
  Reply reply() const override {
    const auto& result = outcome();
    Reply reply;
    reply.text = text_of(result, "Chose");
    reply.structured = to_json(result);
    return reply;
  }

 private:
  Result<void> run(Call& call, const Target& target) override {
    OFFHAND_ASSIGN(outcome_, invoke_menu(call, target, arguments_));
    return {};
  }
};

}  // namespace

std::unique_ptr<Invocation> InvokeMenuTool::invocation(InvokeMenuArgs arguments) {
  return std::make_unique<InvokeMenuInvocation>(std::move(arguments));
}

Result<InvokeMenuArgs> parse_invoke_menu_args(const nlohmann::json& json, std::string_view platform) {
  const CheckedJson checked(invoke_menu_args_schema, json, platform);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("invoke_menu", checked.problems()));
  InvokeMenuArgs args;
  read(checked.value(), args);
  return args;
}

Result<std::unique_ptr<Invocation>> prepare_invoke_menu(const nlohmann::json& json, std::string_view platform) {
  OFFHAND_CHECK(check_support(invoke_menu_tool, platform));
  OFFHAND_ASSIGN(auto args, parse_invoke_menu_args(json, platform));
  return InvokeMenuTool::invocation(std::move(args));
}

}  // namespace offhand::tools::desktop
