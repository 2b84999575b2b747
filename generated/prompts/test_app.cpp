// Generated from schema/prompts/test-app.json. Do not edit.
#include "generated/prompts/test_app.h"

#include "generated/support/define_tool.h"

namespace offhand::prompts {

constexpr SchemaNode kTestAppArgsAppNameNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 256};
constexpr SchemaNode kTestAppArgsFocusAreaNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 256};
constexpr SchemaNode kTestAppArgsIncludeA11yAuditNode = {.kind = SchemaKind::string, .max_size = 16, .pattern = "^(true|false)$"};
constexpr auto kTestAppArgsProperties = std::to_array<SchemaProperty>({
  {.name = "app_name", .node = &kTestAppArgsAppNameNode, .required = true},
  {.name = "focus_area", .node = &kTestAppArgsFocusAreaNode},
  {.name = "include_a11y_audit", .node = &kTestAppArgsIncludeA11yAuditNode},
});
constinit const SchemaNode test_app_args_schema = {.kind = SchemaKind::object, .properties = kTestAppArgsProperties};

constexpr auto kTestAppArgsMemberKeys = member_keys("app_name", "focus_area", "include_a11y_audit");
void write(JsonWriter& writer, const TestAppArgs& value) { write_members(writer, value, kTestAppArgsMemberKeys); }
void read(const nlohmann::json& json, TestAppArgs& out) { read_members(json, out, kTestAppArgsMemberKeys); }

namespace {

constexpr auto kTestAppIncludeA11yAuditCompletions = std::to_array<std::string_view>({"true", "false"});
constexpr auto kTestAppArguments = std::to_array<PromptArgumentInfo>({
  {"app_name", true, {}, "application"},
  {"focus_area", false, {}, "area"},
  {"include_a11y_audit", false, kTestAppIncludeA11yAuditCompletions, ""},
});

constexpr std::string_view kTestAppWire =
    R"text({"name":"test-app","title":"Test an application","description":"Tests an application step by step: connects to it, explores it, tries its elements, asserts what it shows and reports.","arguments":[{"name":"app_name","description":"Application to test.","required":true},{"name":"focus_area","description":"Part of it to test, such as a toolbar. Default: all of it."},{"name":"include_a11y_audit","description":"true: its accessibility is audited as well."}]})text";

Result<PromptReply> get_test_app(Call& call, const nlohmann::json& json) {
  OFFHAND_ASSIGN(const auto args, parse_arguments<TestAppArgs>(test_app_args_schema, "test-app", json, {}));
  return test_app(call, args);
}

}  // namespace

constinit const PromptInfo test_app_prompt = {
  .call = {.toolset = "prompts", .name = "test-app", .identity = "prompts.test-app", .annotations = {.read_only = true, .destructive = false}, .power = Power::observe, .is_sandboxed = true},
  .name = "test-app",
  .title = "Test an application",
  .description = "Tests an application step by step: connects to it, explores it, tries its elements, asserts what it shows and reports.",
  .wire = kTestAppWire,
  .arguments = kTestAppArguments,
  .get = &get_test_app,
};

}  // namespace offhand::prompts
