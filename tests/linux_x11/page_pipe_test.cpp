#include <fcntl.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <poll.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstring>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "platform/host/descriptor.h"
#include "platform/linux/apps/page_pipe_holder.h"
#include "tests/support/process.h"
#include "tests/support/skip.h"

// What holds the pipe of a browser, between a browser that the test plays and clients of which some mean no good. With
// real browsers: tests/desktop.
namespace offhand::tests {
namespace {

using host::Descriptor;
using nlohmann::json;
using platform::linux_apps::PagePipeHolder;
using test::timeout;

sockaddr_un address_of(const std::string& path) {
  sockaddr_un address{};
  address.sun_family = AF_UNIX;
  std::memcpy(address.sun_path, path.c_str(), path.size() + 1);
  return address;
}

bool is_ready(int descriptor, short event) {
  pollfd entry{descriptor, event, 0};
  return ::poll(&entry, 1, static_cast<int>(timeout.count())) > 0;
}

/// One end on which messages go that end with NUL bytes.
class End {
 public:
  End(int to_read, int to_write) : to_read_(to_read), to_write_(to_write) {}

  void say(const std::string& text) const { EXPECT_TRUE(test::write_all(to_write_, text + '\0')); }
  void say(const json& message) const { say(message.dump()); }
  /// The next message; nothing at the end.
  std::optional<std::string> hear() {
    for (auto end = bytes_.find('\0'); end == std::string::npos; end = bytes_.find('\0')) {
      std::string part(1U << 16U, '\0');
      if (!is_ready(to_read_, POLLIN)) {
        ADD_FAILURE() << "nothing came";
        return std::nullopt;
      }
      const auto size = ::read(to_read_, part.data(), part.size());
      if (size <= 0) return std::nullopt;
      bytes_.append(part.data(), static_cast<std::size_t>(size));
    }
    const auto end = bytes_.find('\0');
    auto message = bytes_.substr(0, end);
    bytes_.erase(0, end + 1);
    return message;
  }
  json message() {
    const auto text = hear();
    return text ? json::parse(*text) : json();
  }

 private:
  int to_read_;
  int to_write_;
  std::string bytes_;
};

class Client : public End {
 public:
  explicit Client(const std::string& path) : Client(connected_to(path)) {}
  void leave() { socket_.reset(); }
  int socket() const { return socket_.get(); }

 private:
  explicit Client(Descriptor socket) : End(socket.get(), socket.get()), socket_(std::move(socket)) {}
  static Descriptor connected_to(const std::string& path) {
    Descriptor socket(::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0));
    const auto address = address_of(path);
    EXPECT_EQ(::connect(socket.get(), reinterpret_cast<const sockaddr*>(&address), sizeof address), 0);
    return socket;
  }
  Descriptor socket_;
};

/// A holder on a thread of its own, and the browser's ends.
class PagePipe : public testing::Test {
 protected:
  PagePipe() {
    int down[2];
    int up[2];
    EXPECT_EQ(::pipe2(down, O_CLOEXEC), 0);
    EXPECT_EQ(::pipe2(up, O_CLOEXEC), 0);
    browser_reads_ = Descriptor(down[0]);
    browser_writes_ = Descriptor(up[1]);
    Descriptor listener(::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0));
    const auto address = address_of(path);
    EXPECT_EQ(::bind(listener.get(), reinterpret_cast<const sockaddr*>(&address), sizeof address), 0);
    EXPECT_EQ(::listen(listener.get(), 64), 0);
    holder_ = std::make_unique<PagePipeHolder>(
        Descriptor(down[1]), Descriptor(up[0]), std::move(listener),
        PagePipeHolder::Bounds{
            .clients = 4, .unread_bytes = 1U << 20U, .unsent_bytes = 64U << 10U, .call_bytes = 64U << 10U});
    browser = std::make_unique<End>(browser_reads_.get(), browser_writes_.get());
    thread_ = std::thread([this] { holder_->serve(); });
  }
  ~PagePipe() override {
    end_browser();
    thread_.join();
  }
  void end_browser() {
    browser_reads_.reset();
    browser_writes_.reset();
  }

