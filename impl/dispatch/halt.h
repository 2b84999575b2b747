#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>

namespace offhand {

/// Whether the user has ended everything that acts, by the setting panic_key. Pressing the key again lets actions go
/// on.
class Halt {
 public:
  /// Thread-safe and quick: a backend reports the key. What runs is asked to stop by its own threads.
  void press() {
    const std::scoped_lock lock(mutex_);
    if (is_on_.load()) {
      running_ = std::stop_source();
      is_on_ = false;
    } else {
      is_on_ = true;
      running_.request_stop();
    }
  }
  bool is_on() const { return is_on_; }
  std::stop_token token() const {
    const std::scoped_lock lock(mutex_);
    return running_.get_token();
  }

  /// Stops when either does.
  class Either {
   public:
    Either(const std::stop_token& one, const std::stop_token& other)
        : one_(one, Request{&stop_}), other_(other, Request{&stop_}) {}
    Either(const Either&) = delete;
    Either& operator=(const Either&) = delete;
    std::stop_token token() const { return stop_.get_token(); }

   private:
    struct Request {
      std::stop_source* stop;
      void operator()() const { stop->request_stop(); }
    };
    std::stop_source stop_;
    std::stop_callback<Request> one_;
    std::stop_callback<Request> other_;
  };

 private:
  mutable std::mutex mutex_;
  std::stop_source running_;
  std::atomic<bool> is_on_ = false;
};

}  // namespace offhand
