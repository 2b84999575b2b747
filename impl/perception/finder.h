#pragma once

#include <optional>
#include <string>
#include <vector>

#include "generated/types/element.h"
#include "impl/perception/snapshot.h"
#include "impl/query/node_words.h"
#include "impl/query/nodes.h"

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

/// Matching elements, the best first; equal ones visible first, then in tree order. A query of words alone is looked
/// for in all that an element says; any other query means what it means to every tool (impl/query). `identifiers`: what
/// programs call the elements, in their order, asked for only where the query needs it.
std::vector<const SnapshotElement*> find_elements(const Snapshot& snapshot, const Selector& selector,
                                                  query::Nodes::Identifiers identifiers = nullptr);

/// A description for messages: "button \"Save\" that is enabled".
std::string describe(const Selector& selector);

}  // namespace offhand
