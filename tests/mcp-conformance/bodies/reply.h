#pragma once

#include <chrono>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "codegen/runtime/tool.h"
#include "impl/tools/call.h"

/// What the bodies of the fixtures have in common. None of them touches a desktop: each does what a scenario of the
/// conformance suite asks for, by the same interfaces as the tools of the product.
namespace offhand::fixtures {

Reply text_reply(std::string text);

/// A picture of one pixel.
std::string_view png_bytes();
std::string_view png_base64();

/// A question by a flat form: all its properties are required if `required` is empty.
InputRequest form(std::string key, std::string_view message, const nlohmann::json& properties,
                  const nlohmann::json& required = nullptr);
/// The same with one text property.
InputRequest text_form(std::string key, std::string_view message, std::string_view property);
InputRequest sampling(std::string key, std::string_view prompt, int max_tokens);
InputRequest roots(std::string key);

/// What a user filled in under `property`; empty when they did not.
std::string filled_in(const Answers& answers, std::string_view key, std::string_view property);
/// The text of what a model said.
std::string said(const Answers& answers, std::string_view key);

/// Fails when the call is cancelled or its time is up meanwhile.
Result<void> pause(Call& call, std::chrono::milliseconds time);

}  // namespace offhand::fixtures
