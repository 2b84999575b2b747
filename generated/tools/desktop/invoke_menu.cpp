// Generated from schema/tools/desktop/invoke_menu.json. Do not edit.
#include "generated/tools/desktop/invoke_menu.h"

#include <array>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
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

void read(const nlohmann::json& json, InvokeMenuArgs& out) {
  read_member(json, "session", out.session);
  read_member(json, "observe", out.observe);
  read_member(json, "pid", out.pid);
  read_member(json, "window_id", out.window_id);
  read_member(json, "delivery_mode", out.delivery_mode);
  read_member(json, "path", out.path);
}

namespace {

class InvokeMenuInvocation final : public Invocation {
 public:
  explicit InvokeMenuInvocation(InvokeMenuArgs args) : args_(std::move(args)) {}

  std::optional<std::string_view> session() const override { return args_.session; }
  bool foreground() const override { return args_.delivery_mode == DeliveryMode::foreground; }
  Subject subject() const override { return subject_of(SubjectKind::window, args_); }

 private:
  Result<Reply> run(Call& call, const Target& target) const override {
    OFFHAND_ASSIGN(const auto result, invoke_menu(call, target, args_));
    Reply reply;
    reply.text = text_of(result, "Chose");
    reply.structured = to_json(result);
    return reply;
  }
  InvokeMenuArgs args_;
};

}  // namespace

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
  return std::make_unique<InvokeMenuInvocation>(std::move(args));
}

}  // namespace offhand::tools::desktop
