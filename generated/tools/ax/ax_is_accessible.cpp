// Generated from schema/tools/ax/ax_is_accessible.json. Do not edit.
#include "generated/tools/ax/ax_is_accessible.h"

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
constexpr auto kAxIsAccessibleArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema, .holds = Holds::session},
});
}  // namespace

constinit const SchemaNode ax_is_accessible_args_schema = {.kind = SchemaKind::object, .properties = kAxIsAccessibleArgsProperties};

void write(JsonWriter& writer, const AxIsAccessibleArgs& value) {
  writer.begin_object();
  write_member(writer, "session", value.session);
  writer.end_object();
}

void read(const nlohmann::json& json, AxIsAccessibleArgs& out) {
  read_member(json, "session", out.session);
}

void write(JsonWriter& writer, const AxIsAccessibleResult& value) {
  writer.begin_object();
  write_member(writer, "enabled", value.enabled);
  write_member(writer, "process_name", value.process_name);
  write_member(writer, "suggestion", value.suggestion);
  writer.end_object();
}

std::string text_of(const AxIsAccessibleResult& value) {
  std::string text;
  if (value.enabled) {
    text += "✅ Accessible";
  }
  if (value.suggestion.has_value() && !value.suggestion->empty()) {
    text += "; ";
    append_text(text, *value.suggestion);
  }
  return text;
}

namespace {

class AxIsAccessibleInvocation final : public TypedInvocation<AxIsAccessibleArgs, AxIsAccessibleResult> {
 public:
  explicit AxIsAccessibleInvocation(AxIsAccessibleArgs arguments) : TypedInvocation(ax_is_accessible_tool, std::move(arguments)) {}

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
    OFFHAND_ASSIGN(outcome_, ax_is_accessible(call, arguments_));
    return {};
  }
};

}  // namespace

std::unique_ptr<Invocation> AxIsAccessibleTool::invocation(AxIsAccessibleArgs arguments) {
  return std::make_unique<AxIsAccessibleInvocation>(std::move(arguments));
}

Result<AxIsAccessibleArgs> parse_ax_is_accessible_args(const nlohmann::json& json, std::string_view platform) {
  const CheckedJson checked(ax_is_accessible_args_schema, json, platform);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("ax.ax_is_accessible", checked.problems()));
  AxIsAccessibleArgs args;
  read(checked.value(), args);
  return args;
}

Result<std::unique_ptr<Invocation>> prepare_ax_is_accessible(const nlohmann::json& json, std::string_view platform) {
  OFFHAND_CHECK(check_support(ax_is_accessible_tool, platform));
  OFFHAND_ASSIGN(auto args, parse_ax_is_accessible_args(json, platform));
  return AxIsAccessibleTool::invocation(std::move(args));
}

}  // namespace offhand::tools::ax
