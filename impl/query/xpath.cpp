#include "impl/query/xpath.h"

#include <algorithm>
#include <utility>

#include "impl/query/attribute.h"
#include "impl/query/node_words.h"

namespace offhand::query {
namespace {

/// Where a step may begin: a node, or what lies above all trees.
constexpr int above_all = -1;

class Walk {
 public:
  explicit Walk(const Nodes& nodes) : nodes_(nodes), children_(nodes.size() + 1) {
    for (std::size_t i = 0; i < nodes.size(); ++i) children_[place_of(nodes.parent(i))].push_back(static_cast<int>(i));
  }

  std::vector<int> follow(const Path& path) const {
    std::vector<int> reached{above_all};
    for (const auto& step : path.steps) reached = follow(step, reached);
    return reached;
  }

 private:
  static std::size_t place_of(int node) { return static_cast<std::size_t>(node + 1); }

  /// Each node once, in order.
  std::vector<int> follow(const Step& step, const std::vector<int>& from) const {
    std::vector<bool> is_reached(nodes_.size());
    if (step.axis == Step::Axis::parent) {
      for (const int node : from) {
        if (node != above_all && nodes_.parent(index(node)) >= 0) is_reached[index(nodes_.parent(index(node)))] = true;
      }
      return listed(is_reached);
    }
    for (const int parent : step.axis == Step::Axis::child ? from : with_descendants(from)) {
      std::vector<int> group;
      for (const int child : children_[place_of(parent)]) {
        if (step.role.empty() || is_role(nodes_[index(child)], step.role)) group.push_back(child);
      }
      for (const auto& predicate : step.predicates) group = kept(predicate, group);
      for (const int child : group) is_reached[index(child)] = true;
    }
    return listed(is_reached);
  }

  static std::size_t index(int node) { return static_cast<std::size_t>(node); }

  static std::vector<int> listed(const std::vector<bool>& is_reached) {
    std::vector<int> list;
    for (std::size_t i = 0; i < is_reached.size(); ++i) {
      if (is_reached[i]) list.push_back(static_cast<int>(i));
    }
    return list;
  }

  /// Parents come before their children.
  std::vector<int> with_descendants(const std::vector<int>& from) const {
    std::vector<bool> is_within(nodes_.size() + 1);
    for (const int node : from) is_within[place_of(node)] = true;
    std::vector<int> list;
    if (is_within[0]) list.push_back(above_all);
    for (std::size_t i = 0; i < nodes_.size(); ++i) {
      if (is_within[place_of(nodes_.parent(i))]) is_within[i + 1] = true;
      if (is_within[i + 1]) list.push_back(static_cast<int>(i));
    }
    return list;
  }

  std::vector<int> kept(const Predicate& predicate, const std::vector<int>& group) const {
    std::vector<int> list;
    for (std::size_t i = 0; i < group.size(); ++i) {
      if (holds(predicate, index(group[i]), i + 1, group.size())) list.push_back(group[i]);
    }
    return list;
  }

  bool holds(const Predicate& predicate, std::size_t node, std::size_t position, std::size_t count) const {
    const auto part_holds = [&](const Predicate& part) { return holds(part, node, position, count); };
    const auto attribute = [&] { return attribute_of(nodes_, node, predicate.attribute); };
    switch (predicate.kind) {
      case Predicate::Kind::position:
        return position == (predicate.number == 0 ? count : predicate.number);
      case Predicate::Kind::has: {
        const auto text = attribute();
        return !text.empty() && text != "false";
      }
      case Predicate::Kind::equals:
        if (is_about_role(predicate.attribute)) return is_role(nodes_[node], predicate.text);
        return attribute() == predicate.text;
      case Predicate::Kind::differs:
        if (is_about_role(predicate.attribute)) return !is_role(nodes_[node], predicate.text);
        return attribute() != predicate.text;
      case Predicate::Kind::contains:
        return attribute().find(predicate.text) != std::string::npos;
      case Predicate::Kind::starts_with:
        return attribute().starts_with(predicate.text);
      case Predicate::Kind::all:
        return std::ranges::all_of(predicate.parts, part_holds);
      case Predicate::Kind::any:
        return std::ranges::any_of(predicate.parts, part_holds);
      case Predicate::Kind::none:
        return std::ranges::none_of(predicate.parts, part_holds);
    }
    return false;
  }

  const Nodes& nodes_;
  /// By place_of().
  std::vector<std::vector<int>> children_;
};

}  // namespace

std::vector<bool> reached(const Path& path, const Nodes& nodes) {
  std::vector<bool> marked(nodes.size());
  for (const int node : Walk(nodes).follow(path)) {
    if (node != above_all) marked[static_cast<std::size_t>(node)] = true;
  }
  return marked;
}

}  // namespace offhand::query
