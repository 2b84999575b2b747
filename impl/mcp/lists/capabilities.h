#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>

#include "codegen/runtime/error.h"

namespace offhand::mcp {

class Server;

/// The client features that a client declares, as far as its protocol version has them.
struct ClientCapabilities {
  bool form = false;
  bool url = false;
  bool sampling = false;
  bool sampling_tools = false;
  bool roots = false;
  /// The tasks extension of 2026-07-28; in 2025-11-25 each request asks for a task itself.
  bool tasks = false;

  bool takes(InputKind kind) const;
};

ClientCapabilities read_capabilities(const nlohmann::json& declared, std::string_view version);

/// The capability that a question needs and the client lacks, such as "sampling.tools"; empty if none is missing.
std::string missing_for(const InputRequest& question, const ClientCapabilities& client, std::string_view version);

/// Converts "sampling.tools" to {"requiredCapabilities": {"sampling": {"tools": {}}}}.
std::string required_capabilities(std::string_view missing);
/// The same for an extension, whose name contains dots itself.
std::string required_extension(std::string_view name);

/// JSON text of the capabilities that this server declares to clients of a version.
std::string server_capabilities(Server& server, std::string_view version);

/// True if at least one tool may run as a task.
bool has_tasks(Server& server);

}  // namespace offhand::mcp
