#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string_view>
#include <vector>

#include "codegen/runtime/error.h"
#include "codegen/runtime/validate.h"
#include "offhand/cup/envelope.h"

/// Envelopes as JSON values, for code that has those already. Text is read by offhand/cup/envelope.h.
namespace offhand::cup {

/// What a JSON value is meant to be.
enum class Form : unsigned char { envelope, nodes, windows };

/// The value of a text that is neither too long nor too deep, or what is wrong with the text.
Result<nlohmann::json> parse_json(std::string_view text);

/// Every rule that the value breaks, at most 10,000 of them. Numbers such as 5.0 become integers where the rules
/// want some.
std::vector<offhand::Problem> problems_of(nlohmann::json& value, Form form);

/// The following need a value without problems, and fail for numbers that are too large.
Result<Envelope> envelope_of(const nlohmann::json& value);
/// All nodes of a list with what lies in them, in preorder.
Result<std::vector<Node>> nodes_of(const nlohmann::json& list);
Result<std::vector<Window>> windows_of(const nlohmann::json& list);

}  // namespace offhand::cup
