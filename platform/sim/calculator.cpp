#include "platform/sim/calculator.h"

#include <charconv>
#include <cmath>

namespace offhand::platform::sim {
namespace {

double number(const std::string& text) {
  double value = 0;
  std::from_chars(text.data(), text.data() + text.size(), value);
  return value;
}

std::string text(double value) {
  if (!std::isfinite(value)) return "Error";
  char buffer[64];
  const auto end = std::to_chars(buffer, buffer + sizeof buffer, value).ptr;
  return {buffer, end};
}

}  // namespace

std::string Calculator::key(const std::string& key) {
  const char symbol = key.empty() ? ' ' : key.front();
  if ((symbol >= '0' && symbol <= '9') || symbol == '.') {
    if (symbol != '.' || typed_.find('.') == std::string::npos) typed_ += symbol;
    return shown_ = typed_;
  }
  if (symbol == 'C') {
    *this = Calculator();
    return shown_;
  }
  finish_operation();
  operation_ = symbol == '=' ? '\0' : symbol;
  return shown_;
}

void Calculator::finish_operation() {
  // Of two operators in a row the second replaces the first.
  if (typed_.empty()) return;
  const double right = number(typed_);
  switch (operation_) {
    case '+':
      left_ += right;
      break;
    case '-':
      left_ -= right;
      break;
    case '*':
      left_ *= right;
      break;
    case '/':
      left_ /= right;
      break;
    default:
      left_ = right;
      break;
  }
  typed_.clear();
  shown_ = text(left_);
}

}  // namespace offhand::platform::sim
