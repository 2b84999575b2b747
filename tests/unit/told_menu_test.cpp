#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "generated/types/errors.h"
#include "tests/unit/simulated.h"

// Menus and commands that an application tells of without showing them: what a path names is done without anything
// being opened, and nothing else ever is.
namespace offhand::test {
namespace {

using platform::Command;
using platform::CommandState;
using platform::CommandValue;
using platform::Delivery;
using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

/// Answers what it is told to, and notes what it was asked to do.
class ScriptedMenus final : public platform::Menus {
 public:
  platform::ToldMenus told;
  std::vector<std::string> done;
  std::optional<Delivery> next_run;
  /// An application that takes commands and does nothing.
  bool deaf = false;
  bool silent = false;

  Result<platform::ToldMenus> read(const platform::WindowInfo& /*window*/,
                                   const platform::Limits& /*limits*/) override {
    if (silent) return fail(errors::deadline_exceeded({.what = "Reading its menus", .timeout_ms = 1}));
    return told;
  }
  Result<std::optional<CommandState>> state(const platform::WindowInfo& /*window*/, const std::string& command,
                                            const platform::Limits& /*limits*/) override {
    const auto found = told.commands.find(command);
    return found == told.commands.end() ? std::nullopt : std::optional(found->second);
  }
  Delivery run(const platform::WindowInfo& /*window*/, const Command& command,
               const platform::Limits& /*limits*/) override {
    if (next_run) return *next_run;
    done.push_back(command.name + (command.value ? "::" + command.value->text : ""));
    auto& state = told.commands.at(command.name).state;
    if (!deaf && state && command.value) state->text = command.value->text;
    if (!deaf && state && !command.value) state->text = state->text == "true" ? "false" : "true";
    return Delivery::delivered(ActionPath::gtk_action);
  }
};

class ToldMenuOfAWindow : public testing::Test {
 protected:
  ToldMenuOfAWindow() {
    auto menus = std::make_unique<ScriptedMenus>();
    menus_ = menus.get();
    desk_.platform().menus = std::move(menus);
    menus_->told.entries = {{-1, "File", true},
                            {0, "Save As…", false, Command{"win.save-as"}},
                            {0, "Revert", false, Command{"win.revert"}},
                            {0, "Gone", false, Command{"win.gone"}},
                            {0, "Elsewhere", false},
                            {-1, "View", true},
                            {5, "Dark", false, Command{"win.dark"}},
                            {5, "By Name", false, Command{"win.sort", CommandValue{"s", "name"}}},
                            {5, "By Size", false, Command{"win.sort", CommandValue{"s", "size"}}},
                            {5, "Twice", false, Command{"win.one"}},
                            {5, "Twice", false, Command{"win.two"}},
                            {5, "Later", true}};
    menus_->told.commands = {{"app.quit", {.enabled = true}},
                             {"win.save-as", {.enabled = true}},
                             {"win.revert", {.enabled = false}},
                             {"win.one", {.enabled = true}},
                             {"win.two", {.enabled = true}},
                             {"win.dark", {.enabled = true, .state = CommandValue{"b", "false"}}},
                             {"win.sort", {.enabled = true, .takes = "s", .state = CommandValue{"s", "name"}}}};
  }
  json invoke(const std::vector<std::string>& path) {
    return desk_.call("invoke_menu", {{"pid", 200}, {"path", path}});
  }
  Error refused(const std::vector<std::string>& path) {
    auto error = desk_.refusal("invoke_menu", {{"pid", 200}, {"path", path}});
    EXPECT_THAT(menus_->done, IsEmpty());
    EXPECT_THAT(desk_.log(), IsEmpty());
    return error;
  }

