#include <signal.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "tests/sandbox/support.h"

/// Nothing of the caller's is in a sandbox but what they let in.
namespace offhand::sandbox::test {
namespace {

namespace fs = std::filesystem;

class SandboxPrivacy : public SandboxTest {
 protected:
  SandboxPrivacy() {
    fs::create_directories(home() + "/.config/app");
    fs::create_directories(home() + "/papers");
    std::ofstream(home() + "/.bashrc") << "echo yours\n";
    std::ofstream(home() + "/.config/app/settings") << "yours";
    std::ofstream(home() + "/papers/letter") << "Dear";
    set_variable("HOME", home());
    set_variable("XDG_CONFIG_HOME", home() + "/.config");
    set_variable("SECRET_TOKEN", "abc");
    set_variable("SSH_AUTH_SOCK", "/nowhere/agent");
    set_variable("OFFHAND_HTTP_TOKEN", "def");
  }

  std::string home() const { return scratch() + "/home"; }

  /// What a command in a sandbox writes to "$0"; a failure is recorded.
  std::string written_inside(const LetIn& let_in, const std::string& script) {
    Options options;
    options.let_in = let_in;
    const std::string file = scratch() + "/written";
    const auto status = run(options, {"/bin/sh", "-c", script, file});
    if (!status) {
      ADD_FAILURE() << status.error().message;
    } else {
      EXPECT_EQ(status->shell_code(), 0);
    }
    return contents(file);
  }

  /// Runs this program again as `offhand sandbox run ID -- sh -c SCRIPT FILE` would; its exit code.
  int enter_with(const std::string& id, const std::string& script) {
    const std::string self = fs::read_symlink("/proc/self/exe");
    ForkedProcess entering([&] {
      ::execl(self.c_str(), self.c_str(), "--enter-sandbox", id.c_str(), "sh", "-c", script.c_str(),
              (scratch() + "/entered").c_str(), nullptr);
      return 127;
    });
    return entering.wait();
  }
};

TEST_F(SandboxPrivacy, EveryVariableInsideIsAccountedFor) {
  std::istringstream lines(written_inside({}, "env > \"$0\""));
  const std::set<std::string> from_outside{
      "PATH",    "LANG",  "LANGUAGE", "TZ",       "TERM",   "COLORTERM", "LINES",         "USER",
      "LOGNAME", "SHELL", "COLUMNS",  "NO_COLOR", "TMPDIR", "LC_ALL",    "XDG_DATA_DIRS", "XDG_CONFIG_DIRS"};
  const std::set<std::string> of_the_desktop{"DISPLAY",
                                             "XAUTHORITY",
                                             "DBUS_SESSION_BUS_ADDRESS",
                                             "HOME",
                                             "XDG_RUNTIME_DIR",
                                             "XDG_CONFIG_HOME",
                                             "XDG_DATA_HOME",
                                             "XDG_CACHE_HOME",
                                             "XDG_STATE_HOME",
                                             "XDG_SESSION_TYPE",
                                             "GDK_BACKEND",
                                             "QT_QPA_PLATFORM",
                                             "GTK_MODULES",
                                             "QT_ACCESSIBILITY",
                                             "QT_LINUX_ACCESSIBILITY_ALWAYS_ON",
                                             "LIBGL_ALWAYS_SOFTWARE",
                                             "GSK_RENDERER",
                                             "GSETTINGS_BACKEND",
                                             "GVFS_DISABLE_FUSE",
                                             "OFFHAND_SANDBOX_ID",
                                             "OFFHAND_SANDBOX_REGISTRY"};
  // The shell adds these two itself.
  const std::set<std::string> of_the_shell{"PWD", "OLDPWD", "SHLVL", "_"};
  int count = 0;
  for (std::string line; std::getline(lines, line); ++count) {
    const std::string name = line.substr(0, line.find('='));
    EXPECT_TRUE(from_outside.count(name) + of_the_desktop.count(name) + of_the_shell.count(name) == 1 ||
                name.starts_with("LC_"))
        << line;
    EXPECT_EQ(line.find(home()), std::string::npos) << line;
  }
  EXPECT_GT(count, 20);
}

TEST_F(SandboxPrivacy, HomeIsAnotherOneAndGoesWithTheSandbox) {
  const std::string written = written_inside(
      {},
      "echo \"$HOME\" > \"$0\"; ls -A \"$HOME\" | sort >> \"$0\"; echo x > \"$HOME/note\"; echo y > ~/.config/note");
  std::istringstream lines(written);
  std::string inside;
  std::getline(lines, inside);
  EXPECT_EQ(inside.rfind(registry() + "/", 0), 0U) << inside;
  EXPECT_EQ(written.substr(inside.size() + 1), ".cache\n.config\n.local\n");
  EXPECT_FALSE(exists(home() + "/note"));
  EXPECT_FALSE(exists(home() + "/.config/note"));
  EXPECT_FALSE(exists(inside));
}

TEST_F(SandboxPrivacy, LetsInTheVariablesThatAreNamed) {
  EXPECT_EQ(written_inside({{"SECRET_TOKEN", "OTHER=a=b", "NOT_SET_ANYWHERE"}, {}},
                           "echo \"$SECRET_TOKEN|$OTHER|${NOT_SET_ANYWHERE-unset}|$SSH_AUTH_SOCK\" > \"$0\""),
            "abc|a=b|unset|\n");
}

TEST_F(SandboxPrivacy, HomeItselfCanBeLetIn) {
  EXPECT_EQ(written_inside({{"HOME"}, {}}, "cat \"$HOME/papers/letter\" > \"$0\""), "Dear");
}

TEST_F(SandboxPrivacy, WhatLeadsOutIsNeverLetIn) {
  for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "DBUS_SESSION_BUS_ADDRESS", "AT_SPI_BUS_ADDRESS",
                           "XDG_RUNTIME_DIR", "XAUTHORITY", "OFFHAND_SANDBOX_ID"})
    EXPECT_FALSE(may_let_in(name)) << name;
  EXPECT_EQ(written_inside({{"AT_SPI_BUS_ADDRESS=unix:path=/nowhere", "XDG_RUNTIME_DIR=/nowhere"}, {}},
                           "echo \"${AT_SPI_BUS_ADDRESS-unset}\" > \"$0\"; test -d \"$XDG_RUNTIME_DIR\""),
            "unset\n");
}

