// Generated from schema/tools/ax/ax_a11y_audit.json. Do not edit.
#pragma once

#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "codegen/runtime/tool.h"
#include "codegen/runtime/enum_set.h"
#include "generated/types/assert.h"
#include "generated/types/session.h"

namespace offhand {
class JsonWriter;
struct SchemaNode;
}  // namespace offhand

namespace offhand::tools::ax {

/// A standard.
enum class AxA11yAuditStandards {
  wcag_a,
  wcag_aa,
  wcag_aaa,
  section508,
};
std::string_view to_string(AxA11yAuditStandards value);
std::optional<AxA11yAuditStandards> ax_a11y_audit_standards_from_string(std::string_view text);
void write(JsonWriter& writer, AxA11yAuditStandards value);
void read(const nlohmann::json& json, AxA11yAuditStandards& out);
extern const SchemaNode ax_a11y_audit_standards_schema;

struct AxA11yAuditArgs {
  /// Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording,
  /// over whatever connection they come. Default: the session of the connection.
  std::optional<SessionId> session{};
  /// Connected application: its alias, its name, the id of its desktop entry, or its pid.
  std::string app{};
  /// What is looked at: all windows of the application, the one at the front, or the element of query with what lies in
  /// it.
  AuditScope scope = AuditScope::focused_window;
  /// Which element, where scope is element.
  std::optional<std::string> query{};
  /// Standards to meet. A level of WCAG includes the lower ones.
  EnumSet<AxA11yAuditStandards> standards = {AxA11yAuditStandards::wcag_aa};
  bool operator==(const AxA11yAuditArgs&) const = default;
};
void write(JsonWriter& writer, const AxA11yAuditArgs& value);
void read(const nlohmann::json& json, AxA11yAuditArgs& out);
extern const SchemaNode ax_a11y_audit_args_schema;

struct AxA11yAuditResult {
  /// Whether there is no issue.
  bool passed = false;
  /// 100 without issues.
  std::optional<double> score{};
  /// The issues, the most severe first; at most 200.
  std::vector<AccessibilityIssue> issues{};
  /// What was looked at and what came of it, in words.
  std::optional<std::string> summary{};
};
void write(JsonWriter& writer, const AxA11yAuditResult& value);

/// The text of a reply, as the schema words it.
std::string text_of(const AxA11yAuditResult& value);

/// All problems at once, never half a struct.
Result<AxA11yAuditArgs> parse_ax_a11y_audit_args(const nlohmann::json& json, std::string_view platform = {});

/// Looks for what keeps people from using an application: missing names and roles, elements that the keyboard does not
/// reach (by pressing Tab where that disturbs nobody, else from the tree), targets that are too small, contrast
/// measured from pixels, duplicate and misleading names. Each issue cites its criterion of WCAG 2.2. The score is 100,
/// less 15 for each critical issue, 8 for a serious, 3 for a moderate and 1 for a minor one, and at least 0.
/// Written by hand in impl/tools/ax/ax_a11y_audit.cpp.
Result<AxA11yAuditResult> ax_a11y_audit(Call& call, const Target& target, const AxA11yAuditArgs& args);

Result<std::unique_ptr<Invocation>> prepare_ax_a11y_audit(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo ax_a11y_audit_tool;

/// A call of it from C++, see Dispatcher::call. Limits of its arguments are then the caller's to keep.
struct AxA11yAuditTool {
  using Arguments = AxA11yAuditArgs;
  using Result = AxA11yAuditResult;
  static const ToolInfo& info() { return ax_a11y_audit_tool; }
  static std::unique_ptr<Invocation> invocation(AxA11yAuditArgs arguments);
};

}  // namespace offhand::tools::ax
