#pragma once

#include <string>

#include "tests/support/json.h"

/// What tests say to a McpBench, and read in its answers.
namespace offhand::test {

using nlohmann::json;

inline json call(const std::string& tool, const json& more = json::object()) {
  json params{{"name", tool}, {"arguments", json::object()}};
  params.update(more);
  return params;
}

inline json filled(const std::string& key, const std::string& value) {
  return {{"action", "accept"}, {"content", {{key, value}}}};
}

inline std::string text_of(const json& answer) { return answer["result"]["content"][0].value("text", ""); }

/// The next round of a call.
inline json retry(const std::string& tool, const json& asked, const json& responses) {
  return call(tool, {{"requestState", asked["result"]["requestState"]}, {"inputResponses", responses}});
}

}  // namespace offhand::test
