#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <spdlog/sinks/stdout_sinks.h>
#include <spdlog/spdlog.h>

#include <csignal>
#include <cstdlib>
#include <future>

#include "impl/transport/http/server.h"
#include "tests/support/http_client.h"
#include "tests/unit/mcp_bench.h"

// A server in this process: its calls can be made as stubborn as it takes, and its log can be read.
namespace offhand::test {
namespace {

using testing::HasSubstr;

class HttpInProcess : public testing::Test {
 protected:
  HttpInProcess() { options_.limits.shutdown_timeout = milliseconds(60'000); }
  ~HttpInProcess() override {
    McpBench::release();
    if (served_.valid() && served_.wait_for(milliseconds(0)) != std::future_status::ready) std::raise(SIGTERM);
  }

  void serve() {
    std::promise<int> listening;
    options_.listening = [&](std::uint16_t port) { listening.set_value(port); };
    options_.port = 0;
    served_ = std::async(std::launch::async, [this] { EXPECT_TRUE(serve_http(bench_.server(), options_)); });
    port_ = listening.get_future().get();
    idle_.emplace(port_);
    idle_->send(modern_post(1, "server/discover"));
    EXPECT_EQ(idle_->response()->status, 200);
  }
  std::vector<HttpConnection> call(const std::string& tool, int count) {
    std::vector<HttpConnection> calls;
    for (int i = 0; i < count; ++i) {
      calls.emplace_back(port_);
      calls.back().send(modern_post(i, "tools/call", call_params(tool)));
    }
    EXPECT_TRUE(eventually([&] { return McpBench::runs(tool) == count; }));
    return calls;
  }
  /// Two signals; the second comes when the first has been understood.
  void stop_twice() {
    std::raise(SIGTERM);
    EXPECT_TRUE(idle_->closed());
    std::raise(SIGTERM);
  }
  bool over(milliseconds limit) { return served_.wait_for(limit) == std::future_status::ready; }

  McpBench bench_;
  HttpOptions options_;
  int port_ = 0;
  std::optional<HttpConnection> idle_;
  std::future<void> served_;
};

using StoppingHttp = HttpInProcess;

TEST_F(StoppingHttp, ASecondSignalCancelsWhatRuns) {
  serve();
  auto calls = call("wait", 4);
  stop_twice();
  for (auto& call : calls) {
    const auto answer = call.response();
    ASSERT_TRUE(answer);
    EXPECT_THAT(answer->body, HasSubstr("cancelled"));
  }
  EXPECT_TRUE(over(patience));
}

TEST_F(StoppingHttp, CallsThatGoOnAllTheSameAreWaitedFor) {
  serve();
  auto calls = call("stubborn", 4);
  stop_twice();
  for (auto& call : calls) EXPECT_TRUE(call.closed());
  EXPECT_FALSE(over(milliseconds(200))) << "they use what the server is made of";
  McpBench::release();
  EXPECT_TRUE(over(patience));
}

TEST_F(StoppingHttp, ACallThatNeverEndsDoesNotKeepTheProcess) {
  testing::GTEST_FLAG(death_test_style) = "threadsafe";
  options_.limits.cancel_timeout = options_.limits.stubborn_timeout = milliseconds(10);
  EXPECT_EXIT(
      {
        spdlog::set_default_logger(spdlog::stderr_logger_mt("stopping"));
        serve();
        const auto calls = call("stubborn", 2);
        stop_twice();
        served_.wait();
      },
      testing::ExitedWithCode(EXIT_FAILURE), "the server ends without it");
}

}  // namespace
}  // namespace offhand::test