TEST_F(SandboxPrivacy, ValuesLetInAreNotForEverybodyToRead) {
  Options options;
  options.let_in.variables = {"SECRET_TOKEN=never-shown"};
  const auto info = start(options);
  ASSERT_TRUE(info) << info.error().message;
  EXPECT_EQ(info->environment.set.at("SECRET_TOKEN"), "never-shown");
  for (const pid_t pid : {info->guardian, info->supervisor}) {
    const std::string words = contents("/proc/" + std::to_string(pid) + "/cmdline");
    EXPECT_NE(words.find("SECRET_TOKEN"), std::string::npos);
    EXPECT_EQ(words.find("never-shown"), std::string::npos);
  }
  EXPECT_EQ(contents(info->directory + ".json").find("never-shown"), std::string::npos);
  EXPECT_TRUE(stop(info->id));
}

TEST_F(SandboxPrivacy, AFolderShowsAtItsPlaceAndSurvives) {
  std::ofstream(scratch() + "/elsewhere") << "far";
  EXPECT_EQ(
      written_inside({{}, {home() + "/papers", home() + "/.config/app", scratch() + "/elsewhere"}},
                     "cd && cat papers/letter .config/app/settings elsewhere > \"$0\" && echo new > papers/reply"),
      "Dearyoursfar");
  EXPECT_EQ(contents(home() + "/papers/reply"), "new\n");
  EXPECT_EQ(contents(home() + "/papers/letter"), "Dear");
  EXPECT_EQ(contents(home() + "/.config/app/settings"), "yours");
  EXPECT_FALSE(exists(home() + "/.config/app/papers"));
}

TEST_F(SandboxPrivacy, WhatCannotBeShownIsAnErrorAndNothingIsMadeInTheCallersFiles) {
  fs::create_directories(scratch() + "/other/papers");
  const std::vector<std::vector<std::string>> refused{{home()},
                                                      {scratch() + "/nothing"},
                                                      {home() + "/papers", scratch() + "/other/papers"},
                                                      {home() + "/.config", home() + "/.config/app"}};
  for (const auto& paths : refused) {
    Options options;
    options.let_in.paths = paths;
    const auto status = run(options, {"true"});
    ASSERT_FALSE(status) << paths.back();
    EXPECT_EQ(status.error().code, "sandbox_failed");
    EXPECT_NE(status.error().message.find("letting in"), std::string::npos) << status.error().message;
  }
  EXPECT_EQ(std::distance(fs::directory_iterator(home() + "/.config/app"), fs::directory_iterator()), 1);
}

TEST_F(SandboxPrivacy, ACommandEntersASandboxThatRuns) {
  Options options;
  options.let_in.variables = {"SECRET_TOKEN=given"};
  const auto info = start(options);
  ASSERT_TRUE(info) << info.error().message;
  EXPECT_EQ(enter_with(info->id,
                       "echo \"$DISPLAY|$HOME|$SECRET_TOKEN|$ENTERED|${SSH_AUTH_SOCK-unset}\" > \"$0\"; "
                       "dbus-send --session --print-reply --dest=org.freedesktop.DBus / "
                       "org.freedesktop.DBus.GetId > /dev/null && exit 7"),
            7);
  EXPECT_EQ(contents(scratch() + "/entered"), info->display + "|" + info->directory + "/home|given|yes|unset\n");
  EXPECT_TRUE(is_alive(info->supervisor));
  EXPECT_TRUE(stop(info->id));
  EXPECT_EQ(enter_with(info->id, "true"), 99) << "it has ended";
}

TEST_F(SandboxPrivacy, WhoEnteredEndsWithTheSandbox) {
  const auto info = start({});
  ASSERT_TRUE(info) << info.error().message;
  ForkedProcess entering([&] { return enter_with(info->id, "echo > \"$0\"; exec sleep 1000"); });
  ASSERT_TRUE(eventually([&] { return exists(scratch() + "/entered"); }));
  EXPECT_TRUE(stop(info->id));
  EXPECT_EQ(entering.wait(), 128 + SIGTERM);
}

}  // namespace
}  // namespace offhand::sandbox::test
