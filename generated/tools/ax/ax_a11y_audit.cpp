// Generated from schema/tools/ax/ax_a11y_audit.json. Do not edit.
#include "generated/tools/ax/ax_a11y_audit.h"

#include <algorithm>
#include <array>
#include <cstddef>
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
constexpr auto kAxA11yAuditStandardsValues = std::to_array<std::string_view>({"wcag_a", "wcag_aa", "wcag_aaa", "section508"});
}  // namespace

constinit const SchemaNode ax_a11y_audit_standards_schema = {.kind = SchemaKind::string, .values = kAxA11yAuditStandardsValues};

std::string_view to_string(AxA11yAuditStandards value) { return kAxA11yAuditStandardsValues[static_cast<std::size_t>(value)]; }

std::optional<AxA11yAuditStandards> ax_a11y_audit_standards_from_string(std::string_view text) {
  const auto found = std::find(kAxA11yAuditStandardsValues.begin(), kAxA11yAuditStandardsValues.end(), text);
  if (found == kAxA11yAuditStandardsValues.end()) return std::nullopt;
  return static_cast<AxA11yAuditStandards>(found - kAxA11yAuditStandardsValues.begin());
}

void write(JsonWriter& writer, AxA11yAuditStandards value) { writer.value(to_string(value)); }

void read(const nlohmann::json& json, AxA11yAuditStandards& out) {
  out = ax_a11y_audit_standards_from_string(text_of_json(json)).value_or(out);
}

namespace {
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
}  // namespace

constinit const SchemaNode ax_a11y_audit_args_schema = {.kind = SchemaKind::object, .properties = kAxA11yAuditArgsProperties};

void write(JsonWriter& writer, const AxA11yAuditArgs& value) {
  writer.begin_object();
  static const AxA11yAuditArgs otherwise;
  write_member(writer, "session", value.session);
  write_member(writer, "app", value.app);
  write_changed(writer, "scope", value.scope, otherwise.scope);
  write_member(writer, "query", value.query);
  write_changed(writer, "standards", value.standards, otherwise.standards);
  writer.end_object();
}

void read(const nlohmann::json& json, AxA11yAuditArgs& out) {
  read_member(json, "session", out.session);
  read_member(json, "app", out.app);
  read_member(json, "scope", out.scope);
  read_member(json, "query", out.query);
  read_member(json, "standards", out.standards);
}

void write(JsonWriter& writer, const AxA11yAuditResult& value) {
  writer.begin_object();
  write_member(writer, "passed", value.passed);
  write_member(writer, "score", value.score);
  write_member(writer, "issues", value.issues);
  write_member(writer, "summary", value.summary);
  writer.end_object();
}

std::string text_of(const AxA11yAuditResult& value) {
  std::string text;
  text += "✅ ";
  append_counted(text, value.issues.size(), "issue", "issues");
  if (value.summary.has_value() && !value.summary->empty()) {
    text += ": ";
    append_text(text, *value.summary);
  }
  if (value.score.has_value()) {
    text += ", score ";
    append_text(text, *value.score);
  }
  for (const auto& row : value.issues) {
    text += '\n';
    text += "- ";
    append_text(text, to_string(row.severity));
    text += ": ";
    append_text(text, row.element);
    text += ": ";
    append_text(text, row.description);
    text += " ";
    append_text(text, row.suggestion);
    if (row.criterion.has_value() && !row.criterion->empty()) {
      text += " (WCAG ";
      append_text(text, *row.criterion);
      text += ")";
    }
  }
  return text;
}

namespace {

class AxA11yAuditInvocation final : public TypedInvocation<AxA11yAuditArgs, AxA11yAuditResult> {
 public:
  explicit AxA11yAuditInvocation(AxA11yAuditArgs arguments) : TypedInvocation(ax_a11y_audit_tool, std::move(arguments)) {}

  std::optional<std::string_view> session() const override { return arguments_.session; }
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
    OFFHAND_ASSIGN(outcome_, ax_a11y_audit(call, target, arguments_));
    return {};
  }
};

}  // namespace

std::unique_ptr<Invocation> AxA11yAuditTool::invocation(AxA11yAuditArgs arguments) {
  return std::make_unique<AxA11yAuditInvocation>(std::move(arguments));
}

Result<AxA11yAuditArgs> parse_ax_a11y_audit_args(const nlohmann::json& json, std::string_view platform) {
  const CheckedJson checked(ax_a11y_audit_args_schema, json, platform);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("ax.ax_a11y_audit", checked.problems()));
  AxA11yAuditArgs args;
  read(checked.value(), args);
  return args;
}

Result<std::unique_ptr<Invocation>> prepare_ax_a11y_audit(const nlohmann::json& json, std::string_view platform) {
  OFFHAND_CHECK(check_support(ax_a11y_audit_tool, platform));
  OFFHAND_ASSIGN(auto args, parse_ax_a11y_audit_args(json, platform));
  return AxA11yAuditTool::invocation(std::move(args));
}

}  // namespace offhand::tools::ax
