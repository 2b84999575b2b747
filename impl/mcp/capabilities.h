#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>

#include "codegen/runtime/error.h"

namespace offhand::mcp {

class Server;

/// What a client declares it can be asked, as far as its version knows it.
struct ClientCapabilities {
  bool form = false;
  bool url = false;
  bool sampling = false;
  bool sampling_tools = false;
  bool roots = false;
  /// The extension of 2026-07-28; in 2025-11-25 a request asks for a task by itself.
  bool tasks = false;

  bool takes(InputKind kind) const;
};

ClientCapabilities read_capabilities(const nlohmann::json& declared, std::string_view version);

/// What a question needs and the client lacks: "sampling.tools"; empty when nothing is missing.
std::string missing_for(const InputRequest& question, const ClientCapabilities& client, std::string_view version);

/// {"requiredCapabilities": {"sampling": {"tools": {}}}} of "sampling.tools".
std::string required_capabilities(std::string_view missing);
/// The same for an extension, whose name has dots of its own.
std::string required_extension(std::string_view name);

/// JSON text of what this server declares to clients of a version.
std::string server_capabilities(Server& server, std::string_view version);

/// Whether any tool may run as a task.
bool has_tasks(Server& server);

}  // namespace offhand::mcp