  /// A client whose session with the browser has this name.
  std::unique_ptr<Client> client(const std::string& session) {
    auto client = std::make_unique<Client>(path);
    answer_hello(session);
    return client;
  }
  void answer_hello(const std::string& session) {
    const auto hello = browser->message();
    EXPECT_EQ(hello["method"], "Target.attachToBrowserTarget") << hello;
    browser->say({{"id", hello["id"]}, {"result", {{"sessionId", session}}}});
  }
  /// That the browser is told of the end of a session.
  void expect_detached(const std::string& session) {
    const auto call = browser->message();
    EXPECT_EQ(call["method"], "Target.detachFromTarget") << call;
    EXPECT_EQ(call["params"]["sessionId"], session) << call;
  }
  /// The holder serves others.
  void expect_alive() {
    const auto other = client("alive");
    other->say({{"id", 1}, {"method", "Are.you"}});
    const auto call = browser->message();
    EXPECT_EQ(call["method"], "Are.you") << call;
    browser->say({{"id", 1}, {"result", json::object()}, {"sessionId", "alive"}});
    EXPECT_EQ(other->message()["id"], 1);
  }

  test::TemporaryFolder folder_;
  const std::string path = folder_.file("pages.socket");
  Descriptor browser_reads_;
  Descriptor browser_writes_;
  std::unique_ptr<PagePipeHolder> holder_;
  std::unique_ptr<End> browser;
  std::thread thread_;
};

TEST_F(PagePipe, TwoClientsWithTheSameNumbersGetTheirOwnAnswers) {
  const auto one = client("A");
  const auto other = client("B");
  one->say({{"id", 1}, {"method", "Of.one"}});
  const auto first = browser->message();
  other->say({{"id", 1}, {"method", "Of.other"}});
  const auto second = browser->message();
  for (const auto& call : {second, first}) {
    browser->say({{"id", 1}, {"result", {{"of", call["method"]}}}, {"sessionId", call["sessionId"]}});
  }
  EXPECT_EQ(one->message()["result"]["of"], "Of.one");
  EXPECT_EQ(other->message()["result"]["of"], "Of.other");
}

TEST_F(PagePipe, AClientThatGoesInMidCallLeavesNothingAttached) {
  auto one = client("A");
  one->say({{"id", 1}, {"method", "Page.slow"}});
  EXPECT_EQ(browser->message()["method"], "Page.slow");
  one->leave();
  expect_detached("A");
  browser->say({{"id", 1}, {"result", json::object()}, {"sessionId", "A"}});
  expect_alive();
}

TEST_F(PagePipe, AClientThatGoesBeforeTheBrowserAnswersIsDetachedToo) {
  auto one = std::make_unique<Client>(path);
  const auto hello = browser->message();
  one->say({{"id", 1}, {"method", "Never.said"}});
  one->leave();
  // Whoever comes next is let in after the other was seen to go.
  const auto other = std::make_unique<Client>(path);
  const auto next = browser->message();
  browser->say({{"id", hello["id"]}, {"result", {{"sessionId", "A"}}}});
  browser->say({{"id", next["id"]}, {"result", {{"sessionId", "B"}}}});
  expect_detached("A");
  other->say({{"id", 1}, {"method", "Is.said"}});
  EXPECT_EQ(browser->message()["method"], "Is.said");
}

