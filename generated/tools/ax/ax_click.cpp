// Generated from schema/tools/ax/ax_click.json. Do not edit.
#include "generated/tools/ax/ax_click.h"

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
constexpr SchemaNode kAxClickArgsAppNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 256};
constexpr SchemaNode kAxClickArgsQueryNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 4096};
constexpr auto kAxClickArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema, .holds = Holds::session},
  {.name = "app", .node = &kAxClickArgsAppNode, .required = true, .holds = Holds::application},
  {.name = "query", .node = &kAxClickArgsQueryNode, .required = true, .holds = Holds::element_query},
  {.name = "mode", .node = &mode_schema, .holds = Holds::delivery},
  {.name = "click_type", .node = &click_type_schema},
});
}  // namespace

constinit const SchemaNode ax_click_args_schema = {.kind = SchemaKind::object, .properties = kAxClickArgsProperties};

void write(JsonWriter& writer, const AxClickArgs& value) {
  writer.begin_object();
  static const AxClickArgs otherwise;
  write_member(writer, "session", value.session);
  write_member(writer, "app", value.app);
  write_member(writer, "query", value.query);
  write_changed(writer, "mode", value.mode, otherwise.mode);
  write_changed(writer, "click_type", value.click_type, otherwise.click_type);
  writer.end_object();
}

void read(const nlohmann::json& json, AxClickArgs& out) {
  read_member(json, "session", out.session);
  read_member(json, "app", out.app);
  read_member(json, "query", out.query);
  read_member(json, "mode", out.mode);
  read_member(json, "click_type", out.click_type);
}

namespace {

class AxClickInvocation final : public TypedInvocation<AxClickArgs, ActionResult> {
 public:
  explicit AxClickInvocation(AxClickArgs arguments) : TypedInvocation(ax_click_tool, std::move(arguments)) {}

  std::optional<std::string_view> session() const override { return arguments_.session; }
  bool foreground() const override { return arguments_.mode == Mode::focus; }
  Address address() const override {
    AddressParts parts;
    parts.application = arguments_.app;
    parts.element_query = arguments_.query;
    return parts.of_target();
  }
  std::size_t fingerprint() const override {
    std::string text(ax_click_tool.identity);
    JsonWriter writer(text);
    write_member(writer, "mode", arguments_.mode);
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
    OFFHAND_ASSIGN(outcome_, ax_click(call, target, arguments_));
    return {};
  }
};

}  // namespace

std::unique_ptr<Invocation> AxClickTool::invocation(AxClickArgs arguments) {
  return std::make_unique<AxClickInvocation>(std::move(arguments));
}

Result<AxClickArgs> parse_ax_click_args(const nlohmann::json& json, std::string_view platform) {
  const CheckedJson checked(ax_click_args_schema, json, platform);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("ax.ax_click", checked.problems()));
  AxClickArgs args;
  read(checked.value(), args);
  return args;
}

Result<std::unique_ptr<Invocation>> prepare_ax_click(const nlohmann::json& json, std::string_view platform) {
  OFFHAND_CHECK(check_support(ax_click_tool, platform));
  OFFHAND_ASSIGN(auto args, parse_ax_click_args(json, platform));
  return AxClickTool::invocation(std::move(args));
}

}  // namespace offhand::tools::ax
