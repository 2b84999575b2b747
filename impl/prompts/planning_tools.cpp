#include "impl/prompts/planning_tools.h"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string_view>
#include <utility>

#include "codegen/runtime/utf8.h"
#include "generated/tools/ax/ax_find.h"
#include "generated/tools/ax/ax_get_attributes.h"
#include "generated/types/errors.h"
#include "impl/tools/call.h"

namespace offhand::prompts {
namespace {

using nlohmann::json;
using tools::ax::AxFindTool;
using tools::ax::AxGetAttributesResult;
using tools::ax::AxGetAttributesTool;

constexpr std::string_view describe = "describe_element";
constexpr std::string_view suggest = "suggest_locator";
/// Of elements that are called alike, so many are told apart by their number.
constexpr std::int64_t most_alike = 20;
constexpr std::size_t longest_query = 1'000;

json declared_tool(std::string_view name, const char* description) {
  const json query{
      {"type", "string"},
      {"description", "Its text, role:text, an XPath, or the reference in brackets behind it in the tree."}};
  return {
      {"name", name},
      {"description", description},
      {"inputSchema", {{"type", "object"}, {"properties", {{"query", query}}}, {"required", json::array({"query"})}}}};
}

/// A name that can stand between quotation marks in a query.
bool can_be_quoted(const std::string& name) {
  return !name.empty() && name.size() <= longest_query && name.find_first_of("\"\n\r\t") == std::string::npos;
}

/// What ax_find tells of a query.
struct Found {
  std::int64_t count = 0;
  /// Of the first; empty: there is none.
  std::string reference;
};
Found find(Call& call, const std::string& application, std::string query) {
  const auto reply = call.invoke<AxFindTool>({.app = application, .query = std::move(query)});
  const auto told = json::parse(reply ? reply->structured.value_or("") : std::string(), nullptr, false);
  if (!told.is_object()) return {};
  return {.count = told.value("count", std::int64_t{0}), .reference = told.value("element_ref", "")};
}

/// The number of an element among those that a query finds; 0: it is none of the first ones.
std::int64_t number_among(Call& call, const std::string& application, const std::string& query, std::int64_t count,
                          const std::string& reference) {
  for (std::int64_t number = 1; number <= std::min(count, most_alike); ++number)
    if (find(call, application, fmt::format("{}[{}]", query, number)).reference == reference) return number;
  return 0;
}

/// A query that finds this element alone; empty: it finds several, or another one.
std::string checked(Call& call, const std::string& application, const std::string& query,
                    const std::string& reference) {
  const auto found = find(call, application, query);
  if (found.count <= 1) return found.reference == reference ? query : std::string();
  const auto number = number_among(call, application, query, found.count, reference);
  return number == 0 ? std::string() : fmt::format("{}[{}]", query, number);
}

/// A query that finds an element again, also in another session: what its program calls it, or its role and title.
Result<std::string> locator_of(Call& call, const std::string& application, const AxGetAttributesResult& element) {
  if (element.identifier && can_be_quoted(*element.identifier)) {
    const auto query = fmt::format("identifier:{}", *element.identifier);
    if (auto locator = checked(call, application, query, element.element_ref); !locator.empty()) return locator;
  }
  if (can_be_quoted(element.title)) {
    const auto query = fmt::format("{}:\"{}\"", element.role, element.title);
    if (auto locator = checked(call, application, query, element.element_ref); !locator.empty()) return locator;
  }
  return fmt::format("{} (for this session only: it is called nothing that lasts)", element.element_ref);
}

}  // namespace

json planning_tools() {
  return json::array({declared_tool(describe, "Tells everything that is known of the one element that a query finds."),
                      declared_tool(suggest, "Gives a query that finds this element again, also in another session.")});
}

Result<std::string> use_planning_tool(Call& call, const std::string& application, const std::string& tool,
                                      const json& input) {
  const auto wrong = [&](std::string summary) {
    return fail(errors::invalid_arguments({.tool = preview(tool), .summary = std::move(summary), .problems = {}}));
  };
  if (tool != describe && tool != suggest) return wrong("there is no such tool");
  const auto query = input.is_object() ? input.find("query") : input.end();
  const bool is_usable = query != input.end() && query->is_string() && !query->get_ref<const std::string&>().empty() &&
                         query->get_ref<const std::string&>().size() <= longest_query;
  if (!is_usable) return wrong(fmt::format("query must be a text of 1 to {} bytes", longest_query));
  OFFHAND_ASSIGN(const auto element,
                 call.invoke<AxGetAttributesTool>({.app = application, .query = query->get<std::string>()}));
  return tool == describe ? Result<std::string>(text_of(element)) : locator_of(call, application, element);
}

}  // namespace offhand::prompts
