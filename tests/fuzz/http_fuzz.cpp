// What HTTP brings from outside: heads, bodies, names, ids and credentials, and the kernel's table of sockets. The
// first byte chooses how the rest is cut into pieces; whatever the cut, the outcome must be the same.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>

#include "impl/security/peer_uid.h"
#include "impl/security/token.h"
#include "impl/transport/http/event_log.h"
#include "impl/transport/http/names.h"
#include "impl/transport/http/negotiation.h"
#include "impl/transport/http/request_reader.h"

namespace {

using namespace offhand;

void require(bool holds) {
  if (!holds) std::abort();
}

struct Outcome {
  http::RequestReader::State state = http::RequestReader::State::head;
  int status = 200;
  std::string body;
  bool operator==(const Outcome&) const = default;
};

Outcome read(std::string_view bytes, std::size_t piece) {
  static const http::Limits limits = [] {
    http::Limits small;
    small.head = {.bytes = 2048, .headers = 20};
    small.body_bytes = 4096;
    return small;
  }();
  http::RequestReader reader(limits);
  std::string pending;
  for (std::size_t at = 0;
       at < bytes.size() && !reader.problem() && reader.state() != http::RequestReader::State::complete; at += piece) {
    pending += bytes.substr(at, piece);
    while (const auto used = reader.take(pending)) pending.erase(0, used);
  }
  if (reader.problem()) return {.state = {}, .status = reader.problem()->status, .body = {}};
  Outcome outcome{.state = reader.state(), .status = 200, .body = {}};
  if (reader.state() != http::RequestReader::State::head) {
    const auto& request = reader.request();
    require(!request.path.empty() && request.has_header("Host"));
    require(!(request.has_header("Content-Length") && request.has_header("Transfer-Encoding")));
    for (const auto& header : request.headers) {
      require(header.value.find_first_of(std::string_view("\r\n\0", 3)) == std::string_view::npos);
    }
  }
  if (reader.state() == http::RequestReader::State::complete) outcome.body = reader.take_body();
  require(outcome.body.size() <= limits.body_bytes);
  return outcome;
}

void judge_words(std::string_view text) {
  const http::AllowedNames names{.configured = {"desk.example"}, .local_address = "10.0.0.1"};
  if (http::host_allowed(text, names)) require(text.find_first_of("/@ \r\n") == std::string_view::npos);
  if (http::origin_allowed(text, names))
    require(text.starts_with("http") || text.starts_with("HTTP") || text.size() > 7);
  (void)http::query_defined("/messages", text);
  (void)http::query_value(text, "session_id");
  (void)http::accepts(text, "text/event-stream");
  (void)http::is_json(text);
  if (const auto id = http::parse_event_id(text)) require(text_of(*id) == text);
  const auto credential = bearer_credential(text);
  static const auto token = *BearerToken::from_text("0123456789abcdefghij", "fuzz");
  require(token.matches(credential) == (credential == "0123456789abcdefghij"));
  (void)BearerToken::from_text(text, "fuzz");
  (void)parse_tcp_line(text);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  const std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
  const auto whole = read(text, text.size() + 1);
  require(whole == read(text, 1U + data[0] % 64U));
  judge_words(text);
  return 0;
}
