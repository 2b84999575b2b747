#pragma once

#include <string>

namespace offhand::platform::sim {

/// A pocket calculator: chains of + - * / on decimal numbers, evaluated from left to right.
class Calculator {
 public:
  /// Presses a digit, ".", one of + - * /, "=" or "C". Returns what the display shows then.
  std::string key(const std::string& key);

 private:
  void finish_operation();

  std::string typed_;
  double left_ = 0;
  char operation_ = 0;
  std::string shown_ = "0";
};

}  // namespace offhand::platform::sim
