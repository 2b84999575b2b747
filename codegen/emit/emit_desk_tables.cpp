#include <algorithm>

#include "codegen/emit/markdown.h"
#include "codegen/emit/products.h"
#include "codegen/emit/writer.h"

namespace offhand::codegen {
namespace {

constexpr std::string_view kRulesHeader = R"(#pragma once

#include <span>
#include <string_view>

#include "$types$/assert.h"

namespace offhand {

/// A rule of the audit that elements have to meet.
enum class AuditRule {
$values$};

/// What a rule rests on.
struct AuditRuleInfo {
  std::string_view name;
  AccessibilityIssueSeverity severity;
  /// Success criterion of WCAG 2.2, and its level.
  std::string_view criterion;
  AccessibilityIssueLevel level;
  /// Provision of the Revised Section 508 Standards; empty where there is none.
  std::string_view section508;
  std::string_view suggestion;
  /// A ratio of contrast, or pixels; 0 where nothing is measured.
  double least;
  double least_of_large_text;
};

/// In the order in which they are told.
std::span<const AuditRuleInfo> audit_rules();
const AuditRuleInfo& info_of(AuditRule rule);

/// Names that tell nothing, and what those of files end with; all in small letters and digits alone.
$words$
/// What an issue takes from a score of 100.
double cost_of(AccessibilityIssueSeverity severity);

}  // namespace offhand
)";

constexpr std::string_view kPatternsHeader = R"(#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "$types$/patterns.h"

namespace offhand {

/// What is counted among the elements of a window that can be seen.
enum class CountedKind {
$values$};

/// How many of a kind there must be.
struct PatternNeed {
  CountedKind kind;
  int least;
  int most;
  /// Of the kind only what is called one of these words, which blanks separate; empty: however it is called.
  std::string_view called;
};

struct PatternRow {
  UiPattern pattern;
  std::span<const PatternNeed> needs;
};
/// In the order in which they are tried; a pattern may have several rows.
std::span<const PatternRow> pattern_table();

struct StateRow {
  UiState state;
  /// Empty: told by what the window has.
  std::optional<UiPattern> pattern;
  std::span<const PatternNeed> needs;
};
/// In the order in which they are tried.
std::span<const StateRow> state_table();
/// Where none of the rows is so.
inline constexpr UiState kUsualState = UiState::$otherwise$;

struct SuggestionRow {
  UiPattern pattern;
  std::string_view action;
  std::string_view tool;
  /// The query names the first element of this kind, among those that `before` and `after` leave.
  CountedKind kind;
  std::string_view called;
  /// Only what comes before the first element of this kind, and of that the last.
  std::optional<CountedKind> before;
  /// Only what comes after the last element of this kind.
  std::optional<CountedKind> after;
};
std::span<const SuggestionRow> suggestion_table();

}  // namespace offhand
)";

constexpr std::string_view kVerdictsHeader = R"(#pragma once

#include <string_view>

namespace offhand {

/// The member of a tool's result that is false where what was asked does not hold; empty where none tells. `tool`: its
/// identity.
std::string_view verdict_of(std::string_view tool);

}  // namespace offhand
)";

/// Enumerators with their descriptions.
template <class Rows>
std::string enumerators(const Rows& rows) {
  Writer out;
  for (const auto& row : rows) {
    out.doc(row.description);
    out.line("$name$,", {{"name", row.name.identifier()}});
  }
  std::string text = out.text();
  std::string indented;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = text.find('\n', at) + 1;
    indented += "  " + text.substr(at, end - at);
    at = end;
  }
  return indented;
}

std::string identifier(const std::string& word) { return Name(word).identifier(); }

std::string number(double value) { return floating_literal(Json(value)); }

/// "std::span<const std::string_view> empty_names();"
std::string word_lists(const AuditTable& table) {
  std::string text;
  for (const auto& [name, words] : table.words)
    text += "std::span<const std::string_view> " + name.snake() + "_names();\n";
  return text;
}

