#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "tests/support/application.h"
#include "tests/support/chromium.h"
#include "tests/support/desk.h"
#include "tests/support/elements.h"
#include "tests/support/mcp_client.h"

// That a double click is not confirmed by what its first press did: of three rows Plum opens, the others are chosen.
namespace offhand::test {
namespace {

using testing::EndsWith;
using testing::HasSubstr;

struct Rows {
  std::string toolkit;
  /// The command, which gets a folder of its own.
  std::function<std::vector<std::string>(const std::string& folder)> command;
  /// What has to be clicked before they show.
  std::string behind = {};
};

class DoubleClicks : public testing::TestWithParam<Rows> {
 protected:
  DoubleClicks() : application_(GetParam().command(folder_.path())) {
    user_.sit_down();
    if (const auto& behind = GetParam().behind; !behind.empty()) client_.call("click", on(behind));
  }

  json look() {
    return client_
        .call("get_window_state", {{"pid", application_.pid()}, {"format", "json"}, {"include_screenshot", false}})
        .structured;
  }
  ShownElement shown(const std::string& name) {
    json state;
    const bool is_shown = eventually([&] {
      state = look();
      const auto found = find_element(state, name);
      return found && found->has_bounds;
    });
    EXPECT_TRUE(is_shown) << state;
    return element_named(state, name);
  }
  json on(const std::string& name) { return {{"element_token", shown(name).token}}; }
  /// Its middle, so that the pointer has to press it.
  json at(const std::string& name) {
    const auto row = shown(name);
    return {{"pid", application_.pid()},
            {"window_id", application_.window()},
            {"x", row.middle_x()},
            {"y", row.middle_y()}};
  }
  /// What the application heard.
  bool opened(const std::string& name) {
    return eventually([&] {
      return contents(folder_.file("heard")).find("opened " + name) != std::string::npos ||
             run_command({"xdotool", "getwindowname", std::to_string(application_.window())})
                     .output.find("opened " + name) != std::string::npos;
    });
  }

  TemporaryFolder folder_;
  UserAtDesk user_;
  Application application_;
  McpClient client_{{.server = {"--tools", "full"}}};
};

TEST_P(DoubleClicks, AreNotConfirmedByTheRowThatTheFirstPressChose) {
  const auto by_element = client_.call("double_click", on("Apple"));
  ASSERT_FALSE(by_element.failed) << by_element.dump();
  EXPECT_TRUE(opened("Apple"));
  EXPECT_NE(by_element.structured["effect"], "confirmed") << by_element.dump();
  auto twice = on("Pear");
  twice["count"] = 2;
  const auto by_pointer = client_.call("click", twice);
  ASSERT_FALSE(by_pointer.failed) << by_pointer.dump();
  EXPECT_TRUE(opened("Pear"));
  EXPECT_NE(by_pointer.structured["effect"], "confirmed") << by_pointer.dump();
  const auto by_point = client_.call("double_click", at("Apple"));
  EXPECT_NE(by_point.structured["effect"], "confirmed") << by_point.dump();
  EXPECT_EQ(user_.disturbance(), "");
}

TEST_P(DoubleClicks, AreConfirmedByWhatOpened) {
  auto twice = on("Plum");
  twice["count"] = 2;
  const auto reply = client_.call("click", twice);
  EXPECT_TRUE(opened("Plum"));
  EXPECT_EQ(reply.structured["effect"], "confirmed") << reply.dump();
}

TEST_P(DoubleClicks, ARightClickIsNotConfirmedByTheRowThatItChose) {
  auto right = on("Pear");
  right["button"] = "right";
  right["delivery_mode"] = "foreground";
  const auto reply = client_.call("click", right);
  ASSERT_FALSE(reply.failed) << reply.dump();
  EXPECT_NE(reply.structured["effect"], "confirmed") << reply.dump();
}

std::vector<std::string> page_of_rows(const std::string& folder) {
  return chromium(folder, {"--force-renderer-accessibility", "--app=file://" OFFHAND_TEST_DOUBLE_CLICKS_PAGE});
}

class TextOfAPage : public testing::Test {
 protected:
  TextOfAPage() { user_.sit_down(); }
  json click_thrice(const std::string& text, bool by_point) {
    json state;
    EXPECT_TRUE(eventually([&] {
      state =
          client_.call("get_window_state", {{"pid", page_.pid()}, {"format", "json"}, {"include_screenshot", false}})
              .structured;
      const auto found = find_element(state, text);
      return found && found->has_bounds;
    })) << state;
    const auto shown = element_named(state, text);
    const json there{{"pid", page_.pid()}, {"x", shown.x + 20}, {"y", shown.middle_y()}, {"count", 3}};
    return client_.call("click", by_point ? there : json{{"element_token", shown.token}, {"count", 3}}).structured;
  }

  TemporaryFolder folder_;
  UserAtDesk user_;
  const Application page_{page_of_rows(folder_.path())};
  McpClient client_{{.server = {"--tools", "full"}}};
};

TEST_F(TextOfAPage, IsSelectedByATripleClickWhichIsConfirmedByThat) {
  const auto by_element = click_thrice("Some words to select", false);
  EXPECT_EQ(by_element["effect"], "confirmed") << by_element;
  EXPECT_EQ(by_element["evidence"]["detail"], "20 characters are selected now");
  const auto by_point = click_thrice("Other words to select", true);
  EXPECT_EQ(by_point["effect"], "confirmed") << by_point;
  EXPECT_EQ(user_.disturbance(), "");
}

TEST_F(TextOfAPage, ThatCannotBeSelectedConfirmsNoTripleClick) {
  const auto reply = click_thrice("Words that stay as they are", false);
  EXPECT_EQ(reply["effect"], "unverifiable") << reply;
}

std::function<std::vector<std::string>(const std::string&)> script(const char* path) {
  return [path](const std::string& folder) {
    return std::vector<std::string>{"/usr/bin/python3", "-B", path, folder + "/heard"};
  };
}

INSTANTIATE_TEST_SUITE_P(
    Of, DoubleClicks,
    testing::Values(Rows{.toolkit = "Gtk3", .command = script(OFFHAND_TEST_ROWS_GTK3)},
                    Rows{.toolkit = "Qt5", .command = script(OFFHAND_TEST_TICKS_QT5), .behind = "Rows"},
                    Rows{.toolkit = "Chromium", .command = page_of_rows}),
    [](const auto& of) { return of.param.toolkit; });

}  // namespace
}  // namespace offhand::test
