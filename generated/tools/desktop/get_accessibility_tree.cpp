// Generated from schema/tools/desktop/get_accessibility_tree.json. Do not edit.
#include "generated/tools/desktop/get_accessibility_tree.h"

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

constinit const SchemaNode get_accessibility_tree_args_schema = {.kind = SchemaKind::object};

void write(JsonWriter& writer, const GetAccessibilityTreeArgs&) {
  writer.begin_object();
  writer.end_object();
}

void read(const nlohmann::json&, GetAccessibilityTreeArgs&) {
}

void write(JsonWriter& writer, const GetAccessibilityTreeResult& value) {
  writer.begin_object();
  write_member(writer, "apps", value.apps);
  write_member(writer, "windows", value.windows);
  writer.end_object();
}

std::string text_of(const GetAccessibilityTreeResult& value) {
  std::string text;
  text += "✅ ";
  append_counted(text, value.apps.size(), "application", "applications");
  text += " run, ";
  append_counted(text, value.windows.size(), "window", "windows");
  text += " show";
  for (const auto& row : value.apps) {
    text += '\n';
    text += "- ";
    append_text(text, row.name);
    text += ", pid ";
    append_text(text, row.pid);
    if (row.active) {
      text += ", active";
    }
  }
  for (const auto& row : value.windows) {
    text += '\n';
    text += "- window_id ";
    append_text(text, row.window_id);
    text += ", pid ";
    append_text(text, row.pid);
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
    if (row.blocked_by.has_value()) {
      text += ", blocked by the dialog ";
      append_text(text, *row.blocked_by);
    }
  }
  return text;
}

namespace {

class GetAccessibilityTreeInvocation final : public TypedInvocation<GetAccessibilityTreeArgs, GetAccessibilityTreeResult> {
 public:
  explicit GetAccessibilityTreeInvocation(GetAccessibilityTreeArgs arguments) : TypedInvocation(get_accessibility_tree_tool, std::move(arguments)) {}

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
    OFFHAND_ASSIGN(outcome_, get_accessibility_tree(call, arguments_));
    return {};
  }
};

}  // namespace

std::unique_ptr<Invocation> GetAccessibilityTreeTool::invocation(GetAccessibilityTreeArgs arguments) {
  return std::make_unique<GetAccessibilityTreeInvocation>(std::move(arguments));
}

Result<GetAccessibilityTreeArgs> parse_get_accessibility_tree_args(const nlohmann::json& json, std::string_view platform) {
  const CheckedJson checked(get_accessibility_tree_args_schema, json, platform);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("get_accessibility_tree", checked.problems()));
  GetAccessibilityTreeArgs args;
  read(checked.value(), args);
  return args;
}

Result<std::unique_ptr<Invocation>> prepare_get_accessibility_tree(const nlohmann::json& json, std::string_view platform) {
  OFFHAND_CHECK(check_support(get_accessibility_tree_tool, platform));
  OFFHAND_ASSIGN(auto args, parse_get_accessibility_tree_args(json, platform));
  return GetAccessibilityTreeTool::invocation(std::move(args));
}

}  // namespace offhand::tools::desktop
