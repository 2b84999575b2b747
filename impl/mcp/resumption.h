#pragma once

#include <string>
#include <vector>

namespace offhand::mcp {

/// What a server has to know to go on with a client that another server served until now.
struct Resumption {
  /// Messages of the client that set something for the whole connection, in their order: initialize, the level of its
  /// log, what it subscribed to. They have been answered. None in the modern era, where each request says it itself.
  std::vector<std::string> agreed = {};
  /// The beginning of a message that the client has not written to its end.
  std::string unfinished_line = {};
};

}  // namespace offhand::mcp
