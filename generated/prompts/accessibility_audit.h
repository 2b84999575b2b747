// Generated from schema/prompts/accessibility-audit.json. Do not edit.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>

#include "codegen/runtime/prompt.h"

namespace offhand {
class JsonWriter;
struct SchemaNode;
}  // namespace offhand

namespace offhand::prompts {

struct AccessibilityAuditArgs {
  /// Application to audit.
  std::string app_name{};
  /// Level of WCAG: A, AA or AAA. Default: AA.
  std::optional<std::string> standard{};
  bool operator==(const AccessibilityAuditArgs&) const = default;
};
void write(JsonWriter& writer, const AccessibilityAuditArgs& value);
void read(const nlohmann::json& json, AccessibilityAuditArgs& out);
extern const SchemaNode accessibility_audit_args_schema;

/// Audits the accessibility of an application: names, roles, keyboard, contrast.
/// Written by hand in impl/prompts/accessibility_audit.cpp.
Result<PromptReply> accessibility_audit(Call& call, const AccessibilityAuditArgs& args);

extern const PromptInfo accessibility_audit_prompt;

}  // namespace offhand::prompts
