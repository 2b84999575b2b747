#pragma once

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "offhand/cup/compact_text.h"

namespace offhand::cup {

/// The nodes of lines in the long dialect, as hand-written trees of tests. `focus` is none of what they can say.
inline std::vector<Node> tree_of(const std::string& lines) {
  std::size_t count = 0;
  for (const char c : lines) count += c == '\n' ? 1 : 0;
  const auto number = std::to_string(count);
  auto read = parse_compact("# CUP 0.1.0 | linux | 100x100\n# " + number + " nodes (" + number +
                            " before pruning)\n\n" + lines);
  if (!read) {
    ADD_FAILURE() << read.error().message << "\n" << lines;
    return {};
  }
  return std::move(read->envelope.tree);
}

/// What is behind the header.
inline std::string without_header(const std::string& text) {
  const auto end = text.find("\n\n");
  return end == std::string::npos ? text : text.substr(end + 2);
}

}  // namespace offhand::cup
