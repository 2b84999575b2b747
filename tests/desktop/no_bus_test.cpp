#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <functional>
#include <optional>

#include "tests/desktop/named_bus.h"
#include "tests/support/application.h"
#include "tests/support/mcp_client.h"

// A desktop without an accessibility bus: a window is still shown, with the reason why nothing of it can be read.
namespace offhand::test {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

/// A session bus of its own that starts no services.
class BareBus {
 public:
  BareBus() {
    write_contents(folder_.file("bus.conf"), "<busconfig><type>session</type><listen>" + address() +
                                                 "</listen><policy context=\"default\"><allow send_destination=\"*\" "
                                                 "eavesdrop=\"true\"/><allow eavesdrop=\"true\"/><allow own=\"*\"/>"
                                                 "</policy></busconfig>");
    daemon_.emplace(std::vector<std::string>{"dbus-daemon", "--nofork", "--config-file=" + folder_.file("bus.conf")});
    const auto answers = [&] {
      return run_command({"dbus-send", "--bus=" + address(), "--print-reply", "--dest=org.freedesktop.DBus",
                          "/org/freedesktop/DBus", "org.freedesktop.DBus.ListNames"})
                 .exit_code == 0;
    };
    if (!eventually(answers)) throw std::runtime_error("the session bus does not answer");
  }
  std::string address() const { return "unix:path=" + folder_.file("bus"); }

 private:
  TemporaryFolder folder_;
  std::optional<ChildProcess> daemon_;
};

struct Lack {
  std::string name;
  std::function<EnvironmentChanges(const BareBus&, const std::string& nowhere)> environment;
  /// Words of the reason.
  std::string says;
};

void PrintTo(const Lack& row, std::ostream* out) { *out << row.name; }

class WithoutABus : public testing::TestWithParam<Lack> {
 protected:
  void SetUp() override {
    address_ = NamedBus::address();
    ASSERT_THAT(address_, HasSubstr("unix:"));
    NamedBus::remove();
  }
  void TearDown() override { NamedBus::set(address_); }

  std::string address_;
};

TEST_P(WithoutABus, AWindowIsShownWithTheReasonWhyItIsNotRead) {
  const BareBus bare;
  const TemporaryFolder nowhere;
  const auto environment = GetParam().environment(bare, nowhere.path());
  const FixtureApplication application("gtk3", "Unread", {}, environment);
  McpClient client({.server = {"--tools", "full"}, .environment = environment});
  const auto reply = client.call("get_window_state", {{"pid", application.pid()}});
  ASSERT_FALSE(reply.failed) << reply.text;
  const auto first_line = reply.text.substr(0, reply.text.find('\n'));
  EXPECT_THAT(first_line, AllOf(HasSubstr("\"Unread\""), HasSubstr("degraded"), HasSubstr(GetParam().says),
                                HasSubstr("accessibility bus"), HasSubstr("picture")));
  EXPECT_THAT(reply.text, Not(HasSubstr("\n- "))) << "no element is made up";
  const auto& content = reply.raw["content"];
  ASSERT_EQ(content.size(), 2U) << reply.text;
  EXPECT_EQ(content[1]["type"], "image");
  EXPECT_GT(content[1]["data"].get<std::string>().size(), 500U);

  const auto without = client.call("get_window_state", {{"pid", application.pid()}, {"include_screenshot", false}});
  EXPECT_EQ(without.code(), "no_accessibility_bus") << "nothing is left to be shown: " << without.text;
  EXPECT_THAT(without.text, HasSubstr(GetParam().says));
  EXPECT_EQ(client.call("find_elements", {{"pid", application.pid()}, {"query", "A"}}).code(), "no_accessibility_bus");
  EXPECT_THAT(client.call("list_windows").text, HasSubstr("Unread"));
}

INSTANTIATE_TEST_SUITE_P(
    Lack, WithoutABus,
    testing::Values(Lack{"no_session_bus",
                         [](const BareBus&, const std::string& nowhere) {
                           return EnvironmentChanges{{"DBUS_SESSION_BUS_ADDRESS", {}}, {"XDG_RUNTIME_DIR", nowhere}};
                         },
                         "there is no session bus"},
                    Lack{"a_session_bus_that_is_not_there",
                         [](const BareBus&, const std::string& nowhere) {
                           return EnvironmentChanges{{"DBUS_SESSION_BUS_ADDRESS", "unix:path=" + nowhere + "/bus"}};
                         },
                         "session bus"},
                    Lack{"a_session_bus_without_it",
                         [](const BareBus& bare, const std::string&) {
                           return EnvironmentChanges{{"DBUS_SESSION_BUS_ADDRESS", bare.address()}};
                         },
                         "org.a11y.Bus"},
                    Lack{"an_accessibility_bus_that_has_died",
                         [](const BareBus&, const std::string& nowhere) {
                           return EnvironmentChanges{{"AT_SPI_BUS_ADDRESS", "unix:path=" + nowhere + "/bus"}};
                         },
                         "cannot be reached"}),
    [](const auto& row) { return row.param.name; });

}  // namespace
}  // namespace offhand::test
