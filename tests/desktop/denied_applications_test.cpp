#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/application.h"
#include "tests/support/desk.h"
#include "tests/support/mcp_client.h"

// Two applications on a real desktop, of which one is denied by its desktop id, as a user would write it.
namespace offhand::test {
namespace {

using testing::HasSubstr;
using testing::Not;

/// The colour of a pixel of a picture in a file: "128 128 128".
std::string colour_in(const std::string& file, std::int64_t x, std::int64_t y) {
  static const char* const script =
      "import sys\n"
      "import gi\n"
      "gi.require_version('GdkPixbuf', '2.0')\n"
      "from gi.repository import GdkPixbuf\n"
      "p = GdkPixbuf.Pixbuf.new_from_file(sys.argv[1])\n"
      "at = int(sys.argv[3]) * p.get_rowstride() + int(sys.argv[2]) * p.get_n_channels()\n"
      "print(*p.get_pixels()[at:at + 3])\n";
  auto output = run_command({"/usr/bin/python3", "-c", script, file, std::to_string(x), std::to_string(y)}).output;
  while (output.ends_with('\n')) output.pop_back();
  return output;
}

TEST(ADeniedApplicationOnADesktop, IsSeenByNobody) {
  const Application calculator({"gnome-calculator"});
  const Application other({"featherpad"});
  const TemporaryFolder folder;
  McpClient without({.server = {"--tools", "full"}});
  json window;
  const auto all = without.call("list_windows");
  for (const auto& listed : all.structured["windows"]) {
    if (listed["pid"] == calculator.pid()) window = listed;
  }
  ASSERT_TRUE(window.is_object()) << "it is there to be left out";
  const auto seen = without.call("get_window_state", {{"pid", calculator.pid()}, {"format", "json"}});
  ASSERT_FALSE(seen.failed) << seen.dump();

  McpClient client(
      {.server = {"--tools", "full"}, .environment = {{"OFFHAND_DENIED_APPLICATIONS", "org.gnome.Calculator"}}});
  const auto windows = client.call("list_windows").dump();
  EXPECT_THAT(windows, HasSubstr(std::to_string(other.pid())));
  EXPECT_THAT(windows, Not(HasSubstr(std::to_string(calculator.pid()))));
  for (const json& asked :
       {json{{"pid", calculator.pid()}}, json{{"window_id", window["window_id"]}, {"pid", calculator.pid()}}})
    EXPECT_EQ(client.call("get_window_state", asked).code(), "application_denied") << asked;
  EXPECT_EQ(client.call("click", {{"pid", calculator.pid()}, {"x", 20}, {"y", 20}}).code(), "application_denied");
  EXPECT_EQ(client.call("launch_app", {{"name", "gnome-calculator"}}).code(), "application_denied");
  EXPECT_FALSE(client.call("get_window_state", {{"pid", other.pid()}}).failed);

  const auto file = folder.file("screen.png");
  const auto state = client.call("get_desktop_state", {{"include_screenshot", true},
                                                       {"max_image_dimension", 0},
                                                       {"image_format", "png"},
                                                       {"screenshot_out_file", file}});
  ASSERT_FALSE(state.failed) << state.dump();
  const auto& bounds = window["bounds"];
  const auto x = bounds["x"].get<std::int64_t>() + bounds["width"].get<std::int64_t>() / 2;
  const auto y = bounds["y"].get<std::int64_t>() + bounds["height"].get<std::int64_t>() / 2;
  EXPECT_EQ(colour_in(file, x, y), "128 128 128");
}

}  // namespace
}  // namespace offhand::test
