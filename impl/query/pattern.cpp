#include "impl/query/pattern.h"

#include <fmt/format.h>
#include <re2/re2.h>

#include <string>
#include <utility>

namespace offhand::query {
namespace {

/// Of a compiled expression, with what its matching keeps.
constexpr std::int64_t most_memory = 1 << 20;

}  // namespace

struct Pattern::Compiled {
  explicit Compiled(std::string_view text, const RE2::Options& options)
      : expression(re2::StringPiece(text.data(), text.size()), options) {}
  RE2 expression;
};

Pattern::Pattern(std::unique_ptr<Compiled> compiled) : compiled_(std::move(compiled)) {}
Pattern::Pattern(Pattern&&) noexcept = default;
Pattern& Pattern::operator=(Pattern&&) noexcept = default;
Pattern::~Pattern() = default;

Parsed<Pattern> Pattern::parse(std::string_view text) {
  if (text.size() > longest) {
    return tl::unexpected(Problem{
        .at = longest + 1,
        .reason = fmt::format("a regular expression has at most {} bytes, and this one has {}", longest, text.size())});
  }
  RE2::Options options;
  options.set_log_errors(false);
  options.set_max_mem(most_memory);
  auto compiled = std::make_unique<Compiled>(text, options);
  if (!compiled->expression.ok()) {
    return tl::unexpected(Problem{.at = 1, .reason = "it is no regular expression: " + compiled->expression.error()});
  }
  return Pattern(std::move(compiled));
}

bool Pattern::matches(std::string_view text) const {
  return RE2::PartialMatch(re2::StringPiece(text.data(), text.size()), compiled_->expression);
}

}  // namespace offhand::query
