#pragma once

#include <string>

#include "tests/unit/mcp_bench.h"

/// What tests of questions say to a McpBench.
namespace offhand::test {

inline json filled(const std::string& key, const std::string& value) {
  return {{"action", "accept"}, {"content", {{key, value}}}};
}

/// The next round of a call.
inline json retry(const std::string& tool, const json& asked, const json& responses) {
  return call_params(tool, {{"requestState", asked["result"]["requestState"]}, {"inputResponses", responses}});
}

}  // namespace offhand::test
