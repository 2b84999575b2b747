#include "impl/cli/verdict.h"

#include <nlohmann/json.hpp>
#include <string>

#include "generated/support/verdicts.h"

namespace offhand::cli {

bool is_as_asked(const ToolInfo& tool, const Reply& reply) {
  const auto verdict = verdict_of(tool.identity);
  if (verdict.empty() || !reply.structured) return true;
  const auto result = nlohmann::json::parse(*reply.structured, nullptr, false);
  const auto told = result.is_object() ? result.find(std::string(verdict)) : result.end();
  return told == result.end() || !told->is_boolean() || told->get<bool>();
}

}  // namespace offhand::cli
