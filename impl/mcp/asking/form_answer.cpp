#include "impl/mcp/asking/form_answer.h"

#include <algorithm>

#include "codegen/runtime/read_schema.h"
#include "codegen/runtime/utf8.h"
#include "codegen/runtime/validate.h"

namespace offhand::mcp {
namespace {

using nlohmann::json;

/// Converts the JSON pointer "/colors/1" to "content.colors[1]".
std::string place_of(std::string_view pointer) {
  std::string place = "content";
  while (!pointer.empty()) {
    pointer.remove_prefix(1);
    const auto part = pointer.substr(0, pointer.find('/'));
    pointer.remove_prefix(part.size());
    const bool is_index = place != "content" && part.find_first_not_of("0123456789") == std::string_view::npos;
    place.append(is_index ? "[" : ".").append(part).append(is_index ? "]" : "");
  }
  return place;
}

/// A member that the form does not ask for must still be of a type that a form field can have.
Complaint unasked_problem(const json& value, const std::string& where) {
  const bool texts =
      value.is_array() && std::all_of(value.begin(), value.end(), [](const json& entry) { return entry.is_string(); });
  const bool fits = texts || value.is_string() || value.is_number() || value.is_boolean();
  return fits ? "" : where + " must be a string, a number, true, false or an array of strings";
}

}  // namespace

Complaint form_problem(const json& schema, const json& content) {
  SchemaReader reader;
  auto judged = content;
  const auto problems = validate(reader.read(schema), judged, {}, Shown::nothing);
  if (!problems.empty()) return place_of(problems.front().pointer) + ' ' + problems.front().message;
  const auto* fields = member_of(schema, "properties");
  for (const auto& [name, value] : content.items()) {
    if (fields != nullptr && member_of(*fields, name) != nullptr) continue;
    if (auto problem = unasked_problem(value, "content." + preview(name)); !problem.empty()) return problem;
  }
  return {};
}

}  // namespace offhand::mcp
