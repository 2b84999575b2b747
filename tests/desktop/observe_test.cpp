#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

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

INSTANTIATE_TEST_SUITE_P(Fixtures, Observed, testing::Values("gtk3", "gtk4", "qt5"),
                         [](const auto& tested) { return tested.param; });

}  // namespace
}  // namespace offhand::test
