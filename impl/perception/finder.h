#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "generated/types/element.h"
#include "impl/perception/snapshot.h"

namespace offhand {

/// Selects elements; all given criteria must match.
struct Selector {
  std::optional<std::string> query;
  std::optional<std::string> role;
  std::optional<std::string> name;
  bool exact = false;
  std::optional<std::string> text;
  std::vector<ElementState> state;
};

/// Copies the criteria from tool arguments, named as in schema/common/finding.json.
template <class Arguments>
Selector selector_of(const Arguments& arguments) {
  return {arguments.query, arguments.role, arguments.name, arguments.exact, arguments.text, arguments.state};
}

/// How well a name matches the wanted one, from 0 to 1 (equal). Tolerates, in this order: case, punctuation, a partial
/// name, and typing mistakes.
double likeness(std::string_view name, std::string_view wanted);

/// True if the word names this role, also by a common synonym.
bool is_role(const platform::Node& node, std::string_view word);

/// True if a user who looks at the window can see the element.
bool shows(const platform::Node& node);

/// Matching elements, the best first; equal ones visible first, then in tree order.
std::vector<const SnapshotElement*> find_elements(const Snapshot& snapshot, const Selector& selector);

/// A description for messages: "button \"Save\" that is enabled".
std::string describe(const Selector& selector);

}  // namespace offhand