std::string rules_source(const AuditTable& table) {
  Writer out(banner(table.path));
  out.line("#include \"generated/support/audit_rules.h\"\n\n#include <array>\n#include <cstddef>\n");
  out.flat_block("namespace offhand {\n", "\n}  // namespace offhand", {}, [&] {
    out.flat_block("namespace {\n", "\n}  // namespace\n", {}, [&] {
      out.block("constexpr auto kAuditRules = std::to_array<AuditRuleInfo>({", "});", {}, [&] {
        for (const AuditRule& rule : table.rules)
          out.line(
              "{$name$, AccessibilityIssueSeverity::$severity$, $criterion$,\n"
              " AccessibilityIssueLevel::$level$, $section$, $suggestion$, $least$, $large$},",
              {{"name", literal(rule.name.text())},
               {"severity", identifier(rule.severity)},
               {"criterion", literal(rule.criterion)},
               {"level", identifier(rule.level)},
               {"section", literal(rule.section508)},
               {"suggestion", literal(rule.suggestion)},
               {"least", number(rule.least)},
               {"large", number(rule.least_of_large_text)}});
      });
      for (const auto& [name, words] : table.words)
        out.line("constexpr auto k$Name$Names = std::to_array<std::string_view>($words$);",
                 {{"Name", name.pascal()}, {"words", literal_list(words)}});
    });
    for (const auto& [name, words] : table.words)
      out.line("std::span<const std::string_view> $name$_names() { return k$Name$Names; }",
               {{"name", name.snake()}, {"Name", name.pascal()}});
    out.line(
        "std::span<const AuditRuleInfo> audit_rules() { return kAuditRules; }\n\n"
        "const AuditRuleInfo& info_of(AuditRule rule) { return kAuditRules[static_cast<std::size_t>(rule)]; }\n");
    out.block("double cost_of(AccessibilityIssueSeverity severity) {", "}", {}, [&] {
      out.block("switch (severity) {", "}", {}, [&] {
        for (const auto& [severity, cost] : table.costs)
          out.line("case AccessibilityIssueSeverity::$severity$:\n  return $cost$;",
                   {{"severity", identifier(severity)}, {"cost", std::to_string(cost)}});
      });
      out.line("return 0;");
    });
  });
  return out.text();
}

/// The initialiser of a list of needs; empty where there are none.
std::string needs_text(const std::vector<PatternNeed>& needs) {
  std::vector<std::string> rows;
  for (const PatternNeed& need : needs)
    rows.push_back("{CountedKind::" + identifier(need.kind) + ", " + std::to_string(need.least) + ", " +
                   std::to_string(need.most) + ", " + literal(need.called) + '}');
  return join(rows, ", ");
}

/// A table of needs for each row that has some.
template <class Rows>
void define_needs_of(Writer& out, const std::string& name, const Rows& rows) {
  for (std::size_t i = 0; i < rows.size(); ++i) {
    if (rows[i].needs.empty()) continue;
    out.line("constexpr auto $name$$i$ = std::to_array<PatternNeed>({$needs$});",
             {{"name", name}, {"i", std::to_string(i)}, {"needs", needs_text(rows[i].needs)}});
  }
}

std::string other_kind(const std::string& kind) {
  return kind.empty() ? "std::nullopt" : "CountedKind::" + identifier(kind);
}

std::string suggested_element(const SuggestionRow& row) {
  auto words = (row.before.empty() ? "first " : "last ") + code(row.kind);
  if (!row.called.empty()) words += " called one of: " + row.called;
  if (!row.before.empty()) words += " before the first " + code(row.before);
  if (!row.after.empty()) words += " after the last " + code(row.after);
  return words;
}

