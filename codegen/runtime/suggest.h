#pragma once

#include <optional>
#include <span>
#include <string_view>

namespace offhand {

/// "Did you mean": the candidate with the fewest edits to `word`, unless it differs in too much to be a slip.
/// Case and the difference between - and _ do not count.
std::optional<std::string_view> nearest(std::string_view word, std::span<const std::string_view> candidates);

}  // namespace offhand
