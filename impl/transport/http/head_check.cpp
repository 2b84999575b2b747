#include "impl/transport/http/head_check.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "impl/base/text.h"

namespace offhand::http {
namespace {

using std::string_view;

/// Headers that affect framing or routing and must therefore occur once, as must every `Mcp-` header.
constexpr std::array<string_view, 8> deciding_headers{
    "Host",         "Origin",        "Content-Length", "Transfer-Encoding",
    "Content-Type", "Authorization", "Last-Event-ID",  "Content-Encoding"};

bool is_token_character(char letter) {
  const bool alphanumeric =
      (letter >= '0' && letter <= '9') || (letter >= 'A' && letter <= 'Z') || (letter >= 'a' && letter <= 'z');
  return alphanumeric || string_view("!#$%&'*+-.^_`|~").find(letter) != string_view::npos;
}

bool is_token(string_view text) { return !text.empty() && std::all_of(text.begin(), text.end(), is_token_character); }

bool is_text(string_view text) {
  return std::all_of(text.begin(), text.end(), [](char letter) {
    const auto byte = static_cast<unsigned char>(letter);
    return byte == '\t' || (byte >= 0x20 && byte != 0x7f);
  });
}

bool is_visible(string_view text) {
  return std::all_of(text.begin(), text.end(), [](char letter) { return letter > 0x20 && letter < 0x7f; });
}

/// A header's name, shortened for use in an answer.
string_view shown(string_view name) { return name.substr(0, 64); }

bool decides(string_view name) {
  return equal_ignoring_case(name.substr(0, 4), "Mcp-") ||
         std::any_of(deciding_headers.begin(), deciding_headers.end(),
                     [&](string_view deciding) { return equal_ignoring_case(name, deciding); });
}

std::optional<Refusal> check_request_line(string_view line) {
  const auto first = line.find(' ');
  const auto last = line.rfind(' ');
  if (first == string_view::npos || first == last)
    return Refusal{400, "The request line is not METHOD TARGET VERSION."};
  const auto method = line.substr(0, first);
  const auto target = line.substr(first + 1, last - first - 1);
  const auto version = line.substr(last + 1);
  if (!is_token(method)) return Refusal{400, "The method of the request line is no token."};
  if (version.starts_with("HTTP/") && version != "HTTP/1.1" && version != "HTTP/1.0") {
    return Refusal{505, "Only HTTP/1.1 and HTTP/1.0 are spoken here."};
  }
  if (!version.starts_with("HTTP/")) return Refusal{400, "The request line names no HTTP version."};
  // The absolute form would name a second host beside the Host header.
  if (!is_visible(target) || (!target.starts_with('/') && target != "*")) {
    return Refusal{400, "The target of the request line must be a path."};
  }
  return std::nullopt;
}

/// Reads the header lines one by one and records those that determine the framing.
class HeaderScan {
 public:
  std::optional<Refusal> take(string_view line) {
    if (line.front() == ' ' || line.front() == '\t')
      return Refusal{400, "A header continues on a second line (obs-fold)."};
    const auto colon = line.find(':');
    if (colon == string_view::npos) return Refusal{400, "A header line has no colon."};
    const auto name = line.substr(0, colon);
    const auto value = trimmed(line.substr(colon + 1));
    if (!is_token(name)) return Refusal{400, "The name of a header is no token (a space before the colon?)."};
    if (!is_text(value)) return Refusal{400, fmt::format("The header {} holds control characters.", shown(name))};
    ++count_;
    if (decides(name)) {
      const bool repeated =
          std::any_of(seen_.begin(), seen_.end(), [&](string_view old) { return equal_ignoring_case(old, name); });
      if (repeated) return Refusal{400, fmt::format("The header {} came twice.", shown(name))};
      seen_.push_back(name);
    }
    if (equal_ignoring_case(name, "Content-Length")) return take_length(value);
    if (equal_ignoring_case(name, "Transfer-Encoding")) return take_encoding(value);
    if (equal_ignoring_case(name, "Host")) has_host_ = true;
    return std::nullopt;
  }

  std::optional<Refusal> conclude(bool is_1_0) const {
    if (has_length_ && has_encoding_) return Refusal{400, "Content-Length and Transfer-Encoding came together."};
    if (has_encoding_ && is_1_0) return Refusal{400, "HTTP/1.0 has no Transfer-Encoding."};
    if (!has_host_) return Refusal{400, "The header Host is missing."};
    return std::nullopt;
  }

  std::size_t count() const { return count_; }

 private:
  std::optional<Refusal> take_length(string_view value) {
    has_length_ = true;
    const bool digits =
        std::all_of(value.begin(), value.end(), [](char letter) { return letter >= '0' && letter <= '9'; });
    // 18 digits cannot overflow. Lists of equal lengths ("5, 5"), which RFC 9110 permits, are refused as too risky.
    if (value.empty() || !digits || value.size() > 18) return Refusal{400, "Content-Length is no number."};
    return std::nullopt;
  }

  std::optional<Refusal> take_encoding(string_view value) {
    has_encoding_ = true;
    if (!equal_ignoring_case(value, "chunked")) return Refusal{400, "The only Transfer-Encoding taken is chunked."};
    return std::nullopt;
  }

  std::vector<string_view> seen_;
  std::size_t count_ = 0;
  bool has_length_ = false;
  bool has_encoding_ = false;
  bool has_host_ = false;
};

}  // namespace

Refusal head_too_large(const HeadLimits& limits) {
  return {431,
          fmt::format("The head of the request has more than {} bytes or {} headers.", limits.bytes, limits.headers)};
}

bool can_begin_request(char first) { return is_token_character(first); }

Refusal bare_line_feed() { return {400, "A line of the head ends without a carriage return."}; }

HeadEnd find_head_end(string_view bytes, std::size_t from) {
  // Starts again at the line that was incomplete at the end of the last piece.
  auto start = from;
  for (auto feed = bytes.find('\n', start); feed != string_view::npos; feed = bytes.find('\n', feed + 1)) {
    if (feed == 0 || bytes[feed - 1] != '\r') return {HeadState::bare_line_feed, feed};
    if (feed >= 3 && bytes.substr(feed - 3, 2) == "\r\n") return {HeadState::complete, feed + 1};
    start = feed + 1;
  }
  return {HeadState::incomplete, start};
}

std::optional<Refusal> check_head(string_view head, const HeadLimits& limits) {
  if (head.size() > limits.bytes) return head_too_large(limits);
  const auto first_end = head.find("\r\n");
  if (first_end == string_view::npos) return Refusal{400, "The head of the request has no end."};
  const auto request_line = head.substr(0, first_end);
  if (auto problem = check_request_line(request_line)) return problem;
  HeaderScan scan;
  for (auto rest = head.substr(first_end + 2); !rest.starts_with("\r\n");) {
    const auto end = rest.find("\r\n");
    if (end == string_view::npos) return Refusal{400, "The head of the request has no end."};
    if (auto problem = scan.take(rest.substr(0, end))) return problem;
    if (scan.count() > limits.headers) return head_too_large(limits);
    rest.remove_prefix(end + 2);
  }
  return scan.conclude(request_line.ends_with("HTTP/1.0"));
}

}  // namespace offhand::http
