#include "impl/cup/prune.h"

#include <algorithm>
#include <utility>

#include "generated/types/cup.h"

namespace offhand::cup {
namespace {

struct Shape {
  /// Of each node: the index behind its subtree, and how many children it has.
  std::vector<std::uint32_t> ends;
  std::vector<std::uint32_t> children;
};

/// A node that skips a level is a child of the node before it.
Shape shape_of(const std::vector<Node>& tree) {
  const auto count = static_cast<std::uint32_t>(tree.size());
  Shape shape{std::vector<std::uint32_t>(count, count), std::vector<std::uint32_t>(count)};
  std::vector<std::uint32_t> open;
  for (std::uint32_t i = 0; i < count; ++i) {
    while (open.size() > tree[i].depth) {
      shape.ends[open.back()] = i;
      open.pop_back();
    }
    if (!open.empty()) ++shape.children[open.back()];
    open.push_back(i);
  }
  return shape;
}

std::int64_t right_of(const Rectangle& place) { return place.x + place.w; }
std::int64_t bottom_of(const Rectangle& place) { return place.y + place.h; }

Rectangle intersection(const Rectangle& a, const Rectangle& b) {
  Rectangle common{std::max(a.x, b.x), std::max(a.y, b.y), 0, 0};
  common.w = std::max<std::int64_t>(0, std::min(right_of(a), right_of(b)) - common.x);
  common.h = std::max<std::int64_t>(0, std::min(bottom_of(a), bottom_of(b)) - common.y);
  return common;
}

Rectangle joined(const Rectangle& a, const Rectangle& b) {
  Rectangle both{std::min(a.x, b.x), std::min(a.y, b.y), 0, 0};
  both.w = std::max(right_of(a), right_of(b)) - both.x;
  both.h = std::max(bottom_of(a), bottom_of(b)) - both.y;
  return both;
}

/// 0 to 3: above, below, left or right of the viewport; -1: at least a part of it is inside. To touch is to be outside.
int side_of(const Rectangle& place, const Rectangle& viewport) {
  if (bottom_of(place) <= viewport.y) return 0;
  if (place.y >= bottom_of(viewport)) return 1;
  if (right_of(place) <= viewport.x) return 2;
  if (place.x >= right_of(viewport)) return 3;
  return -1;
}

void add(Clipped& clipped, const Unread& unread) {
  for (std::size_t side = 0; side < unread.items.size(); ++side) {
    clipped.children[side] += unread.items[side];
    clipped.elements[side] += unread.items[side];
  }
}

/// The standard detail in one pass over the tree.
class Standard {
 public:
  Standard(const std::vector<Node>& tree, const Screen& screen, const std::vector<Unread>& unread)
      : tree_(tree), shape_(shape_of(tree)), unread_(unread), screen_{0, 0, screen.w, screen.h} {
    kept_.reserve(tree.size());
  }

  Pruned prune() {
    const auto count = static_cast<std::uint32_t>(tree_.size());
    for (std::uint32_t i = 0; i < count;) {
      while (!open_.empty() && open_.back().end <= i) close();
      i = visit(i) ? i + 1 : shape_.ends[i];
    }
    while (!open_.empty()) close();
    return result();
  }

 private:
  static constexpr std::uint32_t nobody = UINT32_MAX;

  /// A node whose children are being visited.
  struct Open {
    std::uint32_t node;
    std::uint32_t end;
    /// Index in `kept_`; of one that made way for its children nobody.
    std::uint32_t line = nobody;
    std::uint32_t depth_of_children = 0;
    /// The nearest ancestor that is kept, or itself; nobody: none.
    std::uint32_t keeper = nobody;
    /// Index in `open_` of that.
    std::uint32_t keeper_at = nobody;
    Rectangle viewport;
    /// Whether the viewport is that of something that scrolls.
    bool scrolls = false;
    std::uint32_t came_out = 0;
    Clipped clipped = {};
  };

  struct Kept {
    std::uint32_t node;
    std::uint32_t depth;
    std::uint32_t hint = PrunedLine::no_hint;
    /// It gave its place to its only child, and those up to this line are one level higher.
    bool collapsed = false;
    std::uint32_t end = 0;
  };

