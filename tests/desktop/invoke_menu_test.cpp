#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/application.h"
#include "tests/support/desk.h"
#include "tests/support/elements.h"
#include "tests/support/mcp_client.h"

// Entries of menus of real applications, chosen by their labels while a user works beside them. What happened is told
// by xdotool; that no menu opened, by the user's desk.
namespace offhand::test {
namespace {

using testing::HasSubstr;

class InvokeMenu : public testing::Test {
 protected:
  static void SetUpTestSuite() { user_ = std::make_unique<UserAtDesk>(); }
  static void TearDownTestSuite() { user_.reset(); }

  static McpClient on(const std::string& desk) {
    return McpClient({.server = {"--tools", "full"}, .environment = {{"OFFHAND_DESK", desk}}});
  }
  static ToolReply invoke(McpClient& client, const Application& application, const std::vector<std::string>& path) {
    return client.call("invoke_menu",
                       {{"pid", application.pid()}, {"window_id", application.window()}, {"path", path}});
  }
  /// The entry opens a window of this title, and the user keeps what they have.
  void expect_window(const std::string& program, const std::vector<std::string>& path, const std::string& title) {
    const Application application({program});
    auto client = on("shared");
    user_->sit_down();
    const auto reply = invoke(client, application, path);
    ASSERT_FALSE(reply.failed) << reply.dump();
    EXPECT_EQ(reply.structured["effect"], "confirmed") << reply.dump();
    EXPECT_TRUE(eventually([&] { return !windows_called(application.pid(), title).empty(); })) << reply.dump();
    // Its dialog may have taken the focus for a moment; it is the user's again.
    user_->settle_log();
    EXPECT_EQ(user_->disturbance(), "") << reply.dump();
  }
  static std::vector<std::int64_t> windows_called(pid_t pid, const std::string& title) {
    auto windows = windows_of(pid);
    std::erase_if(windows, [&](std::int64_t window) {
      return run_command({"xdotool", "getwindowname", std::to_string(window)}).output.find(title) == std::string::npos;
    });
    return windows;
  }

  static std::unique_ptr<UserAtDesk> user_;
};

std::unique_ptr<UserAtDesk> InvokeMenu::user_;

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

/// The state of an action as xprop and gdbus tell it: "((true, signature 's', [<'green'>]),)".
std::string described(const Application& application, const std::string& object, const std::string& action) {
  const auto property = run_command({"xprop", "-id", std::to_string(application.window()), "_GTK_UNIQUE_BUS_NAME"});
  const auto start = property.output.find('"') + 1;
  const auto name = property.output.substr(start, property.output.rfind('"') - start);
  return run_command({"gdbus", "call", "--session", "--dest", name, "--object-path", object, "--method",
                      "org.gtk.Actions.Describe", action})
      .output;
}

// Its menu bar holds no entry before it is opened, and it tells of them on the session bus.
TEST_F(InvokeMenu, FollowsTheMenusThatGtk4ExportsAlsoWhereItIsMinimised) {
  const Application application({"gtk4-demo-application"});
  auto client = on("shared");
  const std::string object = "/org/gtk/Demo4/App";
  user_->sit_down();
  const auto green = invoke(client, application, {"File", "Color", "Green"});
  ASSERT_FALSE(green.failed) << green.dump();
  EXPECT_EQ(green.structured["effect"], "confirmed") << green.dump();
  EXPECT_EQ(green.structured["path"], "gtk_action") << green.dump();
  EXPECT_EQ(green.structured["value"], "green");
  EXPECT_THAT(described(application, object, "color"), HasSubstr("'green'"));
  EXPECT_EQ(user_->disturbance(), "") << green.dump();
  EXPECT_EQ(invoke(client, application, {"File", "Color"}).code(), "menu_path_incomplete");
  EXPECT_EQ(invoke(client, application, {"win.shape"}).code(), "invalid_command_value");
  EXPECT_EQ(invoke(client, application, {"File", "Color", "Grey"}).code(), "no_such_menu_entry");

  run_command({"xdotool", "windowminimize", "--sync", std::to_string(application.window())});
  user_->sit_down();
  const auto square = invoke(client, application, {"win.shape::square"});
  EXPECT_EQ(square.structured["effect"], "confirmed") << square.dump();
  EXPECT_THAT(described(application, object + "/window/1", "shape"), HasSubstr("'square'"));
  EXPECT_EQ(user_->disturbance(), "") << square.dump();
}

// It exports no menus, and not all of its commands: its window offers them by name.
TEST_F(InvokeMenu, AsksForACommandThatTheWindowOffers) {
  const Application application({"gnome-text-editor"});
  auto client = on("shared");
  user_->sit_down();
  const auto refused = invoke(client, application, {"Main Menu", "Save As"});
  EXPECT_TRUE(refused.failed) << refused.dump();
  EXPECT_THAT(refused.text, HasSubstr("page.save-as"));
  const auto before = windows_of(application.pid()).size();
  const auto reply = invoke(client, application, {"page.save-as"});
  ASSERT_FALSE(reply.failed) << reply.dump();
  EXPECT_EQ(reply.structured["effect"], "confirmed") << reply.dump();
  EXPECT_TRUE(eventually([&] { return windows_of(application.pid()).size() > before; })) << reply.dump();
  user_->settle_log();
  EXPECT_EQ(user_->disturbance(), "") << reply.dump();
}

/// A window that comes to offer a command without telling it, and what happened to it.
struct LateCommand {
  TemporaryFolder folder;
  Application application{
      {"/usr/bin/python3", std::string(OFFHAND_TEST_FIXTURES) + "/late_command_gtk4.py", folder.file("log")}};

