#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <spdlog/sinks/ostream_sink.h>
#include <spdlog/sinks/stdout_sinks.h>
#include <spdlog/spdlog.h>

#include <csignal>
#include <cstdlib>
#include <future>
#include <sstream>

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
  EXPECT_TRUE(over(timeout));
}

TEST_F(StoppingHttp, CallsThatGoOnAllTheSameAreWaitedFor) {
  serve();
  auto calls = call("stubborn", 4);
  stop_twice();
  for (auto& call : calls) EXPECT_TRUE(call.closed());
  EXPECT_FALSE(over(milliseconds(200))) << "they use what the server is made of";
  McpBench::release();
  EXPECT_TRUE(over(timeout));
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

class RefusingHttp : public HttpInProcess {
 protected:
  RefusingHttp() {
    const auto sink = std::make_shared<spdlog::sinks::ostream_sink_mt>(log_, true);
    sink->set_pattern("%v");
    spdlog::set_default_logger(std::make_shared<spdlog::logger>("refusing", sink));
  }
  ~RefusingHttp() override { spdlog::set_default_logger(before_); }

  /// What one request leaves in the log.
  std::string logged(const std::string& request) {
    log_.str("");
    EXPECT_TRUE(http_exchange(port_, request).status >= 200);
    return log_.str();
  }

  std::shared_ptr<spdlog::logger> before_ = spdlog::default_logger();
  std::ostringstream log_;
};

TEST_F(RefusingHttp, WarnsOnceAndRepeatsNothingThatWasSent) {
  serve();
  EXPECT_EQ(logged(modern_post(1, "server/discover")), "");
  EXPECT_EQ(logged(modern_post(1, "tools/call", call_params("s3cret"))),
            "tools/call was refused: invalid params (-32602)\n");
  EXPECT_EQ(logged(modern_post(1, "tools/list", {{"cursor", "s3cret"}})),
            "tools/list was refused: invalid params (-32602)\n");
  EXPECT_EQ(logged(modern_post(1, "s3cret/call")), "A message was refused: there is no such method here (-32601)\n");
  EXPECT_EQ(logged(modern_post(1, "resources/read", {{"uri", "test://things/../s3cret"}},
                               {{"Mcp-Name", "test://things/../s3cret"}})),
            "resources/read was refused: invalid params (-32602)\n");
  EXPECT_EQ(logged(modern_post(1, "resources/read", {{"uri", "test://things/nothing"}},
                               {{"Mcp-Name", "test://things/nothing"}})),
            "resources/read was refused: invalid params (-32602)\n");
  EXPECT_EQ(logged(modern_post(1, "prompts/get", {{"name", "greet"}, {"arguments", {{"s3cret", "1"}}}})),
            "prompts/get was refused: invalid params (-32602)\n");
  EXPECT_EQ(logged(modern_post(1, "tools/call", call_params("ask"))),
            "tools/call was refused: the client does not declare what it takes (-32021)\n");
  EXPECT_EQ(logged(modern_post(1, "tools/call", call_params("crash"))),
            "tools/call was refused: it could not be served (-32603)\n");
  auto foreign = call_params("ask");
  foreign["requestState"] = 5;
  EXPECT_EQ(logged(modern_post(1, "tools/call", foreign)),
            "tools/call was refused: its request state is no string (-32602)\n");
  foreign["requestState"] = "s3cret";
  EXPECT_EQ(logged(modern_post(1, "tools/call", foreign)),
            "tools/call was refused: its request state is not of our form (-32602)\n");
  EXPECT_EQ(logged(post_text(request_message(1, "ping"), {{"MCP-Protocol-Version", "s3cret"}})),
            "A message was refused: invalid request (-32600)\n");
  EXPECT_EQ(logged(post_text(request_message(1, "ping"), {{"Mcp-Session-Id", "s3cret"}})),
            "A request was refused with 404: There is no such session, or no longer; initialize opens one.\n");
  EXPECT_EQ(logged(modern_post(1, "server/discover", json::object(), {{"Origin", "http://s3cret.example"}})),
            "A request was refused with 403: The Origin is not allowed.\n");
  EXPECT_EQ(logged(modern_post(1, "server/discover", json::object(), {{"Host", "s3cret.example"}})),
            "A request was refused with 403: The Host is not allowed.\n");
  for (const auto* query : {"token=s3cret", "key=s3cret", "s3cret"}) {
    EXPECT_EQ(logged(request_text(std::string("POST /mcp?") + query, {{"Host", "localhost"}, {"Content-Length", "0"}})),
              "A request was refused with 400: There is no such query here; a token belongs into the header "
              "Authorization.\n");
  }
  EXPECT_EQ(logged(request_text("S3CRET /mcp", {{"Host", "localhost"}})),
            "A request was refused with 405: The method is not allowed here.\n");
}

}  // namespace
}  // namespace offhand::test
