#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <string>

#include "codegen/runtime/error.h"

namespace offhand::platform::web {

/// The limit for the result of a script, as JSON text.
constexpr std::int64_t result_limit_characters = 1000000;

/// A primitive value as JSON text; `script_result_unusable` if it is too long.
Result<std::string> plain_result(const nlohmann::json& value);
tl::unexpected<Error> unusable(std::string reason);

}  // namespace offhand::platform::web
