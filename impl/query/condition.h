#pragma once

#include <memory>
#include <string>
#include <variant>
#include <vector>

#include "generated/types/element.h"
#include "impl/query/xpath.h"

namespace offhand::query {

/// What a condition of a query is about.
enum class Aspect { title, value, description, identifier };

/// Text of an element. Its title is compared whole before any part of it is.
struct TextCondition {
  Aspect aspect = Aspect::title;
  std::string text;
};
/// A role by any of its names; empty: any.
struct RoleCondition {
  std::string word;
};
/// A state, or its absence: enabled is not disabled, visible not hidden.
struct StateCondition {
  ElementState state = ElementState::focused;
  bool present = true;
};

struct Condition;
/// All of them, or any.
struct Combination {
  bool all = true;
  std::vector<Condition> parts;
};
struct Negation {
  std::unique_ptr<Condition> part;
};

struct Condition {
  std::variant<TextCondition, RoleCondition, StateCondition, Path, Combination, Negation> what;
};

}  // namespace offhand::query
