#include "codegen/emit/text_code.h"

#include <algorithm>
#include <utility>

#include "codegen/model/text_access.h"
#include "codegen/runtime/text_template.h"

namespace offhand::codegen {
namespace {

/// The argument of append_parts; empty for what prints nothing.
std::string part_text(const TextPart& part, const Type& type, const std::string& variable) {
  if (const auto* text = std::get_if<std::string>(&part)) return literal(*text);
  const auto& placeholder = std::get<Placeholder>(part);
  if (placeholder.condition_only) return "";
  const std::string value = find_access(placeholder, type, variable).expression;
  if (!placeholder.one.empty())
    return "Counted{" + value + ", " + literal(placeholder.one) + ", " + literal(placeholder.several) + '}';
  return placeholder.lines ? "Lines{" + value + '}' : value;
}

std::string_view without_end(std::string_view line) { return line.substr(0, line.size() - 1); }

std::string segment_condition(const TextSegment& segment, const Type& type, const std::string& variable) {
  std::vector<std::string> conditions;
  for (const TextPart& part : segment.parts) {
    if (const auto* placeholder = std::get_if<Placeholder>(&part)) {
      for (const std::string& condition : find_access(*placeholder, type, variable).conditions)
        add_condition(conditions, condition);
    }
  }
  std::string joined;
  for (const std::string& condition : conditions) joined += (joined.empty() ? "" : " && ") + condition;
  return joined;
}

}  // namespace

void emit_text_code(Writer& out, std::string_view text, const Type& type, const std::string& variable,
                    const std::string& target, bool starts_line) {
  const TextTemplate parsed = parse_text_template(text);
  for (const TextSegment& segment : parsed.segments) {
    std::vector<std::string> parts;
    if (starts_line && &segment == &parsed.segments.front() && !segment.optional) parts.push_back("\"\\n\"");
    if (starts_line && &segment == &parsed.segments.front() && segment.optional) out.line(target + " += '\\n';");
    for (const TextPart& part : segment.parts) {
      if (std::string appended = part_text(part, type, variable); !appended.empty())
        parts.push_back(std::move(appended));
    }
    if (parts.empty()) continue;
    const std::string open = "append_parts(" + target + ", ";
    if (segment.optional) {
      Writer statement;
      statement.wrapped(open, parts, ");");
      out.short_block("if (" + segment_condition(segment, type, variable) + ")", without_end(statement.text()), false);
    } else {
      out.wrapped(open, parts, ");");
    }
  }
}

}  // namespace offhand::codegen
