#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <sstream>

#include "platform/host/steady_clock.h"
#include "platform/linux/menus/menus.h"
#include "tests/support/process.h"

// What another process exports on the session bus: GLib's own exporters, and what lies, never ends or never answers.
namespace offhand::test {
namespace {

using platform::Command;
using platform::CommandValue;
using platform::Outcome;
using platform::linux_menus::Exporter;
using testing::ElementsAre;
using testing::HasSubstr;

class Exported : public testing::Test {
 protected:
  static void SetUpTestSuite() {
    folder_ = std::make_unique<TemporaryFolder>();
    const auto script = std::string(OFFHAND_MENUS_TESTS) + "/exporter.py";
    process_ = std::make_unique<ChildProcess>(std::vector<std::string>{"/usr/bin/python3", script, log_file()});
    ASSERT_TRUE(eventually([] { return log_holds("ready :"); })) << read_all(process_->errors());
    const auto log = contents(log_file());
    const auto start = log.find(':');
    bus_name_ = log.substr(start, log.find('\n', start) - start);
  }
  static void TearDownTestSuite() {
    process_.reset();
    folder_.reset();
  }

  static std::string log_file() { return folder_->file("log"); }
  static bool log_holds(const std::string& text) { return contents(log_file()).find(text) != std::string::npos; }

  static Exporter exporter() {
    return {.pid = process_->pid(),
            .app = "exporter",
            .bus_name = bus_name_,
            .application_path = "/test",
            .window_path = "/test/window",
            .menubar_path = "/test/menubar",
            .app_menu_path = "/test/appmenu"};
  }
  static std::unique_ptr<platform::Menus> menus(const Exporter& from = exporter()) {
    return platform::linux_menus::make_menus(
        [from](std::int64_t, const platform::Limits&) -> Result<Exporter> { return from; });
  }
  static platform::Limits within(milliseconds time) { return {platform::steady_now() + time, {}}; }

  static platform::ToldMenus told_by(const Exporter& from) {
    auto told = menus(from)->read({}, within(timeout));
    if (!told) throw std::runtime_error(told.error().message);
    return *std::move(told);
  }
  static platform::ToldMenus told_at(const std::string& menubar) {
    auto from = exporter();
    from.menubar_path = menubar;
    from.app_menu_path.clear();
    return told_by(from);
  }
  static platform::Delivery run(const Command& command, const Exporter& from = exporter()) {
    return menus(from)->run({}, command, within(timeout));
  }
  static std::optional<platform::CommandState> state(const std::string& command) {
    const auto read = menus()->state({}, command, within(timeout));
    if (!read) throw std::runtime_error(read.error().message);
    return *read;
  }
  /// "File > Recent > One -> win.off", one line an entry.
  static std::vector<std::string> lines(const platform::ToldMenus& told) {
    std::vector<std::string> names;
    std::vector<std::string> lines;
    for (const auto& entry : told.entries) {
      const auto above = entry.parent < 0 ? "" : names[static_cast<std::size_t>(entry.parent)] + " > ";
      names.push_back(above + entry.label);
      std::ostringstream line;
      line << names.back();
      if (entry.command) line << " -> " << entry.command->name;
      if (entry.command && entry.command->value)
        line << " (" << entry.command->value->type << " " << entry.command->value->text << ")";
      lines.push_back(line.str());
    }
    return lines;
  }

