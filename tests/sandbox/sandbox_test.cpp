#include <fcntl.h>
#include <signal.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <thread>

#include "tests/sandbox/support.h"

namespace offhand::sandbox::test {
namespace {

namespace fs = std::filesystem;
using std::chrono::seconds;

class SandboxObject : public SandboxTest {
 protected:
  /// A PATH with everything the sandbox needs but `missing`.
  std::string path_without(const std::string& missing) {
    const std::string directory = scratch() + "/bin";
    fs::create_directory(directory);
    for (const char* name : {"Xvfb", "dbus-daemon", "dbus-send", "openbox"}) {
      if (name != missing) fs::create_symlink(std::string("/usr/bin/") + name, directory + "/" + name);
    }
    return directory;
  }
};

TEST_F(SandboxObject, StartsAndStops) {
  auto sandbox = Sandbox::start();
  ASSERT_TRUE(sandbox) << sandbox.error().message;
  const std::string id = (*sandbox)->id();
  EXPECT_FALSE((*sandbox)->display().empty());
  EXPECT_EQ((*sandbox)->environment().set.at("OFFHAND_SANDBOX_ID"), id);
  EXPECT_FALSE(marked_processes(id).empty());
  const std::string directory = (*sandbox)->info().directory;
  sandbox->reset();
  EXPECT_TRUE(marked_processes(id).empty());
  EXPECT_FALSE(exists(directory));
}

TEST_F(SandboxObject, SpawnedCommandEndsWithItsStatus) {
  auto sandbox = Sandbox::start();
  ASSERT_TRUE(sandbox) << sandbox.error().message;
  Command command;
  command.argv = {"sh", "-c", "pwd > \"$0\"; echo \"$EXTRA\" >> \"$0\"; exit 5", scratch() + "/output"};
  command.environment["EXTRA"] = "more";
  command.working_directory = "/usr";
  auto process = (*sandbox)->spawn(command);
  ASSERT_TRUE(process) << process.error().message;
  const auto status = process->wait(seconds(10));
  ASSERT_TRUE(status && *status);
  EXPECT_EQ((*status)->code, 5);
  EXPECT_EQ(contents(scratch() + "/output"), "/usr\nmore\n");
}

TEST_F(SandboxObject, WaitReturnsNothingWhileTheCommandRuns) {
  auto sandbox = Sandbox::start();
  ASSERT_TRUE(sandbox) << sandbox.error().message;
  Command command;
  command.argv = {"sleep", "1000"};
  auto process = (*sandbox)->spawn(command);
  ASSERT_TRUE(process);
  const auto running = process->wait(std::chrono::milliseconds(0));
  ASSERT_TRUE(running);
  EXPECT_FALSE(*running);
  ::kill(process->pid(), SIGINT);
  const auto status = process->wait(seconds(10));
  ASSERT_TRUE(status && *status);
  EXPECT_EQ((*status)->signal, SIGINT);
}

TEST_F(SandboxObject, SpawnsFromManyThreads) {
  auto sandbox = Sandbox::start();
  ASSERT_TRUE(sandbox) << sandbox.error().message;
  std::vector<std::thread> threads;
  for (int code = 0; code < 20; ++code) {
    threads.emplace_back([&sandbox, code] {
      Command command;
      command.argv = {"sh", "-c", "exit " + std::to_string(code)};
      auto process = (*sandbox)->spawn(command);
      ASSERT_TRUE(process) << process.error().message;
      const auto status = process->wait(seconds(20));
      ASSERT_TRUE(status && *status);
      EXPECT_EQ((*status)->code, code);
    });
  }
  for (auto& thread : threads) thread.join();
}

TEST_F(SandboxObject, ManyStartAtOnce) {
  std::vector<std::unique_ptr<Sandbox>> sandboxes(6);
  std::vector<std::thread> threads;
  for (auto& slot : sandboxes) {
    threads.emplace_back([&slot] {
      auto sandbox = Sandbox::start();
      ASSERT_TRUE(sandbox) << sandbox.error().message;
      slot = std::move(*sandbox);
    });
  }
  for (auto& thread : threads) thread.join();
  std::set<std::string> displays;
  for (const auto& sandbox : sandboxes) {
    ASSERT_TRUE(sandbox);
    displays.insert(sandbox->display());
  }
  EXPECT_EQ(displays.size(), sandboxes.size());
}

TEST_F(SandboxObject, MissingProgramNamesItsPackage) {
  const struct {
    const char* program;
    const char* package;
  } cases[] = {{"Xvfb", "xvfb"}, {"dbus-daemon", "dbus-daemon"}, {"dbus-send", "dbus-bin"}, {"openbox", "openbox"}};
  for (const auto& missing : cases) {
    set_variable("PATH", path_without(missing.program));
    const auto sandbox = Sandbox::start();
    ASSERT_FALSE(sandbox) << missing.program;
    EXPECT_EQ(sandbox.error().code, "missing_package");
    EXPECT_NE(sandbox.error().message.find(missing.program), std::string::npos) << sandbox.error().message;
    EXPECT_NE(sandbox.error().data.find(missing.package), std::string::npos) << sandbox.error().data;
    fs::remove_all(scratch() + "/bin");
  }
}

TEST_F(SandboxObject, BrokenHelperIsAnErrorWithItsLastWords) {
  const std::string directory = path_without("Xvfb");
  fs::create_symlink("/bin/false", directory + "/Xvfb");
  set_variable("PATH", directory);
  const auto sandbox = Sandbox::start();
  ASSERT_FALSE(sandbox);
  EXPECT_EQ(sandbox.error().code, "sandbox_failed");
  EXPECT_NE(sandbox.error().message.find("status 1"), std::string::npos) << sandbox.error().message;
}

TEST_F(SandboxObject, HelperThatNeverAnswersMeetsTheDeadline) {
  const std::string directory = path_without("openbox");
  std::ofstream(directory + "/openbox") << "#!/bin/sh\nexec /bin/sleep 1000\n";
  fs::permissions(directory + "/openbox", fs::perms::owner_all);
  set_variable("PATH", directory);
  // Enough for the steps before that one, however busy the machine.
  Options options;
  std::string data;
  for (options.start_timeout = std::chrono::milliseconds(1500); options.start_timeout <= seconds(12);
       options.start_timeout *= 2) {
    const auto sandbox = Sandbox::start(options);
    ASSERT_FALSE(sandbox);
    data = sandbox.error().data;
    if (data.find("\"step\":\"window manager\"") != std::string::npos) return;
  }
  ADD_FAILURE() << data;
}

TEST_F(SandboxObject, TellsWhyItEndedByItself) {
  auto sandbox = Sandbox::start();
  ASSERT_TRUE(sandbox) << sandbox.error().message;
  EXPECT_FALSE((*sandbox)->failure());
  ::kill((*sandbox)->info().helpers.at("Xvfb"), SIGKILL);
  ASSERT_TRUE(eventually([&] { return (*sandbox)->failure().has_value(); }));
  EXPECT_NE((*sandbox)->failure()->message.find("Xvfb was ended by signal 9"), std::string::npos)
      << (*sandbox)->failure()->message;
  EXPECT_TRUE((*sandbox)->stop());
  Command command;
  command.argv = {"true"};
  EXPECT_FALSE((*sandbox)->spawn(command));
}

TEST_F(SandboxObject, LeavesNoDescriptorBehind) {
  const auto open_descriptors = [] {
    return std::distance(fs::directory_iterator("/proc/self/fd"), fs::directory_iterator());
  };
  const auto before = open_descriptors();
  ASSERT_TRUE(Sandbox::start());
  EXPECT_EQ(open_descriptors(), before);
}

TEST_F(SandboxObject, CommandsGetNoDescriptorsOfOurs) {
  // Without CLOEXEC, as careless libraries leave them.
  const int careless = ::open("/dev/null", O_RDONLY);
  auto sandbox = Sandbox::start();
  ASSERT_TRUE(sandbox) << sandbox.error().message;
  Command command;
  // The fourth is the directory that ls reads.
  command.argv = {"ls", "/proc/self/fd"};
  const host::Descriptor output(::open((scratch() + "/output").c_str(), O_WRONLY | O_CREAT | O_CLOEXEC, 0600));
  command.standard_output = output.get();
  auto process = (*sandbox)->spawn(command);
  ASSERT_TRUE(process);
  ASSERT_TRUE(process->wait(seconds(10)));
  EXPECT_EQ(contents(scratch() + "/output"), "0\n1\n2\n3\n");
  ::close(careless);
}

TEST_F(SandboxObject, OtherScreenSizeAndNoWindowManager) {
  Options options;
  options.width = 800;
  options.height = 600;
  options.window_manager.clear();
  auto sandbox = Sandbox::start(options);
  ASSERT_TRUE(sandbox) << sandbox.error().message;
  EXPECT_EQ((*sandbox)->info().helpers.count("openbox"), 0U);
  const std::string arguments = contents("/proc/" + std::to_string((*sandbox)->info().helpers.at("Xvfb")) + "/cmdline");
  EXPECT_NE(arguments.find("800x600x24"), std::string::npos);
}

}  // namespace
}  // namespace offhand::sandbox::test