  /// False if its subtree is left out.
  bool visit(std::uint32_t i) {
    const Node& node = tree_[i];
    const bool is_root = open_.empty();
    Rectangle viewport = is_root ? screen_ : open_.back().viewport;
    const bool scrolls = !is_root && open_.back().scrolls;
    // The size of the screen says nothing of other screens: what begins outside of it lies on one of those.
    const bool may_lie_elsewhere = is_root || (!scrolls && has(node.role, RoleTrait::toplevel));
    if (may_lie_elsewhere && node.bounds && begins_elsewhere(*node.bounds)) {
      viewport = joined(viewport, *node.bounds);
    } else if (!is_root && open_.back().line != nobody && node.bounds) {
      if (const int side = side_of(*node.bounds, viewport); side >= 0) {
        Clipped& clipped = open_.back().clipped;
        clipped.children[static_cast<std::size_t>(side)] += 1;
        clipped.elements[static_cast<std::size_t>(side)] += shape_.ends[i] - i;
        return false;
      }
    }
    const bool acts = can_act(node);
    if (makes_way(node, acts)) {
      push_way_maker(i, viewport, scrolls);
      return true;
    }
    if (is_left_out(node, acts)) return false;
    push_kept(i, viewport, scrolls);
    return true;
  }

  bool begins_elsewhere(const Rectangle& place) const {
    return place.x < 0 || place.y < 0 || place.x >= screen_.w || place.y >= screen_.h;
  }

  static bool makes_way(const Node& node, bool acts) {
    if (!node.name.empty()) return false;
    return has(node.role, RoleTrait::wrapper) || (has(node.role, RoleTrait::grouping) && !acts);
  }

  bool is_left_out(const Node& node, bool acts) const {
    const RoleTraits traits = kRoleTraits[static_cast<std::size_t>(node.role)];
    if (traits.contains(RoleTrait::decoration)) return true;
    if (node.bounds && (node.bounds->w == 0 || node.bounds->h == 0)) return true;
    if (node.states.contains(State::offscreen) && !acts) return true;
    if (traits.contains(RoleTrait::means_its_name) && node.name.empty()) return true;
    return traits.contains(RoleTrait::label) && repeats_its_parent();
  }

  /// The only child of something that has a name.
  bool repeats_its_parent() const {
    if (open_.empty() || open_.back().keeper == nobody) return false;
    return !tree_[open_.back().keeper].name.empty() && shape_.children[open_.back().node] == 1;
  }

  void push_way_maker(std::uint32_t i, const Rectangle& viewport, bool scrolls) {
    Open next{};
    if (!open_.empty()) {
      const Open& above = open_.back();
      next.depth_of_children = above.depth_of_children;
      next.keeper = above.keeper;
      next.keeper_at = above.keeper_at;
    }
    next.node = i;
    next.end = shape_.ends[i];
    next.viewport = viewport;
    next.scrolls = scrolls;
    open_.push_back(next);
  }

  void push_kept(std::uint32_t i, const Rectangle& viewport, bool scrolls) {
    const Node& node = tree_[i];
    const std::uint32_t depth = open_.empty() ? 0 : open_.back().depth_of_children;
    if (!open_.empty() && open_.back().keeper_at != nobody) ++open_[open_.back().keeper_at].came_out;
    Open next{};
    next.node = i;
    next.end = shape_.ends[i];
    next.line = static_cast<std::uint32_t>(kept_.size());
    next.depth_of_children = depth + 1;
    next.keeper = i;
    next.keeper_at = static_cast<std::uint32_t>(open_.size());
    next.viewport = viewport;
    next.scrolls = scrolls;
    if (node.bounds && node.actions.contains(Action::scroll)) {
      next.viewport = intersection(*node.bounds, viewport);
      next.scrolls = true;
    }
    kept_.push_back({i, depth, PrunedLine::no_hint, false, 0});
    while (next_unread_ < unread_.size() && unread_[next_unread_].node < i) ++next_unread_;
    if (next_unread_ < unread_.size() && unread_[next_unread_].node == i) add(next.clipped, unread_[next_unread_]);
    // Most nodes have no children: they need not be opened.
    if (next.end > i + 1 || next.clipped.any()) open_.push_back(next);
  }

  void close() {
    const Open& done = open_.back();
    if (done.line != nobody) {
      Kept& line = kept_[done.line];
      const Node& node = tree_[done.node];
      line.collapsed = done.came_out == 1 && node.name.empty() && !can_act(node) && has(node.role, RoleTrait::landmark);
      if (!line.collapsed && done.clipped.any()) {
        const auto hint = static_cast<std::uint32_t>(hints_.size());
        hints_.push_back(done.clipped);
        kept_.push_back({done.node, done.depth_of_children, hint, false, 0});
      }
      kept_[done.line].end = static_cast<std::uint32_t>(kept_.size());
    }
    open_.pop_back();
  }

