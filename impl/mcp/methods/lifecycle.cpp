#include <fmt/format.h>

#include "codegen/runtime/json_writer.h"
#include "impl/mcp/lists/instructions.h"
#include "impl/mcp/methods/methods.h"
#include "impl/mcp/resources/listeners.h"

namespace offhand::mcp {
namespace {

using nlohmann::json;

std::string instructions_member(const ConnectionPtr& connection) {
  const auto text = instructions(connection->server.dispatcher(), connection->server.selection());
  if (text.empty()) return {};
  std::string member = R"(,"instructions":)";
  append_json_string(member, text);
  return member;
}

}  // namespace

std::optional<ReadyCall> initialize(const ConnectionPtr& connection, Request&& request) {
  const auto* wanted = request.text("protocolVersion");
  if (wanted == nullptr) return refuse(request, not_a_string(request, "protocolVersion"));
  // An unknown version is no error: the server offers its own and the client decides.
  request.version = is_known(legacy_versions, *wanted) ? *wanted : std::string(legacy_versions.front());
  const auto declared = request.params.find("capabilities");
  {
    const std::scoped_lock lock(connection->mutex);
    connection->legacy.version = request.version;
    connection->legacy.client =
        read_capabilities(declared == request.params.end() ? json() : *declared, request.version);
  }
  connection->server.listeners().add(connection);
  return answer(connection, request,
                {.members = fmt::format(R"("protocolVersion":"{}","capabilities":{},"serverInfo":{}{})",
                                        request.version, server_capabilities(connection->server, request.version),
                                        connection->server.info(request.version), instructions_member(connection))});
}

std::optional<ReadyCall> ping(const ConnectionPtr& connection, Request&& request) {
  return answer(connection, request, {});
}

std::optional<ReadyCall> discover(const ConnectionPtr& connection, Request&& request) {
  return answer(
      connection, request,
      {.members = fmt::format(R"("supportedVersions":{},"capabilities":{}{},{})", json(modern_versions).dump(),
                              server_capabilities(connection->server, request.version), instructions_member(connection),
                              list_cache_hints)});
}

std::optional<ReadyCall> set_log_level(const ConnectionPtr& connection, Request&& request) {
  const auto* level = request.text("level");
  const auto known = level == nullptr ? std::nullopt : log_level_named(*level);
  if (!known) return refuse(request, refusal(ErrorCode::invalid_params, "logging/setLevel: level must be a log level"));
  {
    const std::scoped_lock lock(connection->mutex);
    connection->legacy.log_level = *known;
    connection->legacy.wants_logs = true;
  }
  return answer(connection, request, {});
}

}  // namespace offhand::mcp
