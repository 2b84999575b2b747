#pragma once

#include <string_view>

#include "impl/mcp/message.h"

namespace offhand::mcp {

/// The one warning about a message that was not served. It has nothing of what the client sent: that may be secret, and
/// is whatever a stranger likes to see in a log.
void log_refusal(std::string_view method, const Problem& problem);
void log_refusal(const Problem& problem);

/// The client could not read a message of this server, and cannot say which. Nor is its reason repeated here.
void log_unread();

}  // namespace offhand::mcp
