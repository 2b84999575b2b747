// Generated from schema/tools/desktop/list_apps.json. Do not edit.
#include "generated/tools/desktop/list_apps.h"

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
constexpr SchemaNode kListAppsArgsRunningOnlyNode = {.kind = SchemaKind::boolean};
constexpr auto kListAppsArgsProperties = std::to_array<SchemaProperty>({
  {.name = "running_only", .node = &kListAppsArgsRunningOnlyNode},
});
}  // namespace

constinit const SchemaNode list_apps_args_schema = {.kind = SchemaKind::object, .properties = kListAppsArgsProperties};

void write(JsonWriter& writer, const ListAppsArgs& value) {
  writer.begin_object();
  static const ListAppsArgs otherwise;
  write_changed(writer, "running_only", value.running_only, otherwise.running_only);
  writer.end_object();
}

void read(const nlohmann::json& json, ListAppsArgs& out) {
  read_member(json, "running_only", out.running_only);
}

void write(JsonWriter& writer, const ListAppsResult& value) {
  writer.begin_object();
  write_member(writer, "apps", value.apps);
  writer.end_object();
}

std::string text_of(const ListAppsResult& value) {
  std::string text;
  text += "✅ ";
  append_counted(text, value.apps.size(), "application", "applications");
  for (const auto& row : value.apps) {
    text += '\n';
    text += "- ";
    append_text(text, row.name);
    if (row.running) {
      text += ", running";
      text += " as pid ";
      append_text(text, row.pid);
    }
    if (row.active) {
      text += ", active";
    }
    if (row.kind == AppKind::terminal) {
      text += ", in a terminal";
    }
    if (row.launch_path.has_value() && !row.launch_path->empty()) {
      text += ", ";
      append_text(text, *row.launch_path);
    }
  }
  return text;
}

namespace {

class ListAppsInvocation final : public TypedInvocation<ListAppsArgs, ListAppsResult> {
 public:
  explicit ListAppsInvocation(ListAppsArgs arguments) : TypedInvocation(list_apps_tool, std::move(arguments)) {}

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
    OFFHAND_ASSIGN(outcome_, list_apps(call, arguments_));
    return {};
  }
};

}  // namespace

std::unique_ptr<Invocation> ListAppsTool::invocation(ListAppsArgs arguments) {
  return std::make_unique<ListAppsInvocation>(std::move(arguments));
}

Result<ListAppsArgs> parse_list_apps_args(const nlohmann::json& json, std::string_view platform) {
  const CheckedJson checked(list_apps_args_schema, json, platform);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("list_apps", checked.problems()));
  ListAppsArgs args;
  read(checked.value(), args);
  return args;
}

Result<std::unique_ptr<Invocation>> prepare_list_apps(const nlohmann::json& json, std::string_view platform) {
  OFFHAND_CHECK(check_support(list_apps_tool, platform));
  OFFHAND_ASSIGN(auto args, parse_list_apps_args(json, platform));
  return ListAppsTool::invocation(std::move(args));
}

}  // namespace offhand::tools::desktop
