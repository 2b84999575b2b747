#include "impl/daemon/server_choice.h"

#include <nlohmann/json.hpp>

#include "generated/types/errors.h"
#include "impl/mcp/protocol.h"

namespace offhand::daemon {
namespace {

using nlohmann::json;

/// Commands may use every tool; those who want fewer say so.
constexpr std::string_view everything = "full";

std::string wanted_tools(std::string_view message) {
  const auto parsed = json::parse(message, nullptr, false);
  const json::json_pointer place("/params/_meta");
  if (!parsed.is_object() || !parsed.contains(place) || !parsed[place].is_object()) return std::string(everything);
  const auto named = parsed[place].value(std::string(mcp::meta_tools), json());
  return named.is_string() ? named.get<std::string>() : std::string(everything);
}

}  // namespace

Result<mcp::Server*> ServerChoice::choose(std::string_view first_message) {
  auto tools = wanted_tools(first_message);
  const std::scoped_lock lock(mutex_);
  if (const auto found = servers_.find(tools); found != servers_.end()) return found->second.get();
  if (servers_.size() >= limit) {
    return fail(
        errors::busy({.what = "The daemon's list of tool selections", .limit = static_cast<std::int64_t>(limit)}));
  }
  OFFHAND_ASSIGN(auto selection, Selection::parse(tools));
  mcp::Server::Options options;
  // What changes for one client changes for all of this desktop, whatever tools they chose.
  options.beside = servers_.empty() ? nullptr : servers_.begin()->second.get();
  const auto made = servers_.emplace(tools, std::make_unique<mcp::Server>(dispatcher_, std::move(selection), options));
  return made.first->second.get();
}

void ServerChoice::shut_down() {
  const std::scoped_lock lock(mutex_);
  for (auto& [tools, server] : servers_) server->shut_down();
}

std::string with_tools(std::string_view message, std::string_view tools) {
  auto parsed = json::parse(message, nullptr, false);
  if (!parsed.is_object() || (parsed.contains("params") && !parsed["params"].is_object())) return std::string(message);
  auto& meta = parsed["params"]["_meta"];
  if (!meta.is_null() && !meta.is_object()) return std::string(message);
  meta[std::string(mcp::meta_tools)] = tools;
  return parsed.dump();
}

}  // namespace offhand::daemon
