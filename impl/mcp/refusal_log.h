#pragma once

#include <string_view>

#include "impl/mcp/message.h"

namespace offhand::mcp {

/// Logs one warning about a refused message. It contains nothing that the client sent, which may be secret or crafted
/// for the log.
void log_refusal(std::string_view method, const Problem& problem);
void log_refusal(const Problem& problem);

/// Logs that the client could not parse a message of this server. The client cannot say which, and its reason is not
/// repeated.
void log_unread();

}  // namespace offhand::mcp
