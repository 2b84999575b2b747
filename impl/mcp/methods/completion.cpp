#include <fmt/format.h>

#include <algorithm>
#include <span>

#include "codegen/runtime/utf8.h"
#include "impl/mcp/methods/methods.h"

namespace offhand::mcp {
namespace {

using nlohmann::json;

constexpr std::size_t most_values = 100;

using Values = std::span<const std::string_view>;

Problem bad(std::string why) { return refusal(ErrorCode::invalid_params, "completion/complete: " + std::move(why)); }

std::string text_of(const json& object, const char* key) {
  if (!object.is_object()) return {};
  const auto found = object.find(key);
  return found == object.end() || !found->is_string() ? std::string() : found->get<std::string>();
}

/// Checks the values already chosen for other arguments. No completion here depends on them, but their form must be
/// valid.
bool is_context(const json& params) {
  const auto context = params.find("context");
  if (context == params.end()) return true;
  if (!context->is_object()) return false;
  const auto chosen = context->find("arguments");
  if (chosen == context->end()) return true;
  return chosen->is_object() &&
         std::all_of(chosen->begin(), chosen->end(), [](const json& value) { return value.is_string(); });
}

/// The known values of an argument; nothing if its prompt or template does not exist. An argument may have no known
/// values.
std::optional<Values> values_of(const Catalog& catalog, const json& reference, const std::string& argument) {
  const auto of = [&](const auto& arguments) {
    const auto found =
        std::find_if(arguments.begin(), arguments.end(), [&](const auto& row) { return row.name == argument; });
    return found == arguments.end() ? Values() : found->values;
  };
  if (text_of(reference, "type") == "ref/prompt") {
    const auto* prompt = catalog.find_prompt(text_of(reference, "name"));
    return prompt == nullptr ? std::nullopt : std::optional(of(prompt->arguments));
  }
  const auto uri = text_of(reference, "uri");
  for (const auto* resource : catalog.resources) {
    if (resource->uri == uri) return of(resource->variables);
  }
  return std::nullopt;
}

}  // namespace

std::optional<ReadyCall> complete(const ConnectionPtr& connection, Request&& request) {
  const auto& reference = request.params["ref"];
  const auto type = text_of(reference, "type");
  if (type != "ref/prompt" && type != "ref/resource")
    return refuse(request, bad("ref must be a ref/prompt or a ref/resource"));
  const auto& argument = request.params["argument"];
  const bool whole =
      argument.is_object() && argument.value("name", json()).is_string() && argument.value("value", json()).is_string();
  if (!whole) return refuse(request, bad("argument must have a name and a value"));
  if (!is_context(request.params)) return refuse(request, bad("context.arguments must be an object of strings"));
  const auto values = values_of(connection->server.catalog(), reference, text_of(argument, "name"));
  if (!values) {
    const auto named = text_of(reference, type == "ref/prompt" ? "name" : "uri");
    return refuse(request, bad(fmt::format("there is no {} \"{}\"", type.substr(4), preview(named))));
  }
  const auto typed = text_of(argument, "value");
  auto fitting = json::array();
  std::size_t total = 0;
  for (const auto value : *values) {
    if (!value.starts_with(typed)) continue;
    if (++total <= most_values) fitting.push_back(value);
  }
  const json completion{{"values", std::move(fitting)}, {"total", total}, {"hasMore", total > most_values}};
  return answer(connection, request, {.members = R"("completion":)" + completion.dump()});
}

}  // namespace offhand::mcp
