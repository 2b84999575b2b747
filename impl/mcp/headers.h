#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "codegen/runtime/tool.h"
#include "impl/mcp/message.h"

// Headers of 2026-07-28 that repeat parts of the body, for those on the way who do not read bodies. They must agree, or
// a gateway and this server would act on different things.
namespace offhand::mcp {

/// What a header's value stands for: literal, or `=?base64?...?=` decoded. Nothing when the coding is broken.
std::optional<std::string> header_text(std::string_view value);

/// Mcp-Method and Mcp-Name.
std::optional<Problem> standard_header_problem(const Message& message, const HttpHints& hints);

/// Mcp-Param-*, for the arguments that a tool declares so.
std::optional<Problem> parameter_header_problem(std::span<const HeaderParameter> declared,
                                                const nlohmann::json& arguments, const HttpHints& hints);

}  // namespace offhand::mcp
