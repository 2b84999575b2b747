#include <fmt/format.h>

#include <string>
#include <utility>
#include <vector>

#include "codegen/runtime/json_writer.h"
#include "codegen/runtime/utf8.h"
#include "impl/base/base64.h"
#include "impl/base/resource_address.h"
#include "impl/mcp/asking/exchange.h"
#include "impl/mcp/methods/methods.h"
#include "impl/mcp/resources/find_resource.h"
#include "impl/mcp/resources/listeners.h"
#include "impl/mcp/resources/resource_news.h"

namespace offhand::mcp {
namespace {

using nlohmann::json;

/// Errors repeat the requested URI in `data`, up to this length, which no existing URI reaches.
constexpr std::size_t longest_uri = 1000;

Problem not_found(const Request& request, const std::string& uri) {
  return refusal(request.modern ? ErrorCode::invalid_params : ErrorCode::legacy_resource_not_found,
                 fmt::format("There is no resource {}", brief(uri)),
                 json{{"uri", brief(uri, longest_uri)}}.dump(-1, ' ', false, json::error_handler_t::replace));
}

/// Invalid template variables also name a resource that does not exist.
bool names_nothing(const Error& error) {
  return error.code == "resource_not_found" || error.code == "invalid_arguments";
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
  ResourceRead(const ConnectionPtr& connection, Request request, ResourceMatch match)
      : Exchange(connection, std::move(request)), match_(std::move(match)) {}

 private:
  Result<Answer> run_body(const CallContext& context) override {
    OFFHAND_ASSIGN(auto content, server().dispatcher().read(*match_.resource, match_.variables, context));
    if (content.mime_type.empty()) content.mime_type = match_.resource->mime_type;
    Answer answer{.members = contents(uri(), content)};
    // The contents of a desktop belong to one user and change at any time, so they must not be cached.
    if (request().modern) answer.members += R"(,"ttlMs":0,"cacheScope":"private")";
    return answer;
  }

  Outcome failed(const Error& error) const override {
    if (names_nothing(error)) return not_found(request(), uri());
    if (error.code == "missing_capability" && request().modern) return missing_capability(error);
    return refusal(ErrorCode::internal_error, error);
  }

  std::string subject() const override { return uri(); }
  const std::string& uri() const { return *request().text("uri"); }

  const ResourceMatch match_;
};

/// Answered once the resource was read: what changes afterwards is told.
class Subscribe final : public Exchange {
 public:
  Subscribe(const ConnectionPtr& connection, Request request, ResourceMatch match)
      : Exchange(connection, std::move(request)), connection_(connection), match_(std::move(match)) {}

 private:
  Result<Answer> run_body(const CallContext& context) override {
    auto resource = subscribed_resource(server().dispatcher(), context.default_session, uri(), match_);
    OFFHAND_ASSIGN(auto interest, server().resource_news().watch(resource));
    SubscribedUri subscribed{std::move(resource.key), std::move(interest)};
    const std::scoped_lock lock(connection_->mutex);
    // An earlier interest ends after the lock.
    std::swap(connection_->legacy.subscribed[uri()], subscribed);
    return Answer{};
  }

  Outcome failed(const Error& error) const override {
    return names_nothing(error) ? not_found(request(), uri()) : refusal(ErrorCode::internal_error, error);
  }

  std::string subject() const override { return uri(); }
  const std::string& uri() const { return *request().text("uri"); }

  const ConnectionPtr connection_;
  const ResourceMatch match_;
};

}  // namespace

std::optional<ReadyCall> list_resources(const ConnectionPtr& connection, Request&& request) {
  std::vector<std::string> applications;
  auto& process = connection->server.dispatcher().process();
  process.deny_applications(process.desk(), *process.config());
  const auto session = process.sessions().open(connection->session);
  for (const auto& connected : session->connections().list()) applications.push_back(connected.spoken());
  if (applications.empty() || request.params.contains("cursor"))
    return answer_page(connection, request, Lists::Kind::resources);
  return answer(connection, request,
                {.members = connection->server.lists().resources_of(request.version, applications)});
}

std::optional<ReadyCall> list_resource_templates(const ConnectionPtr& connection, Request&& request) {
  return answer_page(connection, request, Lists::Kind::resource_templates);
}

std::optional<ReadyCall> read_resource(const ConnectionPtr& connection, Request&& request) {
  const auto* uri = request.text("uri");
  if (uri == nullptr) return refuse(request, not_a_string(request, "uri"));
  auto match = find_resource(connection->server.catalog(), *uri);
  if (!match) return refuse(request, not_found(request, *uri));
  const auto read = std::make_shared<ResourceRead>(connection, std::move(request), *std::move(match));
  if (!read->enter()) return std::nullopt;
  return [read] { read->run(); };
}

std::optional<ReadyCall> subscribe(const ConnectionPtr& connection, Request&& request) {
  const auto* uri = request.text("uri");
  if (uri == nullptr) return refuse(request, not_a_string(request, "uri"));
  auto match = find_resource(connection->server.catalog(), *uri);
  if (!match) return refuse(request, not_found(request, *uri));
  {
    const std::scoped_lock lock(connection->mutex);
    auto& subscribed = connection->legacy.subscribed;
    if (subscribed.size() >= connection->server.options().bounds.subscribed_uris && !subscribed.contains(*uri)) {
      return refuse(request, refusal(ErrorCode::internal_error, "Too many resources are subscribed to"));
    }
    // Nothing has to be read of a resource whose changes are announced by whoever makes them.
    if (match->resource->watches.events.empty()) subscribed[*uri] = {.key = own_address(*uri)};
  }
  connection->server.listeners().expect_resources();
  if (match->resource->watches.events.empty()) return answer(connection, request, {});
  const auto exchange = std::make_shared<Subscribe>(connection, std::move(request), *std::move(match));
  if (!exchange->enter()) return std::nullopt;
  return [exchange] { exchange->run(); };
}

std::optional<ReadyCall> unsubscribe(const ConnectionPtr& connection, Request&& request) {
  const auto* uri = request.text("uri");
  if (uri == nullptr) return refuse(request, not_a_string(request, "uri"));
  SubscribedUri ended;  // ends without the connection's lock
  {
    const std::scoped_lock lock(connection->mutex);
    if (auto found = connection->legacy.subscribed.extract(*uri)) ended = std::move(found.mapped());
  }
  return answer(connection, request, {});
}

}  // namespace offhand::mcp
