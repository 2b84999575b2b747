#pragma once

#include <memory>
#include <string_view>

#include "impl/query/problem.h"

namespace offhand::query {

/// A regular expression that is matched in linear time and bounded memory, whatever it says.
class Pattern {
 public:
  static constexpr std::size_t longest = 1024;

  static Parsed<Pattern> parse(std::string_view text);
  Pattern(Pattern&&) noexcept;
  Pattern& operator=(Pattern&&) noexcept;
  ~Pattern();

  /// Whether it matches anywhere in the text.
  bool matches(std::string_view text) const;

 private:
  struct Compiled;
  explicit Pattern(std::unique_ptr<Compiled> compiled);

  std::unique_ptr<Compiled> compiled_;
};

}  // namespace offhand::query
