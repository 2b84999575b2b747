#include "impl/mcp/message.h"

#include <fmt/format.h>

#include "codegen/runtime/json_depth.h"
#include "codegen/runtime/json_writer.h"
#include "generated/types/errors.h"
#include "impl/mcp/classify.h"

namespace offhand::mcp {
namespace {

using nlohmann::json;

/// Deeper texts are refused before they are parsed, because much of the later code is recursive.
constexpr int depth_limit = 256;
constexpr std::size_t batch_limit = 1000;

Message invalid(ErrorCode code, std::string why) {
  Message message;
  message.problem = Problem{code, std::move(why)};
  return message;
}

Message malformed(const std::string& reason) {
  return invalid(ErrorCode::parse_error, errors::malformed_json({.reason = reason}).message);
}

bool is_id(const json& value) { return value.is_string() || value.is_number_integer(); }

/// True for every response, valid or not. An error sent in answer to one could be taken for a response to another
/// request.
bool is_response(const json& parsed) {
  return !parsed.contains("method") && (parsed.contains("result") || parsed.contains("error"));
}

std::string response_problem(const json& parsed) {
  if (parsed.contains("result") == parsed.contains("error")) return "a response has a result or an error";
  const auto id = parsed.find("id");
  if (id != parsed.end() && is_id(*id)) return {};
  // A peer that could not parse a message does not know its id: older schemas allow null there, newer ones omit the id.
  const bool unread = parsed.contains("error") && (id == parsed.end() || id->is_null());
  return unread ? "" : "id must be a string or an integer";
}

/// Why this is no JSON-RPC 2.0 message; empty if it is one.
std::string shape_problem(const json& parsed) {
  if (const auto version = parsed.find("jsonrpc"); version == parsed.end() || *version != "2.0") {
    return "jsonrpc must be \"2.0\"";
  }
  if (is_response(parsed)) return response_problem(parsed);
  if (const auto id = parsed.find("id"); id != parsed.end() && !is_id(*id)) return "id must be a string or an integer";
  const auto method = parsed.find("method");
  if (method != parsed.end() && !method->is_string()) return "method must be a string";
  if (const auto params = parsed.find("params"); params != parsed.end() && !params->is_object()) {
    return "params must be an object";
  }
  if (method == parsed.end()) return "a message needs a method";
  return {};
}

Message from_object(json& parsed) {
  Message message;
  if (is_response(parsed)) message.kind = Message::Kind::response;
  if (const auto id = parsed.find("id"); id != parsed.end() && is_id(*id)) message.id = id->dump();
  if (auto problem = shape_problem(parsed); !problem.empty()) {
    message.problem = Problem{ErrorCode::invalid_request, std::move(problem)};
    return message;
  }
  if (const auto method = parsed.find("method"); method != parsed.end()) {
    message.kind = message.id.empty() ? Message::Kind::notification : Message::Kind::request;
    message.method = std::move(method->get_ref<std::string&>());
    if (const auto params = parsed.find("params"); params != parsed.end()) message.params = std::move(*params);
    return message;
  }
  if (const auto result = parsed.find("result"); result != parsed.end()) message.result = std::move(*result);
  if (const auto error = parsed.find("error"); error != parsed.end()) message.error = std::move(*error);
  return message;
}

Message from_json(json& parsed, const HttpHints* hints) {
  if (!parsed.is_object()) {
    return invalid(ErrorCode::invalid_request, fmt::format("a message is an object, not {}", parsed.type_name()));
  }
  auto message = from_object(parsed);
  if (!message.problem) classify(message, hints);
  return message;
}

/// Only 2025-03-26 has batches; the connection checks whether that version was agreed on.
Message from_array(json& parsed, const HttpHints* hints) {
  if (parsed.empty() || parsed.size() > batch_limit) {
    return invalid(ErrorCode::invalid_request, fmt::format("batches have 1 to {} messages", batch_limit));
  }
  Message message;
  message.kind = Message::Kind::batch;
  if (hints != nullptr && hints->version) message.problem = unknown_version_problem(*hints->version);
  for (auto& element : parsed) {
    const auto bytes = element.dump(-1, ' ', false, json::error_handler_t::replace).size();
    message.batch.push_back(from_json(element, hints));
    message.batch.back().bytes = bytes;
    if (message.batch.back().modern) {
      return invalid(ErrorCode::invalid_request,
                     "batches are not supported since 2025-06-18: send one message at a time");
    }
  }
  return message;
}

}  // namespace

Message read_message(std::string_view bytes, const HttpHints* hints) {
  if (nests_deeper_than(bytes, depth_limit)) return malformed(fmt::format("nested more than {} deep", depth_limit));
  try {
    auto parsed = json::parse(bytes.begin(), bytes.end());
    auto message = parsed.is_array() ? from_array(parsed, hints) : from_json(parsed, hints);
    if (hints != nullptr) message.hints = *hints;
    message.bytes = bytes.size();
    return message;
  } catch (const json::exception& problem) {
    return malformed(problem.what());
  }
}

std::string error_response(std::string_view id, const Problem& problem) {
  std::string out = R"({"jsonrpc":"2.0",)";
  // An unreadable id is omitted, because the schemas from 2025-11-25 on do not allow null.
  if (!id.empty()) out.append(R"("id":)").append(id).append(",");
  out += fmt::format(R"("error":{{"code":{},"message":)", static_cast<int>(problem.code));
  append_json_string(out, problem.message);
  if (!problem.data.empty()) out.append(R"(,"data":)").append(problem.data);
  out += "}}";
  return out;
}

}  // namespace offhand::mcp
