#include "platform/linux/apps/page_port.h"

#include <arpa/inet.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <cstdint>

#include "tests/support/process.h"

// Where a process serves its pages: this one, listening here and there.
namespace offhand::tests {
namespace {

using platform::linux_apps::page_port_of;
using testing::HasSubstr;

class Listener {
 public:
  explicit Listener(std::uint32_t address) : socket_(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
    sockaddr_in place{};
    place.sin_family = AF_INET;
    place.sin_addr.s_addr = htonl(address);
    EXPECT_EQ(::bind(socket_, reinterpret_cast<sockaddr*>(&place), sizeof place), 0);
    EXPECT_EQ(::listen(socket_, 1), 0);
    socklen_t size = sizeof place;
    EXPECT_EQ(::getsockname(socket_, reinterpret_cast<sockaddr*>(&place), &size), 0);
    port_ = ntohs(place.sin_port);
  }
  ~Listener() { ::close(socket_); }
  Listener(const Listener&) = delete;
  Listener& operator=(const Listener&) = delete;
  std::uint16_t port() const { return port_; }

 private:
  int socket_;
  std::uint16_t port_ = 0;
};

Window window_of(std::int64_t pid) {
  Window window;
  window.pid = pid;
  window.app_name = "browser";
  return window;
}

TEST(PagePort, APortOfTheProcessOnThisMachineIsTaken) {
  const Listener listener(INADDR_LOOPBACK);
  EXPECT_EQ(page_port_of(window_of(::getpid()), listener.port()).value_or(0), listener.port());
}

TEST(PagePort, APortThatOtherMachinesReachIsRefused) {
  const Listener listener(INADDR_ANY);
  const auto port = page_port_of(window_of(::getpid()), listener.port());
  ASSERT_FALSE(port);
  EXPECT_EQ(port.error().code, "page_unavailable");
  EXPECT_THAT(port.error().message, HasSubstr("open to other machines"));
}

TEST(PagePort, APortOfAnotherProcessIsRefused) {
  const Listener listener(INADDR_LOOPBACK);
  const auto port = page_port_of(window_of(::getppid()), listener.port());
  ASSERT_FALSE(port);
  EXPECT_THAT(port.error().message, HasSubstr("does not listen on port"));
}

TEST(PagePort, AProcessWithoutAPortIsToldHowToGetOne) {
  const auto port = page_port_of(window_of(::getpid()), std::nullopt);
  ASSERT_FALSE(port);
  EXPECT_THAT(port.error().message, HasSubstr("not started with a port"));
  EXPECT_THAT(port.error().hint, HasSubstr("page_pipe"));
}

/// A browser as far as anybody can see: it was started with a port, and does not listen on it.
TEST(PagePort, IsToComeOfABrowserThatHasJustBeenStarted) {
  const test::ChildProcess browser({"/bin/sh", "-c", "read line", "--remote-debugging-port=1"});
  // Until it has become the other program it is this one.
  EXPECT_TRUE(test::eventually([&] { return platform::linux_apps::is_page_port_to_come(browser.pid()); }));
  const test::ChildProcess other({"/bin/sh", "-c", "read line"});
  EXPECT_FALSE(platform::linux_apps::is_page_port_to_come(other.pid()));
  EXPECT_FALSE(platform::linux_apps::is_page_port_to_come(1)) << "it has run for long, or is none";
}

}  // namespace
}  // namespace offhand::tests