std::string patterns_source(const PatternTable& table) {
  Writer out(banner(table.path));
  out.line("#include \"generated/support/patterns.h\"\n\n#include <array>\n");
  out.flat_block("namespace offhand {\n", "\n}  // namespace offhand", {}, [&] {
    out.flat_block("namespace {\n", "\n}  // namespace\n", {}, [&] {
      define_needs_of(out, "kPatternNeeds", table.patterns);
      define_needs_of(out, "kStateNeeds", table.states);
      out.block("constexpr auto kPatterns = std::to_array<PatternRow>({", "});", {}, [&] {
        for (std::size_t i = 0; i < table.patterns.size(); ++i)
          out.line("{UiPattern::$pattern$, kPatternNeeds$i$},",
                   {{"pattern", identifier(table.patterns[i].pattern)}, {"i", std::to_string(i)}});
      });
      out.block("constexpr auto kStates = std::to_array<StateRow>({", "});", {}, [&] {
        for (std::size_t i = 0; i < table.states.size(); ++i) {
          const StateRow& row = table.states[i];
          out.line("{UiState::$state$, $pattern$, $needs$},",
                   {{"state", identifier(row.state)},
                    {"pattern", row.pattern.empty() ? "std::nullopt" : "UiPattern::" + identifier(row.pattern)},
                    {"needs", row.needs.empty() ? "{}" : "kStateNeeds" + std::to_string(i)}});
        }
      });
      out.block("constexpr auto kSuggestions = std::to_array<SuggestionRow>({", "});", {}, [&] {
        for (const SuggestionRow& row : table.suggestions)
          out.line("{UiPattern::$pattern$, $action$, $tool$, CountedKind::$kind$, $called$, $before$, $after$},",
                   {{"pattern", identifier(row.pattern)},
                    {"action", literal(row.action)},
                    {"tool", literal(row.tool.substr(row.tool.find('.') + 1))},
                    {"kind", identifier(row.kind)},
                    {"called", literal(row.called)},
                    {"before", other_kind(row.before)},
                    {"after", other_kind(row.after)}});
      });
    });
    out.line(
        "std::span<const PatternRow> pattern_table() { return kPatterns; }\n"
        "std::span<const StateRow> state_table() { return kStates; }\n"
        "std::span<const SuggestionRow> suggestion_table() { return kSuggestions; }");
  });
  return out.text();
}

std::string verdicts_source(const Model& model) {
  Writer out(banner("schema/tools"));
  out.line("#include \"generated/support/verdicts.h\"\n");
  out.flat_block("namespace offhand {\n", "\n}  // namespace offhand", {}, [&] {
    out.block("std::string_view verdict_of(std::string_view tool) {", "}", {}, [&] {
      for (const Tool& tool : model.tools) {
        if (!tool.verdict.empty())
          out.line("if (tool == $tool$) return $member$;",
                   {{"tool", literal(tool.identity())}, {"member", literal(tool.verdict)}});
      }
      out.line("return {};");
    });
  });
  return out.text();
}

std::string rules_page(const AuditTable& table) {
  Table rules({"Rule", "What breaks it", "Severity", "WCAG 2.2", "Level", "Section 508", "What to do"});
  for (const AuditRule& rule : table.rules) {
    std::string level = rule.level.substr(rule.level.find('_') + 1);
    std::ranges::transform(level, level.begin(), [](char c) { return static_cast<char>(c - 'a' + 'A'); });
    rules.row({code(rule.name.text()), rule.description, rule.severity, rule.criterion, level, rule.section508,
               rule.suggestion});
  }
  std::vector<std::string> costs;
  for (const auto& [severity, cost] : table.costs)
    costs.push_back(std::to_string(cost) + " for each " + severity + " one");
  return markdown_banner(table.path) +
         "# Rules of the accessibility audit\n\n"
         "What `ax_a11y_audit` looks for. The score is 100 less what its issues cost, and at least 0: " +
         join(costs, ", ") +
         ". Section 508 incorporates the levels A and AA of WCAG 2.0; a criterion that is younger has no "
         "provision.\n\n" +
         rules.text();
}

