#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/support/application.h"
#include "tests/support/desk.h"
#include "tests/support/elements.h"
#include "tests/support/mcp_client.h"

// That what a drag carries is dropped where it was meant to be, or nowhere: what lies over that point is the user's.
namespace offhand::test {
namespace {

struct Toolkit {
  std::string name;
  std::vector<std::string> command;
};

void PrintTo(const Toolkit& toolkit, std::ostream* stream) { *stream << toolkit.name; }

class Carried : public testing::TestWithParam<Toolkit> {
 protected:
  Carried() {
    EXPECT_TRUE(shows("Place"));
    move(application_.window(), {});
    move(user_.application().window(), {.x = 700, .y = 0});
    user_.sit_down();
  }

  struct Distance {
    int x = 0;
    int y = 0;
  };
  /// From where the application's window lies.
  static void move(std::int64_t window, const Distance& by) {
    constexpr int x = 300;
    constexpr int y = 450;
    run_command({"xdotool", "windowmove", "--sync", std::to_string(window), std::to_string(x + by.x),
                 std::to_string(y + by.y)});
  }
  ShownElement element(pid_t pid, const std::string& name) {
    const json arguments{{"pid", pid}, {"format", "json"}, {"include_screenshot", false}};
    return element_named(client_.call("get_window_state", arguments).structured, name);
  }
  /// The user's notes, which would take what is dropped, lie over the place from now on.
  void cover_the_place() {
    const auto place = element(application_.pid(), "Place");
    const auto notes = element(user_.application().pid(), "Notes");
    move(user_.application().window(), {.x = static_cast<int>(place.middle_x() - notes.middle_x()),
                                        .y = static_cast<int>(place.middle_y() - notes.middle_y())});
    user_.sit_down();
  }
  bool shows(const std::string& line) {
    return eventually([&] {
      const json arguments{{"pid", application_.pid()}, {"format", "json"}, {"include_screenshot", false}};
      return find_element(client_.call("get_window_state", arguments).structured, line).has_value();
    });
  }
  ToolReply carry() { return carry(element(application_.pid(), "Piece"), element(application_.pid(), "Place")); }
  ToolReply carry(const ShownElement& piece, const ShownElement& place) {
    return client_.call("drag", {{"pid", application_.pid()},
                                 {"from_x", piece.middle_x()},
                                 {"from_y", piece.middle_y()},
                                 {"to_x", place.middle_x()},
                                 {"to_y", place.middle_y()}});
  }

  UserAtDesk user_;
  const Application application_{GetParam().command};
  McpClient client_{{.server = {"--tools", "full"}, .environment = {{"OFFHAND_DESK", "shared"}}}};
};

TEST_P(Carried, IsDroppedWhereItsWindowShows) {
  const auto reply = carry();
  ASSERT_FALSE(reply.failed) << reply.dump();
  if (GetParam().name == "qt5") {
    // It holds the user's pointer and keyboard for what is carried, and is stopped at that.
    EXPECT_EQ(reply.structured["effect"], "suspected_noop") << reply.dump();
    user_.settle_log();
  } else {
    EXPECT_TRUE(shows("Dropped: secret")) << reply.dump();
  }
  EXPECT_EQ(user_.disturbance(), "");
}

TEST_P(Carried, IsDroppedIntoNoWindowThatLiesOverIt) {
  cover_the_place();
  const auto reply = carry();
  ASSERT_FALSE(reply.failed) << reply.dump();
  EXPECT_TRUE(shows("Carried: to nobody")) << reply.dump();
  EXPECT_EQ(reply.structured["effect"], "suspected_noop") << reply.dump();
  EXPECT_EQ(reply.structured["escalation"]["recommended"], "foreground") << reply.dump();
  EXPECT_TRUE(shows("Dropped: nothing"));
  EXPECT_EQ(user_.disturbance(), "");
}

TEST_P(Carried, IsDroppedIntoNoWindowThatLiesWhereAMinimisedOneWas) {
  cover_the_place();
  const auto piece = element(application_.pid(), "Piece");
  const auto place = element(application_.pid(), "Place");
  run_command({"xdotool", "windowminimize", "--sync", std::to_string(application_.window())});
  user_.sit_down();
  const auto reply = carry(piece, place);
  // A window of GTK 4 cannot be dragged in at all then.
  if (GetParam().name == "gtk4") {
    EXPECT_EQ(reply.code(), "background_unavailable") << reply.dump();
  } else {
    EXPECT_EQ(reply.structured["effect"], "suspected_noop") << reply.dump();
  }
  EXPECT_EQ(user_.disturbance(), "");
}

TEST_P(Carried, IsDroppedNowhereWhenItsCallIsCancelledHalfWay) {
  const auto piece = element(application_.pid(), "Piece");
  const auto place = element(application_.pid(), "Place");
  const int call = client_.post_call("drag", {{"pid", application_.pid()},
                                              {"from_x", piece.middle_x()},
                                              {"from_y", piece.middle_y()},
                                              {"to_x", place.middle_x()},
                                              {"to_y", place.middle_y()},
                                              {"duration_ms", 9000}});
  // What Qt 5 carries with a user at the desk is stopped at once.
  EXPECT_TRUE(shows(GetParam().name == "qt5" ? "Carried: to nobody" : "Carried: under way"));
  client_.notify("notifications/cancelled", {{"requestId", call}});
  EXPECT_TRUE(shows("Carried: to nobody"));
  EXPECT_TRUE(shows("Dropped: nothing"));
  if (GetParam().name == "qt5") user_.settle_log();
  EXPECT_EQ(user_.disturbance(), "");
}

INSTANTIATE_TEST_SUITE_P(Toolkits, Carried,
                         testing::Values(Toolkit{"gtk3", {"/usr/bin/python3", "-B", OFFHAND_TEST_CARRIES_GTK3}},
                                         Toolkit{"gtk4", {"/usr/bin/python3", "-B", OFFHAND_TEST_CARRIES_GTK4}},
                                         Toolkit{"qt5", {"/usr/bin/python3", "-B", OFFHAND_TEST_CARRIES_QT, "5"}},
                                         Toolkit{"qt6", {"/usr/bin/python3", "-B", OFFHAND_TEST_CARRIES_QT, "6"}}),
                         [](const auto& toolkit) { return toolkit.param.name; });

}  // namespace
}  // namespace offhand::test
