#pragma once

#include <cstdint>
#include <functional>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "codegen/runtime/validate.h"
#include "offhand/outcome.h"

namespace offhand::library {

/// The members of a JSON object that a caller of the C interface passed. What is wrong with them is collected, and told
/// together.
class Members {
 public:
  /// `at`: JSON pointer of the object.
  Members(const nlohmann::json& object, std::string at, std::vector<Problem>& problems);

  std::optional<std::string> text(std::string_view name);
  std::optional<std::int64_t> integer(std::string_view name, std::int64_t least, std::int64_t most);
  std::optional<double> number(std::string_view name, double least, double most);
  /// One of some words, as `from_string` reads it.
  template <class Word>
  std::optional<Word> word(std::string_view name, std::optional<Word> (*from_string)(std::string_view),
                           std::span<const std::string_view> words) {
    const auto written = text(name);
    if (!written) return std::nullopt;
    auto read = from_string(*written);
    if (!read) not_a_word(name, *written, words);
    return read;
  }
  void require(std::string_view name);
  void not_a_word(std::string_view name, std::string_view written, std::span<const std::string_view> words);
  /// After all others: what nobody asked for is unknown.
  void finish();

 private:
  const nlohmann::json* find(std::string_view name);
  void complain(std::string_view name, std::string message, Problem::Fault fault = Problem::Fault::value);

  const nlohmann::json& object_;
  const std::string at_;
  std::vector<Problem>& problems_;
  std::set<std::string, std::less<>> asked_;
};

/// The value of a JSON text that is one of these; null text: an empty object. Errors: malformed_json.
Outcome<nlohmann::json> json_of(std::string_view text, nlohmann::json::value_t kind);

/// invalid_arguments with all of them, if there are any.
std::optional<Failure> failure_of_problems(std::string_view function, std::span<const Problem> problems);

}  // namespace offhand::library
