#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "impl/query/condition.h"
#include "impl/query/nodes.h"

namespace offhand::query {

/// How text is compared: as a whole, or any part of it; never by case.
enum class Comparison { whole, part };

/// For each node whether it meets the condition. What a negation excludes is compared by any part.
std::vector<bool> meeting(const Condition& condition, const Nodes& nodes, Comparison comparison);

/// For each node whether its title is this text: case counts where any title is the same to the letter.
std::vector<bool> titled(const Nodes& nodes, std::string_view text);
/// Whether its title has this part.
std::vector<bool> containing(const Nodes& nodes, std::string_view text);
/// Whether its program calls it so.
std::vector<bool> identified(const Nodes& nodes, std::string_view text);

bool any_of(const std::vector<bool>& marks);

}  // namespace offhand::query
