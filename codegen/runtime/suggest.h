#pragma once

#include <optional>
#include <span>
#include <string_view>

namespace offhand {

/// The candidate with the smallest edit distance to `word`, unless it differs too much. Case and the difference between
/// - and _ do not count.
std::optional<std::string_view> nearest(std::string_view word, std::span<const std::string_view> candidates);

}  // namespace offhand