std::string words_for(const PatternNeed& need, const PatternTable& table) {
  const auto kind = std::ranges::find(table.kinds, need.kind, [](const ElementKind& each) { return each.name.text(); });
  std::string text = code(kind->name.text());
  if (need.most == 0) return "no " + text;
  const bool is_limited = need.most < 1000;
  if (need.least != 1 || is_limited) {
    text += " (" + std::to_string(need.least);
    if (!is_limited) text += " or more";
    if (is_limited && need.most != need.least) text += " to " + std::to_string(need.most);
    text += ')';
  }
  return need.called.empty() ? text : text + " called one of: " + need.called;
}

std::string patterns_page(const PatternTable& table) {
  const auto needs_words = [&](const std::vector<PatternNeed>& needs) {
    std::vector<std::string> words;
    for (const PatternNeed& need : needs) words.push_back(words_for(need, table));
    return join(words, "; ");
  };
  Table patterns({"Pattern", "The window has all of"});
  for (const PatternRow& row : table.patterns) patterns.row({code(row.pattern), needs_words(row.needs)});
  Table states({"State", "Where"});
  for (const StateRow& row : table.states)
    states.row({code(row.state),
                row.pattern.empty() ? "it has " + needs_words(row.needs) : "the window is a " + code(row.pattern)});
  states.row({code(table.otherwise), "none of these is so"});
  Table kinds({"Kind", "What it is"});
  for (const ElementKind& kind : table.kinds) kinds.row({code(kind.name.text()), kind.description});
  Table suggestions({"Pattern", "Suggestion", "Tool", "On the"});
  for (const SuggestionRow& row : table.suggestions)
    suggestions.row(
        {code(row.pattern), row.action, code(row.tool.substr(row.tool.find('.') + 1)), suggested_element(row)});
  return markdown_banner(table.path) +
         "# What windows are recognised by\n\n"
         "Rows are tried in this order, and the first that holds counts. Names are compared without blanks and signs, "
         "in "
         "small letters. Where a pattern has a dialog, the rest of its row is counted in that dialog alone. An "
         "application that does not answer within 500 ms is `busy`, whatever its window is. Nothing "
         "of "
         "this acts.\n\n## Patterns\n\n" +
         patterns.text() + "\n## States\n\n" + states.text() + "\n## Suggestions\n\n" + suggestions.text() +
         "\n## What is counted\n\n" + kinds.text();
}

}  // namespace

void emit_desk_tables(const Model& model, Products& products) {
  constexpr std::string_view types = "generated/types";
  const auto push = [&](const std::string& path, const std::string& source, std::string_view header, Values values) {
    products.push_back({path, banner(source) + '\n' + fill(header, values)});
  };
  if (model.audit) {
    push("generated/support/audit_rules.h", model.audit->path, kRulesHeader,
         {{"types", types}, {"values", enumerators(model.audit->rules)}, {"words", word_lists(*model.audit)}});
    products.push_back({"generated/support/audit_rules.cpp", rules_source(*model.audit)});
    products.push_back({"docs/reference/audit-rules.md", rules_page(*model.audit)});
  }
  if (model.patterns) {
    push("generated/support/patterns.h", model.patterns->path, kPatternsHeader,
         {{"types", types},
          {"values", enumerators(model.patterns->kinds)},
          {"otherwise", identifier(model.patterns->otherwise)}});
    products.push_back({"generated/support/patterns.cpp", patterns_source(*model.patterns)});
    products.push_back({"docs/reference/window-patterns.md", patterns_page(*model.patterns)});
  }
  const bool has_verdicts = std::ranges::any_of(model.tools, [](const Tool& tool) { return !tool.verdict.empty(); });
  if (!has_verdicts) return;
  push("generated/support/verdicts.h", "schema/tools", kVerdictsHeader, {});
  products.push_back({"generated/support/verdicts.cpp", verdicts_source(model)});
}

}  // namespace offhand::codegen
