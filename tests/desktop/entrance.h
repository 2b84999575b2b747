#pragma once

#include <memory>
#include <string>

#include "tests/support/call_lines.h"
#include "tests/support/mcp_client.h"

namespace offhand::test {

/// A way into offhand: MCP, or the command line.
class Entrance {
 public:
  virtual ~Entrance() = default;
  virtual ToolReply call(const std::string& tool, const json& arguments = json::object()) = 0;
  /// The tree as JSON, without a picture.
  json look(std::int64_t pid);
};

/// "mcp": one server for all calls. "cli": `offhand <tool> --flags` for what needs no memory, `offhand call -` for
/// elements.
std::unique_ptr<Entrance> make_entrance(const std::string& name);

/// {"window_id": 3, "modifiers": ["ctrl"]} as --window-id 3 --modifiers ctrl.
std::vector<std::string> as_flags(const json& arguments);

}  // namespace offhand::test
