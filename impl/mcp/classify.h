#pragma once

#include <optional>
#include <string>

#include "impl/mcp/message.h"

namespace offhand::mcp {

/// Decides by a message's own content which era it belongs to, and what is wrong with its envelope. Over HTTP its
/// headers must agree. One rule for all transports and for every message anew: nothing is remembered, so that a probe
/// pins nothing.
///
/// | message                                                      | is |
/// |--------------------------------------------------------------|-----------------------------------------------------|
/// | `initialize` without a valid modern `_meta`                  | legacy; a modern version header contradicts it | |
/// `_meta` claims a version                                     | modern, and held to all of it                       |
/// | no claim, a modern version header                            | modern without its envelope: refused | | else |
/// legacy                                              | | notification without a claim | as its version header says;
/// legacy without one      |
///
/// `Mcp-Method` is no evidence: clients send it on a legacy `initialize` too.
void classify(Message& message, const HttpHints* hints);

/// The problem with an MCP-Protocol-Version header that names no known version, on a message that claims no version
/// itself.
std::optional<Problem> unknown_version_problem(const std::string& header);

}  // namespace offhand::mcp