  std::string log() const { return contents(folder.file("log")); }
  void choose(McpClient& client) const {
    const auto shown = client.call("get_window_state",
                                   {{"pid", application.pid()}, {"format", "json"}, {"include_screenshot", false}});
    const auto reply =
        client.call("click", {{"element_token", element_named(shown.structured, "Choose", "button").token}});
    EXPECT_FALSE(reply.failed) << reply.dump();
    EXPECT_TRUE(eventually([&] { return log() == "chosen\n"; }));
  }
};

// Nothing tells that a window offers another command than before: it is asked, whatever was read.
TEST_F(InvokeMenu, AsksForACommandThatTheWindowHasComeToOffer) {
  const LateCommand late;
  auto client = on("shared");
  user_->sit_down();
  EXPECT_EQ(invoke(client, late.application, {"view.ask"}).code(), "no_such_menu_entry");
  late.choose(client);
  const auto reply = invoke(client, late.application, {"view.ask"});
  ASSERT_FALSE(reply.failed) << reply.dump();
  // It opens what takes the user's keyboard, which is closed again, and said.
  EXPECT_EQ(reply.structured["effect"], "suspected_noop") << reply.dump();
  EXPECT_EQ(reply.structured["escalation"]["recommended"], "foreground") << reply.dump();
  EXPECT_EQ(late.log(), "chosen\nclosed\n");
  user_->settle_log();
  EXPECT_EQ(user_->disturbance(), "") << reply.dump();
}

TEST_F(InvokeMenu, LeavesOpenWhatACommandOpensInTheForeground) {
  const LateCommand late;
  auto client = on("shared");
  user_->sit_down();
  late.choose(client);
  const json window{
      {"pid", late.application.pid()}, {"window_id", late.application.window()}, {"delivery_mode", "foreground"}};
  auto asking = window;
  asking["path"] = {"view.ask"};
  const auto reply = client.call("invoke_menu", asking);
  ASSERT_FALSE(reply.failed) << reply.dump();
  EXPECT_NE(reply.structured["effect"], "suspected_noop") << reply.dump();
  EXPECT_THAT(reply.structured.dump(), HasSubstr("\"grab\"")) << "the user has no keyboard, and nobody says so";
  auto typing = window;
  typing["text"] = "yes";
  const auto typed = client.call("type_text", typing);
  EXPECT_FALSE(typed.failed) << typed.dump();
  auto pressing = window;
  pressing["key"] = "return";
  EXPECT_FALSE(client.call("press_key", pressing).failed);
  EXPECT_TRUE(eventually([&] { return late.log() == "chosen\nanswer yes\nclosed\n"; })) << late.log() << typed.dump();
}

TEST_F(InvokeMenu, LeavesACommandThatIsSwitchedOff) {
  const Application application({"gtk4-widget-factory"});
  auto client = on("shared");
  user_->sit_down();
  EXPECT_EQ(invoke(client, application, {"app.wine"}).code(), "menu_entry_disabled");
  EXPECT_THAT(described(application, "/org/gtk/WidgetFactory4", "wine"), HasSubstr("<false>"));
  EXPECT_EQ(invoke(client, application, {"app.water"}).structured["value"], "off");
  EXPECT_THAT(described(application, "/org/gtk/WidgetFactory4", "water"), HasSubstr("<false>"));
  EXPECT_EQ(user_->disturbance(), "");
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