TEST_F(PagePipe, AClientThatDoesNotReadIsDroppedAndNobodyElseIs) {
  const auto deaf = client("A");
  const auto other = client("B");
  const json flood{{"method", "Page.flood"}, {"params", {{"x", std::string(100'000, 'x')}}}, {"sessionId", "A"}};
  // What fits into the socket, and the bound.
  for (int i = 0; i < 30; ++i) browser->say(flood);
  expect_detached("A");
  other->say({{"id", 1}, {"method", "Of.other"}});
  EXPECT_EQ(browser->message()["method"], "Of.other");
  browser->say({{"id", 1}, {"result", json::object()}, {"sessionId", "B"}});
  EXPECT_EQ(other->message()["id"], 1);
}

TEST_F(PagePipe, AClientThatSaysNoMessageOrOneWithoutEndIsDropped) {
  const auto liar = client("A");
  liar->say(std::string("no JSON"));
  expect_detached("A");
  EXPECT_FALSE(liar->hear());
  const auto endless = client("B");
  // It may be dropped before it has said all of it.
  const std::string much(1U << 20U, 'x');
  (void)!::send(endless->socket(), much.data(), much.size(), MSG_NOSIGNAL);
  expect_detached("B");
  expect_alive();
}

TEST_F(PagePipe, SilentClientsMakeRoomForOthers) {
  std::vector<std::unique_ptr<Client>> silent;
  for (const auto* session : {"A", "B", "C", "D"}) silent.push_back(client(session));
  silent[0]->say({{"id", 1}, {"method", "Of.one"}});
  EXPECT_EQ(browser->message()["method"], "Of.one");
  const auto another = std::make_unique<Client>(path);
  expect_detached("B");
  answer_hello("E");
  another->say({{"id", 1}, {"method", "Of.another"}});
  EXPECT_EQ(browser->message()["method"], "Of.another");
  EXPECT_FALSE(silent[1]->hear()) << "it was told by the end of its connection";
}

TEST_F(PagePipe, GarbageOfTheBrowserIsNobodys) {
  const auto one = client("A");
  for (const auto* text : {"garbage", "[]", "{\"id\":", "\xff\xfe", "{\"sessionId\":5}"})
    browser->say(std::string(text));
  browser->say({{"method", "Page.of_nobody"}, {"sessionId", "X"}});
  browser->say({{"method", "Page.of_one"}, {"sessionId", "A"}});
  EXPECT_EQ(one->message()["method"], "Page.of_one");
}

TEST_F(PagePipe, ABrowserThatDoesNotReadHangsNobodyForGood) {
  std::vector<std::unique_ptr<Client>> clients;
  for (const auto* session : {"A", "B"}) clients.push_back(client(session));
  // More than the pipe and the bound take.
  const auto call = json{{"id", 1}, {"method", "Of.one"}, {"params", {{"x", std::string(30'000, 'x')}}}}.dump();
  std::thread talker([&] {
    for (int i = 0; i < 20; ++i) clients[0]->say(call);
  });
  browser->say({{"method", "Page.of_other"}, {"sessionId", "B"}});
  EXPECT_EQ(clients[1]->message()["method"], "Page.of_other");
  for (int i = 0; i < 20; ++i) EXPECT_EQ(browser->message()["method"], "Of.one");
  talker.join();
}

TEST_F(PagePipe, EndsWithTheBrowserAndItsClientsLearnOfIt) {
  const auto one = client("A");
  end_browser();
  thread_.join();
  holder_.reset();
  EXPECT_FALSE(one->hear());
  thread_ = std::thread([] {});
}

TEST_F(PagePipe, EndsWithABrowserThatOnlyStoppedReading) {
  browser_reads_.reset();
  thread_.join();
  thread_ = std::thread([] {});
}

TEST_F(PagePipe, AnotherUserIsTurnedAway) {
  if (::geteuid() != 0) OFFHAND_SKIP("only root becomes another user");
  ASSERT_EQ(::chmod(folder_.path().c_str(), 0711), 0);
  ASSERT_EQ(::chmod(path.c_str(), 0666), 0);
  constexpr uid_t nobody = 65534;
  const auto address = address_of(path);
  const pid_t other = ::fork();
  if (other == 0) {
    char byte = 0;
    const int socket = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (::setresuid(nobody, nobody, nobody) != 0) ::_exit(10);
    if (::connect(socket, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0) ::_exit(11);
    ::alarm(20);
    ::_exit(::read(socket, &byte, 1) == 0 ? 0 : 12);
  }
  int status = 0;
  ASSERT_EQ(::waitpid(other, &status, 0), other);
  EXPECT_EQ(WIFEXITED(status) ? WEXITSTATUS(status) : -1, 0);
  // The browser was not asked on its behalf: the next to be heard of is ours.
  expect_alive();
}

}  // namespace
}  // namespace offhand::tests
