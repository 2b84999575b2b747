#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <memory>
#include <sstream>
#include <string>
#include <vector>

#include "tests/desktop/processes.h"
#include "tests/support/application.h"
#include "tests/support/chromium.h"
#include "tests/support/mcp_client.h"
#include "tests/support/ways.h"

// A browser that is started with a pipe for its pages: whoever is this user works in it, nobody else can, and it needs
// nobody but itself to stay.
namespace offhand::test {
namespace {

namespace fs = std::filesystem;
using testing::AnyOf;
using testing::Each;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;
using testing::StartsWith;

std::string pages_folder() { return std::string(std::getenv("XDG_RUNTIME_DIR")) + "/offhand/pages"; }

std::vector<std::string> sockets() {
  std::vector<std::string> found;
  std::error_code error;
  for (const auto& entry : fs::directory_iterator(pages_folder(), error)) found.push_back(entry.path());
  return found;
}

std::vector<pid_t> pipe_holders() { return processes_with("--hold-page-pipe" + std::string(1, '\0') + pages_folder()); }

/// Sockets that listen for TCP: their addresses, by their numbers in the system.
std::map<std::string, std::string> listening() {
  std::map<std::string, std::string> addresses;
  for (const auto* table : {"/proc/net/tcp", "/proc/net/tcp6"}) {
    std::istringstream lines(contents(table));
    std::string line;
    std::getline(lines, line);
    while (std::getline(lines, line)) {
      std::istringstream fields(line);
      std::vector<std::string> values;
      for (std::string value; fields >> value;) values.push_back(value);
      if (values.size() > 9 && values[3] == "0A") addresses["socket:[" + values[9] + "]"] = values[1];
    }
  }
  return addresses;
}

/// Addresses and ports that a process listens on, as the system writes them.
std::vector<std::string> ports_of(pid_t pid) {
  std::vector<std::string> own;
  const auto all = listening();
  std::error_code error;
  for (fs::directory_iterator each("/proc/" + std::to_string(pid) + "/fd", error), end; !error && each != end;
       each.increment(error)) {
    std::error_code gone;
    const auto found = all.find(fs::read_symlink(each->path(), gone).string());
    if (found != all.end()) own.push_back(found->second);
  }
  return own;
}

sockaddr_un address_of(const std::string& path) {
  sockaddr_un address{};
  address.sun_family = AF_UNIX;
  path.copy(address.sun_path, sizeof address.sun_path - 1);
  return address;
}

/// Whether somebody is attached to a page of the browser, by its own word.
bool is_attached() {
  const auto address = address_of(sockets().at(0));
  const int socket = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
  EXPECT_EQ(::connect(socket, reinterpret_cast<const sockaddr*>(&address), sizeof address), 0);
  EXPECT_TRUE(write_all(socket, std::string(R"({"id":1,"method":"Target.getTargets"})") + '\0'));
  std::string answer;
  for (char c = 'x'; c != '\0' && ::read(socket, &c, 1) == 1;) answer += c;
  ::close(socket);
  const auto pages = json::parse(answer.c_str(), nullptr, false)["result"]["targetInfos"];
  EXPECT_FALSE(pages.empty()) << answer;
  return std::any_of(pages.begin(), pages.end(),
                     [](const auto& target) { return target["type"] == "page" && target["attached"] == true; });
}

/// A port that nobody listens on, on this machine alone.
int free_port() {
  const int socket = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  sockaddr_in place{};
  place.sin_family = AF_INET;
  place.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  socklen_t size = sizeof place;
  EXPECT_EQ(::bind(socket, reinterpret_cast<const sockaddr*>(&place), size), 0);
  EXPECT_EQ(::getsockname(socket, reinterpret_cast<sockaddr*>(&place), &size), 0);
  ::close(socket);
  return ntohs(place.sin_port);
}

/// What a holder leaves that is killed.
void leave_socket(const std::string& path) {
  const auto address = address_of(path);
  const int socket = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
  ASSERT_EQ(::bind(socket, reinterpret_cast<const sockaddr*>(&address), sizeof address), 0) << path;
  ::close(socket);
}

class PagePipe : public testing::Test {
 protected:
  PagePipe() {
    std::ofstream(log).flush();
    server = std::make_unique<ChildProcess>(
        std::vector<std::string>{"/usr/bin/python3", std::string(OFFHAND_TEST_FIXTURES) + "/page_server.py", log});
    address = "http://127.0.0.1:" + wait_for_event(log, {{"event", "serving"}})["port"].dump() + "/";
  }
  ~PagePipe() override {
    for (const auto each : processes_with(profile())) ::kill(each, SIGKILL);
    // Its profile is written to until they are gone.
    EXPECT_TRUE(eventually([&] { return processes_with(profile()).empty() && pipe_holders().empty(); }));
  }
  std::string profile() const { return folder.path() + "/profile"; }
  json launch_arguments() const {
    return {{"name", "chromium"},
            {"page_pipe", true},
            {"additional_arguments", chromium_options(profile())},
            {"urls", {address}}};
  }
  json launch_arguments_with_port(int port) const {
    auto arguments = launch_arguments();
    arguments.erase("page_pipe");
    arguments["electron_debugging_port"] = port;
    return arguments;
  }
  /// It has a window by then; its page may be still to come.
  void note_browser(const json& launched) {
    ASSERT_TRUE(launched.contains("pid")) << launched;
    pid = launched["pid"];
    const auto is_loaded = script("document.readyState === 'complete' && document.title");
    ASSERT_TRUE(
        eventually([&] { return command("page", is_loaded).structured.value("result", "") == "\"Page of tests\""; }));
  }
  json page(json arguments) const {
    arguments["pid"] = pid;
    return arguments;
  }
  json script(const std::string& javascript) const {
    return page({{"action", "execute_javascript"}, {"javascript", javascript}});
  }
  ToolReply command(const std::string& tool, const json& arguments) const {
    const auto result = run_offhand({"--no-daemon", tool, "--output", "json", arguments.dump()});
    ToolReply reply;
    reply.failed = result.exit_code != 0;
    reply.text = result.output + result.errors;
    reply.structured = json::parse(result.output, nullptr, false);
    return reply;
  }

