#include "impl/junit/junit.h"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>

#include "impl/base/markup.h"

namespace offhand::junit {
namespace {

/// In an attribute: breaks and tabs stay what they are, other control characters become spaces, which XML 1.0 lacks.
std::string escaped(std::string_view text) {
  std::string out;
  for (const char c : escaped_markup(text)) {
    if (c == '\n') {
      out += "&#10;";
    } else if (c == '\t') {
      out += "&#9;";
    } else {
      out += static_cast<unsigned char>(c) < 0x20 || c == 0x7f ? ' ' : c;
    }
  }
  return out;
}

std::size_t count(const std::vector<Case>& cases, Outcome outcome) {
  return static_cast<std::size_t>(std::ranges::count(cases, outcome, &Case::outcome));
}

std::string counts(const std::vector<Case>& cases, double seconds) {
  return fmt::format(R"(tests="{}" failures="{}" errors="{}" skipped="{}" time="{:.3f}")", cases.size(),
                     count(cases, Outcome::failed), count(cases, Outcome::error), count(cases, Outcome::skipped),
                     seconds);
}

std::string line_of(const Case& one) {
  const auto begin = fmt::format(R"(    <testcase name="{}" classname="{}" time="{:.3f}")", escaped(one.name),
                                 escaped(one.group), one.seconds);
  switch (one.outcome) {
    case Outcome::passed:
      return begin + "/>\n";
    case Outcome::failed:
      return begin + fmt::format("><failure message=\"{}\"/></testcase>\n", escaped(one.message));
    case Outcome::error:
      return begin + fmt::format("><error message=\"{}\"/></testcase>\n", escaped(one.message));
    case Outcome::skipped:
      return begin + fmt::format("><skipped message=\"{}\"/></testcase>\n", escaped(one.message));
  }
  return {};
}

}  // namespace

std::string report(const std::vector<Suite>& suites) {
  std::vector<Case> all;
  double seconds = 0;
  for (const auto& suite : suites) {
    all.insert(all.end(), suite.cases.begin(), suite.cases.end());
    seconds += suite.seconds;
  }
  std::string text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";
  text += fmt::format("<testsuites {}>\n", counts(all, seconds));
  for (const auto& suite : suites) {
    text += fmt::format("  <testsuite name=\"{}\" {}>\n", escaped(suite.name), counts(suite.cases, suite.seconds));
    for (const auto& one : suite.cases) text += line_of(one);
    text += "  </testsuite>\n";
  }
  return text + "</testsuites>\n";
}

}  // namespace offhand::junit
