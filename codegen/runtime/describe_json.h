#pragma once

#include <nlohmann/json_fwd.hpp>
#include <span>
#include <string>
#include <string_view>

#include "codegen/runtime/schema.h"

/// How messages describe JSON values.
namespace offhand {

std::string number_text(double number);
std::string in_quotes(std::string_view text);

/// The value's kind, and its text if that is short enough to help.
std::string described(const nlohmann::json& value);

/// "a string"
std::string_view wanted(SchemaKind kind);

/// ", did you mean \"a\"?", or empty.
std::string did_you_mean(std::string_view word, std::span<const std::string_view> candidates);

}  // namespace offhand
