#include "impl/mcp/form_answer.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <optional>

#include "codegen/runtime/utf8.h"
#include "impl/mcp/answer_formats.h"

namespace offhand::mcp {
namespace {

using nlohmann::json;

/// What a field, or an entry of it, can be; nothing where it is no choice.
std::optional<json> choices_of(const json& field) {
  if (const auto* values = member_of(field, "enum"); values != nullptr && values->is_array()) return *values;
  for (const auto* key : {"oneOf", "anyOf"}) {
    const auto* titled = member_of(field, key);
    if (titled == nullptr || !titled->is_array()) continue;
    auto values = json::array();
    for (const auto& choice : *titled) {
      if (const auto* value = member_of(choice, "const")) values.push_back(*value);
    }
    return values;
  }
  return std::nullopt;
}

Complaint choice_problem(const json& choices, const json& value, const std::string& where) {
  const bool offered = std::find(choices.begin(), choices.end(), value) != choices.end();
  return offered ? "" : where + " must be one of the choices";
}

Complaint bounds_problem(const json& field, double size, std::string_view least, std::string_view most,
                         const std::string& what) {
  const auto bound = [&](std::string_view key) {
    const auto* found = member_of(field, key);
    return found != nullptr && found->is_number() ? std::optional(found->get<double>()) : std::nullopt;
  };
  if (const auto limit = bound(least); limit && size < *limit) return fmt::format("{} at least {}", what, *limit);
  if (const auto limit = bound(most); limit && size > *limit) return fmt::format("{} at most {}", what, *limit);
  return {};
}

Complaint text_problem(const json& field, const json& value, const std::string& where) {
  if (!value.is_string()) return where + " must be a string";
  const auto& text = value.get_ref<const std::string&>();
  auto problem = bounds_problem(field, static_cast<double>(character_count(text)), "minLength", "maxLength",
                                where + " must have so many characters:");
  if (!problem.empty()) return problem;
  const auto* format = member_of(field, "format");
  if (format == nullptr || !format->is_string() || has_format(text, format->get_ref<const std::string&>())) return {};
  return fmt::format("{} must be of the format {}", where, format->get_ref<const std::string&>());
}

Complaint number_problem(const json& field, const json& value, const std::string& where, bool whole) {
  const bool fits = value.is_number() && std::isfinite(value.get<double>()) &&
                    (!whole || value.get<double>() == std::trunc(value.get<double>()));
  if (!fits) return where + (whole ? " must be an integer" : " must be a number");
  return bounds_problem(field, value.get<double>(), "minimum", "maximum", where + " must be");
}

Complaint several_problem(const json& field, const json& value, const std::string& where) {
  if (!value.is_array()) return where + " must be an array";
  const auto* items = member_of(field, "items");
  const auto choices = items == nullptr ? std::nullopt : choices_of(*items);
  for (std::size_t i = 0; i < value.size(); ++i) {
    const auto entry = fmt::format("{}[{}]", where, i);
    if (!value[i].is_string()) return entry + " must be a string";
    if (auto problem = choices ? choice_problem(*choices, value[i], entry) : ""; !problem.empty()) return problem;
  }
  return bounds_problem(field, static_cast<double>(value.size()), "minItems", "maxItems",
                        where + " must have so many entries:");
}

Complaint field_problem(const json& field, const json& value, const std::string& where) {
  const auto* type = member_of(field, "type");
  if (type != nullptr && *type == "array") return several_problem(field, value, where);
  if (const auto choices = choices_of(field)) return choice_problem(*choices, value, where);
  if (type != nullptr && *type == "boolean") return value.is_boolean() ? "" : where + " must be true or false";
  if (type != nullptr && *type == "integer") return number_problem(field, value, where, true);
  if (type != nullptr && *type == "number") return number_problem(field, value, where, false);
  return text_problem(field, value, where);
}

/// What nobody asked for has at least a form that some field could have.
Complaint unasked_problem(const json& value, const std::string& where) {
  const bool texts =
      value.is_array() && std::all_of(value.begin(), value.end(), [](const json& entry) { return entry.is_string(); });
  const bool fits = texts || value.is_string() || value.is_number() || value.is_boolean();
  return fits ? "" : where + " must be a string, a number, true, false or an array of strings";
}

}  // namespace

Complaint form_problem(const json& schema, const json& content) {
  const auto* fields = member_of(schema, "properties");
  if (const auto* required = member_of(schema, "required"); required != nullptr && required->is_array()) {
    for (const auto& name : *required) {
      if (name.is_string() && !content.contains(name.get_ref<const std::string&>())) {
        return fmt::format("content.{} is missing", name.get_ref<const std::string&>());
      }
    }
  }
  for (const auto& [name, value] : content.items()) {
    const auto* field = fields == nullptr ? nullptr : member_of(*fields, name);
    const auto where = "content." + preview(name);
    auto problem = field == nullptr ? unasked_problem(value, where) : field_problem(*field, value, where);
    if (!problem.empty()) return problem;
  }
  return {};
}

}  // namespace offhand::mcp
