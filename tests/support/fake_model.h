#pragma once

#include <atomic>
#include <functional>
#include <mutex>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

namespace offhand::test {

/// A server on loopback in the place of a model's: it answers every request alike, and keeps what it was asked.
class FakeModel {
 public:
  enum class Manner {
    /// Sends its answer and closes.
    answers,
    /// Takes the request, and says nothing until the client gives up.
    hangs,
    /// Sends without end, until the client gives up.
    floods
  };
  /// `answer`: with its head, as bytes.
  explicit FakeModel(std::string answer, Manner manner = Manner::answers, std::function<void()> on_request = {});
  ~FakeModel();
  FakeModel(const FakeModel&) = delete;
  FakeModel& operator=(const FakeModel&) = delete;

  /// Such as http://127.0.0.1:40123/v1.
  std::string address() const;
  struct Request {
    /// The first line and the headers.
    std::string head;
    std::string body;
  };
  std::vector<Request> requests();
  /// How many connections there were.
  int connections() const { return connections_; }

 private:
  void listen();
  void serve(int connection);

  const std::string answer_;
  const Manner manner_;
  const std::function<void()> on_request_;
  int socket_ = -1;
  int port_ = 0;
  std::atomic<int> connections_{0};
  std::mutex mutex_;
  std::vector<Request> requests_;
  std::jthread thread_;
};

/// An answer with a head.
std::string http_answer(std::string_view body, std::string_view status = "200 OK");

}  // namespace offhand::test
