#include "tests/support/http_client.h"

#include <arpa/inet.h>
#include <gtest/gtest.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <signal.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <fstream>
#include <stdexcept>
#include <utility>

#include "tests/support/mcp_client.h"

namespace offhand::test {
namespace {

using Deadline = std::chrono::steady_clock::time_point;

Deadline after(milliseconds limit) { return std::chrono::steady_clock::now() + limit; }

std::string small_letters(std::string text) {
  std::transform(text.begin(), text.end(), text.begin(), [](unsigned char letter) { return std::tolower(letter); });
  return text;
}

bool same_name(const std::string& left, const std::string& right) {
  return small_letters(left) == small_letters(right);
}

std::vector<std::string> command_of(const HttpServerProcess::Options& options) {
  if (!options.command.empty()) return options.command;
  std::vector<std::string> argv = options.program;
  if (argv.empty()) argv = {offhand_program(), "--platform", "sim:widgets"};
  argv.insert(argv.end(), {"mcp", "--http", std::to_string(options.port)});
  argv.insert(argv.end(), options.server.begin(), options.server.end());
  return argv;
}

/// "http://127.0.0.1:8741/mcp", or https, somewhere in a text; 0 when it is not there.
int port_in(const std::string& text) {
  const auto end = text.find("/mcp");
  if (text.find("://") == std::string::npos || end == std::string::npos) return 0;
  return std::atoi(text.c_str() + text.rfind(':', end) + 1);
}

}  // namespace

HttpServerProcess::HttpServerProcess(const Options& options) {
  ::signal(SIGPIPE, SIG_IGN);
  process_ = std::make_unique<ChildProcess>(command_of(options), options.environment);
  reader_ = std::thread([this] {
    std::array<char, 4096> buffer{};
    for (;;) {
      const auto count = ::read(process_->errors(), buffer.data(), buffer.size());
      if (count <= 0) return;
      const std::scoped_lock lock(mutex_);
      errors_.append(buffer.data(), static_cast<std::size_t>(count));
    }
  });
  eventually([this] { return port_in(errors()) != 0 || process_->wait(milliseconds(0)); });
  port_ = port_in(errors());
  if (port_ == 0) ADD_FAILURE() << "no server: " << errors();
}

HttpServerProcess::~HttpServerProcess() {
  process_->signal(SIGKILL);
  process_->wait();
  reader_.join();
}

std::string HttpServerProcess::errors() {
  const std::scoped_lock lock(mutex_);
  return errors_;
}

std::size_t HttpServerProcess::resident_kb() const {
  std::ifstream status("/proc/" + std::to_string(process_->pid()) + "/status");
  for (std::string word; status >> word;) {
    std::size_t kilobytes = 0;
    if (word == "VmRSS:" && status >> kilobytes) return kilobytes;
  }
  return 0;
}

std::string HttpResponse::header(const std::string& name) const {
  const auto found = headers.find(name);
  return found == headers.end() ? "" : found->second;
}

json HttpResponse::message() const {
  // An answer that took long comes as a stream: its last event.
  const auto data = is_stream() ? body.rfind("data: ") + 6 : 0;
  auto parsed = json::parse(body.substr(data, is_stream() ? body.find('\n', data) - data : body.npos), nullptr, false);
  if (parsed.is_discarded()) ADD_FAILURE() << "no JSON, status " << status << ": " << body;
  return parsed;
}

HttpConnection::HttpConnection(int port, const std::string& address) {
  const bool six = address.find(':') != std::string::npos;
  socket_ = ::socket(six ? AF_INET6 : AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  sockaddr_in four_end{};
  sockaddr_in6 six_end{};
  four_end.sin_family = AF_INET;
  six_end.sin6_family = AF_INET6;
  four_end.sin_port = six_end.sin6_port = htons(static_cast<std::uint16_t>(port));
  ::inet_pton(AF_INET, address.c_str(), &four_end.sin_addr);
  ::inet_pton(AF_INET6, address.c_str(), &six_end.sin6_addr);
  const auto* end = six ? reinterpret_cast<const sockaddr*>(&six_end) : reinterpret_cast<const sockaddr*>(&four_end);
  if (::connect(socket_, end, six ? sizeof six_end : sizeof four_end) != 0) {
    throw std::system_error(errno, std::generic_category(), "connect to port " + std::to_string(port));
  }
  const int one = 1;
  ::setsockopt(socket_, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
}

HttpConnection::HttpConnection(HttpConnection&& other) noexcept
    : socket_(std::exchange(other.socket_, -1)),
      held_(std::move(other.held_)),
      events_(std::move(other.events_)),
      comments_(other.comments_),
      stream_ended_(other.stream_ended_) {}

HttpConnection::~HttpConnection() {
  if (socket_ >= 0) ::close(socket_);
}

bool HttpConnection::send(std::string_view bytes) { return write_all(socket_, bytes); }
void HttpConnection::end_input() { ::shutdown(socket_, SHUT_WR); }

void HttpConnection::reset() {
  const linger at_once{1, 0};
  ::setsockopt(socket_, SOL_SOCKET, SO_LINGER, &at_once, sizeof at_once);
  ::close(std::exchange(socket_, -1));
}

HttpConnection::Read HttpConnection::read_more(Deadline deadline) {
  const auto left = std::chrono::duration_cast<milliseconds>(deadline - std::chrono::steady_clock::now()).count();
  pollfd readable{socket_, POLLIN, 0};
  if (::poll(&readable, 1, static_cast<int>(std::max<std::int64_t>(left, 0))) <= 0) return Read::nothing;
  std::array<char, 65536> buffer{};
  const auto count = ::read(socket_, buffer.data(), buffer.size());
  if (count <= 0) return Read::end;
  held_.append(buffer.data(), static_cast<std::size_t>(count));
  return Read::some;
}

std::optional<std::string> HttpConnection::take_until(std::string_view mark, Deadline deadline) {
  std::size_t found = 0;
  while ((found = held_.find(mark)) == std::string::npos) {
    if (read_more(deadline) != Read::some) return std::nullopt;
  }
  auto text = held_.substr(0, found);
  held_.erase(0, found + mark.size());
  return text;
}

std::optional<std::string> HttpConnection::take(std::size_t count, Deadline deadline) {
  while (held_.size() < count) {
    if (read_more(deadline) != Read::some) return std::nullopt;
  }
  auto text = held_.substr(0, count);
  held_.erase(0, count);
  return text;
}

std::optional<HttpResponse> HttpConnection::head(milliseconds limit) {
  const auto text = take_until("\r\n\r\n", after(limit));
  if (!text) return std::nullopt;
  HttpResponse response;
  response.status = std::atoi(text->substr(text->find(' ') + 1).c_str());
  for (std::size_t at = text->find("\r\n"); at != std::string::npos; at = text->find("\r\n", at + 2)) {
    const auto line = text->substr(at + 2, text->find("\r\n", at + 2) - at - 2);
    const auto colon = line.find(": ");
    response.headers[small_letters(line.substr(0, colon))] = line.substr(colon + 2);
  }
  if (response.status == 100) return head(limit);
  events_.clear();
  stream_ended_ = false;
  return response;
}

std::optional<HttpResponse> HttpConnection::response(milliseconds limit) {
  const auto deadline = after(limit);
  auto response = head(limit);
  if (!response) return std::nullopt;
  if (response->header("transfer-encoding") == "chunked") {
    while (!stream_ended_) {
      if (!read_chunk(deadline)) return std::nullopt;
    }
    response->body = std::exchange(events_, {});
    return response;
  }
  auto body = take(std::strtoul(response->header("content-length").c_str(), nullptr, 10), deadline);
  if (!body) return std::nullopt;
  response->body = std::move(*body);
  return response;
}

bool HttpConnection::read_chunk(Deadline deadline) {
  // Nothing of a chunk is taken before all of it is there: the deadline may come in its middle.
  for (;;) {
    const auto start = held_.find("\r\n") + 2;
    const auto count = std::strtoul(held_.c_str(), nullptr, 16);
    if (start >= 2 && held_.size() >= start + count + 2) {
      events_.append(held_, start, count);
      held_.erase(0, start + count + 2);
      stream_ended_ = count == 0;
      return true;
    }
    if (read_more(deadline) != Read::some) return false;
  }
}

std::optional<HttpEvent> HttpConnection::event(milliseconds limit) {
  const auto deadline = after(limit);
  for (;;) {
    const auto end = events_.find("\n\n");
    if (end == std::string::npos) {
      if (stream_ended_ || !read_chunk(deadline)) return std::nullopt;
      continue;
    }
    const auto block = events_.substr(0, end + 1);
    events_.erase(0, end + 2);
    if (block.starts_with(':')) {
      ++comments_;
      continue;
    }
    HttpEvent event;
    for (std::size_t at = 0; at < block.size(); at = block.find('\n', at) + 1) {
      const auto line = block.substr(at, block.find('\n', at) - at);
      const auto value = line.substr(std::min(line.find(": ") + 2, line.size()));
      if (line.starts_with("id:")) event.id = value;
      if (line.starts_with("event:")) event.name = value;
      if (line.starts_with("data:")) event.data += value;
      if (line.starts_with("retry:")) event.retry = value;
    }
    return event;
  }
}

bool HttpConnection::nothing_but_comments(std::size_t count, milliseconds limit) {
  const auto deadline = after(limit);
  while (comments_ < count) {
    if (std::chrono::steady_clock::now() >= deadline || stream_ended_ || event(milliseconds(20))) return false;
  }
  return true;
}

bool HttpConnection::closed(milliseconds limit) {
  const auto deadline = after(limit);
  for (;;) {
    const auto read = read_more(deadline);
    if (read != Read::some) return read == Read::end;
    held_.clear();
  }
}

bool HttpConnection::silent(milliseconds time) { return held_.empty() && read_more(after(time)) == Read::nothing; }

std::string request_text(const std::string& line, const HttpHeaders& headers, const std::string& body) {
  std::string text = line + " HTTP/1.1\r\n";
  for (const auto& [name, value] : headers) {
    if (!value.empty()) text += name + ": " + value + "\r\n";
  }
  return text + "\r\n" + body;
}

std::string post_text(const json& message, const HttpHeaders& more) {
  const auto body = message.is_string() ? message.get<std::string>() : message.dump();
  HttpHeaders headers{{"Host", "localhost"},
                      {"Content-Type", "application/json"},
                      {"Accept", "application/json, text/event-stream"},
                      {"Content-Length", std::to_string(body.size())}};
  for (const auto& [name, value] : more) {
    const auto found = std::find_if(headers.begin(), headers.begin() + 4,
                                    [&](const auto& entry) { return same_name(entry.first, name); });
    if (found != headers.begin() + 4) {
      found->second = value;
    } else {
      headers.emplace_back(name, value);
    }
  }
  return request_text("POST /mcp", headers, body);
}

json request_message(const json& id, const std::string& method, const json& params) {
  return {{"jsonrpc", "2.0"}, {"id", id}, {"method", method}, {"params", params}};
}

std::string modern_post(const json& id, const std::string& method, json params, const HttpHeaders& more) {
  if (!params.contains("_meta")) params["_meta"] = modern_meta();
  HttpHeaders headers{{"MCP-Protocol-Version", "2026-07-28"}, {"Mcp-Method", method}};
  if (params.contains("name")) headers.emplace_back("Mcp-Name", params["name"].get<std::string>());
  headers.insert(headers.end(), more.begin(), more.end());
  return post_text(request_message(id, method, params), headers);
}

HttpSession::HttpSession(int port, const std::string& version, Opening opening) : port_(port), version_(version) {
  const json params{{"protocolVersion", version},
                    {"capabilities", json::object()},
                    {"clientInfo", {{"name", "offhand-tests"}, {"version", "1"}}}};
  const auto response = http_exchange(port, post_text(request_message(0, "initialize", params)));
  id_ = response.header("mcp-session-id");
  opened_ = response.message();
  if (id_.empty()) ADD_FAILURE() << "no session: " << response.body;
  if (opening == Opening::initialize_only) return;
  const auto noted = http_exchange(port, post(json{{"jsonrpc", "2.0"}, {"method", "notifications/initialized"}}));
  EXPECT_EQ(noted.status, 202) << noted.body;
}

HttpHeaders HttpSession::headers(const HttpHeaders& more) const {
  HttpHeaders headers{{"Mcp-Session-Id", id_}};
  if (version_ >= "2025-06-18") headers.emplace_back("MCP-Protocol-Version", version_);
  headers.insert(headers.end(), more.begin(), more.end());
  return headers;
}

std::string HttpSession::get(const HttpHeaders& more) const {
  HttpHeaders all{{"Host", "localhost"}, {"Accept", "text/event-stream"}};
  for (const auto& header : headers(more)) all.push_back(header);
  return request_text("GET /mcp", all);
}

std::string HttpSession::end() const {
  HttpHeaders all{{"Host", "localhost"}};
  for (const auto& header : headers()) all.push_back(header);
  return request_text("DELETE /mcp", all);
}

HttpResponse HttpSession::request(const json& id, const std::string& method, const json& params) const {
  return http_exchange(port_, post(request_message(id, method, params)));
}

HttpResponse http_exchange(int port, std::string_view bytes, milliseconds limit) {
  HttpConnection connection(port);
  connection.send(bytes);
  auto response = connection.response(limit);
  if (!response) {
    ADD_FAILURE() << "no answer to " << bytes.substr(0, 400);
    return {};
  }
  return *response;
}

}  // namespace offhand::test
