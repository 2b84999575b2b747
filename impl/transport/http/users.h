#pragma once

#include <cstddef>
#include <functional>
#include <mutex>
#include <utility>

namespace offhand::http {

/// Counts the users of a server on other threads: its connections and the requests being answered. The server is
/// destroyed only after all of them.
class Users {
 public:
  class Pass {
   public:
    explicit Pass(Users& users) : users_(users) { users_.enter(); }
    ~Pass() { users_.leave(); }
    Pass(const Pass&) = delete;
    Pass& operator=(const Pass&) = delete;

   private:
    Users& users_;
  };

  /// `emptied` is called with the lock held when the last user leaves; none() is true from then on.
  explicit Users(std::function<void()> emptied) : emptied_(std::move(emptied)) {}

  bool none() const {
    const std::scoped_lock lock(mutex_);
    return count_ == 0;
  }

 private:
  void enter() {
    const std::scoped_lock lock(mutex_);
    ++count_;
  }
  void leave() {
    const std::scoped_lock lock(mutex_);
    if (--count_ == 0) emptied_();
  }

  std::function<void()> emptied_;
  mutable std::mutex mutex_;
  std::size_t count_ = 0;
};

}  // namespace offhand::http
