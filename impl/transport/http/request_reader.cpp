#include "impl/transport/http/request_reader.h"

#include <fmt/format.h>

#include <boost/asio/buffer.hpp>
#include <boost/beast/core/buffers_range.hpp>
#include <boost/beast/http/error.hpp>
#include <boost/beast/http/parser.hpp>
#include <utility>

#include "impl/base/text.h"

namespace offhand::http {

namespace beast = boost::beast;
using beast::error_code;

/// A string that grows with the received bytes. Beast's own body type reserves the size that Content-Length promises.
struct GrowingBody {
  using value_type = std::string;
  class reader {
   public:
    template <bool is_request, class Fields>
    reader(beast::http::header<is_request, Fields>& /*head*/, std::string& body) : body_(body) {}
    void init(const boost::optional<std::uint64_t>& /*length*/, error_code& problem) { problem = {}; }
    template <class Buffers>
    std::size_t put(const Buffers& buffers, error_code& problem) {
      problem = {};
      std::size_t count = 0;
      for (const auto& part : beast::buffers_range_ref(buffers)) {
        body_.append(static_cast<const char*>(part.data()), part.size());
        count += part.size();
      }
      return count;
    }
    void finish(error_code& problem) { problem = {}; }

   private:
    std::string& body_;
  };
};

namespace {

std::string_view view(beast::string_view text) { return {text.data(), text.size()}; }

/// Empty lines before a request are skipped (RFC 9112, 2.2).
std::size_t leading_line_ends(std::string_view bytes) {
  std::size_t count = 0;
  while (count < 4 && bytes.substr(count, 2) == "\r\n") count += 2;
  return count;
}

}  // namespace

struct RequestReader::Parts {
  explicit Parts(const Limits& given) : limits(given) {
    parser.eager(true);
    parser.body_limit(limits.body_bytes);
    // check_head enforces the size, so Beast's own limit must not apply first.
    parser.header_limit(static_cast<std::uint32_t>(limits.head.bytes + 1));
  }

  std::size_t take_head(std::string_view bytes);
  std::size_t put(std::string_view bytes);
  std::size_t take_body(std::string_view bytes);
  void read_request();

  const Limits& limits;
  State state = State::head;
  std::optional<Refusal> problem;
  std::size_t scanned = 0;
  std::size_t body_wire_bytes = 0;
  beast::http::request_parser<GrowingBody> parser;
  Request request;
};

std::size_t RequestReader::Parts::put(std::string_view bytes) {
  error_code failed;
  const auto used = parser.put(boost::asio::const_buffer(bytes.data(), bytes.size()), failed);
  if (failed == beast::http::error::body_limit) {
    problem = Refusal{413, fmt::format("The body has more than {} bytes.", limits.body_bytes)};
  } else if (failed && failed != beast::http::error::need_more) {
    problem = Refusal{400, fmt::format("The request cannot be read: {}.", failed.message())};
  }
  if (!problem && parser.is_done()) state = State::complete;
  return used;
}

std::size_t RequestReader::Parts::take_head(std::string_view bytes) {
  const auto skipped = scanned == 0 ? leading_line_ends(bytes) : 0;
  if (skipped > 0) return skipped;
  if (bytes.front() != '\r' && !can_begin_request(bytes.front())) {
    problem = Refusal{400, "This is no HTTP request; TLS is not spoken here."};
    return 0;
  }
  const auto end = find_head_end(bytes, scanned);
  if (end.state == HeadState::bare_line_feed) {
    problem = bare_line_feed();
    return 0;
  }
  scanned = end.size;
  if (end.state == HeadState::incomplete) {
    if (bytes.size() > limits.head.bytes) problem = head_too_large(limits.head);
    return 0;
  }
  problem = check_head(bytes.substr(0, end.size), limits.head);
  if (problem) return 0;
  state = State::body;
  // Reads the head alone; the body is read after the head was checked.
  const auto used = put(bytes.substr(0, end.size));
  if (!problem && !parser.is_header_done()) problem = Refusal{400, "The head of the request cannot be read."};
  if (!problem) read_request();
  return used;
}

/// Beast consumes a chunk's head, and all trailers, only when they are complete, so unconsumed bytes count as framing
/// too.
std::size_t RequestReader::Parts::take_body(std::string_view bytes) {
  const auto used = put(bytes);
  body_wire_bytes += used;
  const auto body = parser.get().body().size();
  const auto left = used == 0 && state != State::complete ? bytes.size() : 0;
  if (!problem && body_wire_bytes - body + left > limits.framing_bytes + limits.framing_bytes_per_byte * body) {
    problem = Refusal{400, fmt::format("The chunks of the body have more than {} bytes around what they carry.",
                                       limits.framing_bytes)};
  }
  return used;
}

void RequestReader::Parts::read_request() {
  const auto& head = parser.get();
  request.method = view(head.method_string());
  const auto target = view(head.target());
  const auto question = target.find('?');
  request.path = target.substr(0, question);
  request.query = question == std::string_view::npos ? std::string_view{} : target.substr(question + 1);
  request.keep_alive = parser.keep_alive();
  request.chunks_allowed = head.version() >= 11;
  for (const auto& field : head) request.headers.push_back({view(field.name_string()), view(field.value())});
}

RequestReader::RequestReader(const Limits& limits) : parts_(std::make_unique<Parts>(limits)) {}
RequestReader::~RequestReader() = default;
RequestReader::RequestReader(RequestReader&&) noexcept = default;
RequestReader& RequestReader::operator=(RequestReader&&) noexcept = default;

std::size_t RequestReader::take(std::string_view bytes) {
  if (parts_->problem || parts_->state == State::complete || bytes.empty()) return 0;
  return parts_->state == State::head ? parts_->take_head(bytes) : parts_->take_body(bytes);
}

RequestReader::State RequestReader::state() const { return parts_->state; }
const std::optional<Refusal>& RequestReader::problem() const { return parts_->problem; }
const Request& RequestReader::request() const { return parts_->request; }
bool RequestReader::expects_continue() const {
  return equal_ignoring_case(parts_->request.header("Expect"), "100-continue");
}
std::size_t RequestReader::body_bytes() const { return parts_->parser.get().body().size(); }
std::string RequestReader::take_body() { return std::move(parts_->parser.get().body()); }

}  // namespace offhand::http
