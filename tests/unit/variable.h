#pragma once

#include <cstdlib>
#include <optional>
#include <string>
#include <utility>

namespace offhand::test {

/// An environment variable, for the time of a test. Empty: it is not set.
class Variable {
 public:
  Variable(std::string name, const std::string& value) : name_(std::move(name)) {
    if (const char* before = std::getenv(name_.c_str())) before_ = before;
    if (value.empty()) {
      ::unsetenv(name_.c_str());
    } else {
      ::setenv(name_.c_str(), value.c_str(), 1);
    }
  }
  ~Variable() {
    if (before_) {
      ::setenv(name_.c_str(), before_->c_str(), 1);
    } else {
      ::unsetenv(name_.c_str());
    }
  }
  Variable(const Variable&) = delete;
  Variable& operator=(const Variable&) = delete;

 private:
  std::string name_;
  std::optional<std::string> before_;
};

}  // namespace offhand::test
