#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <sys/stat.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>

#include "tests/protocol/daemon_fixture.h"
#include "tests/support/application.h"
#include "tests/support/json.h"
#include "tests/support/process.h"
#include "tests/support/skip.h"

namespace offhand::test {
namespace {

using nlohmann::json;
using testing::HasSubstr;

class Doctor : public testing::Test {
 protected:
  Doctor() { environment_["OFFHAND_HOME"] = folder_.path(); }

  CommandResult run(std::vector<std::string> words) {
    return run_offhand(std::move(words), {.environment = environment_});
  }
  /// Its findings, by name.
  std::map<std::string, json> findings(std::vector<std::string> words = {"--platform", "sim:widgets", "doctor"}) {
    words.insert(words.end(), {"--quick", "--json"});
    const auto result = run(std::move(words));
    const auto report = json::parse(result.output, nullptr, false);
    EXPECT_TRUE(report.is_object()) << result.output << result.errors;
    EXPECT_EQ(result.exit_code, report.value("works", false) ? 0 : 1);
    std::map<std::string, json> found;
    for (const auto& finding : report.value("findings", json::array())) found[finding["name"]] = finding;
    return found;
  }
  void configure(const std::string& text) { std::ofstream(folder_.file("config.json")) << text; }

  TemporaryFolder folder_;
  EnvironmentChanges environment_;
};

TEST_F(Doctor, SaysInWordsThatAllWorks) {
  const auto result = run({"--platform", "sim:widgets", "doctor", "--quick"});
  EXPECT_EQ(result.exit_code, 0) << result.output << result.errors;
  for (const auto* name : {"settings", "display", "window manager", "pictures", "pointer and keys", "accessibility",
                           "applications", "films", "daemon", "sandbox"})
    EXPECT_THAT(result.output, HasSubstr(std::string(" ") + name + ": "));
  // A film needs ffmpeg, which not everybody has.
  EXPECT_THAT(result.output, testing::AnyOf(HasSubstr("Everything works."), HasSubstr("Offhand works here")));
}

TEST_F(Doctor, SeesClicksAndTypesForRealOnAPrivateDesktop) {
  if (std::getenv("DISPLAY") == nullptr) OFFHAND_SKIP("there is no display, of which the rest of the report tells");
  const auto result = run({"doctor", "--json"});
  EXPECT_EQ(result.exit_code, 0) << result.output << result.errors;
  const auto report = json::parse(result.output);
  const auto& last = report.at("findings").back();
  EXPECT_EQ(last["name"], "sandbox");
  EXPECT_EQ(last["standing"], "works") << last;
  EXPECT_THAT(last["detail"].get<std::string>(),
              testing::AllOf(HasSubstr("a click and a key arrived, and a key in the background"),
                             HasSubstr("the registry of accessible applications answered")));
}

TEST_F(Doctor, WithoutADisplayAndWithoutABusTellsWhatToDo) {
  environment_["DISPLAY"] = std::nullopt;
  environment_["DBUS_SESSION_BUS_ADDRESS"] = "unix:path=/nonexistent";
  const auto found = findings({"doctor"});
  EXPECT_EQ(found.at("display")["standing"], "broken");
  EXPECT_THAT(found.at("display")["advice"].get<std::string>(), HasSubstr("offhand sandbox run"));
  EXPECT_FALSE(found.contains("pictures")) << "nothing is said of what rests on a display";
  EXPECT_EQ(found.at("settings")["standing"], "works");
}

TEST_F(Doctor, NamesTheSettingThatIsWrong) {
  configure(R"({"read_timeout_ms": "soon"})");
  const auto found = findings();
  EXPECT_EQ(found.at("settings")["standing"], "broken");
  EXPECT_THAT(found.at("settings")["detail"].get<std::string>(), HasSubstr("read_timeout_ms"));
  EXPECT_THAT(found.at("settings")["advice"].get<std::string>(), HasSubstr("config.json"));
}

TEST_F(Doctor, WarnsOfSettingsThatMeanNothingAndOfThoseThatOthersMayWrite) {
  configure(R"({"read_timeout": 5})");
  EXPECT_EQ(findings().at("settings")["standing"], "limited");
  EXPECT_THAT(findings().at("settings")["detail"].get<std::string>(), HasSubstr("read_timeout"));
  configure("{}");
  std::filesystem::permissions(folder_.file("config.json"), std::filesystem::perms::all);
  EXPECT_THAT(findings().at("settings")["advice"].get<std::string>(), HasSubstr("chmod go-w"));
}

TEST_F(Doctor, WarnsOfASocketThatOthersMayReplace) {
  const auto open = folder_.file("open");
  std::filesystem::create_directory(open);
  std::filesystem::permissions(open, std::filesystem::perms::all);
  const auto found = findings({"--platform", "sim:widgets", "--socket", open + "/socket", "doctor"});
  EXPECT_EQ(found.at("daemon")["standing"], "limited");
  EXPECT_EQ(found.at("daemon")["advice"], "chmod 700 '" + open + "'");
}

/// As /tmp is: its mode is not the user's to change.
TEST_F(Doctor, NamesTheCommandForASocketInAFolderOfAll) {
  const auto shared = folder_.file("shared");
  std::filesystem::create_directory(shared);
  std::filesystem::permissions(shared, std::filesystem::perms::all | std::filesystem::perms::sticky_bit);
  const auto found = findings({"--platform", "sim:widgets", "--socket", shared + "/socket", "doctor"});
  EXPECT_EQ(found.at("daemon")["standing"], "limited");
  EXPECT_THAT(found.at("daemon")["advice"].get<std::string>(), HasSubstr("`offhand --socket"));
}

TEST_F(Doctor, NamesThePackageThatAPrivateDesktopLacks) {
  environment_["PATH"] = folder_.path();
  const auto found = findings();
  EXPECT_EQ(found.at("sandbox")["standing"], "limited");
  EXPECT_THAT(found.at("sandbox")["advice"].get<std::string>(), HasSubstr("apt-get install xvfb"));
}

/// Findings that are made to come, each on purpose: what is not well is told with what mends it, word by word.
class DoctorOf : public Doctor {
 protected:
  /// Of this desktop, or of whatever the environment says.
  std::map<std::string, json> here() { return findings({"--socket", folder_.file("socket"), "doctor"}); }
  static void expect(const std::map<std::string, json>& found, const std::string& name, const std::string& standing,
                     const std::string& advice) {
    ASSERT_TRUE(found.contains(name)) << json(found);
    EXPECT_EQ(found.at(name)["standing"], standing) << found.at(name);
    EXPECT_EQ(found.at(name).value("advice", ""), advice);
  }
};

/// An X server of its own with nothing on it, to which no session bus and no accessibility bus belongs.
class DoctorOfABareServer : public DoctorOf {
 protected:
  void serve(std::vector<std::string> options = {}) {
    std::vector<std::string> command{"Xvfb",       "-displayfd", "1",   "-screen", "0",
                                     "640x480x24", "-nolisten",  "tcp", "-noreset"};
    command.insert(command.end(), options.begin(), options.end());
    server_ = std::make_unique<ChildProcess>(command);
    std::string number;
    for (char digit = 0; ::read(server_->output(), &digit, 1) == 1 && digit != '\n';) number += digit;
    ASSERT_FALSE(number.empty());
    environment_["DISPLAY"] = ":" + number;
    environment_["XDG_RUNTIME_DIR"] = folder_.path();
    // A user's desktop, and not the sandbox around these tests.
    environment_["OFFHAND_DESK"] = "shared";
    for (const char* name : {"DBUS_SESSION_BUS_ADDRESS", "AT_SPI_BUS_ADDRESS", "XAUTHORITY", "WAYLAND_DISPLAY",
                             "GTK_MODULES", "GNOME_ACCESSIBILITY", "QT_ACCESSIBILITY"})
      environment_[name] = std::nullopt;
  }
  /// What a script says in a session of its own on that server, with our program as its arguments. A helper of the bus
  /// may write, too.
  std::map<std::string, json> in_a_session(const std::string& script) {
    const auto result = run_command({"dbus-run-session", "--", "sh", "-c", script, "sh", offhand_program()},
                                    {.environment = environment_, .deadline = milliseconds(60'000)});
    std::map<std::string, json> found;
    const auto begin = result.output.find("{\"findings\"");
    const auto report = json::parse(
        begin == std::string::npos ? "" : result.output.substr(begin, result.output.find('\n', begin) - begin), nullptr,
        false);
    EXPECT_TRUE(report.is_object()) << result.output << result.errors;
    for (const auto& finding : report.value("findings", json::array())) found[finding["name"]] = finding;
    return found;
  }
  std::unique_ptr<ChildProcess> server_;
};

constexpr const char* sandbox_has_it = "Work in a private desktop, which has it: offhand sandbox run -- CMD";
constexpr const char* with_extension =
    "Start the X server with it, or work in `offhand sandbox run -- ...`, whose server has it.";

TEST_F(DoctorOfABareServer, TellsOfEverythingThatItHasNot) {
  serve();
  const auto found = here();
  expect(found, "window manager", "limited",
         "Start one, such as `openbox &`, or work in `offhand sandbox run -- ...`, which has one.");
  expect(found, "compositor", "limited", "Start one: `apt-get install picom`, then `picom &`.");
  constexpr const char* no_bus =
      "Run `apt-get install at-spi2-core`, and where there is no session bus `dbus-run-session -- offhand ...`; "
      "pictures and points work without.";
  expect(found, "accessibility bus", "limited", no_bus);
  expect(found, "accessibility", "limited", no_bus);
  for (const auto* well : {"session", "second keyboard", "pictures", "pointer and keys", "cursors of sessions"})
    expect(found, well, "works", "");
}

TEST_F(DoctorOfABareServer, TellsThatItLacksTheExtensionForKeysAndClicks) {
  serve({"-extension", "XTEST"});
  expect(here(), "pointer and keys", "broken", sandbox_has_it);
}

TEST_F(DoctorOfABareServer, TellsThatItLacksTheExtensionForPicturesOfWindows) {
  serve({"-extension", "COMPOSITE"});
  expect(here(), "pictures", "limited", with_extension);
}

/// With a bus, and the switch of the desktop as it is on most: off.
TEST_F(DoctorOfABareServer, TellsThatAccessibilityIsSwitchedOff) {
  serve();
  const auto found = in_a_session(R"("$@" doctor --quick --json)");
  expect(found, "accessibility bus", "works", "");
  expect(found, "accessibility", "limited", "offhand config set accessibility_enable auto");
}

/// It looks whether that is on once, when it starts.
TEST_F(DoctorOfABareServer, TellsOfAChromiumThatRunsBlind) {
  serve();
  const auto found = in_a_session(R"(
chromium --no-sandbox --no-first-run --disable-gpu --password-store=basic --user-data-dir="$OFFHAND_HOME/user" about:blank > /dev/null 2>&1 &
xdotool search --sync --onlyvisible --class chromium > /dev/null
"$@" doctor --quick --json
kill $!
wait)");
  const auto& applications = found.at("applications");
  EXPECT_EQ(applications["standing"], "limited") << applications;
  EXPECT_THAT(applications.value("advice", ""),
              testing::AllOf(HasSubstr("Chromium and Electron look once, when they start"),
                             HasSubstr("Close it, and start it again by offhand: `offhand launch_app '")));
}

TEST_F(DoctorOf, TellsOfAWaylandSession) {
  environment_["WAYLAND_DISPLAY"] = "wayland-7";
  const auto found = here();
  expect(found, "session", "limited",
         "Log in to a session of X11, or start the program as one of X11: `env -u WAYLAND_DISPLAY GDK_BACKEND=x11 "
         "QT_QPA_PLATFORM=xcb PROGRAM`. `offhand sandbox run -- ...` has an X server of its own.");
  EXPECT_THAT(found.at("session")["detail"].get<std::string>(), HasSubstr("wayland-7"));
}

TEST_F(DoctorOf, TellsThatTheSecondKeyboardIsSwitchedOff) {
  configure(R"({"second_keyboard": false})");
  expect(here(), "second keyboard", "limited", "offhand config set second_keyboard true");
}

TEST_F(DoctorOf, TellsOfSettings) {
  const auto file = folder_.file("config.json");
  configure("{");
  expect(here(), "settings", "broken", "Mend " + file + "; `offhand config list` explains every setting.");
  configure(R"({"read_timeout": 5})");
  expect(here(), "settings", "limited", "`offhand config list` names every setting.");
  configure("{}");
  std::filesystem::permissions(file, std::filesystem::perms::all);
  expect(here(), "settings", "limited", "chmod go-w '" + file + "'");
}

TEST_F(DoctorOf, TellsOfAMissingDisplayAndBus) {
  environment_["DISPLAY"] = std::nullopt;
  environment_["DBUS_SESSION_BUS_ADDRESS"] = "unix:path=/nonexistent";
  expect(here(), "display", "broken",
         "Start it in a desktop session, or name one: `export DISPLAY=:0`. Where there is no desktop, `offhand sandbox "
         "run -- "
         "bash` has a private one.");
}

TEST_F(DoctorOf, TellsOfMissingPrograms) {
  environment_["PATH"] = folder_.path();
  const auto found = here();
  expect(found, "films", "limited", "Install it: apt-get install ffmpeg");
  expect(found, "sandbox", "limited", "Install it: apt-get install xvfb");
}

TEST_F(DoctorOf, TellsOfAProgramWithoutElements) {
  const Application blind({"xterm", "-T", "Blind"});
  const auto applications = here().at("applications");
  EXPECT_EQ(applications["standing"], "limited");
  EXPECT_THAT(applications["detail"].get<std::string>(), HasSubstr("\"Blind\""));
  EXPECT_THAT(applications["advice"].get<std::string>(),
              testing::EndsWith("Close it, and start it again by offhand: `offhand launch_app 'XTerm'`"));
}

TEST_F(DoctorOf, TellsOfConfinedProgramsWithoutElements) {
  {
    const Application flatpak({"xterm", "-T", "Maps"}, {{"FLATPAK_ID", "org.example.Maps"}});
    expect(here(), "sandboxed applications", "limited",
           "Close it, and start it again: `flatpak run --env=GNOME_ACCESSIBILITY=1 "
           "--env=QT_LINUX_ACCESSIBILITY_ALWAYS_ON=1 org.example.Maps`");
  }
  const Application snap({"xterm", "-T", "Letters"}, {{"SNAP", "/usr/bin"}, {"SNAP_NAME", "letters"}});
  const auto found = here();
  expect(
      found, "sandboxed applications", "limited",
      "Close it, and start it again: `env GNOME_ACCESSIBILITY=1 QT_LINUX_ACCESSIBILITY_ALWAYS_ON=1 snap run letters`");
  expect(found, "applications", "works", "");
}

/// What a snap started, such as a shell in an editor's window, is none itself.
TEST_F(DoctorOf, TakesNothingForASnapThatOnlyInheritedItsVariables) {
  const Application plain({"xterm", "-T", "Plain"}, {{"SNAP", "/snap/editor/7"}, {"SNAP_NAME", "editor"}});
  const auto found = here();
  EXPECT_FALSE(found.contains("sandboxed applications"));
  EXPECT_THAT(found.at("applications")["detail"].get<std::string>(), HasSubstr("\"Plain\""));
}

TEST_F(DoctorOf, TellsOfADaemonOfAnotherVersion) {
  const StrangeDaemon other(
      folder_.file("socket"),
      R"({"jsonrpc":"2.0","id":1,"result":{"_meta":{"io.modelcontextprotocol/serverInfo":{"name":"offhand","version":"99.0"}}}})");
  const auto found = here();
  expect(found, "daemon", "limited", "End it with `offhand stop`, and start it again.");
  EXPECT_THAT(found.at("daemon")["detail"].get<std::string>(), HasSubstr("99.0"));
}

TEST_F(DoctorOf, TellsOfASocketThatOthersMayUse) {
  const auto socket = folder_.file("socket");
  const StrangeDaemon any(socket, "nonsense");
  ::chmod(socket.c_str(), 0666);
  expect(here(), "daemon", "broken", "chmod 600 '" + socket + "'");
}

}  // namespace
}  // namespace offhand::test
