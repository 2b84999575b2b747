#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <sstream>

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

/// A form that is denied by the class of its windows (its program is an interpreter, which nobody denies), and another.
class ADeniedForm : public testing::Test {
 protected:
  ADeniedForm() {
    run_command({"xdotool", "windowmove", "--sync", std::to_string(denied_.window()), "40", "60"});
    run_command({"xdotool", "windowmove", "--sync", std::to_string(other_.window()), "700", "60"});
    denied_.control("rename A KanariA");
    activate(denied_.window());
    bounds_ = bounds_of(denied_.window());
    denied_.control("settle");
    mark_ = denied_.event_count();
  }

  /// Of a window without what the window manager draws around it, by xdotool.
  static json bounds_of(std::int64_t window) {
    json bounds;
    std::istringstream lines(run_command({"xdotool", "getwindowgeometry", "--shell", std::to_string(window)}).output);
    for (std::string line; std::getline(lines, line);) {
      const auto at = line.find('=');
      if (at != std::string::npos && line.find_first_not_of("0123456789-", at + 1) == std::string::npos)
        bounds[line.substr(0, at)] = std::stoll(line.substr(at + 1));
    }
    return bounds;
  }
  std::int64_t middle(const char* from, const char* length) const {
    return bounds_[from].get<std::int64_t>() + bounds_[length].get<std::int64_t>() / 2;
  }

  McpClient::Options serving(const std::string& tools) const {
    return {.server = {"--tools", tools}, .environment = {{"OFFHAND_DENIED_APPLICATIONS", "fixture_gtk3.py"}}};
  }
  /// Nothing of the denied form, of whose process only its caller may speak.
  void expect_silence(const std::string& told, const std::string& of) const {
    EXPECT_THAT(told, Not(HasSubstr("Kanari"))) << of;
    EXPECT_THAT(told, Not(HasSubstr(std::to_string(denied_.window())))) << of;
  }
  void expect_denied(McpClient& client, const std::string& tool, const json& arguments) const {
    const auto reply = client.call(tool, arguments);
    EXPECT_EQ(reply.code(), "application_denied") << tool << " " << arguments << " " << reply.dump();
    EXPECT_THAT(reply.dump(), Not(HasSubstr("Kanari"))) << tool;
  }
  /// The picture of the screen in its own size, in a file.
  std::string picture(McpClient& client) {
    const auto file = folder_.file("screen.png");
    const auto state = client.call("get_desktop_state", {{"include_screenshot", true},
                                                         {"max_image_dimension", 0},
                                                         {"image_format", "png"},
                                                         {"screenshot_out_file", file}});
    EXPECT_FALSE(state.failed) << state.dump();
    return file;
  }
  void expect_untouched() {
    denied_.control("settle");
    // That it has settled is an event, too.
    EXPECT_EQ(denied_.event_count(), mark_ + 1) << json(denied_.events(mark_)).dump();
  }

  const TemporaryFolder folder_;
  FixtureApplication denied_{"gtk3", "Kanari Ledger", {"--menus"}};
  FixtureApplication other_{"qt5", "Letter"};
  json bounds_;
  std::size_t mark_ = 0;
};

TEST_F(ADeniedForm, IsNeitherToldNorTouchedByNativeTools) {
  McpClient client(serving("full"));
  for (const char* tool : {"list_windows", "list_apps", "get_desktop_state", "get_accessibility_tree"}) {
    const auto told = client.call(tool).dump();
    expect_silence(told, tool);
    EXPECT_THAT(told, HasSubstr(std::to_string(other_.pid()))) << tool;
  }
  const json window{{"pid", denied_.pid()}, {"window_id", denied_.window()}};
  expect_denied(client, "get_window_state", window);
  expect_denied(client, "debug_window_info", window);
  expect_denied(client, "find_elements", {{"pid", denied_.pid()}, {"query", "kanaria"}});
  expect_denied(client, "list_windows", {{"pid", denied_.pid()}});
  expect_denied(client, "kill_app", {{"pid", denied_.pid()}});
  expect_denied(client, "bring_to_front", window);
  expect_denied(client, "type_text", {{"scope", "desktop"}, {"text", "a"}});
  expect_denied(client, "press_key", {{"scope", "desktop"}, {"key", "a"}});
  const auto x = middle("X", "WIDTH");
  for (const auto y : {middle("Y", "HEIGHT"), bounds_["Y"].get<std::int64_t>() - 5}) {
    expect_denied(client, "click", {{"x", x}, {"y", y}, {"scope", "desktop"}});
    expect_denied(client, "scroll", {{"x", x}, {"y", y}, {"scope", "desktop"}, {"direction", "down"}});
    expect_denied(client, "move_cursor", {{"x", x}, {"y", y}, {"scope", "desktop"}});
    EXPECT_EQ(colour_in(picture(client), x, y), "128 128 128") << "with the frame around it, which has its title";
  }
  expect_untouched();
  EXPECT_FALSE(client.call("get_window_state", {{"pid", other_.pid()}}).failed);
}

