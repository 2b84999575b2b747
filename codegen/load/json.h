#pragma once

#include <nlohmann/json.hpp>

namespace offhand::codegen {

/// Keeps the order of keys in the schema, which is the order of struct members and documentation.
using Json = nlohmann::ordered_json;

}  // namespace offhand::codegen
