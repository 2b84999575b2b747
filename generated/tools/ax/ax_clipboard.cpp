// Generated from schema/tools/ax/ax_clipboard.json. Do not edit.
#include "generated/tools/ax/ax_clipboard.h"

#include <algorithm>
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
constexpr auto kAxClipboardActionValues = std::to_array<std::string_view>({"read", "write"});
}  // namespace

constinit const SchemaNode ax_clipboard_action_schema = {.kind = SchemaKind::string, .values = kAxClipboardActionValues};

std::string_view to_string(AxClipboardAction value) { return kAxClipboardActionValues[static_cast<std::size_t>(value)]; }

std::optional<AxClipboardAction> ax_clipboard_action_from_string(std::string_view text) {
  const auto found = std::find(kAxClipboardActionValues.begin(), kAxClipboardActionValues.end(), text);
  if (found == kAxClipboardActionValues.end()) return std::nullopt;
  return static_cast<AxClipboardAction>(found - kAxClipboardActionValues.begin());
}

void write(JsonWriter& writer, AxClipboardAction value) { writer.value(to_string(value)); }

void read(const nlohmann::json& json, AxClipboardAction& out) {
  out = ax_clipboard_action_from_string(text_of_json(json)).value_or(out);
}

namespace {
constexpr SchemaNode kAxClipboardArgsTextNode = {.kind = SchemaKind::string, .max_size = 100000};
constexpr auto kAxClipboardArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema, .holds = Holds::session},
  {.name = "action", .node = &ax_clipboard_action_schema, .required = true},
  {.name = "text", .node = &kAxClipboardArgsTextNode, .holds = Holds::typed_text},
});
}  // namespace

constinit const SchemaNode ax_clipboard_args_schema = {.kind = SchemaKind::object, .properties = kAxClipboardArgsProperties};

void write(JsonWriter& writer, const AxClipboardArgs& value) {
  writer.begin_object();
  write_member(writer, "session", value.session);
  write_member(writer, "action", value.action);
  write_member(writer, "text", value.text);
  writer.end_object();
}

void read(const nlohmann::json& json, AxClipboardArgs& out) {
  read_member(json, "session", out.session);
  read_member(json, "action", out.action);
  read_member(json, "text", out.text);
}

void write(JsonWriter& writer, const AxClipboardResult& value) {
  writer.begin_object();
  write_member(writer, "text", value.text);
  write_member(writer, "success", value.success);
  write_member(writer, "reason", value.reason);
  writer.end_object();
}

std::string text_of(const AxClipboardResult& value) {
  std::string text;
  if (value.success) {
    text += "✅ Done";
  }
  if (value.reason.has_value() && !value.reason->empty()) {
    text += ": ";
    append_text(text, *value.reason);
  }
  if (value.text.has_value() && !value.text->empty()) {
    text += "\n";
    append_lines(text, *value.text);
  }
  return text;
}

namespace {

class AxClipboardInvocation final : public TypedInvocation<AxClipboardArgs, AxClipboardResult> {
 public:
  explicit AxClipboardInvocation(AxClipboardArgs arguments) : TypedInvocation(ax_clipboard_tool, std::move(arguments)) {}

  std::optional<std::string_view> session() const override { return arguments_.session; }
  Address address() const override { return address::Desktop{}; }
  std::size_t fingerprint() const override {
    std::string text(ax_clipboard_tool.identity);
    JsonWriter writer(text);
    write_member(writer, "action", arguments_.action);
    write_member(writer, "text", arguments_.text);
    return std::hash<std::string>{}(text);
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
  Result<void> run(Call& call, const Target& /*target*/) override {
    OFFHAND_ASSIGN(outcome_, ax_clipboard(call, arguments_));
    return {};
  }
};

}  // namespace

std::unique_ptr<Invocation> AxClipboardTool::invocation(AxClipboardArgs arguments) {
  return std::make_unique<AxClipboardInvocation>(std::move(arguments));
}

Result<AxClipboardArgs> parse_ax_clipboard_args(const nlohmann::json& json, std::string_view platform) {
  const CheckedJson checked(ax_clipboard_args_schema, json, platform);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("ax.ax_clipboard", checked.problems()));
  AxClipboardArgs args;
  read(checked.value(), args);
  return args;
}

Result<std::unique_ptr<Invocation>> prepare_ax_clipboard(const nlohmann::json& json, std::string_view platform) {
  OFFHAND_CHECK(check_support(ax_clipboard_tool, platform));
  OFFHAND_ASSIGN(auto args, parse_ax_clipboard_args(json, platform));
  return AxClipboardTool::invocation(std::move(args));
}

}  // namespace offhand::tools::ax
