#include <gtest/gtest.h>

#include <future>

#include "tests/support/application.h"
#include "tests/support/desk.h"
#include "tests/support/elements.h"
#include "tests/support/mcp_client.h"

// A click makes another process open a window, as plug-ins do, while somebody types: what they lose by it is told, and
// no letter goes there.
namespace offhand::test::helper_window_cases {
namespace {

struct Case {
  std::string name;
  std::string button;
  std::string delivery_mode;
};

class HoldingProgram : public testing::Test {
 protected:
  std::string typed() const { return contents(folder_.file("typed")); }
  static std::string titles() { return run_command({"wmctrl", "-l"}).output; }
  ToolReply click(const std::string& button, const std::string& delivery_mode) {
    const auto seen =
        client_.call("get_window_state", {{"pid", program_.pid()}, {"format", "json"}, {"include_screenshot", false}});
    return client_.call(
        "click", {{"element_token", element_named(seen.structured, button).token}, {"delivery_mode", delivery_mode}});
  }

  ToolReply next_action() {
    return client_.call("press_key", {{"pid", program_.pid()}, {"window_id", program_.window()}, {"key", "tab"}});
  }
  static bool tells_of_focus(const ToolReply& reply, const std::string& member) {
    bool told = false;
    for (const auto& effect : reply.structured.value(member, json::array())) {
      told |= effect["kind"] == "focus";
      EXPECT_EQ(effect["restored"], true) << effect;
    }
    return told;
  }

  TemporaryFolder folder_;
  Application terminal_{
      {"xterm", "-T", "Home", "-e", "sh", "-c", "stty -icanon -echo; cat > " + folder_.file("typed")}};
  Application program_{{"/usr/bin/python3", OFFHAND_TEST_OPENS_BY_HELPER_GTK3, folder_.file("got")}};
  McpClient client_{{.server = {"--tools", "full"}, .environment = {{"OFFHAND_DESK", "shared"}}}};
};

class HelperWindow : public HoldingProgram, public testing::WithParamInterface<Case> {};

TEST_P(HelperWindow, TakesNoLetterAndIsToldOf) {
  activate(terminal_.window());
  std::string text;
  for (int each = 0; each < 100; ++each) text += static_cast<char>('a' + each % 26);
  run_command({"xset", "r", "off"});
  auto typist = std::async(std::launch::async, [&] { run_command({"xdotool", "type", "--delay", "50", text}); });
  const auto reply = click(GetParam().button, GetParam().delivery_mode);
  ASSERT_FALSE(reply.failed) << reply.dump();
  ASSERT_TRUE(eventually([] { return titles().find("Of the helper") != std::string::npos; }));
  typist.wait();
  EXPECT_TRUE(eventually([&] { return typed().size() >= text.size(); }));
  EXPECT_EQ(typed(), text);
  EXPECT_EQ(contents(folder_.file("got")), "");
  EXPECT_EQ(run_command({"xdotool", "getactivewindow", "getwindowname"}).output, "Home\n");
  // It may come after the answer; then the next one tells.
  const auto next = next_action();
  EXPECT_TRUE(tells_of_focus(reply, "side_effects") || tells_of_focus(next, "late_side_effects"))
      << reply.dump() << next.dump();
}

// The program's grab is refused while another one lasts, for example that of a shortcut, and then takes nothing.
TEST_F(HoldingProgram, WhoseGrabTakesLettersIsToldOf) {
  activate(terminal_.window());
  const std::string text = "abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz";
  run_command({"xset", "r", "off"});
  for (int attempt = 1; attempt <= 5; ++attempt) {
    const auto before = typed().size();
    auto typist = std::async(std::launch::async, [&] { run_command({"xdotool", "type", "--delay", "30", text}); });
    const auto reply = click("Hold the keyboard", "background");
    ASSERT_FALSE(reply.failed) << reply.dump();
    typist.wait();
    // Whatever comes after the last letter shows that all before it have come, or never will.
    run_command({"xdotool", "type", "."});
    ASSERT_TRUE(eventually([&] { return typed().ends_with('.'); })) << typed();
    const auto next = next_action();
    if (typed().size() - before == text.size() + 1) continue;
    EXPECT_TRUE(tells_of_focus(reply, "side_effects") || tells_of_focus(next, "late_side_effects"))
        << reply.dump() << next.dump();
    return;
  }
  FAIL() << "no letter was lost, so this shows nothing";
}

INSTANTIATE_TEST_SUITE_P(Ways, HelperWindow,
                         testing::Values(Case{"Child", "Export", "background"},
                                         Case{"ChildInTheForeground", "Export", "foreground"},
                                         Case{"Detached", "Export apart", "background"}),
                         [](const auto& each) { return each.param.name; });

}  // namespace
}  // namespace offhand::test::helper_window_cases
