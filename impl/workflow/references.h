#pragma once

#include <cstddef>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <tl/expected.hpp>
#include <vector>

namespace offhand::workflow {

/// Whether any text in the arguments refers to the result of a step: `{{step_2.value}}`. The number counts from 1; the
/// rest is a path into the result, with names and positions in lists: `{{step_1.windows.0.title}}`. Braces that begin
/// otherwise are text, and so is `{{{{step_`, for `{{step_`.
bool refers(const nlohmann::json& arguments);

/// The arguments of step number `step` with what their references mean. Text that is nothing but one reference becomes
/// the value itself, of whatever type; inside other text the value is written out. What is put in is never looked
/// through for references. `results`: those of the steps before it, null where a step has none. Fails with the reason.
tl::expected<nlohmann::json, std::string> filled(const nlohmann::json& arguments, std::size_t step,
                                                 const std::vector<nlohmann::json>& results);

/// Whether all references of a step are well formed and name earlier steps; otherwise the reason.
tl::expected<void, std::string> check_references(const nlohmann::json& arguments, std::size_t step);

}  // namespace offhand::workflow
