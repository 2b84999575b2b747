// Generated from schema/tools/ax/ax_a11y_audit.json. Do not edit.
#include "generated/tools/ax/ax_a11y_audit.h"

#include "generated/support/define_tool.h"

namespace offhand::tools::ax {

constexpr auto kAxA11yAuditStandardsValues = std::to_array<std::string_view>({"wcag_a", "wcag_aa", "wcag_aaa", "section508"});
constinit const SchemaNode ax_a11y_audit_standards_schema = {.kind = SchemaKind::string, .values = kAxA11yAuditStandardsValues};

std::string_view to_string(AxA11yAuditStandards value) { return kAxA11yAuditStandardsValues[static_cast<std::size_t>(value)]; }
std::optional<AxA11yAuditStandards> ax_a11y_audit_standards_from_string(std::string_view text) {
  return value_of<AxA11yAuditStandards>(text, kAxA11yAuditStandardsValues);
}
void write(JsonWriter& writer, AxA11yAuditStandards value) { writer.value(to_string(value)); }
void read(const nlohmann::json& json, AxA11yAuditStandards& out) { out = ax_a11y_audit_standards_from_string(text_of_json(json)).value_or(out); }

constexpr SchemaNode kAxA11yAuditArgsAppNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 256};
constexpr SchemaNode kAxA11yAuditArgsQueryNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 4096};
constexpr SchemaNode kAxA11yAuditArgsStandardsNode = {.kind = SchemaKind::array, .min_size = 1, .max_size = 4, .items = &ax_a11y_audit_standards_schema, .unique_items = true};
constexpr auto kAxA11yAuditArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema, .holds = Holds::session},
  {.name = "app", .node = &kAxA11yAuditArgsAppNode, .required = true, .holds = Holds::application},
  {.name = "scope", .node = &audit_scope_schema},
  {.name = "query", .node = &kAxA11yAuditArgsQueryNode, .holds = Holds::plain},
  {.name = "standards", .node = &kAxA11yAuditArgsStandardsNode},
});
constinit const SchemaNode ax_a11y_audit_args_schema = {.kind = SchemaKind::object, .properties = kAxA11yAuditArgsProperties};

constexpr auto kAxA11yAuditArgsMemberKeys = member_keys("session", "app", default_member("scope"), "query",
    default_member("standards"));
void write(JsonWriter& writer, const AxA11yAuditArgs& value) { write_changed_members(writer, value, kAxA11yAuditArgsMemberKeys); }
void read(const nlohmann::json& json, AxA11yAuditArgs& out) { read_members(json, out, kAxA11yAuditArgsMemberKeys); }

constexpr auto kAxA11yAuditResultMemberKeys = member_keys("passed", "score", "issues", "summary");
void write(JsonWriter& writer, const AxA11yAuditResult& value) { write_members(writer, value, kAxA11yAuditResultMemberKeys); }

std::string text_of(const AxA11yAuditResult& value) {
  std::string text;
  if (value.passed) append_parts(text, "✅", " ");
  append_parts(text, Counted{value.issues.size(), "issue", "issues"});
  if (value.summary.has_value() && !value.summary->empty()) append_parts(text, ": ", *value.summary);
  if (value.score.has_value()) append_parts(text, ", score ", *value.score);
  for (const auto& row : value.issues) {
    append_parts(text, "\n", "- ", to_string(row.severity), ": ", row.element, ": ", row.description, " ",
        row.suggestion);
    if (row.criterion.has_value() && !row.criterion->empty()) append_parts(text, " (WCAG ", *row.criterion, ")");
  }
  return text;
}

namespace {

class AxA11yAuditInvocation final : public ToolInvocation<AxA11yAuditTool> {
 public:
  using ToolInvocation::ToolInvocation;
  std::optional<std::string_view> session() const override { return arguments_.session; }
  Address address() const override {
    AddressParts parts;
    parts.application = arguments_.app;
    return parts.of_application();
  }
  Reply reply() const override { return structured_reply(text_of(outcome()), outcome()); }

 private:
  Result<void> run(Call& call, const Target& target) override { return keep(ax_a11y_audit(call, target, arguments_)); }
};

}  // namespace

std::unique_ptr<Invocation> AxA11yAuditTool::invocation(AxA11yAuditArgs arguments) {
  return std::make_unique<AxA11yAuditInvocation>(std::move(arguments));
}

Result<AxA11yAuditArgs> parse_ax_a11y_audit_args(const nlohmann::json& json, std::string_view platform) {
  return parse_arguments<AxA11yAuditArgs>(ax_a11y_audit_args_schema, "ax.ax_a11y_audit", json, platform);
}

Result<std::unique_ptr<Invocation>> prepare_ax_a11y_audit(const nlohmann::json& json, std::string_view platform) {
  return prepare<AxA11yAuditTool>(&parse_ax_a11y_audit_args, json, platform);
}

}  // namespace offhand::tools::ax
