#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/application.h"
#include "tests/support/desk.h"
#include "tests/support/mcp_client.h"

// Entries of menus of real applications, chosen by their labels while a person works beside them. What happened is told
// by xdotool; that no menu opened, by the person's desk.
namespace offhand::test {
namespace {

using testing::HasSubstr;

class InvokeMenu : public testing::Test {
 protected:
  static void SetUpTestSuite() { person_ = std::make_unique<PersonAtDesk>(); }
  static void TearDownTestSuite() { person_.reset(); }

  static McpClient on(const std::string& desk) {
    return McpClient({.server = {"--tools", "full"}, .environment = {{"OFFHAND_DESK", desk}}});
  }
  static ToolReply invoke(McpClient& client, const Application& application, const std::vector<std::string>& path) {
    return client.call("invoke_menu",
                       {{"pid", application.pid()}, {"window_id", application.window()}, {"path", path}});
  }
  /// The entry opens a window of this title, and the person keeps what they have.
  void expect_window(const std::string& program, const std::vector<std::string>& path, const std::string& title) {
    const Application application({program});
    auto client = on("shared");
    person_->sit_down();
    const auto reply = invoke(client, application, path);
    ASSERT_FALSE(reply.failed) << reply.dump();
    EXPECT_EQ(reply.structured["effect"], "confirmed") << reply.dump();
    EXPECT_TRUE(eventually([&] { return !windows_called(application.pid(), title).empty(); })) << reply.dump();
    // Its dialog may have taken the focus for a moment; it is the person's again.
    person_->settle_log();
    EXPECT_EQ(person_->disturbance(), "") << reply.dump();
  }
  static std::vector<std::int64_t> windows_called(pid_t pid, const std::string& title) {
    auto windows = windows_of(pid);
    std::erase_if(windows, [&](std::int64_t window) {
      return run_command({"xdotool", "getwindowname", std::to_string(window)}).output.find(title) == std::string::npos;
    });
    return windows;
  }

  static std::unique_ptr<PersonAtDesk> person_;
};

std::unique_ptr<PersonAtDesk> InvokeMenu::person_;

TEST_F(InvokeMenu, OpensADialogOfGtk3) { expect_window("mousepad", {"File", "Save As…"}, "Save As"); }

TEST_F(InvokeMenu, OpensADialogOfQt) { expect_window("featherpad", {"&Help", "_about"}, "About"); }

TEST_F(InvokeMenu, SaysWhatThereIs) {
  const Application application({"mousepad"});
  auto client = on("shared");
  const auto missing = invoke(client, application, {"File", "Save Az"});
  EXPECT_EQ(missing.code(), "no_such_menu_entry") << missing.dump();
  EXPECT_THAT(missing.text, HasSubstr("Save As..."));
  EXPECT_EQ(invoke(client, application, {"File", "Reload"}).code(), "menu_entry_disabled");
  EXPECT_EQ(invoke(client, application, {"File"}).code(), "menu_path_incomplete");
}

TEST_F(InvokeMenu, OpensTheMenuOfGtk4WhereNobodyWorks) {
  const Application application({"gnome-calculator"});
  auto shared = on("shared");
  EXPECT_EQ(invoke(shared, application, {"Primary menu", "Keyboard Shortcuts"}).code(), "background_unavailable");
  auto client = on("private");
  const auto reply = invoke(client, application, {"Primary menu", "Keyboard Shortcuts"});
  ASSERT_FALSE(reply.failed) << reply.dump();
  EXPECT_TRUE(eventually([&] { return windows_of(application.pid()).size() > 1; })) << reply.dump();
}

}  // namespace
}  // namespace offhand::test
