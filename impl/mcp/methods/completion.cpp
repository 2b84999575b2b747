#include <fmt/format.h>

#include <algorithm>
#include <span>
#include <vector>

#include "codegen/runtime/utf8.h"
#include "impl/base/fold_case.h"
#include "impl/base/resource_address.h"
#include "impl/mcp/asking/exchange.h"
#include "impl/mcp/methods/methods.h"
#include "impl/mcp/resources/live_values.h"

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

/// Whether the values already chosen for other arguments have a valid form.
bool is_context(const json& params) {
  const auto context = params.find("context");
  if (context == params.end()) return true;
  if (!context->is_object()) return false;
  const auto chosen = context->find("arguments");
  if (chosen == context->end()) return true;
  return chosen->is_object() &&
         std::all_of(chosen->begin(), chosen->end(), [](const json& value) { return value.is_string(); });
}

/// What is known of an argument: the values that its schema offers, and the kind of live object that it names.
struct Argument {
  Values values = {};
  std::string_view live = {};
  /// The argument beside it that names an application; empty: there is none.
  std::string_view application = {};
};

template <class Rows>
Argument argument_in(const Rows& rows, const std::string& name) {
  Argument argument;
  for (const auto& row : rows) {
    if (row.live == "application") argument.application = row.name;
    if (row.name != name) continue;
    argument.values = row.values;
    argument.live = row.live;
  }
  return argument;
}

/// Nothing if its prompt or template does not exist. An argument may have no known values.
std::optional<Argument> argument_of(const Catalog& catalog, const json& reference, const std::string& name) {
  if (text_of(reference, "type") == "ref/prompt") {
    const auto* prompt = catalog.find_prompt(text_of(reference, "name"));
    return prompt == nullptr ? std::nullopt : std::optional(argument_in(prompt->arguments, name));
  }
  const auto uri = own_address(text_of(reference, "uri"));
  for (const auto* resource : catalog.resources) {
    // A template is meant with and without what may follow the address.
    if (resource->uri == uri || resource->uri.substr(0, resource->uri.find("{?")) == uri)
      return argument_in(resource->variables, name);
  }
  return std::nullopt;
}

Answer completed(const std::vector<std::string>& values, const std::string& typed) {
  auto fitting = json::array();
  std::size_t total = 0;
  for (const auto& value : values) {
    if (!fold_case(value).starts_with(fold_case(typed))) continue;
    if (++total <= most_values) fitting.push_back(value);
  }
  const json completion{{"values", std::move(fitting)}, {"total", total}, {"hasMore", total > most_values}};
  return {.members = R"("completion":)" + completion.dump(-1, ' ', false, json::error_handler_t::replace)};
}

std::vector<std::string> known_values(const Argument& argument) {
  return {argument.values.begin(), argument.values.end()};
}

/// The completion of an argument that names something that is there now: it is asked for like anything else.
class LiveCompletion final : public Exchange {
 public:
  LiveCompletion(const ConnectionPtr& connection, Request request, Argument argument)
      : Exchange(connection, std::move(request)), argument_(argument) {}

 private:
  Result<Answer> run_body(const CallContext& context) override {
    const auto& params = request().params;
    const auto context_found = params.find("context");
    const auto chosen = context_found == params.end() ? json() : context_found->value("arguments", json());
    const LiveNames names{argument_.live, text_of(chosen, std::string(argument_.application).c_str())};
    auto values = live_values(server().dispatcher(), names, context);
    for (auto& value : known_values(argument_)) {
      if (std::ranges::count(values, value) == 0) values.push_back(std::move(value));
    }
    return completed(values, text_of(params["argument"], "value"));
  }

  Outcome failed(const Error& error) const override { return refusal(ErrorCode::internal_error, error); }
  std::string subject() const override { return request().params.dump(-1, ' ', false, json::error_handler_t::replace); }

  const Argument argument_;
};

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
  const auto found = argument_of(connection->server.catalog(), reference, text_of(argument, "name"));
  if (!found) {
    const auto named = text_of(reference, type == "ref/prompt" ? "name" : "uri");
    return refuse(request, bad(fmt::format("there is no {} \"{}\"", type.substr(4), preview(named))));
  }
  if (found->live.empty())
    return answer(connection, request, completed(known_values(*found), text_of(argument, "value")));
  const auto exchange = std::make_shared<LiveCompletion>(connection, std::move(request), *found);
  if (!exchange->enter()) return std::nullopt;
  return [exchange] { exchange->run(); };
}

}  // namespace offhand::mcp
