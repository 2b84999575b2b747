#pragma once

#include <string>
#include <vector>

#include "codegen/load/diagnostics.h"
#include "codegen/load/json.h"

/// The MCP clients that the program can be entered into, as schema/clients.json says.
namespace offhand::codegen {

/// How a client starts the program.
struct StartCommand {
  std::string program;
  std::vector<std::string> arguments;
};

/// An address that makes a client enter the server.
struct ClientButton {
  enum class Config { base64, encoded_twice, words };
  std::string link;
  Config config = Config::base64;
};

struct McpClient {
  std::string name;
  std::string title;
  std::string user_file;
  /// Empty: its projects have no servers of their own.
  std::string project_file;
  /// json, toml or yaml.
  std::string form;
  std::string servers;
  /// With $program, $arguments and $words.
  Json entry;
  /// The client's own command that enters a server; may be empty.
  std::string command;
  std::string see;
  /// Without a link: it has no button.
  ClientButton button;
};

struct ClientTable {
  std::string path;
  StartCommand published;
  std::string published_description;
  std::vector<McpClient> clients;
};

/// A function of another program, and what does it here.
struct PeerRow {
  std::string theirs;
  /// Identities of tools.
  std::vector<std::string> ours;
  std::string by;
  std::string differs;
  Place place;
};

/// Another program that people come from.
struct Peer {
  std::string name;
  std::string title;
  std::string about;
  std::vector<PeerRow> rows;
};

/// The entry with the command in it.
Json filled_entry(const Json& entry, const StartCommand& command);

}  // namespace offhand::codegen