  TemporaryFolder folder;
  std::string log = folder.file("log");
  std::unique_ptr<ChildProcess> server;
  std::string address;
  pid_t pid = 0;
};

TEST_F(PagePipe, OfABrowserThatASingleCommandStartedIsOpenToThisUserAlone) {
  fs::create_directories(pages_folder());
  leave_socket(pages_folder() + "/1.socket");
  const auto launched = command("launch_app", launch_arguments());
  ASSERT_FALSE(launched.failed) << launched.text;
  note_browser(launched.structured);
  ASSERT_THAT(sockets(), SizeIs(1)) << "what was left behind is swept";
  EXPECT_THAT(pipe_holders(), SizeIs(1));
  struct stat status{};
  ASSERT_EQ(::stat(sockets().front().c_str(), &status), 0);
  EXPECT_EQ(status.st_mode & 07777, 0600);
  ASSERT_EQ(::stat(pages_folder().c_str(), &status), 0);
  EXPECT_EQ(status.st_mode & 07777, 0700);
  for (const auto each : processes_with(profile())) EXPECT_THAT(ports_of(each), IsEmpty()) << each;

  const auto text = command("page", page({{"action", "get_text"}}));
  EXPECT_EQ(text.structured.value("path", ""), "cdp") << text.text;
  EXPECT_THAT(text.structured.value("text", ""), HasSubstr("Frame words"));

  // The only one that offers its pages needs no name.
  McpClient one{McpClient::Options{.server = {"--tools", "full"}}};
  EXPECT_THAT(one.call("page", {{"action", "get_text"}}).text, HasSubstr("Heading"));
  McpClient other{McpClient::Options{.server = {"--tools", "full"}}};
  const auto slow =
      one.post_call("page", script("await new Promise(done => window.release = done); 'slow ' + document.title"));
  // One works in it while the other waits.
  const auto from = events_in(log).size();
  const auto clicked = other.call("page", page({{"action", "click_element"}, {"selector", "#plain"}}));
  EXPECT_EQ(clicked.structured["outcome"]["effect"], "confirmed") << clicked.dump();
  wait_for_event(log, {{"event", "clicked"}, {"id", "plain"}}, from);
  EXPECT_TRUE(eventually([&] {
    return other.call("page", script("typeof window.release")).structured.value("result", "") == "\"function\"";
  }));
  EXPECT_FALSE(one.has_reply(slow));
  EXPECT_FALSE(other.call("page", script("window.release()")).failed);
  EXPECT_EQ(one.reply_to_call(slow).structured.value("result", ""), "\"slow Page of tests\"");
  EXPECT_EQ(command("page", script("1 + 1")).structured.value("result", ""), "2");

  EXPECT_FALSE(command("kill_app", {{"pid", pid}}).failed);
  EXPECT_TRUE(eventually([] { return pipe_holders().empty() && sockets().empty(); }));
}

/// The other way, for those who ask for it, who cannot ask for more than that.
TEST_F(PagePipe, AndAPortIsOpenToThisMachineAlone) {
  auto arguments = launch_arguments_with_port(free_port());
  auto to_all = arguments;
  to_all["additional_arguments"].push_back("--remote-debugging-address=0.0.0.0");
  const auto refused = command("launch_app", to_all);
  EXPECT_TRUE(refused.failed);
  EXPECT_THAT(refused.text, HasSubstr("--remote-debugging-address=0.0.0.0"));
  EXPECT_THAT(processes_with(profile()), IsEmpty());
  arguments["additional_arguments"].push_back("--remote-debugging-address=127.0.0.1");
  const auto launched = command("launch_app", arguments);
  ASSERT_FALSE(launched.failed) << launched.text;
  note_browser(launched.structured);
  std::vector<std::string> ports;
  ASSERT_TRUE(eventually([&] {
    ports.clear();
    for (const auto each : processes_with(profile())) {
      for (auto& port : ports_of(each)) ports.push_back(std::move(port));
    }
    return !ports.empty();
  }));
  // 127.0.0.1 in the byte order of this machine, and ::1.
  EXPECT_THAT(ports, Each(AnyOf(StartsWith("0100007F:"), StartsWith("00000000000000000000000001000000:"))));
  EXPECT_EQ(command("page", script("1 + 1")).structured.value("result", ""), "2");
}

/// WebKit serves its inspector by a protocol of its own.
TEST_F(PagePipe, AndTheInspectorOfWebKitListensToThisMachineAlone) {
  const int port = free_port();
  // Its page's process makes namespaces, which it cannot everywhere (in a changed root), and ends where it cannot.
  const auto launched = command("launch_app", {{"launch_path", "env"},
                                               {"additional_arguments",
                                                {"WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS=1", "epiphany",
                                                 "--private-instance", "--profile=" + profile(), "about:blank"}},
                                               {"webkit_inspector_port", port}});
  ASSERT_FALSE(launched.failed) << launched.text;
  std::vector<std::string> ports;
  ASSERT_TRUE(eventually([&] { return !(ports = ports_of(launched.structured["pid"].get<pid_t>())).empty(); }));
  ASSERT_THAT(ports, ElementsAre(StartsWith("0100007F:"))) << "127.0.0.1 in the byte order of this machine";
  EXPECT_EQ(std::stoi(ports.front().substr(ports.front().find(':') + 1), nullptr, 16), port);
  EXPECT_FALSE(command("kill_app", {{"pid", launched.structured["pid"]}}).failed);
}

/// What only a browser with a protocol takes, whoever asks for it.
TEST_F(PagePipe, AnswersTheSameByEveryWay) {
  const int port = free_port();
  const auto launched = command("launch_app", launch_arguments_with_port(port));
  ASSERT_FALSE(launched.failed) << launched.text;
  note_browser(launched.structured);
  const std::vector<json> calls{
      page({{"action", "query_dom"}, {"css_selector", "#plain"}, {"attributes", {"id", "type"}}}),
      script("({title: document.title, list: [1, 'two', null]})"),
      page({{"action", "execute_javascript"}, {"javascript", "6 * 7"}, {"cdp_port", port}}),
      page({{"action", "get_text"}, {"cdp_port", port}})};
  const auto answers_of = [&](Way& way) {
    std::vector<json> answers;
    for (const auto& arguments : calls) answers.push_back(way.call_as_written("page", arguments));
    return answers;
  };
  const McpClient::Options own_server{.server = {"--no-daemon", "--tools", "full"}};
  OverMcp legacy(own_server, "2025-11-25");
  const auto expected = answers_of(legacy);
  EXPECT_EQ(expected[0]["elements"][0]["attributes"][0], "id=plain") << expected[0];
  EXPECT_EQ(expected[1]["result"], R"({"title":"Page of tests","list":[1,"two",null]})") << expected[1];
  EXPECT_EQ(expected[2]["result"], "42") << expected[2];
  EXPECT_THAT(expected[3].value("text", ""), HasSubstr("Frame words")) << expected[3];

  OverMcp modern(own_server, "");
  EXPECT_EQ(answers_of(modern), expected) << "over MCP of 2026-07-28";
  const HttpServerProcess::Options http_server{.program = {offhand_program()}, .server = {"--tools", "full"}};
  OverHttp http(http_server, OverHttp::Era::legacy);
  EXPECT_EQ(answers_of(http), expected) << "over HTTP";
  OverHttp modern_http(http_server, OverHttp::Era::modern);
  EXPECT_EQ(answers_of(modern_http), expected) << "over HTTP of 2026-07-28";
  ByCommand by_itself({"--no-daemon"}, {});
  EXPECT_EQ(answers_of(by_itself), expected) << "a command by itself";

  const std::vector<std::string> beside{"--socket", folder.file("daemon.socket")};
  auto serve = beside;
  serve.insert(serve.begin(), offhand_program());
  serve.emplace_back("serve");
  ChildProcess daemon(serve);
  auto status = beside;
  status.emplace_back("status");
  ASSERT_TRUE(eventually([&] { return run_offhand(status).exit_code == 0; }));
  ByCommand beside_it(beside, {});
  EXPECT_EQ(answers_of(beside_it), expected) << "a command beside a daemon";
  OverMcp client({.program = beside, .server = {"--tools", "full"}}, "2025-11-25");
  EXPECT_EQ(answers_of(client), expected) << "a client beside a daemon";
}

TEST_F(PagePipe, StaysWhenTheServerThatMadeItIsKilled) {
  {
    McpClient client{McpClient::Options{.server = {"--tools", "full"}}};
    const auto launched = client.call("launch_app", launch_arguments());
    ASSERT_FALSE(launched.failed) << launched.text;
    note_browser(launched.structured);
    EXPECT_EQ(client.call("page", script("document.title")).structured.value("result", ""), "\"Page of tests\"");
    client.post_call("page", script("window.waits = true; await new Promise(() => {})"));
    EXPECT_TRUE(
        eventually([&] { return command("page", script("window.waits")).structured.value("result", "") == "true"; }));
    EXPECT_TRUE(is_attached());
    client.signal(SIGKILL);
    EXPECT_TRUE(client.wait_for_exit());
  }
  EXPECT_TRUE(eventually([] { return !is_attached(); })) << "what a killed server left is detached";
  const auto title = command("page", script("document.title"));
  EXPECT_EQ(title.structured.value("result", ""), "\"Page of tests\"") << title.text;
  EXPECT_THAT(pipe_holders(), SizeIs(1));
}

TEST_F(PagePipe, OfAProgramThatIsNoBrowserIsSaidToBeSilent) {
  // It is told of the pipe, and lets it be.
  const auto program = folder.file("no_browser");
  write_contents(program, "#!/bin/sh\nexec xterm -e sh -c 'read line' " + profile() + " \"$@\"\n");
  ASSERT_EQ(::chmod(program.c_str(), 0700), 0);
  const auto launched = command("launch_app", {{"launch_path", program}, {"page_pipe", true}});
  ASSERT_FALSE(launched.failed) << launched.text;
  pid = launched.structured["pid"];
  McpClient client{McpClient::Options{.server = {"--tools", "full"}}};
  const auto read = client.call("page", script("1"), {{"dev.offhand/timeout_ms", 1500}});
  ::kill(pid, SIGKILL);
  EXPECT_TRUE(read.failed);
  EXPECT_THAT(read.text, HasSubstr("it was started with a pipe for its pages, but it said nothing")) << read.text;
}

}  // namespace
}  // namespace offhand::test
