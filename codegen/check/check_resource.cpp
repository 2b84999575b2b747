#include <algorithm>

#include "codegen/check/check.h"

namespace offhand::codegen {
namespace {

/// Why the variables of a URI template could not be separated in a URI; empty if they can.
std::string template_problem(std::string_view uri) {
  bool after_variable = false;
  for (std::size_t at = 0; at < uri.size();) {
    if (uri[at] == '}') return "a brace closes nothing.";
    if (uri[at] != '{') {
      after_variable = false;
      ++at;
      continue;
    }
    const std::size_t close = uri.find('}', at);
    if (close == std::string_view::npos) return "a brace is never closed.";
    std::string_view name = uri.substr(at + 1, close - at - 1);
    const bool is_query = name.starts_with('?') && close + 1 == uri.size();
    if (is_query) name.remove_prefix(1);
    const bool plain = !name.empty() && name.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789_") == name.npos;
    if (!plain)
      return "only plain {variables}, and one {?variable} at the end, are known, not {" + std::string(name) + "}.";
    if (after_variable && !is_query) return "nothing stands between two variables.";
    after_variable = true;
    at = close + 1;
  }
  return "";
}

}  // namespace

void check_resource(const Resource& resource, const SchemaFolder& folder, Diagnostics& diagnostics) {
  if (!resource.is_template) return;
  const Place uri = resource.place.child("uriTemplate");
  if (const std::string problem = template_problem(resource.uri); !problem.empty()) {
    return folder.error(diagnostics, uri, problem);
  }
  std::vector<std::string> names = resource.variable_names;
  for (const Field& field : resource.variables->fields) {
    const auto found = std::find(names.begin(), names.end(), field.name.text());
    const bool scalar = field.type->kind == Kind::string || field.type->kind == Kind::integer;
    if (!scalar) folder.error(diagnostics, field.place, "a variable is a string or an integer.");
    if (found == names.end()) {
      folder.error(diagnostics, field.place, "the template has no such variable.");
    } else {
      names.erase(found);
    }
  }
  if (names.empty()) return;
  folder.error(diagnostics, uri, "{" + names.front() + "} is not declared, or stands here twice.");
}

}  // namespace offhand::codegen
