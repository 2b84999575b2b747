#include "impl/transport/http/wire.h"

#include <fmt/chrono.h>
#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include <ctime>

#include "codegen/runtime/json_writer.h"

namespace offhand::http {
namespace {

std::string_view reason_of(int status) {
  switch (status) {
    case 200:
      return "OK";
    case 202:
      return "Accepted";
    case 204:
      return "No Content";
    case 400:
      return "Bad Request";
    case 401:
      return "Unauthorized";
    case 403:
      return "Forbidden";
    case 404:
      return "Not Found";
    case 405:
      return "Method Not Allowed";
    case 406:
      return "Not Acceptable";
    case 408:
      return "Request Timeout";
    case 409:
      return "Conflict";
    case 413:
      return "Content Too Large";
    case 415:
      return "Unsupported Media Type";
    case 417:
      return "Expectation Failed";
    case 431:
      return "Request Header Fields Too Large";
    case 500:
      return "Internal Server Error";
    case 503:
      return "Service Unavailable";
    case 505:
      return "HTTP Version Not Supported";
    default:
      return "Status";
  }
}

/// "Sun, 06 Nov 1994 08:49:37 GMT", formatted once a second in each thread.
std::string_view date() {
  thread_local std::time_t second = 0;
  thread_local std::string text;
  const auto now = std::time(nullptr);
  if (now != second) {
    std::tm parts{};
    ::gmtime_r(&now, &parts);
    // fmt's %a and %b use the C locale, whatever the user's locale is.
    text = fmt::format("{:%a, %d %b %Y %H:%M:%S} GMT", parts);
    second = now;
  }
  return text;
}

}  // namespace

std::string text_of(const AnswerHead& head) {
  std::string out;
  out.reserve(256 + head.headers.size() + (head.framing == Framing::length ? head.length : 0));
  const auto append = [&](std::string_view text) { out.append(text); };
  append("HTTP/1.1 ");
  append(fmt::format_int(head.status).c_str());
  append(" ");
  append(reason_of(head.status));
  append("\r\nDate: ");
  append(date());
  append("\r\n");
  if (!head.content_type.empty()) {
    append("Content-Type: ");
    append(head.content_type);
    append("\r\n");
  }
  append(head.headers);
  if (head.framing == Framing::chunks) append("Transfer-Encoding: chunked\r\n");
  if (head.framing == Framing::length && head.status != 204) {
    append("Content-Length: ");
    append(fmt::format_int(head.length).c_str());
    append("\r\n");
  }
  append(head.keep_alive ? "\r\n" : "Connection: close\r\n\r\n");
  return out;
}

std::string chunk_of(std::string_view bytes) { return fmt::format("{:x}\r\n{}\r\n", bytes.size(), bytes); }

std::string text_of(const Event& event) {
  std::string out;
  out.reserve(event.data.size() + 64);
  if (!event.name.empty()) out.append("event: ").append(event.name).append("\n");
  if (!event.id.empty()) out.append("id: ").append(event.id).append("\n");
  if (event.retry) out += fmt::format("retry: {}\n", event.retry->count());
  // A line end in the data would end the field. JSON has line ends only between tokens, where their number is free.
  for (auto rest = event.data;;) {
    const auto end = rest.find_first_of("\r\n");
    out.append("data: ").append(rest.substr(0, end)).append("\n");
    if (end == std::string_view::npos) break;
    rest.remove_prefix(end + 1);
  }
  return out += '\n';
}

std::string body_of(const Refusal& refusal) {
  std::string out = R"({"jsonrpc":"2.0",)";
  if (!refusal.id.empty()) out += fmt::format(R"("id":{},)", refusal.id);
  out += fmt::format(R"("error":{{"code":{},"message":)", refusal.code);
  append_json_string(out, refusal.message);
  return out += "}}";
}

Response response_of(const Refusal& refusal) { return {refusal.status, refusal.headers, body_of(refusal)}; }

void log_refusal(const Refusal& refusal) {
  spdlog::warn("A request was refused with {}: {}", refusal.status,
               refusal.gist.empty() ? std::string_view(refusal.message) : refusal.gist);
}

}  // namespace offhand::http
