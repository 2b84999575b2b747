#pragma once

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>

namespace offhand::workflow {

/// What a result says of itself that makes its step one that failed: its verdict is false, with what it says of the
/// reason, such as its first issues. Nothing where the verdict is another or absent.
std::optional<std::string> told_failure(const nlohmann::json& result, const std::string& verdict);

}  // namespace offhand::workflow
