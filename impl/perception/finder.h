#pragma once

#include <optional>
#include <string>
#include <vector>

#include "generated/types/element.h"
#include "impl/perception/snapshot.h"
#include "impl/query/node_words.h"
#include "impl/query/nodes.h"
#include "impl/query/problem.h"

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

/// Whether words alone may mean what only says something alike, as to every tool, or are looked for as they are
/// written: who waits until something is gone does not mean its like.
enum class Words { as_meant, as_written };

/// Matching elements, the best first; of equal ones first those that can be acted on, then those that show, then in
/// tree order. First comes what the query means to every tool (impl/query); behind it, where the query is words alone,
/// whatever else says these words. `identifiers`: what programs call the elements, in their order, asked for only where
/// the query needs it. Fails where the query is not understood and nothing is called so.
query::Parsed<std::vector<const SnapshotElement*>> find_elements(const Snapshot& snapshot, const Selector& selector,
                                                                 query::Nodes::Identifiers identifiers = nullptr,
                                                                 Words words = Words::as_meant);

/// A description for messages: "button \"Save\" that is enabled".
std::string describe(const Selector& selector);

}  // namespace offhand
