#include <fmt/format.h>

#include <algorithm>

#include "codegen/runtime/json_writer.h"
#include "codegen/runtime/utf8.h"
#include "impl/base/base64.h"
#include "impl/mcp/exchange.h"
#include "impl/mcp/listeners.h"
#include "impl/mcp/methods/methods.h"

namespace offhand::mcp {
namespace {

using nlohmann::json;

struct Match {
  const ResourceInfo* resource = nullptr;
  UriVariables variables = {};
};

bool leads_elsewhere(const std::string& value) { return value == "." || value == ".."; }

/// An exact URI takes precedence over a template that would match too.
std::optional<Match> find_resource(const Server& server, std::string_view uri) {
  std::optional<Match> by_template;
  for (const auto* resource : server.catalog().resources) {
    auto variables = match_uri(*resource, uri);
    if (!variables || std::any_of(variables->begin(), variables->end(), leads_elsewhere)) continue;
    if (!resource->is_template) return Match{resource};
    if (!by_template) by_template = Match{resource, *std::move(variables)};
  }
  return by_template;
}

/// Errors repeat the requested URI in `data`, up to this length, which no existing URI reaches.
constexpr std::size_t longest_uri = 1000;

Problem not_found(const Request& request, const std::string& uri) {
  return refusal(request.modern ? ErrorCode::invalid_params : ErrorCode::legacy_resource_not_found,
                 fmt::format("There is no resource {}", brief(uri)),
                 json{{"uri", brief(uri, longest_uri)}}.dump(-1, ' ', false, json::error_handler_t::replace));
}

std::string contents(std::string_view uri, const ResourceContent& content) {
  std::string out = R"("contents":[{"uri":)";
  append_json_string(out, uri);
  if (!content.mime_type.empty()) {
    out += R"(,"mimeType":)";
    append_json_string(out, content.mime_type);
  }
  if (content.blob) {
    out += R"(,"blob":")";
    append_base64(out, *content.blob);
    out += '"';
  } else {
    out += R"(,"text":)";
    append_json_string(out, content.text);
  }
  return out + "}]";
}

class ResourceRead final : public Exchange {
 public:
  ResourceRead(const ConnectionPtr& connection, Request request, Match match)
      : Exchange(connection, std::move(request)), match_(std::move(match)) {}

 private:
  Result<Answer> run_body(const CallContext& context) override {
    OFFHAND_ASSIGN(const auto content, server().dispatcher().read(*match_.resource, match_.variables, context));
    Answer answer{.members = contents(uri(), content)};
    // The contents of a desktop belong to one user and change at any time, so they must not be cached.
    if (request().modern) answer.members += R"(,"ttlMs":0,"cacheScope":"private")";
    return answer;
  }

  Outcome failed(const Error& error) const override {
    // Invalid template variables also name a resource that does not exist.
    if (error.code == "resource_not_found" || error.code == "invalid_arguments") return not_found(request(), uri());
    if (error.code == "missing_capability" && request().modern) return missing_capability(error);
    return refusal(ErrorCode::internal_error, error);
  }

  std::string subject() const override { return uri(); }
  const std::string& uri() const { return *request().text("uri"); }

  const Match match_;
};

}  // namespace

std::optional<ReadyCall> list_resources(const ConnectionPtr& connection, Request&& request) {
  return answer_page(connection, request, Lists::Kind::resources);
}

std::optional<ReadyCall> list_resource_templates(const ConnectionPtr& connection, Request&& request) {
  return answer_page(connection, request, Lists::Kind::resource_templates);
}

std::optional<ReadyCall> read_resource(const ConnectionPtr& connection, Request&& request) {
  const auto* uri = request.text("uri");
  if (uri == nullptr) return refuse(request, not_a_string(request, "uri"));
  auto match = find_resource(connection->server, *uri);
  if (!match) return refuse(request, not_found(request, *uri));
  const auto read = std::make_shared<ResourceRead>(connection, std::move(request), *std::move(match));
  if (!read->enter()) return std::nullopt;
  return [read] { read->run(); };
}

std::optional<ReadyCall> subscribe(const ConnectionPtr& connection, Request&& request) {
  const auto* uri = request.text("uri");
  if (uri == nullptr) return refuse(request, not_a_string(request, "uri"));
  if (!find_resource(connection->server, *uri)) return refuse(request, not_found(request, *uri));
  {
    const std::scoped_lock lock(connection->mutex);
    auto& subscribed = connection->legacy.subscribed;
    if (subscribed.size() >= connection->server.options().bounds.subscribed_uris && !subscribed.contains(*uri)) {
      return refuse(request, refusal(ErrorCode::internal_error, "Too many resources are subscribed to"));
    }
    subscribed.insert(*uri);
  }
  connection->server.listeners().expect_resources();
  return answer(connection, request, {});
}

std::optional<ReadyCall> unsubscribe(const ConnectionPtr& connection, Request&& request) {
  const auto* uri = request.text("uri");
  if (uri == nullptr) return refuse(request, not_a_string(request, "uri"));
  {
    const std::scoped_lock lock(connection->mutex);
    connection->legacy.subscribed.erase(*uri);
  }
  return answer(connection, request, {});
}

}  // namespace offhand::mcp
