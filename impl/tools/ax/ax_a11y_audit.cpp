#include "generated/tools/ax/ax_a11y_audit.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "generated/types/errors.h"
#include "impl/audit/audit.h"
#include "impl/tools/ax/given_picture.h"
#include "impl/tools/ax/keyboard_walk.h"
#include "impl/tools/ax/search.h"
#include "impl/tools/call.h"
#include "platform/api/authored_markup.h"
#include "platform/api/node_attributes.h"

namespace offhand::tools::ax {
namespace {

constexpr std::size_t most_issues = 200;
/// Everything that a person could come upon.
const platform::ReadOptions audited_tree{.max_nodes = 20'000, .max_depth = 256, .max_children = 20'000};

/// What is audited of an application: readings, and of one an element with what lies in it.
struct AuditedParts {
  std::vector<SnapshotPtr> windows;
  std::vector<std::int64_t> only;
};

Result<AuditedParts> element_alone(Call& call, const Target& target, const std::optional<std::string>& query) {
  if (!query) {
    return fail(errors::invalid_arguments(
        {.tool = std::string(AxA11yAuditTool::info().name),
         .summary = "query is needed where scope is element",
         .problems = {{.pointer = "/query", .message = "is needed where scope is element"}}}));
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
  const auto& rule = info_of(finding.rule);
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

/// How the keyboard's reach was judged in the windows of a call, for its summary.
class ReachTold {
 public:
  void add(const tl::expected<audit::FocusWalk, std::string>& walk) {
    if (!walk) return note("judged by the tree, because " + walk.error());
    note(fmt::format("judged by {}walking the focus through {} {} by Tab{}",
                     walk->is_complete ? "" : "the tree and by ", walk->reached.size(),
                     walk->reached.size() == 1 ? "element" : "elements",
                     walk->ended.empty() ? "" : ", which ended because " + walk->ended));
    if (!walk->is_given_back) note("the focus could not be given back");
  }
  std::string text() const { return fmt::format("the keyboard's reach was {}", fmt::join(told_, "; ")); }

 private:
  void note(std::string words) {
    if (std::ranges::find(told_, words) == told_.end()) told_.push_back(std::move(words));
  }
  std::vector<std::string> told_;
};

std::string summary_of(std::size_t elements, std::size_t windows, std::size_t issues, const ReachTold& reach,
                       bool has_pictures) {
  return fmt::format("{} elements of {} {} were looked at, {} {} found; {}, {}", elements, windows,
                     windows == 1 ? "window" : "windows", issues, issues == 1 ? "issue" : "issues", reach.text(),
                     has_pictures ? "contrast measured from pixels" : "contrast not measured: there is no picture");
}

tl::expected<audit::FocusWalk, std::string> walk_of(Call& call, const AxA11yAuditArgs& args, const Snapshot& snapshot) {
  if (args.scope == AuditScope::element) return tl::unexpected<std::string>("one element alone was asked for");
  return walk_keyboard(call, snapshot);
}

platform::AttributesOfWindow attributes_of(Call& call, const Snapshot& snapshot) {
  const auto* source = dynamic_cast<const platform::AttributeSource*>(&call.facets().tree());
  return source == nullptr ? nullptr : source->attributes(snapshot.window.window_id);
}

/// What is not told leaves its rules out.
std::optional<platform::AuthoredMarkup> markup_of(Call& call, const Snapshot& snapshot) {
  auto* source = dynamic_cast<platform::AuthoredMarkupSource*>(&call.facets().tree());
  if (source == nullptr) return std::nullopt;
  auto markup = source->authored_markup(snapshot.window, call.limits());
  return markup ? std::optional(*std::move(markup)) : std::nullopt;
}

/// Reports the parts of the audit of one window; each window has three.
auto tell_of(Call& call, std::size_t windows, std::size_t window) {
  constexpr double parts = 3;
  return [&call, done = static_cast<double>(window) * parts, total = static_cast<double>(windows) * parts](
             double part, const std::string& message) { call.progress(done + part, total, message); };
}

}  // namespace

Result<AxA11yAuditResult> ax_a11y_audit(Call& call, const Target& target, const AxA11yAuditArgs& args) {
  OFFHAND_CHECK(call.enter_task());
  OFFHAND_ASSIGN(const auto parts, parts_of(call, target, args));
  AxA11yAuditResult result;
  std::vector<audit::Finding> all;
  std::size_t elements = 0;
  bool has_pictures = true;
  ReachTold reach;
  std::size_t place = 0;
  for (const auto& snapshot : parts.windows) {
    OFFHAND_CHECK(call.still_allowed("The audit"));
    const auto tell = tell_of(call, parts.windows.size(), place++);
    tell(0, fmt::format("Looking at the {} elements of window {}/{}", snapshot->elements.size(), place,
                        parts.windows.size()));
    std::optional<platform::Picture> picture;
    if (call.has_screen()) {
      if (auto taken = call.screen().capture(snapshot->window, call.limits())) picture = *std::move(taken);
    }
    has_pictures = has_pictures && picture;
    tell(1, "Walking the focus");
    const auto walk = walk_of(call, args, *snapshot);
    reach.add(walk);
    const auto markup = markup_of(call, *snapshot);
    const audit::Audited audited{*snapshot,
                                 picture ? &*picture : nullptr,
                                 parts.only,
                                 walk ? &*walk : nullptr,
                                 attributes_of(call, *snapshot),
                                 markup ? &*markup : nullptr};
    tell(2, "Checking names, labels and contrast");
    const auto findings = audit::audit(audited, standards_of(args));
    elements += audit::audited_elements(audited);
    all.insert(all.end(), findings.begin(), findings.end());
    for (const auto& finding : findings) {
      if (result.issues.size() < most_issues) result.issues.push_back(issue_of(call, snapshot, finding));
    }
  }
  tell_of(call, parts.windows.size(), parts.windows.size())(0, "Every element was looked at");
  std::ranges::stable_sort(result.issues, {}, &AccessibilityIssue::severity);
  result.passed = all.empty();
  result.score = audit::score(all);
  result.summary = summary_of(elements, parts.windows.size(), all.size(), reach, has_pictures);
  return result;
}

}  // namespace offhand::tools::ax
