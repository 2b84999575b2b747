// Generated from schema/tools/ax/ax_click_at.json. Do not edit.
#include "generated/tools/ax/ax_click_at.h"

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
constexpr SchemaNode kAxClickAtArgsXNode = {.kind = SchemaKind::integer, .minimum = -65536, .maximum = 65536};
constexpr SchemaNode kAxClickAtArgsYNode = {.kind = SchemaKind::integer, .minimum = -65536, .maximum = 65536};
constexpr auto kAxClickAtArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema, .holds = Holds::session},
  {.name = "x", .node = &kAxClickAtArgsXNode, .required = true, .holds = Holds::point_x},
  {.name = "y", .node = &kAxClickAtArgsYNode, .required = true, .holds = Holds::point_y},
  {.name = "click_type", .node = &click_type_schema},
});
}  // namespace

constinit const SchemaNode ax_click_at_args_schema = {.kind = SchemaKind::object, .properties = kAxClickAtArgsProperties};

void write(JsonWriter& writer, const AxClickAtArgs& value) {
  writer.begin_object();
  static const AxClickAtArgs otherwise;
  write_member(writer, "session", value.session);
  write_member(writer, "x", value.x);
  write_member(writer, "y", value.y);
  write_changed(writer, "click_type", value.click_type, otherwise.click_type);
  writer.end_object();
}

void read(const nlohmann::json& json, AxClickAtArgs& out) {
  read_member(json, "session", out.session);
  read_member(json, "x", out.x);
  read_member(json, "y", out.y);
  read_member(json, "click_type", out.click_type);
}

namespace {

class AxClickAtInvocation final : public TypedInvocation<AxClickAtArgs, ActionResult> {
 public:
  explicit AxClickAtInvocation(AxClickAtArgs arguments) : TypedInvocation(ax_click_at_tool, std::move(arguments)) {}

  std::optional<std::string_view> session() const override { return arguments_.session; }
  Address address() const override {
    AddressParts parts;
    parts.point_x = arguments_.x;
    parts.point_y = arguments_.y;
    return parts.of_window_below();
  }
  std::size_t fingerprint() const override {
    std::string text(ax_click_at_tool.identity);
    JsonWriter writer(text);
    write_member(writer, "click_type", arguments_.click_type);
    return std::hash<std::string>{}(text);
  }
  std::string arguments_json() const override { return to_json(arguments_); }
  Reply reply() const override {
    const auto& result = outcome();
    Reply reply;
    reply.text = text_of(result, "Clicked");
    reply.structured = to_json(result);
    return reply;
  }

 private:
  Result<void> run(Call& call, const Target& target) override {
    OFFHAND_ASSIGN(outcome_, ax_click_at(call, target, arguments_));
    return {};
  }
};

}  // namespace

std::unique_ptr<Invocation> AxClickAtTool::invocation(AxClickAtArgs arguments) {
  return std::make_unique<AxClickAtInvocation>(std::move(arguments));
}

Result<AxClickAtArgs> parse_ax_click_at_args(const nlohmann::json& json, std::string_view platform) {
  const CheckedJson checked(ax_click_at_args_schema, json, platform);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("ax.ax_click_at", checked.problems()));
  AxClickAtArgs args;
  read(checked.value(), args);
  return args;
}

Result<std::unique_ptr<Invocation>> prepare_ax_click_at(const nlohmann::json& json, std::string_view platform) {
  OFFHAND_CHECK(check_support(ax_click_at_tool, platform));
  OFFHAND_ASSIGN(auto args, parse_ax_click_at_args(json, platform));
  return AxClickAtTool::invocation(std::move(args));
}

}  // namespace offhand::tools::ax
