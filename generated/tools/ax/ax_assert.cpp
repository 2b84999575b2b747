// Generated from schema/tools/ax/ax_assert.json. Do not edit.
#include "generated/tools/ax/ax_assert.h"

#include <array>
#include <cstdint>
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
constexpr SchemaNode kAxAssertArgsAppNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 256};
constexpr SchemaNode kAxAssertArgsQueryNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 4096};
constexpr SchemaNode kAxAssertArgsTimeoutMsNode = {.kind = SchemaKind::integer, .minimum = 0, .maximum = 9500};
constexpr auto kAxAssertArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema, .holds = Holds::session},
  {.name = "app", .node = &kAxAssertArgsAppNode, .required = true, .holds = Holds::application},
  {.name = "query", .node = &kAxAssertArgsQueryNode, .required = true, .holds = Holds::plain},
  {.name = "assertions", .node = &assertions_schema, .required = true},
  {.name = "timeout_ms", .node = &kAxAssertArgsTimeoutMsNode, .holds = Holds::wait},
});
}  // namespace

constinit const SchemaNode ax_assert_args_schema = {.kind = SchemaKind::object, .properties = kAxAssertArgsProperties};

void write(JsonWriter& writer, const AxAssertArgs& value) {
  writer.begin_object();
  static const AxAssertArgs otherwise;
  write_member(writer, "session", value.session);
  write_member(writer, "app", value.app);
  write_member(writer, "query", value.query);
  write_member(writer, "assertions", value.assertions);
  write_changed(writer, "timeout_ms", value.timeout_ms, otherwise.timeout_ms);
  writer.end_object();
}

void read(const nlohmann::json& json, AxAssertArgs& out) {
  read_member(json, "session", out.session);
  read_member(json, "app", out.app);
  read_member(json, "query", out.query);
  read_member(json, "assertions", out.assertions);
  read_member(json, "timeout_ms", out.timeout_ms);
}

void write(JsonWriter& writer, const AxAssertResult& value) {
  writer.begin_object();
  write_member(writer, "passed", value.passed);
  write_member(writer, "failures", value.failures);
  write_member(writer, "element", value.element);
  write_member(writer, "waited_ms", value.waited_ms);
  writer.end_object();
}

std::string text_of(const AxAssertResult& value) {
  std::string text;
  if (value.passed) {
    text += "✅ Passed";
    text += ". ";
  }
  if (value.element.has_value() && !value.element->empty()) {
    append_text(text, *value.element);
  }
  if (value.waited_ms.has_value()) {
    text += ", after ";
    append_text(text, *value.waited_ms);
    text += " ms";
  }
  if (value.failures.has_value()) {
    for (const auto& row : *value.failures) {
      text += '\n';
      text += "❌ ";
      append_text(text, row.property);
      text += " is not as expected";
    }
  }
  return text;
}

namespace {

class AxAssertInvocation final : public TypedInvocation<AxAssertArgs, AxAssertResult> {
 public:
  explicit AxAssertInvocation(AxAssertArgs arguments) : TypedInvocation(ax_assert_tool, std::move(arguments)) {}

  std::optional<std::string_view> session() const override { return arguments_.session; }
  std::int64_t wait_ms() const override { return arguments_.timeout_ms; }
  Address address() const override {
    AddressParts parts;
    parts.application = arguments_.app;
    return parts.of_application();
  }
  std::string arguments_json() const override { return to_json(arguments_); }
  Reply reply() const override {
    const auto& result = outcome();
    Reply reply;
    reply.text = text_of(result);
    reply.structured = to_json(result);
    return reply;
  }

 private:
  Result<void> run(Call& call, const Target& target) override {
    OFFHAND_ASSIGN(outcome_, ax_assert(call, target, arguments_));
    return {};
  }
};

}  // namespace

std::unique_ptr<Invocation> AxAssertTool::invocation(AxAssertArgs arguments) {
  return std::make_unique<AxAssertInvocation>(std::move(arguments));
}

Result<AxAssertArgs> parse_ax_assert_args(const nlohmann::json& json, std::string_view platform) {
  const CheckedJson checked(ax_assert_args_schema, json, platform);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("ax.ax_assert", checked.problems()));
  AxAssertArgs args;
  read(checked.value(), args);
  return args;
}

Result<std::unique_ptr<Invocation>> prepare_ax_assert(const nlohmann::json& json, std::string_view platform) {
  OFFHAND_CHECK(check_support(ax_assert_tool, platform));
  OFFHAND_ASSIGN(auto args, parse_ax_assert_args(json, platform));
  return AxAssertTool::invocation(std::move(args));
}

}  // namespace offhand::tools::ax
