#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "impl/query/nodes.h"
#include "impl/query/problem.h"

namespace offhand::query {

/// A condition in the brackets of a step.
struct Predicate {
  enum class Kind {
    position,  ///< number, or the last one: number is 0
    has,       ///< the attribute is there and neither empty nor false
    equals,
    differs,
    contains,
    starts_with,
    all,
    any,
    none
  };
  Kind kind = Kind::has;
  std::size_t number = 0;
  std::string attribute = {};
  std::string text = {};
  std::vector<Predicate> parts = {};
};

struct Step {
  enum class Axis { child, descendant, parent };
  Axis axis = Axis::child;
  /// A role by any of its names; empty: any.
  std::string role;
  std::vector<Predicate> predicates;
};

/// An absolute location path in the part of XPath that suits a tree of elements: steps / and //, names of roles, * and
/// .., positions, last(), attributes with = and !=, contains(), starts-with(), not(), and, or. Attributes are name,
/// value, description, id, role and the states. The window is the child of the root.
struct Path {
  std::vector<Step> steps;
};

constexpr std::size_t most_steps = 32;

/// `offset`: where the text begins in the whole query.
Parsed<Path> parse_path(std::string_view text, std::size_t offset = 0);

/// For each node whether the path leads to it.
std::vector<bool> reached(const Path& path, const Nodes& nodes);

}  // namespace offhand::query
