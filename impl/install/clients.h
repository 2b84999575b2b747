#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "impl/install/text_edit.h"

namespace offhand::install {

enum class Scope { user, project };

/// How this program is started by a client.
struct ServerCommand {
  std::string program;
  std::vector<std::string> arguments;
};

/// An MCP client: where it keeps its servers, and in which form.
struct Client {
  /// As --client names it.
  std::string_view name;
  std::string_view title;
  /// Below the home directory; ~config/ stands for the folder of settings ($XDG_CONFIG_HOME).
  std::string_view user_file;
  /// Below the folder of a project; empty if it has no settings of its own.
  std::string_view project_file;
  /// The member that holds the servers by their names.
  std::string_view servers;
  const TextEditor& (*editor)();
  /// The entry of a server, as a JSON object.
  std::string (*entry)(const ServerCommand& command);
};

/// All clients, by name. Their files and forms are those of their documentation of November 2026.
std::span<const Client> clients();
/// Null if there is no client of this name.
const Client* client_called(std::string_view name);

/// The file of the client's servers; empty if it has none for this scope.
std::string file_of(const Client& client, Scope scope);
/// True if the client was used here: the folder of its file exists.
bool is_present(const Client& client);

}  // namespace offhand::install
