#include "impl/query/pattern.h"

#include <utility>

// A build without RE2, which Debian does not have for Windows.
namespace offhand::query {

struct Pattern::Compiled {};

Pattern::Pattern(std::unique_ptr<Compiled> compiled) : compiled_(std::move(compiled)) {}
Pattern::Pattern(Pattern&&) noexcept = default;
Pattern& Pattern::operator=(Pattern&&) noexcept = default;
Pattern::~Pattern() = default;

Parsed<Pattern> Pattern::parse(std::string_view /*text*/) {
  return tl::unexpected(Problem{.at = 1, .reason = "this build knows no regular expressions"});
}

bool Pattern::matches(std::string_view /*text*/) const { return false; }

}  // namespace offhand::query
