#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

namespace offhand::mcp {

/// What goes out is written in the words of the newest version; older ones get what they know.
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

/// JSON text of an entry of a list, or of a content block, as `version` has it.
std::string project(Subject subject, std::string_view wire, std::string_view version);
/// JSON text of an array of prompt messages.
std::string project_messages(std::string_view messages, std::string_view version);

/// The params of a question to the client's model. Before 2025-11-25 a message has one block.
nlohmann::json project_sampling(nlohmann::json params, std::string_view version);

/// The schema of a form. Fields of several choices came with 2025-11-25 and are left out before, as are all defaults
/// but those of booleans; single choices with titles become the names of an enumeration.
nlohmann::json project_form(nlohmann::json schema, std::string_view version);
/// Whether the form still asks for all that it requires.
bool can_project_form(const nlohmann::json& schema, std::string_view version);

/// Structured results came with 2025-06-18, and were objects until 2026-07-28.
bool takes_structured(std::string_view structured, std::string_view version);

}  // namespace offhand::mcp
