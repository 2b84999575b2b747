#include "impl/query/evaluate.h"

#include <algorithm>
#include <cstddef>
#include <functional>
#include <map>
#include <utility>

#include "impl/base/fold_case.h"
#include "impl/query/attribute.h"
#include "impl/query/node_words.h"
#include "impl/query/text.h"

namespace offhand::query {
namespace {

using Marks = std::vector<bool>;

template <class Holds>
Marks marked(const Nodes& nodes, const Holds& holds) {
  Marks marks(nodes.size());
  for (std::size_t i = 0; i < nodes.size(); ++i) marks[i] = holds(i);
  return marks;
}

/// Folding costs more than comparing, and most nodes have no text. Toolkits pad what menus show.
bool compares(std::string_view text, const std::string& folded, Comparison comparison) {
  if (text.empty()) return false;
  const auto held = fold_case(trimmed(text));
  return comparison == Comparison::whole ? held == folded : has_part(held, folded);
}

/// A cell of a spreadsheet is called by its place ("B2") and known by what it holds.
bool is_titled(const platform::Node& node, const std::string& folded, Comparison comparison) {
  if (compares(node.name, folded, comparison)) return true;
  return has(node.role, RoleTrait::cell) && compares(open_value(node), folded, comparison);
}

class Evaluation {
 public:
  Evaluation(const Nodes& nodes, Comparison comparison) : nodes_(nodes), comparison_(comparison) {}

  Marks operator()(const TextCondition& text) const {
    if (text.aspect == Aspect::identifier) return identified(nodes_, text.text);
    const auto folded = fold_case(text.text);
    return marked(nodes_, [&](std::size_t i) {
      const auto& node = nodes_[i];
      switch (text.aspect) {
        case Aspect::title:
          return is_titled(node, folded, comparison_);
        case Aspect::value:
          return compares(open_value(node), folded, comparison_);
        case Aspect::description:
          return compares(node.description, folded, comparison_);
        case Aspect::identifier:
          break;
      }
      return false;
    });
  }

  Marks operator()(const RoleCondition& role) const {
    // A tree has few kinds of roles, and comparing the names of one costs more than looking it up.
    std::map<std::pair<Role, std::string_view>, bool> known;
    return marked(nodes_, [&](std::size_t i) {
      if (role.word.empty()) return true;
      const auto [kind, is_new] = known.try_emplace({nodes_[i].role, nodes_[i].platform_role}, false);
      if (is_new) kind->second = is_role(nodes_[i], role.word);
      return kind->second;
    });
  }

  Marks operator()(const StateCondition& state) const {
    return marked(nodes_, [&](std::size_t i) { return nodes_[i].states.contains(state.state) == state.present; });
  }

  Marks operator()(const Path& path) const { return reached(path, nodes_); }

  Marks operator()(const Combination& combination) const {
    Marks marks(nodes_.size(), combination.all);
    for (const auto& part : combination.parts) {
      const auto of_part = meeting(part, nodes_, comparison_);
      for (std::size_t i = 0; i < marks.size(); ++i)
        marks[i] = combination.all ? marks[i] && of_part[i] : marks[i] || of_part[i];
    }
    return marks;
  }

  Marks operator()(const Negation& negation) const {
    auto marks = meeting(*negation.part, nodes_, Comparison::part);
    marks.flip();
    return marks;
  }

 private:
  const Nodes& nodes_;
  Comparison comparison_;
};

}  // namespace

std::vector<bool> meeting(const Condition& condition, const Nodes& nodes, Comparison comparison) {
  return std::visit(Evaluation(nodes, comparison), condition.what);
}

std::vector<bool> titled(const Nodes& nodes, std::string_view text) {
  const auto wanted = trimmed(text);
  auto marks = marked(nodes, [&](std::size_t i) { return !nodes[i].name.empty() && trimmed(nodes[i].name) == wanted; });
  if (any_of(marks)) return marks;
  const auto folded = fold_case(wanted);
  return marked(nodes, [&](std::size_t i) { return is_titled(nodes[i], folded, Comparison::whole); });
}

std::vector<bool> containing(const Nodes& nodes, std::string_view text) {
  const auto folded = fold_case(text);
  return marked(nodes, [&](std::size_t i) { return is_titled(nodes[i], folded, Comparison::part); });
}

std::vector<bool> identified(const Nodes& nodes, std::string_view text) {
  return marked(nodes, [&](std::size_t i) { return !text.empty() && nodes.identifier(i) == text; });
}

bool any_of(const std::vector<bool>& marks) { return std::ranges::find(marks, true) != marks.end(); }

}  // namespace offhand::query