  /// Without the collapsed lines.
  Pruned result() {
    Pruned pruned;
    pruned.lines.reserve(kept_.size());
    std::vector<std::uint32_t> collapsed_until;
    for (std::uint32_t i = 0; i < kept_.size(); ++i) {
      const Kept& line = kept_[i];
      while (!collapsed_until.empty() && collapsed_until.back() <= i) collapsed_until.pop_back();
      if (line.collapsed) {
        collapsed_until.push_back(line.end);
      } else {
        pruned.lines.push_back({line.node, line.depth - static_cast<std::uint32_t>(collapsed_until.size()), line.hint});
      }
    }
    pruned.hints = std::move(hints_);
    return pruned;
  }

  const std::vector<Node>& tree_;
  const Shape shape_;
  const std::vector<Unread>& unread_;
  std::size_t next_unread_ = 0;
  const Rectangle screen_;
  std::vector<Open> open_;
  std::vector<Kept> kept_;
  std::vector<Clipped> hints_;
};

/// The depth of each node, where a node that skips a level is a child of the node before it.
template <class Visit>
void for_each_with_depth(const std::vector<Node>& tree, Visit visit) {
  std::uint32_t open = 0;
  for (std::uint32_t i = 0; i < tree.size(); ++i) {
    open = std::min(tree[i].depth, open);
    visit(i, open);
    ++open;
  }
}

Pruned minimal(const std::vector<Node>& tree) {
  std::vector<bool> keeps(tree.size());
  std::vector<std::uint32_t> open;
  for (std::uint32_t i = 0; i < tree.size(); ++i) {
    while (open.size() > tree[i].depth) open.pop_back();
    open.push_back(i);
    if (!can_act(tree[i])) continue;
    for (auto ancestor = open.rbegin(); ancestor != open.rend() && !keeps[*ancestor]; ++ancestor)
      keeps[*ancestor] = true;
  }
  Pruned pruned;
  for_each_with_depth(tree, [&](std::uint32_t i, std::uint32_t depth) {
    if (keeps[i]) pruned.lines.push_back({i, depth, PrunedLine::no_hint});
  });
  return pruned;
}

Pruned whole(const std::vector<Node>& tree) {
  Pruned pruned;
  pruned.lines.reserve(tree.size());
  for_each_with_depth(
      tree, [&](std::uint32_t i, std::uint32_t depth) { pruned.lines.push_back({i, depth, PrunedLine::no_hint}); });
  return pruned;
}

/// The same lines with a hint behind each element of which not all was read.
Pruned with_hints(Pruned pruned, const std::vector<Node>& tree, const std::vector<Unread>& unread) {
  if (unread.empty()) return pruned;
  const Shape shape = shape_of(tree);
  struct Waiting {
    std::uint32_t end;
    PrunedLine line;
  };
  std::vector<Waiting> waiting;
  std::vector<PrunedLine> lines;
  lines.reserve(pruned.lines.size() + unread.size());
  const auto end_those_before = [&](std::uint32_t node) {
    for (; !waiting.empty() && waiting.back().end <= node; waiting.pop_back()) lines.push_back(waiting.back().line);
  };
  auto next = unread.begin();
  for (const PrunedLine& line : pruned.lines) {
    end_those_before(line.node);
    lines.push_back(line);
    while (next != unread.end() && next->node < line.node) ++next;
    if (next == unread.end() || next->node != line.node) continue;
    const auto hint = static_cast<std::uint32_t>(pruned.hints.size());
    add(pruned.hints.emplace_back(), *next);
    waiting.push_back({shape.ends[line.node], {line.node, line.depth + 1, hint}});
  }
  end_those_before(static_cast<std::uint32_t>(tree.size()));
  pruned.lines = std::move(lines);
  return pruned;
}

}  // namespace

Pruned prune(const std::vector<Node>& tree, const Screen& screen, Detail detail, const std::vector<Unread>& unread) {
  switch (detail) {
    case Detail::standard:
      return Standard(tree, screen, unread).prune();
    case Detail::minimal:
      return with_hints(minimal(tree), tree, unread);
    case Detail::full:
      break;
  }
  return with_hints(whole(tree), tree, unread);
}

}  // namespace offhand::cup
