#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <regex>
#include <set>
#include <string>
#include <vector>

#include "tests/support/application.h"
#include "tests/support/chromium.h"
#include "tests/support/desk.h"
#include "tests/support/mcp_client.h"

// Who reads only the default reply about a window must know which dialog keeps it from taking input, which windows are
// new, and which has the keyboard. Which these are is what xprop says.
namespace offhand::test {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

/// A window by its properties.
struct TopWindow {
  std::int64_t id = 0;
  std::string title;
  std::int64_t transient_for = 0;
  bool is_modal = false;
};

TopWindow properties_of(std::int64_t id) {
  const auto shown =
      run_command({"xprop", "-id", std::to_string(id), "_NET_WM_NAME", "WM_TRANSIENT_FOR", "_NET_WM_STATE"}).output;
  TopWindow window;
  window.id = id;
  window.is_modal = shown.find("_NET_WM_STATE_MODAL") != std::string::npos;
  std::smatch found;
  if (std::regex_search(shown, found, std::regex("_NET_WM_NAME.* = \"(.*)\""))) window.title = found[1];
  if (std::regex_search(shown, found, std::regex("window id # (0x[0-9a-f]+)")))
    window.transient_for = std::stoll(found[1], nullptr, 16);
  return window;
}

/// The modal windows that were opened from this one, or from one that was; the topmost last.
std::vector<TopWindow> blockers_of(std::int64_t id, const std::vector<TopWindow>& bottom_to_top) {
  std::vector<TopWindow> blockers;
  for (const auto& window : bottom_to_top) {
    auto owner = window.transient_for;
    for (std::size_t steps = 0; steps < bottom_to_top.size() && owner != 0 && owner != id; ++steps) {
      const auto next = std::ranges::find(bottom_to_top, owner, &TopWindow::id);
      owner = next == bottom_to_top.end() ? 0 : next->transient_for;
    }
    if (window.is_modal && owner == id) blockers.push_back(window);
  }
  return blockers;
}

/// What is said before the tree.
std::string first_lines(const std::string& text) { return text.substr(0, text.find("\n- ") + 1); }

/// A client that reads windows of one process.
class Reader {
 public:
  explicit Reader(pid_t pid) : pid_(pid) {}
  std::string text_of(std::int64_t window) {
    const auto reply =
        client_.call("get_window_state", {{"pid", pid_}, {"window_id", window}, {"include_screenshot", false}});
    EXPECT_FALSE(reply.failed) << reply.text;
    return reply.text;
  }
  std::string first_lines_of(std::int64_t window) { return first_lines(text_of(window)); }
  /// Windows of the process that are managed, bottom to top.
  std::vector<TopWindow> windows() const {
    const auto own = windows_of(pid_);
    std::vector<TopWindow> windows;
    for (const auto& id : read_desk().stacking) {
      const auto number = std::stoll(id, nullptr, 0);
      if (std::ranges::count(own, number) > 0) windows.push_back(properties_of(number));
    }
    return windows;
  }
  /// Every window says what blocks it, which is active if it is not, and of those that came since `known` each once.
  void expect_all_told(const std::set<std::int64_t>& known) {
    const auto all = windows();
    const auto active = std::stoll(read_desk().active_window, nullptr, 0);
    std::string told;
    for (const auto& window : all) {
      const auto lines = first_lines_of(window.id);
      told += lines;
      auto blockers = blockers_of(window.id, all);
      EXPECT_EQ(blockers.empty(), lines.find("Blocked by") == std::string::npos) << lines;
      for (std::string before = "⚠️ Blocked by", after = ": answer that first\n"; !blockers.empty();
           blockers.pop_back()) {
        EXPECT_THAT(lines, HasSubstr("\n" + before + " the dialog \"" + blockers.back().title + "\", window_id " +
                                     std::to_string(blockers.back().id) + after));
        before = "⚠️ Then by";
        after = "\n";
      }
      const auto active_line = "\nActive window: window_id " + std::to_string(active) + ",";
      if (window.id == active) {
        EXPECT_THAT(lines, AllOf(Not(HasSubstr("Active window")), HasSubstr("\nFocus: [")));
      } else {
        EXPECT_THAT(lines, HasSubstr(active_line));
      }
    }
    // The window that is being read says so itself.
    for (const auto& window : all) {
      const bool is_said = told.find("New window: window_id " + std::to_string(window.id)) != std::string::npos;
      EXPECT_EQ(is_said, !known.contains(window.id) && window.id != all.front().id) << told;
    }
  }
  bool becomes_active_and_modal(std::size_t count) {
    return eventually([&] {
      const auto all = windows();
      return all.size() == count && all.back().is_modal &&
             std::stoll(read_desk().active_window, nullptr, 0) == all.back().id;
    });
  }

