#include "impl/mcp/request.h"

#include <fmt/format.h>

#include "codegen/runtime/utf8.h"
#include "impl/dispatch/dispatcher.h"

namespace offhand::mcp {

using nlohmann::json;

const json* Request::meta(std::string_view key) const {
  const auto meta = params.find("_meta");
  if (meta == params.end() || !meta->is_object()) return nullptr;
  const auto found = meta->find(key);
  return found == meta->end() ? nullptr : &*found;
}

const json& Request::arguments() const {
  static const json none = json::object();
  const auto sent = params.find("arguments");
  return sent == params.end() ? none : *sent;
}

const std::string* Request::text(std::string_view key) const {
  const auto found = params.find(key);
  return found == params.end() || !found->is_string() ? nullptr : &found->get_ref<const std::string&>();
}

namespace {

void append_result(std::string& out, const Request& request, const Answer& answer, std::string_view server_info) {
  out += '{';
  const auto start = out.size();
  const auto separate = [&] {
    if (out.size() > start) out += ',';
  };
  if (request.modern) out.append(R"("resultType":")").append(answer.result_type).append("\"");
  if (!answer.members.empty()) {
    separate();
    out += answer.members;
  }
  if (request.modern || !answer.meta.empty()) {
    separate();
    out += R"("_meta":{)";
    if (request.modern) out.append("\"").append(meta_server_info).append("\":").append(server_info);
    if (request.modern && !answer.meta.empty()) out += ',';
    out.append(answer.meta).append("}");
  }
  out += '}';
}

}  // namespace

std::string result_object(const Request& request, const Answer& answer, std::string_view server_info) {
  std::string out;
  append_result(out, request, answer, server_info);
  return out;
}

std::string result_response(const Request& request, const Answer& answer, std::string_view server_info) {
  std::string out;
  out.reserve(answer.members.size() + answer.meta.size() + server_info.size() + 256);
  out.append(R"({"jsonrpc":"2.0","id":)").append(request.id).append(R"(,"result":)");
  append_result(out, request, answer, server_info);
  out += '}';
  return out;
}

Problem refusal(ErrorCode code, std::string message, std::string data) {
  return {code, std::move(message), std::move(data), 200};
}

Problem refusal(ErrorCode code, const Error& error) {
  return refusal(code, error.hint.empty() ? error.message : error.message + " " + error.hint, error_json(error));
}

std::optional<Problem> refusal_of_rate(const Request& request, const Error& error) {
  if (request.modern || error.code != "rate_limited") return std::nullopt;
  auto problem = refusal(ErrorCode::legacy_rate_limited, error);
  problem.data = error.data;
  return problem;
}

Problem no_such_method(const Request& request) {
  auto problem =
      refusal(ErrorCode::method_not_found, fmt::format("There is no method \"{}\"", preview(request.method)));
  if (request.modern) problem.http_status = 404;
  return problem;
}

}  // namespace offhand::mcp
