#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <map>
#include <nlohmann/json.hpp>
#include <vector>

#include "codegen/runtime/catalog.h"
#include "generated/registry/registry.h"

// Callers of the reference driver find its tools here by the same names, with the same arguments. The table is data:
// reference_tools.json names each argument with its type, and with ! where the reference requires it.
namespace offhand::test {
namespace {

using nlohmann::json;

json table() {
  std::ifstream stream(OFFHAND_TEST_ROOT "/tests/unit/reference_tools.json");
  return json::parse(stream);
}

const ToolInfo* tool_of(const std::string& name) {
  for (const auto* tool : catalog().tools) {
    if (tool->toolset == "desktop" && tool->name == name) return tool;
  }
  return nullptr;
}

const SchemaProperty* argument_of(const ToolInfo& tool, const std::string& name) {
  const auto found = std::find_if(tool.input->properties.begin(), tool.input->properties.end(),
                                  [&](const auto& property) { return property.name == name; });
  return found == tool.input->properties.end() ? nullptr : &*found;
}

/// Whole numbers are numbers.
bool takes(SchemaKind kind, const std::string& type) {
  static const std::map<std::string, std::vector<SchemaKind>> kinds{
      {"string", {SchemaKind::string}},
      {"boolean", {SchemaKind::boolean}},
      {"integer", {SchemaKind::integer, SchemaKind::number}},
      {"number", {SchemaKind::number}},
      {"array", {SchemaKind::array}}};
  const auto& fitting = kinds.at(type);
  return std::find(fitting.begin(), fitting.end(), kind) != fitting.end();
}

TEST(ReferenceTools, AreThirtySeven) { EXPECT_EQ(table()["tools"].size(), 37U); }

TEST(ReferenceTools, AreThereOrListedAsMissingWithTheReason) {
  const auto reference = table();
  const auto& tools = reference["tools"];
  for (const auto& [name, arguments] : tools.items()) {
    const bool excused = reference["missing"].contains(name) && !reference["missing"][name].get<std::string>().empty();
    EXPECT_NE(tool_of(name) != nullptr, excused) << name << " has to be there, or to be listed as missing";
  }
}

TEST(ReferenceTools, TakeEveryArgumentOfTheReferenceAndRequireNoOther) {
  const auto reference = table();
  for (const auto& [name, arguments] : reference["tools"].items()) {
    const auto* tool = tool_of(name);
    if (tool == nullptr) continue;  // the test above says whether it may be
    for (const auto& [argument, written] : arguments.items()) {
      auto type = written.get<std::string>();
      if (type.ends_with('!')) type.pop_back();
      const auto* property = argument_of(*tool, argument);
      const auto excuse = reference["missing_arguments"].find(name + "/" + argument);
      EXPECT_NE(property != nullptr, excuse != reference["missing_arguments"].end()) << name << "/" << argument;
      if (property == nullptr) continue;
      EXPECT_TRUE(takes(property->node->kind, type)) << name << "/" << argument << " is no " << type;
    }
    for (const auto& property : tool->input->properties) {
      if (!property.required) continue;
      const auto asked = arguments.find(std::string(property.name));
      const bool excused = reference["required_here"].contains(name + "/" + std::string(property.name));
      EXPECT_TRUE(excused || (asked != arguments.end() && asked->get<std::string>().ends_with('!')))
          << name << " requires " << property.name;
    }
  }
}

}  // namespace
}  // namespace offhand::test
