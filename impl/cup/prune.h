#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "impl/cup/unread.h"
#include "offhand/cup/compact_text.h"

namespace offhand::cup {

/// Elements out of sight, by where they lie: above, below, to the left, to the right.
struct Clipped {
  std::array<std::uint32_t, 4> children{};
  /// With all that lies in them.
  std::array<std::uint32_t, 4> elements{};

  bool any() const { return (children[0] | children[1] | children[2] | children[3]) != 0; }
};

/// What is printed: an element, or a hint about those of its children that are out of sight.
struct PrunedLine {
  static constexpr std::uint32_t no_hint = UINT32_MAX;

  std::uint32_t node = 0;
  /// After pruning.
  std::uint32_t depth = 0;
  /// Index in `Pruned::hints`.
  std::uint32_t hint = no_hint;
};

struct Pruned {
  std::vector<PrunedLine> lines;
  std::vector<Clipped> hints;

  std::size_t emitted() const { return lines.size() - hints.size(); }
};

/// Whether it can be asked for anything but the focus.
inline bool can_act(const Node& node) {
  return node.actions.size() > (node.actions.contains(Action::focus) ? std::size_t{1} : std::size_t{0});
}

/// What the detail leaves of a tree, in the tree's order. The tree is not changed. `unread`, in the same order, counts
/// as out of sight.
Pruned prune(const std::vector<Node>& tree, const Screen& screen, Detail detail,
             const std::vector<Unread>& unread = {});

}  // namespace offhand::cup