 private:
  pid_t pid_;
  McpClient client_{{.server = {"--tools", "full"}}};
};

struct AskingApplication {
  std::vector<std::string> argv;
  std::string key;
};

void PrintTo(const AskingApplication& row, std::ostream* out) { *out << row.argv.front(); }

class Asking : public testing::TestWithParam<AskingApplication> {};

TEST_P(Asking, DialogThatBlocksIsNamedAndNewAndHasTheFocus) {
  const Application application(GetParam().argv);
  Reader reader(application.pid());
  const auto window = application.window();
  EXPECT_THAT(reader.first_lines_of(window), Not(HasSubstr("Blocked by")));
  activate(window);
  run_command({"xdotool", "key", GetParam().key});
  ASSERT_TRUE(reader.becomes_active_and_modal(2)) << read_desk().text();
  reader.expect_all_told({window});
}

INSTANTIATE_TEST_SUITE_P(RealWindows, Asking,
                         testing::Values(AskingApplication{{"mousepad"}, "ctrl+o"},
                                         AskingApplication{{"featherpad", "--standalone"}, "ctrl+o"},
                                         AskingApplication{{"thunar", OFFHAND_TEST_FIXTURES}, "ctrl+shift+n"}),
                         [](const auto& row) { return row.param.argv.front(); });

class AskingToolkit : public testing::TestWithParam<std::string> {};

TEST_P(AskingToolkit, DialogThatBlocksIsNamedAndNewAndHasTheFocus) {
  FixtureApplication application(GetParam(), "Owner");
  Reader reader(application.pid());
  reader.first_lines_of(application.window());
  application.control("open-dialog");
  ASSERT_TRUE(reader.becomes_active_and_modal(2)) << read_desk().text();
  reader.expect_all_told({application.window()});
}

TEST_P(AskingToolkit, EveryOneOfNestedDialogsIsNamed) {
  FixtureApplication application(GetParam(), "Owner");
  Reader reader(application.pid());
  reader.first_lines_of(application.window());
  for (std::size_t dialogs = 1; dialogs <= 3; ++dialogs) {
    application.control("open-dialog");
    ASSERT_TRUE(reader.becomes_active_and_modal(1 + dialogs)) << read_desk().text();
  }
  const auto all = reader.windows();
  ASSERT_EQ(blockers_of(application.window(), all).size(), 3U);
  ASSERT_EQ(blockers_of(all[1].id, all).size(), 2U);
  reader.expect_all_told({application.window()});
}

INSTANTIATE_TEST_SUITE_P(RealWindows, AskingToolkit, testing::Values("gtk3", "gtk4", "qt5", "qt6"));

/// A page that asks in each of the ways that there are, at the press of a key.
const std::string asking_page = R"(<!doctype html><html lang=en><meta charset=utf-8><title>Asking page</title>
<input autofocus aria-label=Field><dialog id=sure aria-label="Sure about it"><p>Delete?</p><button>Yes</button></dialog>
<div id=terms role=dialog aria-modal=true aria-label=Terms hidden><button>Agree</button></div>
<div id=cookies role=alertdialog aria-modal=true aria-label=Cookies hidden><button>Accept</button></div><script>
addEventListener('keydown', ({key}) => {
  if (key == 'F8') alert('Alarm now');
  if (key == 'F9') sure.showModal();
  if (key == 'F10') { cookies.hidden = false; cookies.firstChild.focus(); }
  if (key == 'F7') { terms.hidden = cookies.hidden = false; cookies.firstChild.focus(); }
  if (key == 'F2') confirm('Leave it?');
  if (key == 'F4') prompt('How many?', 3);
});</script>)";

struct AskingPage {
  std::string name;
  std::string key;
  std::string says;
  /// The one that it lies over.
  std::string behind;
};

void PrintTo(const AskingPage& row, std::ostream* out) { *out << row.name; }

class BlockedPage : public testing::TestWithParam<AskingPage> {};

TEST_P(BlockedPage, DialogInsideTheWindowIsNamed) {
  const TemporaryFolder folder;
  write_contents(folder.file("page.html"), asking_page);
  const Application browser(
      chromium(folder.file("profile"), {"--force-renderer-accessibility", "file://" + folder.file("page.html")}));
  Reader reader(browser.pid());
  const auto lines = [&] { return reader.first_lines_of(browser.window()); };
  activate(browser.window());
  const auto has_focus = [&] { return lines().find("] textbox \"Field\"\n") != std::string::npos; };
  ASSERT_TRUE(eventually(has_focus)) << reader.text_of(browser.window());
  EXPECT_THAT(lines(), Not(HasSubstr("answer that first")));
  run_command({"xdotool", "key", GetParam().key});
  const std::regex told("\n⚠️ Over it lies \\[[0-9]+\\] " + GetParam().says + ": answer that first\n");
  EXPECT_TRUE(eventually([&] { return std::regex_search(lines(), told); })) << lines();
  const std::regex next("\n⚠️ Then by \\[[0-9]+\\] " + GetParam().behind + "\n");
  EXPECT_EQ(std::regex_search(lines(), next), !GetParam().behind.empty()) << lines();
}

INSTANTIATE_TEST_SUITE_P(RealWindows, BlockedPage,
                         testing::Values(AskingPage{"an_alert", "F8", "dialog \"This page says\"", ""},
                                         AskingPage{"a_confirm", "F2", "dialog \"This page says\"", ""},
                                         AskingPage{"a_prompt", "F4", "dialog \"This page says\"", ""},
                                         AskingPage{"a_dialog", "F9", "dialog \"Sure about it\"", ""},
                                         AskingPage{"an_alertdialog", "F10", "alertdialog \"Cookies\"", ""},
                                         AskingPage{"the_upper_of_two", "F7", "alertdialog \"Cookies\"",
                                                    "dialog \"Terms\""}),
                         [](const auto& row) { return row.param.name; });

}  // namespace
}  // namespace offhand::test
