#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "codegen/model/model.h"
#include "codegen/runtime/text_template.h"

namespace offhand::codegen {

/// The value of a placeholder for some type, and its access in C++.
struct Access {
  /// "value.target.role", "*value.evidence"
  std::string expression;
  /// Conditions for a value to be shown: "value.evidence.has_value()"
  std::vector<std::string> conditions;
  /// True if a condition is about an optional member.
  bool optional = false;
  /// Why the placeholder is invalid; may be empty.
  std::string problem;
};

Access find_access(const Placeholder& placeholder, const Type& type, const std::string& variable);

/// Adds the condition unless it is there already.
void add_condition(std::vector<std::string>& conditions, const std::string& condition);

/// The error in a template for values of `type`; empty if valid.
std::string text_problem(std::string_view text, const Type& type);

}  // namespace offhand::codegen
