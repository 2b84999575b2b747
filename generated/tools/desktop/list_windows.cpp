// Generated from schema/tools/desktop/list_windows.json. Do not edit.
#include "generated/tools/desktop/list_windows.h"

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
constexpr SchemaNode kListWindowsArgsOnScreenOnlyNode = {.kind = SchemaKind::boolean};
constexpr auto kListWindowsArgsProperties = std::to_array<SchemaProperty>({
  {.name = "on_screen_only", .node = &kListWindowsArgsOnScreenOnlyNode},
  {.name = "pid", .node = &process_id_schema},
});
}  // namespace

constinit const SchemaNode list_windows_args_schema = {.kind = SchemaKind::object, .properties = kListWindowsArgsProperties};

void write(JsonWriter& writer, const ListWindowsArgs& value) {
  writer.begin_object();
  static const ListWindowsArgs otherwise;
  write_changed(writer, "on_screen_only", value.on_screen_only, otherwise.on_screen_only);
  write_member(writer, "pid", value.pid);
  writer.end_object();
}

void read(const nlohmann::json& json, ListWindowsArgs& out) {
  read_member(json, "on_screen_only", out.on_screen_only);
  read_member(json, "pid", out.pid);
}

void write(JsonWriter& writer, const ListWindowsResult& value) {
  writer.begin_object();
  write_member(writer, "windows", value.windows);
  writer.end_object();
}

std::string text_of(const ListWindowsResult& value) {
  std::string text;
  text += "✅ ";
  append_counted(text, value.windows.size(), "window", "windows");
  for (const auto& row : value.windows) {
    text += '\n';
    text += "- window_id ";
    append_text(text, row.window_id);
    text += ", pid ";
    append_text(text, row.pid);
    text += ", ";
    append_text(text, row.app_name);
    text += ", \"";
    append_text(text, row.title);
    text += "\", ";
    append_text(text, row.bounds.x);
    text += ",";
    append_text(text, row.bounds.y);
    text += " ";
    append_text(text, row.bounds.width);
    text += "x";
    append_text(text, row.bounds.height);
    text += ", z ";
    append_text(text, row.z_index);
    if (row.is_active) {
      text += ", active";
    }
    if (row.is_minimized) {
      text += ", minimised";
    }
    if (row.blocked_by.has_value()) {
      text += ", blocked by the dialog ";
      append_text(text, *row.blocked_by);
    }
  }
  return text;
}

namespace {

class ListWindowsInvocation final : public TypedInvocation<ListWindowsArgs, ListWindowsResult> {
 public:
  explicit ListWindowsInvocation(ListWindowsArgs arguments) : TypedInvocation(list_windows_tool, std::move(arguments)) {}

  Subject subject() const override { return {.kind = SubjectKind::desktop}; }
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
    OFFHAND_ASSIGN(outcome_, list_windows(call, arguments_));
    return {};
  }
};

}  // namespace

std::unique_ptr<Invocation> ListWindowsTool::invocation(ListWindowsArgs arguments) {
  return std::make_unique<ListWindowsInvocation>(std::move(arguments));
}

Result<ListWindowsArgs> parse_list_windows_args(const nlohmann::json& json, std::string_view platform) {
  const CheckedJson checked(list_windows_args_schema, json, platform);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("list_windows", checked.problems()));
  ListWindowsArgs args;
  read(checked.value(), args);
  return args;
}

Result<std::unique_ptr<Invocation>> prepare_list_windows(const nlohmann::json& json, std::string_view platform) {
  OFFHAND_CHECK(check_support(list_windows_tool, platform));
  OFFHAND_ASSIGN(auto args, parse_list_windows_args(json, platform));
  return ListWindowsTool::invocation(std::move(args));
}

}  // namespace offhand::tools::desktop
