#include "impl/mcp/asking/sampling_answer.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <span>

#include "impl/base/base64.h"

namespace offhand::mcp {
namespace {

using nlohmann::json;

Complaint role_problem(const json& role, const std::string& where) {
  return role == "user" || role == "assistant" ? "" : where + " must be user or assistant";
}

struct Block {
  std::string_view type;
  std::string_view since;
  std::array<std::string_view, 2> texts;
};
constexpr std::array said_blocks{
    Block{"text", "2024-11-05", {"text"}}, Block{"image", "2024-11-05", {"mimeType", "data"}},
    Block{"audio", "2025-03-26", {"mimeType", "data"}}, Block{"tool_use", "2025-11-25", {"id", "name"}},
    Block{"tool_result", "2025-11-25", {"toolUseId"}}};
/// Content blocks allowed in tool results.
constexpr std::array given_blocks{
    Block{"text", "2025-11-25", {"text"}}, Block{"image", "2025-11-25", {"mimeType", "data"}},
    Block{"audio", "2025-11-25", {"mimeType", "data"}}, Block{"resource_link", "2025-11-25", {"uri", "name"}},
    Block{"resource", "2025-11-25", {}}};

Complaint annotations_problem(const json& block, const std::string& where) {
  const auto* annotations = member_of(block, "annotations");
  if (annotations == nullptr) return {};
  if (!annotations->is_object()) return where + "annotations must be an object";
  const auto inside = where + "annotations.";
  if (const auto* audience = member_of(*annotations, "audience")) {
    if (!audience->is_array()) return inside + "audience must be an array";
    for (const auto& role : *audience) {
      if (auto problem = role_problem(role, inside + "audience"); !problem.empty()) return problem;
    }
  }
  const auto* priority = member_of(*annotations, "priority");
  if (priority != nullptr && !(priority->is_number() && *priority >= 0 && *priority <= 1)) {
    return inside + "priority must be a number from 0 to 1";
  }
  return optional_member(*annotations, inside, "lastModified", &json::is_string, "a string");
}

Complaint embedded_problem(const json& block, const std::string& where) {
  if (auto problem = needed_member(block, where, "resource", &json::is_object, "an object"); !problem.empty())
    return problem;
  const auto inside = where + "resource.";
  if (auto problem = needed_member(block["resource"], inside, "uri", &json::is_string, "a string"); !problem.empty())
    return problem;
  const auto* body = block["resource"].contains("blob") ? "blob" : "text";
  return needed_member(block["resource"], inside, body, &json::is_string, "a string");
}

Complaint blocks_problem(std::span<const Block> known, const json& blocks, const std::string& where,
                         std::string_view version);

Complaint block_problem(std::span<const Block> known, const json& block, const std::string& where,
                        std::string_view version) {
  if (!block.is_object()) return where + " must be an object";
  const auto inside = where + ".";
  const auto* type = member_of(block, "type");
  const auto found = std::find_if(known.begin(), known.end(), [&](const Block& row) {
    return type != nullptr && *type == row.type && version >= row.since;
  });
  if (found == known.end()) return fmt::format("{}type must be one that version {} has here", inside, version);
  for (const auto name : found->texts) {
    if (name.empty()) continue;
    if (auto problem = needed_member(block, inside, name, &json::is_string, "a string"); !problem.empty())
      return problem;
    if (name == "data" && !decode_base64(block["data"].get_ref<const std::string&>())) {
      return inside + "data must be base64";
    }
  }
  auto problem = meta_problem(block, inside);
  if (problem.empty()) problem = annotations_problem(block, inside);
  if (!problem.empty()) return problem;
  if (found->type == "resource") return embedded_problem(block, inside);
  if (found->type == "tool_use") return needed_member(block, inside, "input", &json::is_object, "an object");
  if (found->type != "tool_result") return {};
  problem = needed_member(block, inside, "content", &json::is_array, "an array");
  if (problem.empty()) problem = optional_member(block, inside, "isError", &json::is_boolean, "true or false");
  // From 2026-07-28 on it may be any JSON value.
  if (problem.empty() && version < "2026-07-28") {
    problem = optional_member(block, inside, "structuredContent", &json::is_object, "an object");
  }
  return problem.empty() ? blocks_problem(given_blocks, block["content"], inside + "content", version) : problem;
}

Complaint blocks_problem(std::span<const Block> known, const json& blocks, const std::string& where,
                         std::string_view version) {
  for (std::size_t i = 0; i < blocks.size(); ++i) {
    auto problem = block_problem(known, blocks[i], fmt::format("{}[{}]", where, i), version);
    if (!problem.empty()) return problem;
  }
  return {};
}

}  // namespace

Complaint sampling_problem(const json& result, std::string_view version) {
  const auto* role = member_of(result, "role");
  if (auto problem = role_problem(role == nullptr ? json() : *role, "role"); !problem.empty()) return problem;
  if (auto problem = needed_member(result, "", "model", &json::is_string, "a string"); !problem.empty()) return problem;
  if (auto problem = optional_member(result, "", "stopReason", &json::is_string, "a string"); !problem.empty())
    return problem;
  const auto* content = member_of(result, "content");
  if (content == nullptr) return "content is missing";
  // One block; since 2025-11-25 also an array of them.
  if (content->is_array() && version >= "2025-11-25") return blocks_problem(said_blocks, *content, "content", version);
  return block_problem(said_blocks, *content, "content", version);
}

}  // namespace offhand::mcp
