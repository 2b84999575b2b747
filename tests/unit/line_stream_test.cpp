#include "impl/transport/line_stream.h"

#include <fcntl.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <csignal>
#include <future>

#include "tests/support/process.h"

namespace offhand::test {
namespace {

/// Both kinds of descriptor that clients read from.
class LineStreamTo : public testing::TestWithParam<bool> {
 protected:
  LineStreamTo() {
    if (GetParam()) {
      EXPECT_EQ(::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends_.data()), 0);
    } else {
      EXPECT_EQ(::pipe2(ends_.data(), O_CLOEXEC), 0);
    }
  }
  ~LineStreamTo() override {
    if (stream_) stream_->close();
    close_reading();
    close_writing();
  }
  LineStream& open(const LineStream::Limits& limits) {
    stream_ = std::make_shared<LineStream>(ends_[1], limits, [this] { ++given_up_; });
    return *stream_;
  }
  void close_reading() { close_end(0); }
  void close_writing() { close_end(1); }
  void close_end(std::size_t end) {
    if (ends_[end] >= 0) ::close(ends_[end]);
    ends_[end] = -1;
  }
  /// More than any pipe or socket holds.
  static std::string long_text(char letter = 'a') { return std::string(std::size_t{1} << 20, letter); }

  std::array<int, 2> ends_{};
  std::atomic<int> given_up_ = 0;
  std::shared_ptr<LineStream> stream_;
};

TEST_P(LineStreamTo, AReaderThatComesLateGetsEverythingInOrder) {
  auto& stream = open({});
  std::string expected;
  for (const char letter : {'a', 'b', 'c'}) {
    stream.send(long_text(letter));
    expected += long_text(letter) + "\n";
  }
  stream.send("end");
  auto read = std::async(std::launch::async, [this] { return read_all(ends_[0]); });
  EXPECT_TRUE(stream.flush());
  stream.close();
  close_writing();
  EXPECT_EQ(read.get(), expected + "end\n");
  EXPECT_EQ(given_up_, 0);
}

TEST_P(LineStreamTo, AReaderThatLeavesTooMuchIsGivenUpOnce) {
  auto& stream = open({.bytes = std::size_t{3} << 20});
  for (int i = 0; i < 10; ++i) stream.send(long_text());
  EXPECT_EQ(given_up_, 1);
  EXPECT_TRUE(stream.flush(std::chrono::milliseconds(0))) << "nothing is kept for it";
}

TEST_P(LineStreamTo, OneMessageMayBeLongerThanTheLimit) {
  auto& stream = open({.bytes = 1000});
  stream.send(long_text());
  auto read = std::async(std::launch::async, [this] { return read_all(ends_[0]).size(); });
  EXPECT_TRUE(stream.flush());
  stream.close();
  close_writing();
  EXPECT_EQ(read.get(), long_text().size() + 1);
}

TEST_P(LineStreamTo, AReaderThatStallsIsGivenUp) {
  auto& stream = open({.stall = std::chrono::milliseconds(50)});
  stream.send(long_text());
  EXPECT_TRUE(stream.flush());
  EXPECT_EQ(given_up_, 1);
}

TEST_P(LineStreamTo, TheTimeForAReaderCanBeLimitedWhileItStalls) {
  auto& stream = open({});
  stream.send(long_text());
  EXPECT_FALSE(stream.flush(std::chrono::milliseconds(50)));
  stream.limit_stall(std::chrono::milliseconds(50));
  EXPECT_TRUE(stream.flush());
  EXPECT_EQ(given_up_, 1);
}

TEST_P(LineStreamTo, AReaderThatIsGoneIsWrittenToNoMore) {
  std::signal(SIGPIPE, SIG_IGN);
  auto& stream = open({});
  stream.send(long_text());
  close_reading();
  EXPECT_TRUE(stream.flush());
  stream.send(long_text());
  EXPECT_TRUE(stream.flush());
  EXPECT_EQ(given_up_, 0) << "it left by itself";
}

TEST_P(LineStreamTo, NoCallIsBegunWhileTooMuchIsUnread) {
  auto& stream = open({.calls_bytes = 1000});
  Executor executor;
  std::promise<void> first;
  std::promise<void> second;
  stream.run_in(executor, [&] { first.set_value(); });
  first.get_future().wait();
  stream.send(long_text());
  auto begun = second.get_future();
  stream.run_in(executor, [&] { second.set_value(); });
  EXPECT_EQ(begun.wait_for(std::chrono::milliseconds(50)), std::future_status::timeout);
  auto read = std::async(std::launch::async, [this] { return read_all(ends_[0]).size(); });
  begun.wait();
  EXPECT_TRUE(stream.flush());
  stream.close();
  close_writing();
  read.get();
}

TEST_P(LineStreamTo, CallsPutOffAreBegunWhenTheReaderIsGivenUp) {
  auto& stream = open({.calls_bytes = 1000});
  Executor executor;
  stream.send(long_text());
  std::promise<void> call;
  stream.run_in(executor, [&] { call.set_value(); });
  stream.limit_stall(std::chrono::milliseconds(1));
  call.get_future().wait();
}

INSTANTIATE_TEST_SUITE_P(Descriptors, LineStreamTo, testing::Bool(),
                         [](const auto& which) { return which.param ? "Socket" : "Pipe"; });

}  // namespace
}  // namespace offhand::test
