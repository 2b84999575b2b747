#include "platform/api/tree_part.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace offhand::platform {
namespace {

/// More than anybody reads at once.
constexpr int most_nodes = 100'000;

class Part {
 public:
  Part(const Tree& whole, const ReadOptions& options) : nodes_(whole.nodes), options_(options) {}

  /// Which nodes are kept.
  std::vector<bool> choose() {
    std::vector<bool> kept(nodes_.size(), false);
    const auto found = std::ranges::find(nodes_, options_.within, &Node::handle);
    if (found == nodes_.end()) return kept;
    holder_ = static_cast<int>(found - nodes_.begin());
    for (int at = holder_; at >= 0; at = node(at).parent) kept[static_cast<std::size_t>(at)] = true;
    auto room = options_.max_nodes - std::ranges::count(kept, true);
    bool is_in_part = false;
    for (std::size_t at = static_cast<std::size_t>(holder_) + 1; at < nodes_.size() && is_below(at); ++at) {
      if (nodes_[at].parent == holder_) {
        is_in_part = children_++ >= options_.first_child && room > 0;
        if (is_in_part) read_until_ = children_;
      }
      if (!is_in_part || room <= 0) continue;
      kept[at] = true;
      --room;
    }
    return kept;
  }

  std::string told() const {
    if (holder_ < 0) return "it is not in the window any more";
    const auto first = std::max<std::int64_t>(options_.first_child, 0);
    std::string what =
        "of the window only " + std::string(node(holder_).platform_role) + " \"" + node(holder_).name + "\" was read";
    if (first == 0 && read_until_ == children_) return what;
    if (read_until_ <= first)
      return what + ", which has " + std::to_string(children_) + " children, none of them from offset " +
             std::to_string(first) + " on";
    what += ", of its " + std::to_string(children_) + " children those from offset " + std::to_string(first) + " to " +
            std::to_string(read_until_ - 1);
    return read_until_ < children_ ? what + "; offset " + std::to_string(read_until_) + " reads on" : what;
  }

 private:
  const Node& node(int at) const { return nodes_[static_cast<std::size_t>(at)]; }
  bool is_below(std::size_t at) const {
    int above = nodes_[at].parent;
    while (above > holder_) above = node(above).parent;
    return above == holder_;
  }

  const std::vector<Node>& nodes_;
  const ReadOptions& options_;
  int holder_ = -1;
  std::int64_t children_ = 0;
  /// Behind the last child that is kept.
  std::int64_t read_until_ = 0;
};

}  // namespace

Tree chosen_part(Tree whole, const ReadOptions& options) {
  if (!options.within) return whole;
  Part part(whole, options);
  const auto kept = part.choose();
  std::vector<int> place_of(whole.nodes.size(), -1);
  std::vector<Node> nodes;
  for (std::size_t at = 0; at < kept.size(); ++at) {
    if (!kept[at]) continue;
    place_of[at] = static_cast<int>(nodes.size());
    nodes.push_back(whole.nodes[at]);
    const int parent = whole.nodes[at].parent;
    nodes.back().parent = parent < 0 ? -1 : place_of[static_cast<std::size_t>(parent)];
  }
  whole.incomplete_reason = part.told();
  whole.complete = false;
  whole.nodes = std::move(nodes);
  return whole;
}

ReadOptions options_for_part(const ReadOptions& options) {
  if (!options.within) return options;
  return {.max_nodes = most_nodes, .max_depth = options.max_depth};
}

}  // namespace offhand::platform
