#include "generated/tools/ax/ax_a11y_audit.h"

#include <fmt/format.h>

#include <algorithm>

#include "generated/types/errors.h"
#include "impl/audit/audit.h"
#include "impl/tools/ax/given_picture.h"
#include "impl/tools/ax/search.h"
#include "impl/tools/call.h"

namespace offhand::tools::ax {
namespace {

constexpr std::size_t most_issues = 200;
/// Everything that a person could come upon.
constexpr platform::ReadOptions audited_tree{.max_nodes = 20'000, .max_depth = 256};

/// What is audited of an application: readings, and of one an element with what lies in it.
struct AuditedParts {
  std::vector<SnapshotPtr> windows;
  std::vector<std::int64_t> only;
};

Result<AuditedParts> element_alone(Call& call, const Target& target, const std::optional<std::string>& query) {
  if (!query) {
    return fail(errors::invalid_arguments(
        {.problems = {{.pointer = "/query", .message = "is needed where scope is element"}}}));
  }
  OFFHAND_ASSIGN(const auto found, find_one(call, target, *query));
  AuditedParts parts{{found.snapshot}, {found.element->index}};
  std::vector<platform::NodeHandle> inside{found.element->node.handle};
  for (const auto& element : found.snapshot->elements) {
    if (std::ranges::find(inside, element.parent) == inside.end()) continue;
    inside.push_back(element.node.handle);
    parts.only.push_back(element.index);
  }
  return parts;
}

Result<AuditedParts> parts_of(Call& call, const Target& target, const AxA11yAuditArgs& args) {
  if (args.scope == AuditScope::element) return element_alone(call, target, args.query);
  OFFHAND_ASSIGN(auto windows, windows_of(call.scope(), target.process->pid));
  OFFHAND_ASSIGN(const auto front, front_window(call, target));
  if (args.scope == AuditScope::focused_window) windows = {front};
  AuditedParts parts;
  for (const auto& window : windows) {
    if (window.is_minimized && windows.size() > 1) continue;
    OFFHAND_ASSIGN(auto snapshot, call.see().snapshot(call.facets(), window, audited_tree, call.limits()));
    parts.windows.push_back(std::move(snapshot));
  }
  return parts;
}

audit::Standards standards_of(const AxA11yAuditArgs& args) {
  using Asked = AxA11yAuditStandards;
  return {.a = args.standards.contains(Asked::wcag_a),
          .aa = args.standards.contains(Asked::wcag_aa),
          .aaa = args.standards.contains(Asked::wcag_aaa),
          .section508 = args.standards.contains(Asked::section508)};
}

AccessibilityIssue issue_of(Call& call, const SnapshotPtr& snapshot, const audit::Finding& finding) {
  const auto& rule = audit::rule(finding.rule);
  AccessibilityIssue issue{.severity = rule.severity,
                           .rule = std::string(rule.name),
                           .element = fmt::format("window \"{}\"", snapshot->window.title),
                           .description = finding.description,
                           .suggestion = std::string(rule.suggestion)};
  issue.criterion = rule.criterion;
  issue.level = rule.level;
  if (!rule.section508.empty()) issue.section508 = rule.section508;
  if (const auto* element = snapshot->find(finding.element_index)) {
    issue.element = describe_element(*element);
    issue.element_ref = hand_out(call.scope(), call.see(), {snapshot, element});
  }
  return issue;
}

std::string summary_of(std::size_t elements, std::size_t windows, std::size_t issues, bool has_pictures) {
  return fmt::format(
      "{} elements of {} {} were looked at, {} {} found; the keyboard's reach was judged by the tree, {}", elements,
      windows, windows == 1 ? "window" : "windows", issues, issues == 1 ? "issue" : "issues",
      has_pictures ? "contrast measured from pixels" : "contrast not measured: there is no picture");
}

}  // namespace

Result<AxA11yAuditResult> ax_a11y_audit(Call& call, const Target& target, const AxA11yAuditArgs& args) {
  OFFHAND_CHECK(call.enter_task());
  OFFHAND_ASSIGN(const auto parts, parts_of(call, target, args));
  AxA11yAuditResult result;
  std::vector<audit::Finding> all;
  std::size_t elements = 0;
  bool has_pictures = true;
  for (const auto& snapshot : parts.windows) {
    OFFHAND_CHECK(call.still_allowed("The audit"));
    std::optional<platform::Picture> picture;
    if (call.has_screen()) {
      if (auto taken = call.screen().capture(snapshot->window, call.limits())) picture = *std::move(taken);
    }
    has_pictures = has_pictures && picture;
    const audit::Audited audited{*snapshot, picture ? &*picture : nullptr, parts.only};
    const auto findings = audit::audit(audited, standards_of(args));
    elements += audit::audited_elements(audited);
    all.insert(all.end(), findings.begin(), findings.end());
    for (const auto& finding : findings) {
      if (result.issues.size() < most_issues) result.issues.push_back(issue_of(call, snapshot, finding));
    }
  }
  std::ranges::stable_sort(result.issues, {}, &AccessibilityIssue::severity);
  result.passed = all.empty();
  result.score = audit::score(all);
  result.summary = summary_of(elements, parts.windows.size(), all.size(), has_pictures);
  return result;
}

}  // namespace offhand::tools::ax