TEST_F(ADeniedForm, IsNotSeenInItsMenu) {
  McpClient without({.server = {"--tools", "full"}});
  const auto found = without.call("find_elements", {{"pid", denied_.pid()}, {"name", "Canvas"}, {"exact", true}});
  ASSERT_FALSE(found.failed) << found.dump();
  const auto& canvas = found.structured["elements"][0]["bounds"];
  const auto right = canvas["x"].get<std::int64_t>() + canvas["width"].get<std::int64_t>() - 5;
  const auto bottom = canvas["y"].get<std::int64_t>() + canvas["height"].get<std::int64_t>() - 5;
  const auto known = windows_of(denied_.pid());
  // The user opens it.
  run_command({"xdotool", "mousemove", std::to_string(right), std::to_string(bottom), "click", "3"});
  std::int64_t menu = 0;
  ASSERT_TRUE(eventually([&] {
    for (const auto window : windows_of(denied_.pid())) {
      if (std::ranges::count(known, window) == 0) menu = window;
    }
    return menu != 0;
  }));
  const auto area = bounds_of(menu);
  const auto x = area["X"].get<std::int64_t>() + area["WIDTH"].get<std::int64_t>() - 8;
  const auto y = area["Y"].get<std::int64_t>() + area["HEIGHT"].get<std::int64_t>() / 2;
  ASSERT_GT(x, bounds_["X"].get<std::int64_t>() + bounds_["WIDTH"].get<std::int64_t>()) << "it hangs over the form";
  mark_ = denied_.event_count();
  McpClient client(serving("full"));
  EXPECT_EQ(colour_in(picture(client), x, y), "128 128 128");
  expect_denied(client, "click", {{"x", x}, {"y", y}, {"scope", "desktop"}});
  EXPECT_EQ(denied_.count({{"event", "clicked"}}, mark_), 0U);
  run_command({"xdotool", "key", "Escape"});
}

TEST_F(ADeniedForm, IsNeitherToldNorTouchedByTheOtherToolsets) {
  McpClient cup(serving("cup"));
  for (const char* tool : {"get_overview", "get_foreground", "get_desktop"})
    expect_silence(cup.call(tool).dump(), tool);
  EXPECT_TRUE(cup.call("get_tree", {{"app", "kanari ledger"}}).failed);
  expect_silence(cup.call("find_element", {{"query", "kanaria"}}).dump(), "find_element");
  McpClient ax(serving("ax"));
  expect_silence(ax.call("ax_list_apps").dump(), "ax_list_apps");
  for (const auto& app : {std::to_string(denied_.pid()), std::string("fixture_gtk3.py")}) {
    const auto connected = ax.call("ax_connect", {{"app", app}});
    EXPECT_TRUE(connected.failed) << connected.dump();
    expect_silence(connected.dump(), app);
    EXPECT_TRUE(ax.call("ax_find", {{"app", app}, {"query", "KanariA"}}).failed);
  }
  const auto clicked = ax.call("ax_click_at", {{"x", middle("X", "WIDTH")}, {"y", middle("Y", "HEIGHT")}});
  EXPECT_TRUE(clicked.failed) << clicked.dump();
  expect_silence(clicked.dump(), "ax_click_at");
  expect_untouched();
}

TEST_F(ADeniedForm, IsInNoResourceAndNoRecording) {
  McpClient client(serving("full"));
  for (const char* part : {"tree", "state", "events", "screenshot", "window/0/tree"}) {
    const auto uri = "offhand://app/" + std::to_string(denied_.pid()) + "/" + part;
    for (const std::string method : {"resources/read", "resources/subscribe"}) {
      // Nothing tells that a picture changed: whoever subscribes to one is told nothing, and it is not read.
      if (method == "resources/subscribe" && std::string(part) == "screenshot") continue;
      const auto reply = client.request(method, {{"uri", uri}});
      EXPECT_EQ(reply["error"]["code"], -32002) << method << " " << reply.dump();
      EXPECT_THAT(reply.dump(), Not(HasSubstr("Kanari")));
    }
  }
  expect_silence(client.request("resources/read", {{"uri", "offhand://apps"}}).dump(), "offhand://apps");
  const auto dir = folder_.file("recording");
  ASSERT_FALSE(client.call("start_recording", {{"output_dir", dir}}).failed);
  const auto clicked = client.call("click", {{"pid", other_.pid()}, {"x", 40}, {"y", 25}});
  EXPECT_FALSE(clicked.failed) << clicked.dump();
  expect_denied(client, "click", {{"pid", denied_.pid()}, {"x", 40}, {"y", 25}});
  ASSERT_FALSE(client.call("stop_recording").failed);
  std::size_t files = 0;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(dir)) {
    if (!entry.is_regular_file()) continue;
    ++files;
    EXPECT_THAT(contents(entry.path().string()), Not(HasSubstr("Kanari"))) << entry.path();
  }
  EXPECT_GT(files, 2U);
  expect_untouched();
}

}  // namespace
}  // namespace offhand::test
