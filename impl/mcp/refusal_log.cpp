#include "impl/mcp/refusal_log.h"

#include <spdlog/spdlog.h>

namespace offhand::mcp {
namespace {

std::string_view meaning_of(ErrorCode code) {
  switch (code) {
    case ErrorCode::parse_error:
      return "it cannot be read";
    case ErrorCode::invalid_request:
      return "invalid request";
    case ErrorCode::method_not_found:
      return "there is no such method here";
    case ErrorCode::invalid_params:
      return "invalid params";
    case ErrorCode::internal_error:
      return "it could not be served";
    case ErrorCode::header_mismatch:
      return "its headers disagree with it";
    case ErrorCode::missing_client_capability:
      return "the client does not declare what it takes";
    case ErrorCode::unsupported_protocol_version:
      return "unsupported protocol version";
    case ErrorCode::legacy_rate_limited:
      return "too many calls";
    case ErrorCode::legacy_resource_not_found:
      return "there is no such resource";
  }
  return "unknown";
}

std::string_view reason_of(const Problem& problem) {
  return problem.log_text.empty() ? meaning_of(problem.code) : problem.log_text;
}

}  // namespace

void log_refusal(std::string_view method, const Problem& problem) {
  // Only existing methods are named in the log.
  if (problem.code == ErrorCode::method_not_found) return log_refusal(problem);
  spdlog::warn("{} was refused: {} ({})", method, reason_of(problem), static_cast<int>(problem.code));
}

void log_refusal(const Problem& problem) {
  spdlog::warn("A message was refused: {} ({})", reason_of(problem), static_cast<int>(problem.code));
}

void log_unread() { spdlog::warn("The client says that it could not read a message of this server."); }

}  // namespace offhand::mcp
