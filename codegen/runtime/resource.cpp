#include "codegen/runtime/resource.h"

#include <charconv>
#include <cstddef>
#include <cstdint>
#include <nlohmann/json.hpp>

#include "codegen/runtime/percent_code.h"

namespace offhand {
namespace {

/// Nothing where an escape is broken, or stands for a slash or a zero byte.
std::optional<std::string> decoded_variable(std::string_view text) {
  auto decoded = text.find('/') == std::string_view::npos ? percent_decoded(text) : std::nullopt;
  constexpr std::string_view never("/\0", 2);
  if (decoded && decoded->find_first_of(never) != std::string::npos) return std::nullopt;
  return decoded;
}

nlohmann::json json_of_variable(const SchemaNode& node, const std::string& text) {
  if (node.kind != SchemaKind::integer) return text;
  std::int64_t number = 0;
  const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
  const bool whole = problem == std::errc() && end == text.data() + text.size();
  return whole ? nlohmann::json(number) : nlohmann::json(text);
}

/// Takes {?variable} off a template's end, and what follows a question mark off the URI; gives the value where there is
/// one. Nothing if they do not fit.
std::optional<UriVariables> split_query(std::string_view& pattern, std::string_view& uri) {
  const auto open = pattern.rfind("{?");
  if (open == std::string_view::npos) return UriVariables();
  const auto name = pattern.substr(open + 2, pattern.size() - open - 3);
  pattern = pattern.substr(0, open);
  const auto mark = uri.find('?');
  if (mark == std::string_view::npos) return UriVariables();
  const auto query = uri.substr(mark + 1);
  uri = uri.substr(0, mark);
  if (!query.starts_with(name) || query.substr(name.size(), 1) != "=") return std::nullopt;
  auto value = decoded_variable(query.substr(name.size() + 1));
  if (!value) return std::nullopt;
  return UriVariables{*std::move(value)};
}

}  // namespace

nlohmann::json json_of_variables(const SchemaNode& node, std::span<const UriVariableInfo> names,
                                 const UriVariables& values) {
  nlohmann::json object = nlohmann::json::object();
  for (const SchemaProperty& property : node.properties) {
    for (std::size_t i = 0; i < names.size() && i < values.size(); ++i) {
      if (names[i].name == property.name)
        object[std::string(property.name)] = json_of_variable(*property.node, values[i]);
    }
  }
  return object;
}

std::optional<UriVariables> match_uri(const ResourceInfo& resource, std::string_view uri) {
  std::string_view pattern = resource.uri;
  UriVariables variables;
  if (!resource.is_template) return pattern == uri ? std::optional(variables) : std::nullopt;
  const auto query = split_query(pattern, uri);
  if (!query) return std::nullopt;
  for (auto open = pattern.find('{'); open != std::string_view::npos; open = pattern.find('{')) {
    if (!uri.starts_with(pattern.substr(0, open))) return std::nullopt;
    uri.remove_prefix(open);
    pattern.remove_prefix(pattern.find('}') + 1);
    // The variable ends where the text after it begins; the generator ensures that a text or the end follows.
    const auto next = pattern.substr(0, pattern.find('{'));
    const auto end = next.empty() ? uri.size() : uri.find(next.front() == '/' ? "/" : next);
    if (end == std::string_view::npos || end == 0) return std::nullopt;
    const auto value = uri.substr(0, end);
    auto decoded = decoded_variable(value);
    if (!decoded) return std::nullopt;
    variables.push_back(*std::move(decoded));
    uri.remove_prefix(end);
  }
  if (pattern != uri) return std::nullopt;
  variables.insert(variables.end(), query->begin(), query->end());
  return variables;
}

}  // namespace offhand
