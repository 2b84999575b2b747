#pragma once

#include <optional>
#include <string>

#include "impl/mcp/message.h"

namespace offhand::mcp {

/// Determines the era of a message from its own content, and the problem with its envelope, if any. Over HTTP its
/// headers must agree. The rule is the same for all transports and stores nothing, so a probe has no lasting effect.
///
/// - `initialize` without a valid modern `_meta` is legacy; a modern version header is an error.
/// - A message whose `_meta` claims a version is modern and must meet every rule.
/// - Without a claim but with a modern version header it lacks its envelope and is refused.
/// - A notification without a claim has the era of its version header; without one it is legacy.
/// - Everything else is legacy.
///
/// `Mcp-Method` does not matter, because some clients send it on a legacy `initialize` too.
void classify(Message& message, const HttpHints* hints);

/// The problem with an MCP-Protocol-Version header that names no known version, on a message that claims no version
/// itself.
std::optional<Problem> unknown_version_problem(const std::string& header);

}  // namespace offhand::mcp
