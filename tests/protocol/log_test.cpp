#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <sstream>

#include "tests/support/mcp_client.h"

// What a server tells of its calls on standard error, for who looks for lost time.
namespace offhand::test {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;

constexpr const char* call_line = "offhand: debug: call ";

/// A server at this level of log, after a click, a text and a refusal, and what it logged of them.
std::vector<std::string> lines_of(const char* variable, const char* level) {
  EnvironmentChanges environment{{"OFFHAND_LOG", std::nullopt}, {"OFFHAND_LOG_LEVEL", std::nullopt}};
  environment[variable] = level;
  McpClient client({.program = {"--platform", "sim:widgets"},
                    .server = {"--no-daemon", "--tools", "full"},
                    .environment = environment});
  EXPECT_FALSE(client.call("click", {{"session", "run"}, {"pid", 200}, {"x", 40}, {"y", 25}}).failed);
  EXPECT_FALSE(client.call("type_text", {{"session", "run"}, {"pid", 200}, {"text", "sesame"}}).failed);
  EXPECT_TRUE(client.call("get_window_state", {{"session", "run"}, {"pid", 200}, {"window_id", 4242}}).failed);
  client.close_input();
  EXPECT_EQ(client.wait_for_exit(), 0);
  std::vector<std::string> lines;
  EXPECT_TRUE(eventually([&] {
    lines.clear();
    std::istringstream errors(client.errors());
    for (std::string line; std::getline(errors, line);) {
      EXPECT_THAT(line, Not(HasSubstr("sesame"))) << "nothing that was typed";
      if (line.starts_with(call_line)) lines.push_back(line);
    }
    return lines.size() == 3 || std::string(level) != "debug";
  })) << client.errors();
  return lines;
}

/// name=value, apart by blanks.
std::map<std::string, std::string> fields_of(const std::string& line) {
  std::map<std::string, std::string> fields;
  std::istringstream words(line.substr(std::string(call_line).size()));
  for (std::string word; words >> word;) {
    const auto equals = word.find('=');
    EXPECT_NE(equals, std::string::npos) << line;
    fields[word.substr(0, equals)] = word.substr(equals + 1);
  }
  return fields;
}

class CallLog : public testing::TestWithParam<const char*> {};

TEST_P(CallLog, TellsAtLevelDebugHowLongEachStageTook) {
  const auto lines = lines_of(GetParam(), "debug");
  ASSERT_THAT(lines, SizeIs(3));
  const std::vector<std::pair<std::string, std::string>> expected{
      {"desktop.click", "ok"}, {"desktop.type_text", "ok"}, {"desktop.get_window_state", "window_not_found"}};
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const auto fields = fields_of(lines[i]);
    EXPECT_EQ(fields.at("tool"), expected[i].first);
    EXPECT_EQ(fields.at("outcome"), expected[i].second);
    EXPECT_EQ(fields.at("session"), "run");
    double stages = 0;
    for (const auto* stage : {"parse_ms", "wait_ms", "target_ms", "body_ms", "record_ms"}) {
      const auto time = std::stod(fields.at(stage));
      EXPECT_GE(time, 0) << stage;
      stages += time;
    }
    constexpr double rounding = 0.05;
    EXPECT_LE(stages, std::stod(fields.at("total_ms")) + rounding) << lines[i];
    EXPECT_GT(stages, 0) << lines[i];
    EXPECT_EQ(fields.size(), 9U) << lines[i];
  }
}

INSTANTIATE_TEST_SUITE_P(Named, CallLog, testing::Values("OFFHAND_LOG", "OFFHAND_LOG_LEVEL"),
                         [](const auto& row) { return std::string(row.param); });

/// A recorded action tells of its turn as well.
TEST(TurnLog, TellsAtLevelDebugHowLongEachStageTook) {
  const TemporaryFolder folder;
  McpClient client({.program = {"--platform", "sim:widgets"},
                    .server = {"--no-daemon", "--tools", "full"},
                    .environment = {{"OFFHAND_LOG", "debug"}}});
  EXPECT_FALSE(client.call("start_recording", {{"output_dir", folder.file("demo")}}).failed);
  EXPECT_FALSE(client.call("type_text", {{"pid", 200}, {"text", "sesame"}}).failed);
  constexpr const char* turn_line = "offhand: debug: turn ";
  std::string found;
  ASSERT_TRUE(eventually([&] {
    std::istringstream errors(client.errors());
    for (std::string line; std::getline(errors, line);) {
      if (line.starts_with(turn_line)) found = line;
    }
    return !found.empty();
  })) << client.errors();
  auto fields = fields_of(call_line + found.substr(std::string(turn_line).size()));
  EXPECT_EQ(fields.at("number"), "1");
  EXPECT_EQ(fields.at("tool"), "desktop.type_text");
  for (const auto* stage : {"tree_ms", "picture_ms", "encode_ms", "files_ms", "write_ms"})
    EXPECT_GE(std::stod(fields.at(stage)), 0) << stage;
  EXPECT_GT(std::stod(fields.at("encode_ms")), 0);
  EXPECT_EQ(fields.size(), 7U) << found;
  EXPECT_THAT(client.errors(), Not(HasSubstr("sesame")));
}

TEST(CallLogAtInfo, NothingIsSaidOfCalls) { EXPECT_THAT(lines_of("OFFHAND_LOG_LEVEL", "info"), IsEmpty()); }

}  // namespace
}  // namespace offhand::test
