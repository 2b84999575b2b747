#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "codegen/runtime/tool.h"
#include "impl/mcp/message.h"

// Headers of 2026-07-28 that repeat parts of the body for gateways that do not read bodies. They must agree with it, or
// a gateway and this server would act on different requests.
namespace offhand::mcp {

/// The decoded value of a header: literal, or `=?base64?...?=`. Nothing if the encoding is invalid.
std::optional<std::string> header_text(std::string_view value);

/// Checks Mcp-Method and Mcp-Name.
std::optional<Problem> standard_header_problem(const Message& message, const HttpHints& hints);

/// Checks the Mcp-Param-* headers against the arguments that a tool declares for them.
std::optional<Problem> parameter_header_problem(std::span<const HeaderParameter> declared,
                                                const nlohmann::json& arguments, const HttpHints& hints);

}  // namespace offhand::mcp
