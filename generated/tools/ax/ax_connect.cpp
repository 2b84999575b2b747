// Generated from schema/tools/ax/ax_connect.json. Do not edit.
#include "generated/tools/ax/ax_connect.h"

#include <array>
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
constexpr SchemaNode kAxConnectArgsAppNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 256};
constexpr SchemaNode kAxConnectArgsAliasNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 64, .pattern = "^[A-Za-z][A-Za-z0-9_.-]*$"};
constexpr auto kAxConnectArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema, .holds = Holds::session},
  {.name = "app", .node = &kAxConnectArgsAppNode, .required = true, .holds = Holds::plain},
  {.name = "alias", .node = &kAxConnectArgsAliasNode, .holds = Holds::plain},
});
}  // namespace

constinit const SchemaNode ax_connect_args_schema = {.kind = SchemaKind::object, .properties = kAxConnectArgsProperties};

void write(JsonWriter& writer, const AxConnectArgs& value) {
  writer.begin_object();
  write_member(writer, "session", value.session);
  write_member(writer, "app", value.app);
  write_member(writer, "alias", value.alias);
  writer.end_object();
}

void read(const nlohmann::json& json, AxConnectArgs& out) {
  read_member(json, "session", out.session);
  read_member(json, "app", out.app);
  read_member(json, "alias", out.alias);
}

void write(JsonWriter& writer, const AxConnectResult& value) {
  writer.begin_object();
  write_member(writer, "connected", value.connected);
  write_member(writer, "app_name", value.app_name);
  write_member(writer, "pid", value.pid);
  write_member(writer, "bundle_id", value.bundle_id);
  write_member(writer, "windows", value.windows);
  write_member(writer, "alias", value.alias);
  writer.end_object();
}

std::string text_of(const AxConnectResult& value) {
  std::string text;
  text += "✅ Connected";
  text += " to ";
  append_text(text, value.app_name);
  if (value.pid.has_value()) {
    text += ", pid ";
    append_text(text, *value.pid);
  }
  if (value.windows.has_value()) {
    text += ", ";
    append_counted(text, *value.windows, "window", "windows");
  }
  if (value.alias.has_value() && !value.alias->empty()) {
    text += ", as \"";
    append_text(text, *value.alias);
    text += "\"";
  }
  return text;
}

namespace {

class AxConnectInvocation final : public TypedInvocation<AxConnectArgs, AxConnectResult> {
 public:
  explicit AxConnectInvocation(AxConnectArgs arguments) : TypedInvocation(ax_connect_tool, std::move(arguments)) {}

  std::optional<std::string_view> session() const override { return arguments_.session; }
  Address address() const override { return address::Desktop{}; }
  std::string arguments_json() const override { return to_json(arguments_); }
  Reply reply() const override {
    const auto& result = outcome();
    Reply reply;
    reply.text = text_of(result);
    reply.structured = to_json(result);
    return reply;
  }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override {
    OFFHAND_ASSIGN(outcome_, ax_connect(call, arguments_));
    return {};
  }
};

}  // namespace

std::unique_ptr<Invocation> AxConnectTool::invocation(AxConnectArgs arguments) {
  return std::make_unique<AxConnectInvocation>(std::move(arguments));
}

Result<AxConnectArgs> parse_ax_connect_args(const nlohmann::json& json, std::string_view platform) {
  const CheckedJson checked(ax_connect_args_schema, json, platform);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("ax.ax_connect", checked.problems()));
  AxConnectArgs args;
  read(checked.value(), args);
  return args;
}

Result<std::unique_ptr<Invocation>> prepare_ax_connect(const nlohmann::json& json, std::string_view platform) {
  OFFHAND_CHECK(check_support(ax_connect_tool, platform));
  OFFHAND_ASSIGN(auto args, parse_ax_connect_args(json, platform));
  return AxConnectTool::invocation(std::move(args));
}

}  // namespace offhand::tools::ax
