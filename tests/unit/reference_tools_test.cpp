#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <vector>

#include "codegen/runtime/catalog.h"
#include "codegen/runtime/describe_json.h"
#include "generated/registry/registry.h"
#include "tests/support/process.h"
#include "tests/support/stated.h"
#include "tests/unit/simulated.h"

// Callers of the reference driver find its tools here by the same names, with the same arguments, limits, values and
// defaults. The table is data: reference_tools.json says what the reference states, and why anything is different here.
namespace offhand::test {
namespace {

using testing::HasSubstr;

const json& table() {
  static const auto read = json::parse(contents(OFFHAND_TEST_ROOT "/tests/unit/reference_tools.json"));
  return read;
}

const ToolInfo* tool_of(const std::string& name) { return catalog().find_tool("desktop." + name); }

const SchemaProperty* argument_of(const ToolInfo& tool, const std::string& name) {
  const auto found = std::find_if(tool.input->properties.begin(), tool.input->properties.end(),
                                  [&](const auto& property) { return property.name == name; });
  return found == tool.input->properties.end() ? nullptr : &*found;
}

json published_schema(const std::string& tool) {
  return json::parse(contents(OFFHAND_TEST_ROOT "/generated/schemas/desktop/" + tool + ".arguments.json"));
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

std::string range_of(const SchemaNode& node) {
  return (node.minimum ? number_text(*node.minimum) : "") + ".." + (node.maximum ? number_text(*node.maximum) : "");
}

/// Whether the tool says of this value of an argument that something is wrong with it. That others are missing is
/// another matter.
bool refuses(const ToolInfo& tool, const std::string& argument, const json& value) {
  const auto parsed = tool.parse({{argument, value}}, "linux");
  if (parsed) return false;
  const auto data = json::parse(parsed.error().data);
  return std::ranges::any_of(data["problems"], [&](const json& problem) {
    const auto pointer = problem["pointer"].get<std::string>();
    return pointer == "/" + argument || pointer.starts_with("/" + argument + "/");
  });
}

json as_argument(SchemaKind kind, const std::string& value) {
  return kind == SchemaKind::array ? json::array({value}) : json(value);
}

/// Where we are not as the reference.
struct Difference {
  /// Of the table: where its reason stands.
  std::string section;
  /// "click/scope/default"
  std::string where;
  json ours = nullptr;
};

void PrintTo(const Difference& difference, std::ostream* stream) {
  *stream << difference.section << " " << difference.where << " " << difference.ours;
}

void compare(const std::string& tool_name, const std::string& name, const Stated& stated,
             std::vector<Difference>& found) {
  const auto& tool = *tool_of(tool_name);
  const auto where = tool_name + "/" + name;
  const auto* property = argument_of(tool, name);
  if (property == nullptr) return found.push_back({"missing_arguments", where});
  if (!takes(property->node->kind, stated.type)) found.push_back({"differences", where + "/type"});
  const auto listed = json::parse(tool.wire_on("linux", WireDetail::whole))["inputSchema"]["properties"];
  if (!listed.contains(name)) found.push_back({"unlisted", where});
  if (!stated.range.empty() && range_of(*property->node) != stated.range) {
    found.push_back({"differences", where + "/range", range_of(*property->node)});
  }
  for (const auto& value : stated.values) {
    if (refuses(tool, name, as_argument(property->node->kind, value))) {
      found.push_back({"differences", where + "/" + value});
    }
  }
  const auto fallback = published_schema(tool_name)["properties"][name].value("default", json());
  if (!stated.fallback.is_null() && fallback != stated.fallback) {
    found.push_back({"differences", where + "/default", fallback});
  }
}

/// All of them. An argument that is required here and not there is one, the other way round is not.
std::vector<Difference> differences() {
  std::vector<Difference> found;
  for (const auto& [name, arguments] : table()["tools"].items()) {
    const auto* tool = tool_of(name);
    if (tool == nullptr) {
      found.push_back({"missing", name});
      continue;
    }
    auto all = arguments;
    if (table()["grown_since"].contains(name)) all.update(table()["grown_since"][name]);
    for (const auto& [argument, notation] : all.items()) compare(name, argument, Stated(notation), found);
    for (const auto& property : tool->input->properties) {
      const std::string key(property.name);
      if (property.required && !(all.contains(key) && Stated(all[key]).required)) {
        found.push_back({"required_here", name + "/" + key});
      }
    }
  }
  return found;
}

/// Part by part, where * is any.
bool covers(const std::string& pattern, const std::string& where) {
  const auto wanted = split(pattern, '/');
  const auto parts = split(where, '/');
  return std::equal(wanted.begin(), wanted.end(), parts.begin(), parts.end(),
                    [](const auto& one, const auto& other) { return one == "*" || one == other; });
}

/// The reasons that the table gives for it: "why", or that and what is here instead.
std::vector<json> reasons_for(const Difference& difference) {
  std::vector<json> reasons;
  for (const auto& [pattern, reason] : table()[difference.section].items()) {
    if (covers(pattern, difference.where)) reasons.push_back(reason);
  }
  return reasons;
}

TEST(ReferenceTools, AreThirtySeven) { EXPECT_EQ(table()["tools"].size(), 37U); }

TEST(ReferenceTools, AreAsTheReferenceStatesOrTheTableSaysWhyNot) {
  for (const auto& difference : differences()) {
    const auto reasons = reasons_for(difference);
    EXPECT_FALSE(reasons.empty()) << testing::PrintToString(difference) << " has no reason";
    for (const auto& reason : reasons) {
      const auto why = reason.is_object() ? reason["why"] : reason;
      EXPECT_FALSE(why.get<std::string>().empty()) << testing::PrintToString(difference);
      EXPECT_TRUE(!reason.is_object() || reason["ours"] == difference.ours) << testing::PrintToString(difference);
    }
  }
}

TEST(ReferenceTools, EveryReasonIsOneForSomething) {
  const auto found = differences();
  for (const auto* section : {"missing", "missing_arguments", "required_here", "unlisted", "differences"}) {
    for (const auto& [pattern, reason] : table()[section].items()) {
      EXPECT_TRUE(std::ranges::any_of(
          found, [&](const auto& one) { return one.section == section && covers(pattern, one.where); }))
          << section << ": " << pattern << " is as the reference states it";
    }
  }
}

/// Whoever states a limit or a list of values enforces it.
TEST(ReferenceTools, RefuseWhatLiesBeyondALimitOrIsNoValue) {
  int limits = 0;
  int lists = 0;
  for (const auto& [name, arguments] : table()["tools"].items()) {
    for (const auto& [argument, notation] : arguments.items()) {
      const Stated stated(notation);
      const auto& tool = *tool_of(name);
      const auto& node = *argument_of(tool, argument)->node;
      const double step = node.kind == SchemaKind::integer ? 1 : 0.01;
      for (const auto& [limit, direction] : {std::pair{node.minimum, -1}, std::pair{node.maximum, 1}}) {
        if (stated.range.empty() || !limit) continue;
        EXPECT_FALSE(refuses(tool, argument, *limit)) << name << "/" << argument << " " << *limit;
        EXPECT_TRUE(refuses(tool, argument, *limit + direction * step)) << name << "/" << argument << " " << *limit;
        ++limits;
      }
      if (stated.values.empty()) continue;
      // An unknown way of delivery is background, in the reference, too; and an element may offer actions of other
      // names.
      const bool is_lenient = argument == "delivery_mode" || (name == "click" && argument == "action");
      EXPECT_NE(refuses(tool, argument, as_argument(node.kind, "sideways")), is_lenient) << name << "/" << argument;
      ++lists;
    }
  }
  EXPECT_GE(limits, 28);
  EXPECT_GE(lists, 14);
}

TEST(ReferenceTools, AreCommandsWithAllTheirArguments) {
  for (const auto& [name, arguments] : table()["tools"].items()) {
    const auto& tool = *tool_of(name);
    EXPECT_EQ(tool.command, name);
    for (const auto& [argument, notation] : arguments.items()) {
      EXPECT_TRUE(std::ranges::any_of(tool.cli, [&](const auto& option) { return option.key == argument; }))
          << name << "/" << argument;
    }
  }
}

TEST(ReferenceTools, ANewCursorMovesAndLooksAsThatOfTheReference) {
  SimulatedDesk desk;
  const auto state = desk.call("get_agent_cursor_state");
  int compared = 0;
  for (const auto& [argument, notation] : table()["tools"]["set_agent_cursor_motion"].items()) {
    const Stated stated(notation);
    if (stated.fallback.is_null() || argument == "cursor_id") continue;
    const auto is = argument == "cursor_size"      ? state["size"]
                    : argument == "cursor_opacity" ? state["opacity"]
                                                   : state["motion"][argument];
    EXPECT_EQ(is, stated.fallback) << argument;
    ++compared;
  }
  EXPECT_EQ(compared, 10);
}

}  // namespace
}  // namespace offhand::test
