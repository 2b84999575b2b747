#pragma once

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace offhand::test {

/// How many tools there are in all toolsets.
inline std::size_t count_of_declared_tools() {
  std::size_t count = 0;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(OFFHAND_TEST_ROOT "/schema/tools"))
    count += entry.path().extension() == ".json" ? 1 : 0;
  return count;
}

/// The schemas of the native tools, by name: what a server with all of them must offer, however many there are.
inline std::vector<nlohmann::json> declared_tools() {
  std::vector<nlohmann::json> tools;
  for (const auto& entry : std::filesystem::directory_iterator(OFFHAND_TEST_ROOT "/schema/tools/desktop")) {
    std::ifstream stream(entry.path());
    tools.push_back(nlohmann::json::parse(stream));
  }
  std::sort(tools.begin(), tools.end(), [](const auto& a, const auto& b) { return a["name"] < b["name"]; });
  return tools;
}

inline std::vector<std::string> declared_names() {
  std::vector<std::string> names;
  for (const auto& tool : declared_tools()) names.push_back(tool["name"]);
  return names;
}

}  // namespace offhand::test
