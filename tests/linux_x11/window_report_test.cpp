#include <gmock/gmock.h>

#include <algorithm>

#include "tests/linux_x11/x11_desktop.h"

namespace offhand::test {
namespace {

class WindowReports : public X11Desktop {
 protected:
  platform::WindowReport report(std::int64_t window) {
    auto report = windows_->report(window, within(timeout));
    if (!report) throw std::runtime_error(report.error().message);
    return *std::move(report);
  }
};

std::string fact(const platform::WindowReport& report, const std::string& name) {
  const auto found = std::ranges::find(report.facts, name, &WindowFact::name);
  return found == report.facts.end() ? "" : found->value;
}

WindowProperty property(const platform::WindowReport& report, const std::string& name) {
  const auto found = std::ranges::find(report.properties, name, &WindowProperty::name);
  return found == report.properties.end() ? WindowProperty{} : *found;
}

TEST_F(WindowReports, AgreeWithXprop) {
  const Terminal terminal("Report terminal");
  const auto told = report(terminal.window());
  EXPECT_EQ(fact(told, "toolkit, told by the files that it maps"), "xt");
  EXPECT_EQ(fact(told, "mapped"), "viewable");
  EXPECT_EQ(property(told, "WM_NAME").value, "Report terminal");
  EXPECT_EQ(property(told, "WM_CLASS").value, "xterm XTerm");
  EXPECT_EQ(property(told, "_NET_WM_PID").value, std::to_string(terminal.pid()));
  EXPECT_THAT(property(told, "WM_PROTOCOLS").value, testing::HasSubstr("WM_DELETE_WINDOW"));
  for (const auto& one : told.properties) {
    const auto shown = output_of({"xprop", "-id", std::to_string(terminal.window()), one.name});
    EXPECT_THAT(shown, testing::HasSubstr("(" + one.type + ")")) << one.name;
  }
  EXPECT_EQ(told.properties_left_out, 0);
}

TEST_F(WindowReports, TellNoTextThatMayBeASecret) {
  const Terminal terminal("Secret terminal");
  const auto id = std::to_string(terminal.window());
  const std::string secret = "--password hunter2";
  for (const auto* name : {"WM_COMMAND", "_OF_AN_APPLICATION"})
    output_of({"xprop", "-id", id, "-f", name, "8s", "-set", name, secret});
  const auto told = report(terminal.window());
  for (const auto* name : {"WM_COMMAND", "_OF_AN_APPLICATION"}) {
    EXPECT_EQ(property(told, name).value, "(not told)");
    EXPECT_EQ(property(told, name).bytes, static_cast<std::int64_t>(secret.size()));
  }
}

TEST_F(WindowReports, AreBoundedHoweverMuchIsWrittenOnAWindow) {
  const Terminal terminal("Full terminal");
  const auto id = std::to_string(terminal.window());
  output_of({"sh", "-c",
             "long=$(printf %01000d 0); for number in $(seq 80); do"
             " xprop -id " +
                 id +
                 " -f _FULL_$number 32c -set _FULL_$number 7; done;"
                 " xprop -id " +
                 id + " -f WM_NAME 8s -set WM_NAME $long"});
  const auto told = report(terminal.window());
  EXPECT_EQ(told.properties.size(), 64U);
  EXPECT_GT(told.properties_left_out, 16);
  for (const auto& one : told.properties) EXPECT_LT(one.value.size(), 300U) << one.name;
}

TEST_F(WindowReports, OfAWindowThatIsGoneAreAnError) {
  const auto gone = windows_->report(0x1FFFFFF0, within(timeout));
  ASSERT_FALSE(gone);
  EXPECT_EQ(gone.error().code, "window_not_found");
}

}  // namespace
}  // namespace offhand::test
