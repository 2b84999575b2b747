#pragma once

#include <optional>
#include <vector>

#include "offhand/calls.h"
#include "offhand/outcome.h"

namespace offhand::library {

/// The words of a batch that are no actions on elements.
inline constexpr const char* wait_step = "wait";
inline constexpr const char* keys_step = "press_keys";
/// How long a step may wait, in milliseconds.
inline constexpr std::int64_t shortest_wait = 50;
inline constexpr std::int64_t longest_wait = 5000;

/// invalid_arguments with everything that is wrong with a batch as it is written; empty: it may begin.
std::optional<Failure> problem_of(const std::vector<BatchStep>& steps);

}  // namespace offhand::library
