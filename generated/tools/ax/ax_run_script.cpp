// Generated from schema/tools/ax/ax_run_script.json. Do not edit.
#include "generated/tools/ax/ax_run_script.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
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
constexpr auto kAxRunScriptLanguageValues = std::to_array<std::string_view>({"applescript", "jxa"});
}  // namespace

constinit const SchemaNode ax_run_script_language_schema = {.kind = SchemaKind::string, .values = kAxRunScriptLanguageValues};

std::string_view to_string(AxRunScriptLanguage value) { return kAxRunScriptLanguageValues[static_cast<std::size_t>(value)]; }

std::optional<AxRunScriptLanguage> ax_run_script_language_from_string(std::string_view text) {
  const auto found = std::find(kAxRunScriptLanguageValues.begin(), kAxRunScriptLanguageValues.end(), text);
  if (found == kAxRunScriptLanguageValues.end()) return std::nullopt;
  return static_cast<AxRunScriptLanguage>(found - kAxRunScriptLanguageValues.begin());
}

void write(JsonWriter& writer, AxRunScriptLanguage value) { writer.value(to_string(value)); }

void read(const nlohmann::json& json, AxRunScriptLanguage& out) {
  out = ax_run_script_language_from_string(text_of_json(json)).value_or(out);
}

namespace {
constexpr SchemaNode kAxRunScriptArgsScriptNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 100000};
constexpr SchemaNode kAxRunScriptArgsTimeoutMsNode = {.kind = SchemaKind::integer, .minimum = 0, .maximum = 60000};
constexpr auto kAxRunScriptArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema, .holds = Holds::session},
  {.name = "script", .node = &kAxRunScriptArgsScriptNode, .required = true, .holds = Holds::plain},
  {.name = "language", .node = &ax_run_script_language_schema},
  {.name = "timeout_ms", .node = &kAxRunScriptArgsTimeoutMsNode, .holds = Holds::wait},
});
}  // namespace

constinit const SchemaNode ax_run_script_args_schema = {.kind = SchemaKind::object, .properties = kAxRunScriptArgsProperties};

void write(JsonWriter& writer, const AxRunScriptArgs& value) {
  writer.begin_object();
  static const AxRunScriptArgs otherwise;
  write_member(writer, "session", value.session);
  write_member(writer, "script", value.script);
  write_changed(writer, "language", value.language, otherwise.language);
  write_changed(writer, "timeout_ms", value.timeout_ms, otherwise.timeout_ms);
  writer.end_object();
}

void read(const nlohmann::json& json, AxRunScriptArgs& out) {
  read_member(json, "session", out.session);
  read_member(json, "script", out.script);
  read_member(json, "language", out.language);
  read_member(json, "timeout_ms", out.timeout_ms);
}

void write(JsonWriter& writer, const AxRunScriptResult& value) {
  writer.begin_object();
  write_member(writer, "success", value.success);
  write_member(writer, "output", value.output);
  write_member(writer, "error", value.error);
  writer.end_object();
}

std::string text_of(const AxRunScriptResult& value) {
  std::string text;
  if (value.success) {
    text += "✅ Done";
  }
  if (value.output.has_value() && !value.output->empty()) {
    text += ": ";
    append_text(text, *value.output);
  }
  if (value.error.has_value() && !value.error->empty()) {
    text += ": ";
    append_text(text, *value.error);
  }
  return text;
}

namespace {

class AxRunScriptInvocation final : public TypedInvocation<AxRunScriptArgs, AxRunScriptResult> {
 public:
  explicit AxRunScriptInvocation(AxRunScriptArgs arguments) : TypedInvocation(ax_run_script_tool, std::move(arguments)) {}

  std::optional<std::string_view> session() const override { return arguments_.session; }
  std::int64_t wait_ms() const override { return arguments_.timeout_ms; }
  Address address() const override { return address::Desktop{}; }
  std::size_t fingerprint() const override {
    std::string text(ax_run_script_tool.identity);
    JsonWriter writer(text);
    write_member(writer, "script", arguments_.script);
    write_member(writer, "language", arguments_.language);
    write_member(writer, "timeout_ms", arguments_.timeout_ms);
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
    OFFHAND_ASSIGN(outcome_, ax_run_script(call, arguments_));
    return {};
  }
};

}  // namespace

std::unique_ptr<Invocation> AxRunScriptTool::invocation(AxRunScriptArgs arguments) {
  return std::make_unique<AxRunScriptInvocation>(std::move(arguments));
}

Result<AxRunScriptArgs> parse_ax_run_script_args(const nlohmann::json& json, std::string_view platform) {
  const CheckedJson checked(ax_run_script_args_schema, json, platform);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("ax.ax_run_script", checked.problems()));
  AxRunScriptArgs args;
  read(checked.value(), args);
  return args;
}

Result<std::unique_ptr<Invocation>> prepare_ax_run_script(const nlohmann::json& json, std::string_view platform) {
  OFFHAND_CHECK(check_support(ax_run_script_tool, platform));
  OFFHAND_ASSIGN(auto args, parse_ax_run_script_args(json, platform));
  return AxRunScriptTool::invocation(std::move(args));
}

}  // namespace offhand::tools::ax
