#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "generated/support/clients.h"
#include "impl/install/text_edit.h"

namespace offhand::install {

enum class Scope { user, project };

/// How this program is started by a client.
struct ServerCommand {
  std::string program;
  std::vector<std::string> arguments;
  /// NAME=VALUE, besides the client's own environment.
  std::vector<std::string> environment = {};
};

using Client = McpClient;

/// How the file of its servers is edited.
const TextEditor& editor_of(const Client& client);
/// The entry of a server, as a JSON object.
std::string entry_of(const Client& client, const ServerCommand& command);

/// Null if there is no client of this name.
const Client* client_called(std::string_view name);

/// The command in an entry, which may have been written by hand; nothing if it has none.
std::optional<ServerCommand> command_of(const Client& client, std::string_view entry);

/// The file of the client's servers; empty if it has none for this scope.
std::string file_of(const Client& client, Scope scope);
/// True if the client was used here: the folder of its file exists.
bool is_present(const Client& client);

}  // namespace offhand::install
