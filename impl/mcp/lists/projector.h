#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

namespace offhand::mcp {

/// Output is written in the form of the newest version and reduced here to what an older version has.
enum class Subject : std::uint8_t {
  tool,
  resource,
  resource_template,
  prompt,
  prompt_argument,
  content,
  embedded_resource,
  annotations,
  sampling_message,
  implementation
};

/// JSON text of a list entry or content block in the form of `version`.
std::string project(Subject subject, std::string_view wire, std::string_view version);
/// JSON text of an array of prompt messages.
std::string project_messages(std::string_view messages, std::string_view version);

/// The params of a sampling request. Before 2025-11-25 a message has one content block.
nlohmann::json project_sampling(nlohmann::json params, std::string_view version);

/// The schema of a form. Multiple-choice fields came with 2025-11-25 and are removed for older versions, as are all
/// defaults except those of booleans; titled single choices become `enumNames`.
nlohmann::json project_form(nlohmann::json schema, std::string_view version);
/// True if the reduced form still has every field that it requires.
bool can_project_form(const nlohmann::json& schema, std::string_view version);

/// True if the version accepts this structured result: they came with 2025-06-18 and had to be objects until
/// 2026-07-28.
bool takes_structured(std::string_view structured, std::string_view version);

}  // namespace offhand::mcp
