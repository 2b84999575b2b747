#include "tests/support/fake_model.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <charconv>
#include <cstddef>
#include <stdexcept>
#include <utility>

namespace offhand::test {
namespace {

/// The length that a head declares; 0 without.
std::size_t length_in(std::string_view head) {
  constexpr std::string_view name = "Content-Length: ";
  const auto at = head.find(name);
  std::size_t length = 0;
  if (at != std::string_view::npos) std::from_chars(head.data() + at + name.size(), head.data() + head.size(), length);
  return length;
}

bool send_all(int connection, std::string_view bytes) {
  while (!bytes.empty()) {
    const auto count = ::send(connection, bytes.data(), bytes.size(), MSG_NOSIGNAL);
    if (count <= 0) return false;
    bytes.remove_prefix(static_cast<std::size_t>(count));
  }
  return true;
}

/// False where the client has gone.
bool receive(int connection, std::string& bytes) {
  std::array<char, 65'536> chunk{};
  const auto count = ::recv(connection, chunk.data(), chunk.size(), 0);
  if (count <= 0) return false;
  bytes.append(chunk.data(), static_cast<std::size_t>(count));
  return true;
}

}  // namespace

FakeModel::FakeModel(std::string answer, Manner manner, std::function<void()> on_request)
    : answer_(std::move(answer)), manner_(manner), on_request_(std::move(on_request)) {
  socket_ = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  socklen_t length = sizeof address;
  auto* generic = reinterpret_cast<sockaddr*>(&address);
  if (::bind(socket_, generic, length) != 0 || ::listen(socket_, 8) != 0 ||
      ::getsockname(socket_, generic, &length) != 0) {
    throw std::runtime_error("no port on loopback");
  }
  port_ = ntohs(address.sin_port);
  thread_ = std::jthread([this] { listen(); });
}

FakeModel::~FakeModel() {
  // Wakes accept().
  ::shutdown(socket_, SHUT_RDWR);
  thread_.join();
  ::close(socket_);
}

std::string FakeModel::address() const { return "http://127.0.0.1:" + std::to_string(port_) + "/v1"; }

std::vector<FakeModel::Request> FakeModel::requests() {
  const std::lock_guard lock(mutex_);
  return requests_;
}

void FakeModel::listen() {
  while (true) {
    const int connection = ::accept4(socket_, nullptr, nullptr, SOCK_CLOEXEC);
    if (connection < 0) return;
    ++connections_;
    serve(connection);
    ::close(connection);
  }
}

void FakeModel::serve(int connection) {
  std::string bytes;
  auto end = std::string::npos;
  while ((end = bytes.find("\r\n\r\n")) == std::string::npos) {
    if (!receive(connection, bytes)) return;
  }
  Request request{bytes.substr(0, end + 2), bytes.substr(end + 4)};
  while (request.body.size() < length_in(request.head)) {
    if (!receive(connection, request.body)) return;
  }
  {
    const std::lock_guard lock(mutex_);
    requests_.push_back(request);
  }
  if (on_request_) on_request_();
  switch (manner_) {
    case Manner::answers:
      send_all(connection, answer_);
      break;
    case Manner::hangs:
      while (receive(connection, bytes)) {
      }
      break;
    case Manner::floods:
      for (auto more = answer_; send_all(connection, more); more.assign(65'536, ' ')) {
      }
      break;
  }
}

std::string http_answer(std::string_view body, std::string_view status) {
  return "HTTP/1.1 " + std::string(status) +
         "\r\nContent-Type: application/json\r\nConnection: close\r\nContent-Length: " + std::to_string(body.size()) +
         "\r\n\r\n" + std::string(body);
}

}  // namespace offhand::test