  SimulatedDesk desk_{scene_of({button("Plain"), status_text("")})};
  ScriptedMenus* menus_ = nullptr;
};

TEST_F(ToldMenuOfAWindow, IsFollowedByItsLabels) {
  const auto result = invoke({"File", "save as..."});
  EXPECT_THAT(menus_->done, ElementsAre("win.save-as"));
  EXPECT_EQ(result["path"], "gtk_action");
  EXPECT_EQ(result["target"]["name"], "Save As…");
  // Nothing tells that it was done.
  EXPECT_EQ(result["effect"], "unverifiable");
  EXPECT_THAT(desk_.log(), IsEmpty());
}

TEST_F(ToldMenuOfAWindow, CommandIsNamedByItself) {
  invoke({"app.quit"});
  EXPECT_THAT(menus_->done, ElementsAre("app.quit"));
}

TEST_F(ToldMenuOfAWindow, SwitchTellsWhatItIsNow) {
  const auto on = invoke({"View", "Dark"});
  EXPECT_EQ(on["effect"], "confirmed");
  EXPECT_EQ(on["value"], "on");
  EXPECT_EQ(invoke({"win.dark"})["value"], "off");
  menus_->deaf = true;
  const auto deaf = invoke({"View", "Dark"});
  EXPECT_EQ(deaf["effect"], "suspected_noop");
  EXPECT_EQ(deaf["value"], "off");
}

TEST_F(ToldMenuOfAWindow, ChoiceTellsWhatIsChosen) {
  const auto chosen = invoke({"View", "By Size"});
  EXPECT_EQ(chosen["effect"], "confirmed");
  EXPECT_EQ(chosen["value"], "size");
  EXPECT_EQ(invoke({"win.sort::name"})["value"], "name");
  EXPECT_THAT(menus_->done, ElementsAre("win.sort::size", "win.sort::name"));
  // What is chosen is left alone.
  EXPECT_EQ(invoke({"View", "By Name"})["path"], "none");
  EXPECT_EQ(menus_->done.size(), 2U);
}

TEST_F(ToldMenuOfAWindow, DoubtIsAnErrorAndNothingIsDone) {
  EXPECT_EQ(refused({"File", "Revert"}).code, "menu_entry_disabled");
  EXPECT_EQ(refused({"File", "Gone"}).code, "menu_entry_disabled");
  EXPECT_EQ(refused({"win.revert"}).code, "menu_entry_disabled");
  const auto twice = refused({"View", "Twice"});
  EXPECT_EQ(twice.code, "ambiguous_menu_entry");
  EXPECT_THAT(twice.hint, HasSubstr("win.one, win.two"));
  const auto missing = refused({"File", "Save Az"});
  EXPECT_EQ(missing.code, "no_such_menu_entry");
  EXPECT_THAT(missing.message, HasSubstr("did you mean \"Save As…\""));
  EXPECT_THAT(refused({"File"}).hint, HasSubstr("\"Revert\""));
  EXPECT_EQ(refused({"win.sort"}).code, "invalid_command_value");
  EXPECT_EQ(refused({"app.quit::now"}).code, "invalid_command_value");
}

TEST_F(ToldMenuOfAWindow, WhatItDoesNotHoldIsLookedForInTheTree) {
  // A menu that is filled when it opens, a command that is nowhere to be asked for, and no menu at all.
  for (const auto& path : {std::vector<std::string>{"View", "Later", "One"}, {"File", "Elsewhere"}, {"Tools"}}) {
    const auto error = refused(path);
    EXPECT_EQ(error.code, "no_such_menu_entry");
    EXPECT_THAT(error.hint, AllOf(HasSubstr("app.quit"), HasSubstr("win.sort::VALUE"), Not(HasSubstr("win.revert"))));
  }
}

TEST_F(ToldMenuOfAWindow, SilenceLeavesTheTree) {
  menus_->silent = true;
  EXPECT_EQ(refused({"File", "Save As"}).code, "no_such_menu_entry");
}

TEST_F(ToldMenuOfAWindow, RefusalOfTheApplicationIsTold) {
  menus_->next_run = Delivery::not_attempted("the command is disabled now");
  EXPECT_THAT(refused({"app.quit"}).message, HasSubstr("the command is disabled now"));
  menus_->next_run = Delivery::unknown(ActionPath::gtk_action, "the application took the command and did not answer");
  EXPECT_EQ(invoke({"app.quit"})["effect"], "unverifiable");
}

}  // namespace
}  // namespace offhand::test
