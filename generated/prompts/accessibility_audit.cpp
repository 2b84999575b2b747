// Generated from schema/prompts/accessibility-audit.json. Do not edit.
#include "generated/prompts/accessibility_audit.h"

#include "generated/support/define_tool.h"

namespace offhand::prompts {

constexpr SchemaNode kAccessibilityAuditArgsAppNameNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 256};
constexpr SchemaNode kAccessibilityAuditArgsStandardNode = {.kind = SchemaKind::string, .max_size = 16, .pattern = "^(A|AA|AAA)$"};
constexpr auto kAccessibilityAuditArgsProperties = std::to_array<SchemaProperty>({
  {.name = "app_name", .node = &kAccessibilityAuditArgsAppNameNode, .required = true},
  {.name = "standard", .node = &kAccessibilityAuditArgsStandardNode},
});
constinit const SchemaNode accessibility_audit_args_schema = {.kind = SchemaKind::object, .properties = kAccessibilityAuditArgsProperties};

constexpr auto kAccessibilityAuditArgsMemberKeys = member_keys("app_name", "standard");
void write(JsonWriter& writer, const AccessibilityAuditArgs& value) { write_members(writer, value, kAccessibilityAuditArgsMemberKeys); }
void read(const nlohmann::json& json, AccessibilityAuditArgs& out) { read_members(json, out, kAccessibilityAuditArgsMemberKeys); }

namespace {

constexpr auto kAccessibilityAuditStandardCompletions = std::to_array<std::string_view>({"A", "AA", "AAA"});
constexpr auto kAccessibilityAuditArguments = std::to_array<PromptArgumentInfo>({
  {"app_name", true, {}, "application"},
  {"standard", false, kAccessibilityAuditStandardCompletions, ""},
});

constexpr std::string_view kAccessibilityAuditWire =
    R"text({"name":"accessibility-audit","title":"Audit accessibility","description":"Audits the accessibility of an application: names, roles, keyboard, contrast.","arguments":[{"name":"app_name","description":"Application to audit.","required":true},{"name":"standard","description":"Level of WCAG: A, AA or AAA. Default: AA."}]})text";

Result<PromptReply> get_accessibility_audit(Call& call, const nlohmann::json& json) {
  OFFHAND_ASSIGN(const auto args, parse_arguments<AccessibilityAuditArgs>(accessibility_audit_args_schema, "accessibility-audit", json, {}));
  return accessibility_audit(call, args);
}

}  // namespace

constinit const PromptInfo accessibility_audit_prompt = {
  .call = {.toolset = "prompts", .name = "accessibility-audit", .identity = "prompts.accessibility-audit", .annotations = {.read_only = true, .destructive = false}, .power = Power::observe, .is_sandboxed = true},
  .name = "accessibility-audit",
  .title = "Audit accessibility",
  .description = "Audits the accessibility of an application: names, roles, keyboard, contrast.",
  .wire = kAccessibilityAuditWire,
  .arguments = kAccessibilityAuditArguments,
  .get = &get_accessibility_audit,
};

}  // namespace offhand::prompts
