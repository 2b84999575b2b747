#pragma once

#include <string_view>
#include <vector>

#include "impl/query/nodes.h"

namespace offhand::query {

/// For each node whether the words mean it: by the words of its title, description and identifier or what else is said
/// for them, by a role among the words, and by the label beside which they place it ("the field beside Name"). Those
/// that fit equally well are all marked.
std::vector<bool> meant_by_words(const Nodes& nodes, std::string_view words);

}  // namespace offhand::query
