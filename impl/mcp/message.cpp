#include "impl/mcp/message.h"

#include <fmt/format.h>

#include <charconv>

#include "codegen/runtime/json_depth.h"
#include "codegen/runtime/json_writer.h"
#include "codegen/runtime/utf8.h"
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

/// "\\ud83d" at `at`: half of a pair of surrogates in JSON; 0: anything else.
unsigned surrogate_at(std::string_view bytes, std::size_t at) {
  constexpr std::size_t length = 6;
  if (at + length > bytes.size() || bytes[at] != '\\' || bytes[at + 1] != 'u') return 0;
  unsigned value = 0;
  const auto* const end = bytes.data() + at + length;
  if (std::from_chars(bytes.data() + at + 2, end, value, 16).ptr != end) return 0;
  return value >= 0xd800 && value <= 0xdfff ? value : 0;
}

/// A text that its client cut in the middle of a character, put so that the rest can be read: half a pair of
/// surrogates, bytes that are no UTF-8, and control characters become replacement characters or spaces.
std::string readable(std::string_view bytes) {
  constexpr std::size_t escape = 6;
  std::string text;
  text.reserve(bytes.size());
  for (std::size_t at = 0; at < bytes.size();) {
    const auto first = surrogate_at(bytes, at);
    const auto second = first != 0 ? surrogate_at(bytes, at + escape) : 0;
    const bool is_pair = first != 0 && first < 0xdc00 && second >= 0xdc00;
    const auto characters = utf8_length(bytes, at);
    if (first != 0) {
      text += is_pair ? bytes.substr(at, 2 * escape) : R"(\ufffd)";
      at += is_pair ? 2 * escape : escape;
    } else if (bytes[at] == '\\' && at + 1 < bytes.size()) {
      text += bytes.substr(at, 2);
      at += 2;
    } else if (characters == 0) {
      text += "\xef\xbf\xbd";
      ++at;
    } else {
      text += static_cast<unsigned char>(bytes[at]) < 0x20 ? std::string_view(" ") : bytes.substr(at, characters);
      at += characters;
    }
  }
  return text;
}

/// A request that cannot be parsed is answered by its id where that can be read nevertheless: its client would wait for
/// ever.
Message malformed_request(std::string_view bytes, const HttpHints* hints, const std::string& reason) {
  auto message = malformed(reason);
  const auto parsed = json::parse(readable(bytes), nullptr, false);
  if (!parsed.is_object() || is_response(parsed) || !parsed.contains("method")) return message;
  const auto id = parsed.find("id");
  if (id == parsed.end() || !is_id(*id)) return message;
  message.kind = Message::Kind::request;
  message.id = id->dump();
  if (hints != nullptr) message.hints = *hints;
  message.bytes = bytes.size();
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
    return malformed_request(bytes, hints, problem.what());
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
