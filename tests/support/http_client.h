#pragma once

#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "tests/support/json.h"
#include "tests/support/process.h"

namespace offhand::test {

using nlohmann::json;

/// A real `offhand mcp --http` process on a port of its own.
class HttpServerProcess {
 public:
  struct Options {
    /// The whole command, instead of `offhand … mcp --http …`; it names its address on standard error.
    std::vector<std::string> command = {};
    /// Instead of `offhand --platform sim:widgets`.
    std::vector<std::string> program = {};
    /// After `mcp --http`: {"--tools", "full"}.
    std::vector<std::string> server = {};
    EnvironmentChanges environment = {};
    /// Port to serve on; 0 takes a free one.
    int port = 0;
  };

  static Options with_settings(EnvironmentChanges settings, std::vector<std::string> words = {}) {
    return {.program = {}, .server = std::move(words), .environment = std::move(settings)};
  }

  HttpServerProcess() : HttpServerProcess(Options{}) {}
  explicit HttpServerProcess(const Options& options);
  ~HttpServerProcess();
  HttpServerProcess(const HttpServerProcess&) = delete;
  HttpServerProcess& operator=(const HttpServerProcess&) = delete;

  int port() const { return port_; }
  ChildProcess& process() { return *process_; }
  /// What it wrote to standard error so far.
  std::string errors();
  std::size_t resident_kb() const;

 private:
  std::unique_ptr<ChildProcess> process_;
  std::mutex mutex_;
  std::string errors_;
  std::thread reader_;
  int port_ = 0;
};

struct HttpResponse {
  int status = 0;
  /// Names in small letters.
  std::map<std::string, std::string> headers = {};
  std::string body = {};

  std::string header(const std::string& name) const;
  /// The body, or the last event of one that is a stream; a failure of the test when that is no JSON.
  json message() const;
  bool is_stream() const { return header("content-type") == "text/event-stream"; }
};

struct HttpEvent {
  std::string id = {};
  std::string name = {};
  std::string data = {};
  std::string retry = {};
};

/// Headers of a request, in order; a test may well send one twice.
using HttpHeaders = std::vector<std::pair<std::string, std::string>>;

/// A connection on which a test sends whatever bytes it likes.
class HttpConnection {
 public:
  explicit HttpConnection(int port, const std::string& address = "127.0.0.1");
  ~HttpConnection();
  HttpConnection(HttpConnection&& other) noexcept;
  HttpConnection& operator=(HttpConnection&&) = delete;

  /// False when the server no longer reads.
  bool send(std::string_view bytes);
  void end_input();
  /// Without a goodbye: the server sees a reset.
  void reset();

  /// The next answer. Empty when the server closed before it, or at the deadline.
  std::optional<HttpResponse> response(milliseconds limit = timeout);
  /// Head of an answer whose events are then read one by one.
  std::optional<HttpResponse> head(milliseconds limit = timeout);
  /// Empty when the stream has ended, or at the deadline. Comments are counted and passed over.
  std::optional<HttpEvent> event(milliseconds limit = timeout);
  std::size_t comments() const { return comments_; }
  /// Whether so many have come within the limit, and nothing else.
  bool nothing_but_comments(std::size_t count, milliseconds limit = timeout);
  bool stream_ended() const { return stream_ended_; }
  /// Whether the server closes within the limit; what it still sends is thrown away.
  bool closed(milliseconds limit = timeout);
  /// Whether nothing at all comes within the time.
  bool silent(milliseconds time);

 private:
  enum class Read { some, end, nothing };
  Read read_more(std::chrono::steady_clock::time_point deadline);
  std::optional<std::string> take_until(std::string_view mark, std::chrono::steady_clock::time_point deadline);
  std::optional<std::string> take(std::size_t count, std::chrono::steady_clock::time_point deadline);
  bool read_chunk(std::chrono::steady_clock::time_point deadline);

  int socket_ = -1;
  std::string held_;
  std::string events_;
  std::size_t comments_ = 0;
  bool stream_ended_ = false;
};

/// A POST to /mcp with what every client sends; `more` replaces headers of the same name, an empty value leaves them
/// out.
std::string post_text(const json& message, const HttpHeaders& more = {});
std::string request_text(const std::string& line, const HttpHeaders& headers, const std::string& body = {});

json request_message(const json& id, const std::string& method, const json& params = json::object());
/// A request of 2026-07-28 with its headers.
std::string modern_post(const json& id, const std::string& method, json params = json::object(),
                        const HttpHeaders& more = {});

/// What a legacy client keeps between its requests.
class HttpSession {
 public:
  /// Whether the client also says that it is ready.
  enum class Opening { whole, initialize_only };
  explicit HttpSession(int port, const std::string& version = "2025-11-25", Opening opening = Opening::whole);

  const std::string& id() const { return id_; }
  const json& opened() const { return opened_; }
  /// Headers of every further request.
  HttpHeaders headers(const HttpHeaders& more = {}) const;
  std::string post(const json& message, const HttpHeaders& more = {}) const {
    return post_text(message, headers(more));
  }
  std::string get(const HttpHeaders& more = {}) const;
  std::string end() const;
  /// One request on a connection of its own.
  HttpResponse request(const json& id, const std::string& method, const json& params = json::object()) const;

 private:
  int port_;
  std::string version_;
  std::string id_;
  json opened_;
};

/// One request on a connection of its own, and its answer; a failure of the test when there is none.
HttpResponse http_exchange(int port, std::string_view bytes, milliseconds limit = timeout);

}  // namespace offhand::test
