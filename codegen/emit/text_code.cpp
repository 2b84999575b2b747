#include "codegen/emit/text_code.h"

#include <algorithm>

#include "codegen/model/text_access.h"
#include "codegen/model/text_template.h"

namespace offhand::codegen {
namespace {

void emit_part(Writer& out, const TextPart& part, const Type& type, const std::string& variable,
               const std::string& target) {
  if (const auto* text = std::get_if<std::string>(&part)) {
    out.line("$target$ += $text$;", {{"target", target}, {"text", literal(*text)}});
    return;
  }
  const auto& placeholder = std::get<Placeholder>(part);
  if (placeholder.condition_only) return;
  const Access access = find_access(placeholder, type, variable);
  if (!placeholder.one.empty()) {
    out.line("append_counted($target$, $value$, $one$, $several$);", {{"target", target},
                                                                      {"value", access.expression},
                                                                      {"one", literal(placeholder.one)},
                                                                      {"several", literal(placeholder.several)}});
    return;
  }
  out.line("$append$($target$, $value$);", {{"append", placeholder.lines ? "append_lines" : "append_text"},
                                            {"target", target},
                                            {"value", access.expression}});
}

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
                    const std::string& target) {
  const TextTemplate parsed = parse_text_template(text);
  for (const TextSegment& segment : parsed.segments) {
    const auto body = [&] {
      for (const TextPart& part : segment.parts) emit_part(out, part, type, variable, target);
    };
    if (!segment.optional) {
      body();
    } else {
      out.block("if ($condition$) {", "}", {{"condition", segment_condition(segment, type, variable)}}, body);
    }
  }
}

}  // namespace offhand::codegen
