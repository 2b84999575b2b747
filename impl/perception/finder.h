#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "generated/types/element.h"
#include "impl/perception/snapshot.h"

namespace offhand {

/// Which element is meant; all that is given has to fit.
struct Selector {
  std::optional<std::string> query;
  std::optional<std::string> role;
  std::optional<std::string> name;
  bool exact = false;
  std::optional<std::string> text;
  std::vector<ElementState> state;
};

/// Takes over what arguments hold of a selector, by the names of schema/common/finding.json.
template <class Arguments>
Selector selector_of(const Arguments& arguments) {
  return {arguments.query, arguments.role, arguments.name, arguments.exact, arguments.text, arguments.state};
}

/// How well a name fits the wanted one, from 0 (not at all) to 1 (it is the same): case, punctuation, parts of it and
/// slips of the pen are forgiven, in this order.
double likeness(std::string_view name, std::string_view wanted);

/// Whether a role is meant by a word, which may be a usual synonym of it.
bool is_role(const platform::Node& node, std::string_view word);

/// Whether somebody who looks at the window can see the element.
bool shows(const platform::Node& node);

/// What fits, the best first; of equals what shows, then the order of the tree.
std::vector<const SnapshotElement*> find_elements(const Snapshot& snapshot, const Selector& selector);

/// "button \"Save\" that is enabled", for messages.
std::string describe(const Selector& selector);

}  // namespace offhand
