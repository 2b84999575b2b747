#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "codegen/model/model.h"
#include "codegen/model/text_template.h"

namespace offhand::codegen {

/// Where a placeholder leads in a value of some type, and how C++ gets there.
struct Access {
  /// "value.target.role", "*value.evidence"
  std::string expression;
  /// What must hold for it to have something to show: "value.evidence.has_value()"
  std::vector<std::string> conditions;
  /// Whether some of them ask for an optional member.
  bool optional = false;
  /// Why it leads nowhere; empty if it leads somewhere.
  std::string problem;
};

Access find_access(const Placeholder& placeholder, const Type& type, const std::string& variable);

/// Unless it is among them already.
void add_condition(std::vector<std::string>& conditions, const std::string& condition);

/// What is wrong with a template for values of `type`; empty if nothing is.
std::string text_problem(std::string_view text, const Type& type);

}  // namespace offhand::codegen