  static std::unique_ptr<TemporaryFolder> folder_;
  static std::unique_ptr<ChildProcess> process_;
  static std::string bus_name_;
};

std::unique_ptr<TemporaryFolder> Exported::folder_;
std::unique_ptr<ChildProcess> Exported::process_;
std::string Exported::bus_name_;

TEST_F(Exported, MenusAreReadAsAUserSeesThem) {
  EXPECT_THAT(
      lines(told_by(exporter())),
      ElementsAre("Quit -> app.quit", "File", "File > Save As… -> win.save-as", "File > Gone -> win.gone",
                  "File > Of a page", "File > Recent", "File > Recent > One -> win.off", "View",
                  "View > Dark -> win.dark", "View > By Size -> win.sort (s size)", "View > Later", "View > Weird"));
}

TEST_F(Exported, CommandsAreReadWithWhatTheyTakeAndHold) {
  const auto commands = told_by(exporter()).commands;
  std::vector<std::string> names;
  for (const auto& [name, command] : commands) names.push_back(name);
  EXPECT_THAT(names, ElementsAre("app.dialog", "app.quit", "win.at", "win.dark", "win.off", "win.save-as", "win.sort",
                                 "win.zoom"));
  EXPECT_FALSE(commands.at("win.off").enabled);
  EXPECT_EQ(commands.at("win.at").takes, "(ii)");
  EXPECT_EQ(commands.at("win.zoom").takes, "i");
  EXPECT_EQ(commands.at("win.zoom").state->type, "i");
  EXPECT_FALSE(commands.at("win.save-as").state);
}

TEST_F(Exported, CommandIsCarriedOutOnce) {
  const auto delivery = run({"win.save-as"});
  EXPECT_EQ(delivery.outcome, Outcome::delivered) << delivery.reason;
  EXPECT_EQ(delivery.path, ActionPath::gtk_action);
  const auto log = contents(log_file());
  EXPECT_THAT(log, HasSubstr("activate save-as nothing\n"));
  EXPECT_EQ(log.find("activate save-as"), log.rfind("activate save-as"));
}

TEST_F(Exported, StateTellsWhatACommandDid) {
  EXPECT_EQ(state("win.dark")->state->text, "false");
  EXPECT_EQ(run({"win.dark"}).outcome, Outcome::delivered);
  EXPECT_EQ(state("win.dark")->state->text, "true");
  EXPECT_EQ(run({"win.sort", CommandValue{"s", "size"}}).outcome, Outcome::delivered);
  EXPECT_EQ(state("win.sort")->state->text, "size");
  EXPECT_EQ(run({"win.zoom", CommandValue{"", "-150"}}).outcome, Outcome::delivered);
  EXPECT_EQ(state("win.zoom")->state->text, "-150");
  EXPECT_FALSE(state("win.nothing"));
}

TEST_F(Exported, WhatCannotBeCarriedOutIsNotAskedFor) {
  const auto before = contents(log_file());
  for (const Command& command :
       {Command{"win.off"}, Command{"win.gone"}, Command{"page.close"}, Command{"win."}, Command{"win.sort"},
        Command{"win.save-as", CommandValue{"", "x"}}, Command{"win.zoom", CommandValue{"s", "3"}},
        Command{"win.zoom", CommandValue{"", "3x"}}, Command{"win.zoom", CommandValue{"", "99999999999"}},
        Command{"win.at", CommandValue{"", "1"}}}) {
    const auto delivery = run(command);
    EXPECT_EQ(delivery.outcome, Outcome::not_attempted) << command.name;
    EXPECT_FALSE(delivery.reason.empty()) << command.name;
  }
  EXPECT_EQ(contents(log_file()), before);
}

TEST_F(Exported, CommandThatRunsADialogIsDelivered) {
  EXPECT_EQ(run({"app.dialog"}).outcome, Outcome::delivered);
  EXPECT_FALSE(log_holds("closed"));
}

TEST_F(Exported, NothingIsBelievedOfAnotherProcess) {
  const auto before = contents(log_file());
  auto foreign = exporter();
  foreign.pid = getpid();
  auto borrowed = exporter();
  borrowed.bus_name = "org.freedesktop.DBus";
  auto gone = exporter();
  gone.bus_name = ":1.999999";
  auto malformed = exporter();
  malformed.bus_name = ":no name";
  for (const auto& from : {foreign, borrowed, gone, malformed}) {
    const auto told = told_by(from);
    EXPECT_TRUE(told.entries.empty()) << from.bus_name;
    EXPECT_TRUE(told.commands.empty()) << from.bus_name;
    EXPECT_EQ(run({"app.quit"}, from).outcome, Outcome::not_attempted) << from.bus_name;
  }
  EXPECT_EQ(contents(log_file()), before);
}

TEST_F(Exported, MenusThatNeverEndAreCut) {
  for (const auto* lie : {"/holds_itself", "/never_ends", "/is_wide", "/multiplies"}) {
    const auto told = told_at(lie);
    EXPECT_LE(told.entries.size(), 4'000U) << lie;
    EXPECT_FALSE(told.incomplete_reason.empty()) << lie;
    EXPECT_FALSE(told.commands.empty()) << lie;
  }
}

TEST_F(Exported, WhatIsMistypedIsLeftOut) {
  EXPECT_THAT(lines(told_at("/is_mistyped")), ElementsAre("Right"));
  for (const auto* path : {"/is_other", "/nothing/there", "no path"}) {
    const auto told = told_at(path);
    EXPECT_TRUE(told.entries.empty()) << path;
    EXPECT_FALSE(told.commands.empty()) << path;
  }
}

TEST_F(Exported, FloodDoesNotStarveTheAnswer) { EXPECT_THAT(lines(told_at("/after_a_flood")), ElementsAre("Calm")); }

TEST_F(Exported, SilenceEndsAtTheDeadline) {
  auto silent = exporter();
  silent.menubar_path = "/is_silent";
  const auto told = menus(silent)->read({}, within(milliseconds(300)));
  ASSERT_FALSE(told);
  EXPECT_THAT(told.error().code, testing::AnyOf("app_not_responding", "deadline_exceeded"));
}

}  // namespace
}  // namespace offhand::test
