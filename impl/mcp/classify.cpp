#include "impl/mcp/classify.h"

#include <fmt/format.h>

#include <algorithm>

#include "codegen/runtime/utf8.h"
#include "impl/mcp/headers.h"
#include "impl/mcp/log_level.h"

namespace offhand::mcp {
namespace {

using nlohmann::json;

bool is_date(std::string_view text) {
  constexpr std::string_view shape = "dddd-dd-dd";
  return text.size() == shape.size() && std::equal(text.begin(), text.end(), shape.begin(), [](char c, char wanted) {
           return wanted == 'd' ? c >= '0' && c <= '9' : c == wanted;
         });
}

bool is_modern_version(std::string_view version) { return is_date(version) && version >= first_modern_version; }

const json* meta_of(const Message& message) {
  const auto meta = message.params.find("_meta");
  return meta != message.params.end() && meta->is_object() ? &*meta : nullptr;
}

const json* member(const json* object, std::string_view key) {
  if (object == nullptr) return nullptr;
  const auto found = object->find(key);
  return found == object->end() ? nullptr : &*found;
}

Problem bad_envelope(std::string why) { return {ErrorCode::invalid_params, std::move(why)}; }

std::optional<Problem> envelope_problem(const json& meta) {
  const auto* capabilities = member(&meta, meta_client_capabilities);
  if (capabilities == nullptr || !capabilities->is_object()) {
    return bad_envelope(fmt::format("_meta: {} must be an object", meta_client_capabilities));
  }
  if (const auto* level = member(&meta, meta_log_level)) {
    if (!level->is_string() || !log_level_named(level->get_ref<const std::string&>())) {
      return bad_envelope(fmt::format("_meta: {} must be a log level, not {}", meta_log_level, brief(level->dump())));
    }
  }
  if (const auto* token = member(&meta, "progressToken")) {
    if (!token->is_string() && !token->is_number_integer()) {
      return bad_envelope("_meta: progressToken must be a string or an integer");
    }
  }
  return std::nullopt;
}

Problem unsupported_version(const std::string& version) {
  return {ErrorCode::unsupported_protocol_version,
          fmt::format("Protocol version {} is not supported; versions: {}", brief(version), modern_versions[0]),
          json{{"supported", modern_versions}, {"requested", brief(version)}}.dump()};
}

std::optional<Problem> version_header_problem(const std::string& version, const HttpHints* hints) {
  if (hints == nullptr || hints->version == version) return std::nullopt;
  if (!hints->version) return Problem{ErrorCode::header_mismatch, "The header MCP-Protocol-Version is missing"};
  return Problem{ErrorCode::header_mismatch, fmt::format("The header MCP-Protocol-Version says {}, the message {}",
                                                         brief(*hints->version), brief(version))};
}

/// Checks a message that claims a version. It must meet every rule of the modern era and is never treated as legacy.
std::optional<Problem> modern_problem(const Message& message, const json& claim, const HttpHints* hints) {
  if (!claim.is_string()) return bad_envelope(fmt::format("_meta: {} must be a string", meta_protocol_version));
  if (auto problem = version_header_problem(message.version, hints)) return problem;
  if (message.kind == Message::Kind::request) {
    if (auto problem = envelope_problem(*meta_of(message))) return problem;
  }
  if (!is_known(modern_versions, message.version)) return unsupported_version(message.version);
  if (hints == nullptr || message.kind != Message::Kind::request) return std::nullopt;
  return standard_header_problem(message, *hints);
}

void classify_initialize(Message& message, const HttpHints* hints) {
  const auto* claim = member(meta_of(message), meta_protocol_version);
  const bool valid = claim != nullptr && claim->is_string() &&
                     is_known(modern_versions, claim->get_ref<const std::string&>()) &&
                     !envelope_problem(*meta_of(message));
  if (valid) {
    message.modern = true;
    message.version = claim->get<std::string>();
    message.problem = modern_problem(message, *claim, hints);
  } else if (hints != nullptr && hints->version && is_modern_version(*hints->version)) {
    message.problem =
        Problem{ErrorCode::header_mismatch,
                fmt::format("initialize opens versions before {}, the header MCP-Protocol-Version says {}",
                            first_modern_version, brief(*hints->version))};
  } else if (hints != nullptr && hints->version) {
    message.problem = unknown_version_problem(*hints->version);
  }
}

void classify_without_claim(Message& message, const HttpHints* hints) {
  const bool modern_header = hints != nullptr && hints->version && is_modern_version(*hints->version);
  if (message.kind == Message::Kind::request && (modern_header || message.method == "server/discover")) {
    message.modern = true;
    message.problem = bad_envelope(fmt::format("{} needs {} in _meta", preview(message.method), meta_protocol_version));
    return;
  }
  if (hints == nullptr || !hints->version) return;
  message.problem = unknown_version_problem(*hints->version);
  if (message.kind != Message::Kind::notification || !modern_header) return;
  message.modern = true;
  message.version = *hints->version;
}

}  // namespace

std::optional<Problem> unknown_version_problem(const std::string& version) {
  if (is_known(legacy_versions, version) || is_known(modern_versions, version)) return std::nullopt;
  if (is_modern_version(version)) return unsupported_version(version);
  return Problem{ErrorCode::invalid_request,
                 fmt::format("The header MCP-Protocol-Version names no version: {}", brief(version))};
}

void classify(Message& message, const HttpHints* hints) {
  if (message.kind == Message::Kind::request && message.method == "initialize")
    return classify_initialize(message, hints);
  const auto* claim = member(meta_of(message), meta_protocol_version);
  if (claim == nullptr) return classify_without_claim(message, hints);
  message.modern = true;
  if (claim->is_string()) message.version = claim->get<std::string>();
  message.problem = modern_problem(message, *claim, hints);
  // A notification on stdio or a socket gets no answer, not even an error.
  if (hints == nullptr && message.kind == Message::Kind::notification) message.problem.reset();
}

}  // namespace offhand::mcp
