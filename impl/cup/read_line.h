#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "offhand/cup/compact_text.h"

namespace offhand::cup {

/// Where a line is not what it has to be.
struct LineProblem {
  /// Byte in the line.
  std::size_t at = 0;
  /// "a role, not \"buton\" (did you mean \"button\"?)"
  std::string expected;
};

/// Reads a line of a node, without its indentation, into all members of `node` but the depth. The dialect is what the
/// lines before said, and is set by the first line that tells. `line` is behind the indentation, which is `offset`
/// bytes long.
std::optional<LineProblem> read_node_line(std::string_view line, std::size_t offset, std::optional<Dialect>& dialect,
                                          Node& node);

}  // namespace offhand::cup
