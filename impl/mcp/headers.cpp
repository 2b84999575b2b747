#include "impl/mcp/headers.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>

#include "codegen/runtime/utf8.h"
#include "impl/base/base64.h"
#include "impl/base/text.h"

namespace offhand::mcp {
namespace {

using nlohmann::json;

struct NamedBy {
  std::string_view method;
  std::string_view member;
};
/// The params member that Mcp-Name repeats, by method.
constexpr std::array<NamedBy, 6> named_by{{{"tools/call", "name"},
                                           {"prompts/get", "name"},
                                           {"resources/read", "uri"},
                                           {"tasks/get", "taskId"},
                                           {"tasks/update", "taskId"},
                                           {"tasks/cancel", "taskId"}}};

Problem mismatch(std::string why) { return {ErrorCode::header_mismatch, std::move(why)}; }

std::optional<Problem> name_problem(const json& params, std::string_view member, const HttpHints& hints) {
  const auto named = params.find(member);
  // A request without a name is refused later for that reason; no header can match it.
  if (named == params.end() || !named->is_string()) return std::nullopt;
  if (!hints.name)
    return mismatch(fmt::format("The header Mcp-Name is missing; {} is {}", member, brief(named->dump())));
  const auto text = header_text(*hints.name);
  if (!text) return mismatch("The header Mcp-Name is not valid base64");
  if (*text == named->get_ref<const std::string&>()) return std::nullopt;
  return mismatch(fmt::format("The header Mcp-Name disagrees with {}", member));
}

const json* argument_at(const json& arguments, std::span<const std::string_view> path) {
  const json* at = &arguments;
  for (const auto key : path) {
    if (!at->is_object()) return nullptr;
    const auto found = at->find(key);
    if (found == at->end()) return nullptr;
    at = &*found;
  }
  return at->is_null() ? nullptr : at;
}

bool says(const std::string& text, const json& value) {
  if (value.is_string()) return text == value.get_ref<const std::string&>();
  if (value.is_boolean()) return text == (value.get<bool>() ? "true" : "false");
  if (!value.is_number()) return false;
  double number = 0;
  const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (problem != std::errc() || end != text.data() + text.size()) return false;
  if (!value.is_number_integer() || text.find_first_not_of("-0123456789") != std::string::npos) {
    return number == value.get<double>();
  }
  return json::parse(text, nullptr, false) == value || number == value.get<double>();
}

std::optional<Problem> parameter_problem(const HeaderParameter& declared, const json* value, const HttpHints& hints) {
  std::size_t sent = 0;
  const std::string* header = nullptr;
  for (const auto& [name, text] : hints.parameters) {
    if (!equal_ignoring_case(name, declared.header)) continue;
    header = &text;
    ++sent;
  }
  if (sent > 1) return mismatch(fmt::format("The header Mcp-Param-{} was sent {} times", declared.header, sent));
  if (value == nullptr && header == nullptr) return std::nullopt;
  if (value == nullptr) return mismatch(fmt::format("The header Mcp-Param-{} has no argument", declared.header));
  if (header == nullptr) return mismatch(fmt::format("The header Mcp-Param-{} is missing", declared.header));
  const auto text = header_text(*header);
  if (!text) return mismatch(fmt::format("The header Mcp-Param-{} is not valid base64", declared.header));
  if (says(*text, *value)) return std::nullopt;
  return mismatch(fmt::format("The header Mcp-Param-{} disagrees with its argument", declared.header));
}

}  // namespace

std::optional<std::string> header_text(std::string_view value) {
  constexpr std::string_view opening = "=?base64?";
  constexpr std::string_view closing = "?=";
  if (!value.starts_with(opening) || !value.ends_with(closing) || value.size() < opening.size() + closing.size()) {
    return std::string(value);
  }
  value.remove_prefix(opening.size());
  value.remove_suffix(closing.size());
  return decode_base64(value);
}

std::optional<Problem> standard_header_problem(const Message& message, const HttpHints& hints) {
  if (!hints.method) return mismatch("The header Mcp-Method is missing");
  if (*hints.method != message.method) {
    return mismatch(
        fmt::format("The header Mcp-Method says {}, the message {}", brief(*hints.method), brief(message.method)));
  }
  const auto named =
      std::find_if(named_by.begin(), named_by.end(), [&](const auto& row) { return row.method == message.method; });
  return named == named_by.end() ? std::nullopt : name_problem(message.params, named->member, hints);
}

std::optional<Problem> parameter_header_problem(std::span<const HeaderParameter> declared, const json& arguments,
                                                const HttpHints& hints) {
  for (const auto& parameter : declared) {
    if (auto problem = parameter_problem(parameter, argument_at(arguments, parameter.path), hints)) return problem;
  }
  return std::nullopt;
}

}  // namespace offhand::mcp
