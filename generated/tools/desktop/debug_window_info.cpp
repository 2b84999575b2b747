// Generated from schema/tools/desktop/debug_window_info.json. Do not edit.
#include "generated/tools/desktop/debug_window_info.h"

#include <array>
#include <memory>
#include <nlohmann/json_fwd.hpp>
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
constexpr auto kDebugWindowInfoArgsProperties = std::to_array<SchemaProperty>({
  {.name = "pid", .node = &process_id_schema, .required = true},
  {.name = "window_id", .node = &window_id_schema},
});
}  // namespace

constinit const SchemaNode debug_window_info_args_schema = {.kind = SchemaKind::object, .properties = kDebugWindowInfoArgsProperties};

void write(JsonWriter& writer, const DebugWindowInfoArgs& value) {
  writer.begin_object();
  write_member(writer, "pid", value.pid);
  write_member(writer, "window_id", value.window_id);
  writer.end_object();
}

void read(const nlohmann::json& json, DebugWindowInfoArgs& out) {
  read_member(json, "pid", out.pid);
  read_member(json, "window_id", out.window_id);
}

void write(JsonWriter& writer, const DebugWindowInfoResultAccessibility& value) {
  writer.begin_object();
  write_member(writer, "found", value.found);
  write_member(writer, "role", value.role);
  write_member(writer, "name", value.name);
  write_member(writer, "bounds", value.bounds);
  write_member(writer, "error", value.error);
  write_member(writer, "detail", value.detail);
  write_member(writer, "advice", value.advice);
  writer.end_object();
}

void write(JsonWriter& writer, const DebugWindowInfoResult& value) {
  writer.begin_object();
  write_member(writer, "platform", value.platform);
  write_member(writer, "program", value.program);
  write_member(writer, "window", value.window);
  write_member(writer, "accessibility", value.accessibility);
  write_member(writer, "facts", value.facts);
  write_member(writer, "properties", value.properties);
  write_member(writer, "properties_left_out", value.properties_left_out);
  writer.end_object();
}

std::string text_of(const DebugWindowInfoResult& value) {
  std::string text;
  text += "✅ window_id ";
  append_text(text, value.window.window_id);
  text += ", pid ";
  append_text(text, value.window.pid);
  text += ", ";
  append_text(text, value.window.app_name);
  text += ", \"";
  append_text(text, value.window.title);
  text += "\", ";
  append_text(text, value.window.bounds.x);
  text += ",";
  append_text(text, value.window.bounds.y);
  text += " ";
  append_text(text, value.window.bounds.width);
  text += "x";
  append_text(text, value.window.bounds.height);
  text += " on ";
  append_text(text, value.platform);
  text += "\n- program: ";
  append_text(text, value.program);
  text += "\n- accessibility: ";
  append_text(text, value.accessibility.detail);
  if (value.accessibility.advice.has_value() && !value.accessibility.advice->empty()) {
    text += "\n  ";
    append_text(text, *value.accessibility.advice);
  }
  for (const auto& row : value.facts) {
    text += '\n';
    text += "- ";
    append_text(text, row.name);
    text += ": ";
    append_text(text, row.value);
  }
  for (const auto& row : value.properties) {
    text += '\n';
    text += "- ";
    append_text(text, row.name);
    text += " (";
    append_text(text, row.type);
    text += ", ";
    append_text(text, row.bytes);
    text += " bytes): ";
    append_text(text, row.value);
  }
  return text;
}

namespace {

class DebugWindowInfoInvocation final : public TypedInvocation<DebugWindowInfoArgs, DebugWindowInfoResult> {
 public:
  explicit DebugWindowInfoInvocation(DebugWindowInfoArgs arguments) : TypedInvocation(debug_window_info_tool, std::move(arguments)) {}

  Subject subject() const override { return subject_of(SubjectKind::window, arguments_); }
  void aim(const Aim& aim) override { aim_at(aim, arguments_); }
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
    OFFHAND_ASSIGN(outcome_, debug_window_info(call, target, arguments_));
    return {};
  }
};

}  // namespace

std::unique_ptr<Invocation> DebugWindowInfoTool::invocation(DebugWindowInfoArgs arguments) {
  return std::make_unique<DebugWindowInfoInvocation>(std::move(arguments));
}

Result<DebugWindowInfoArgs> parse_debug_window_info_args(const nlohmann::json& json, std::string_view platform) {
  const CheckedJson checked(debug_window_info_args_schema, json, platform);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("debug_window_info", checked.problems()));
  DebugWindowInfoArgs args;
  read(checked.value(), args);
  return args;
}

Result<std::unique_ptr<Invocation>> prepare_debug_window_info(const nlohmann::json& json, std::string_view platform) {
  OFFHAND_CHECK(check_support(debug_window_info_tool, platform));
  OFFHAND_ASSIGN(auto args, parse_debug_window_info_args(json, platform));
  return DebugWindowInfoTool::invocation(std::move(args));
}

}  // namespace offhand::tools::desktop
