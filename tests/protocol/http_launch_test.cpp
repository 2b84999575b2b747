#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdlib>

#include "tests/support/http_client.h"

// What an application inherits from a server that has adapted the process to itself.
namespace offhand::test {
namespace {

using testing::HasSubstr;

int soft_descriptor_limit(pid_t pid) {
  const auto limits = contents("/proc/" + std::to_string(pid) + "/limits");
  const std::string name = "Max open files";
  const auto line = limits.find(name);
  return line == std::string::npos ? 0 : std::atoi(limits.c_str() + line + name.size());
}

TEST(HttpLaunch, ApplicationsGetTheDescriptorLimitThatTheServerWasStartedWith) {
  const TemporaryFolder folder;
  HttpServerProcess::Options options;
  // Fewer than a select() can count to, so that whatever the machine's own limit is, this is another one.
  options.program = {"/bin/sh", "-c", "ulimit -Sn 300; exec \"$0\" \"$@\"", offhand_program()};
  options.server = {"--tools", "full"};
  options.environment = {{"OFFHAND_LAUNCH", "any"}};
  HttpServerProcess server(options);
  EXPECT_GT(soft_descriptor_limit(server.process().pid()), 300) << "the server takes more connections than that";
  const std::string script = "ulimit -Sn > " + folder.file("half") + "; ulimit -Hn >> " + folder.file("half") +
                             "; mv " + folder.file("half") + " " + folder.file("limits") + "; exit 3";
  const auto response = http_exchange(
      server.port(),
      modern_post(1, "tools/call",
                  {{"name", "launch_app"},
                   {"arguments", {{"launch_path", "/bin/sh"}, {"additional_arguments", {"-c", script}}}}}));
  EXPECT_THAT(response.body, HasSubstr("exit status 3")) << "it has no window";
  const auto hard = run_command({"/bin/sh", "-c", "ulimit -Hn"}).output;
  EXPECT_EQ(contents(folder.file("limits")), "300\n" + hard);
}

}  // namespace
}  // namespace offhand::test
