#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "tests/support/application.h"
#include "tests/support/elements.h"
#include "tests/support/mcp_client.h"

// One call a step: what the reply to an action says of a real window is what reading it again says.
namespace offhand::test {
namespace {

using testing::HasSubstr;

class Observed : public testing::TestWithParam<std::string> {
 protected:
  json here(json more) {
    more.update({{"pid", fixture_.pid()}, {"window_id", fixture_.window()}});
    return more;
  }
  ToolReply look(json more = json::object()) {
    more["include_screenshot"] = false;
    return client_.call("get_window_state", here(more));
  }

  const FixtureApplication fixture_{GetParam(), "Observed " + GetParam()};
  McpClient client_{{.server = {"--tools", "full"}}};
};

TEST_P(Observed, ActionsSayWhatAFreshReadingSays) {
  json before;
  ASSERT_TRUE(eventually([&] {
    before = look({{"format", "json"}}).structured;
    return find_element(before, "Insert before A", "button").has_value();
  })) << before;
  const auto button = element_named(before, "Insert before A", "button");
  const auto clicked = client_.call("click", here({{"element_index", button.index}, {"observe", "diff"}}));
  ASSERT_FALSE(clicked.failed) << clicked.text;
  fixture_.wait_for({{"event", "clicked"}, {"name", "Insert before A"}});
  const auto fresh = look({{"since", before["snapshot_id"]}});
  bool tells_what_came = false;
  for (const auto& change : clicked.structured["changes"]) {
    const auto line = change["change"].get<std::string>() + " " + change["line"].get<std::string>();
    EXPECT_THAT(fresh.text, HasSubstr(line + "\n"));
    EXPECT_THAT(clicked.text, HasSubstr("\n" + line));
    tells_what_came |= change["change"] == "added" && line.find("DANGER") != std::string::npos;
  }
  EXPECT_TRUE(tells_what_came) << clicked.text << "\n" << fresh.text;
}

/// Numbers by name.
std::map<std::string, std::vector<int>> numbers_of_items(const json& state) {
  std::map<std::string, std::vector<int>> numbers;
  for (const auto& element : elements_of(state)) {
    if (element.role == "cell") numbers[element.name].push_back(element.index);
  }
  return numbers;
}

TEST(TreeOfQt, ItemsKeepTheirNumbersThoughTheirObjectsAreMadeAnew) {
  Application application({"/usr/bin/python3", "-B", OFFHAND_TEST_TREE_QT5});
  McpClient client({.server = {"--tools", "full"}});
  const auto look = [&] {
    return client
        .call("get_window_state", {{"pid", application.pid()}, {"format", "json"}, {"include_screenshot", false}})
        .structured;
  };
  json state;
  ASSERT_TRUE(eventually([&] { return numbers_of_items(state = look()).size() == 4; })) << state;
  const auto before = numbers_of_items(state);
  ASSERT_TRUE(write_all(application.process().input(), "Cherry\n"));
  ASSERT_TRUE(eventually([&] { return numbers_of_items(state = look()).size() == 5; })) << state;
  auto after = numbers_of_items(state);
  for (const auto* name : {"Apple", "Pear", "Plum"}) EXPECT_EQ(after[name], before.at(name)) << name;
  // Nothing tells which of two is which, so neither takes the number of the other.
  for (const auto number : after["Twin"]) EXPECT_EQ(std::ranges::count(before.at("Twin"), number), 0) << number;
  for (const auto& [name, numbers] : before) EXPECT_EQ(std::ranges::count(numbers, after["Cherry"][0]), 0) << name;
}

INSTANTIATE_TEST_SUITE_P(Fixtures, Observed, testing::Values("gtk3", "gtk4", "qt5"),
                         [](const auto& tested) { return tested.param; });

}  // namespace
}  // namespace offhand::test
