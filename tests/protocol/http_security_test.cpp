#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>
#include <algorithm>

#include "tests/support/http_client.h"
#include "tests/support/skip.h"

namespace offhand::test {
namespace {

using testing::HasSubstr;
using testing::Not;

const std::string secret = "correct-horse-battery-staple";

HttpResponse discover(int port, const HttpHeaders& headers = {}) {
  return http_exchange(port, modern_post(1, "server/discover", json::object(), headers));
}

HttpResponse get_metrics(int port, const HttpHeaders& headers = {}) {
  std::string text = "GET /metrics HTTP/1.1\r\n";
  if (std::none_of(headers.begin(), headers.end(), [](const auto& header) { return header.first == "Host"; }))
    text += "Host: localhost\r\n";
  for (const auto& [name, value] : headers) text += name + ": " + value + "\r\n";
  return http_exchange(port, text + "\r\n");
}

class Names : public testing::Test {
 protected:
  HttpServerProcess server_;
};

TEST_F(Names, BadOriginIsForbiddenWhateverTheHost) {
  for (const auto* origin :
       {"http://evil.example", "null", "http://localhost.evil.example", "https://127.0.0.1.evil.example"}) {
    const auto response = discover(server_.port(), {{"Host", "localhost"}, {"Origin", origin}});
    EXPECT_EQ(response.status, 403) << origin;
    EXPECT_THAT(response.body, HasSubstr(origin));
    EXPECT_EQ(response.header("content-type"), "application/json");
  }
}

TEST_F(Names, BadHostIsForbiddenWhateverTheOrigin) {
  for (const auto* host : {"evil.example", "evil.example:8741", "localhost.evil.example", "169.254.169.254"}) {
    EXPECT_EQ(discover(server_.port(), {{"Host", host}}).status, 403) << host;
    EXPECT_EQ(discover(server_.port(), {{"Host", host}, {"Origin", "http://localhost"}}).status, 403) << host;
  }
}

TEST_F(Names, OfThisMachineAreTaken) {
  for (const auto* host : {"localhost", "localhost:1", "127.0.0.1:8741", "[::1]:8741"}) {
    EXPECT_EQ(discover(server_.port(), {{"Host", host}}).status, 200) << host;
  }
  for (const auto* origin : {"http://localhost:6274", "https://127.0.0.1", "http://[::1]:1"}) {
    EXPECT_EQ(discover(server_.port(), {{"Origin", origin}}).status, 200) << origin;
  }
}

TEST_F(Names, AreCheckedForEveryMethod) {
  for (const auto* method : {"GET", "POST", "DELETE", "PUT"}) {
    const auto line = std::string(method) + " /mcp";
    EXPECT_EQ(http_exchange(server_.port(), request_text(line, {{"Host", "evil.example"}})).status, 403) << method;
    EXPECT_EQ(
        http_exchange(server_.port(), request_text(line, {{"Host", "localhost"}, {"Origin", "http://evil.example"}}))
            .status,
        403);
  }
}

TEST(ConfiguredNames, AreTakenAsHostAndOrigin) {
  const TemporaryFolder folder;
  write_contents(folder.file("config.json"), R"({"http_allowed_hosts": ["desk.example"]})");
  HttpServerProcess server(
      {.program = {offhand_program(), "--platform", "sim:widgets", "--config", folder.file("config.json")}});
  EXPECT_EQ(discover(server.port(), {{"Host", "desk.example:8741"}, {"Origin", "https://desk.example"}}).status, 200);
  EXPECT_EQ(discover(server.port(), {{"Host", "other.example"}}).status, 403);
}

TEST_F(Names, FiguresAreNotForOtherPages) {
  EXPECT_EQ(get_metrics(server_.port(), {{"Host", "evil.example"}}).status, 403);
  EXPECT_EQ(get_metrics(server_.port(), {{"Origin", "http://evil.example"}}).status, 403);
  EXPECT_EQ(get_metrics(server_.port()).status, 200);
}

class WithToken : public testing::Test {
 protected:
  static HttpServerProcess::Options options() {
    HttpServerProcess::Options with;
    with.environment = {{"OFFHAND_HTTP_TOKEN", secret}, {"OFFHAND_LOG_LEVEL", "debug"}};
    with.server = {"--bind", "0.0.0.0"};
    return with;
  }
  void expect_no_secret() { EXPECT_THAT(server_.errors(), Not(HasSubstr(secret))); }

  HttpServerProcess server_{options()};
};

TEST_F(WithToken, NothingIsServedWithoutIt) {
  const auto response = discover(server_.port());
  EXPECT_EQ(response.status, 401);
  EXPECT_THAT(response.header("www-authenticate"), HasSubstr("Bearer"));
  EXPECT_THAT(response.header("www-authenticate"), Not(HasSubstr("error=")));
  expect_no_secret();
}

TEST_F(WithToken, TheRightOneIsTaken) {
  EXPECT_EQ(discover(server_.port(), {{"Authorization", "Bearer " + secret}}).status, 200);
  EXPECT_EQ(discover(server_.port(), {{"Authorization", "bearer " + secret}}).status, 200);
  expect_no_secret();
}

TEST_F(WithToken, OthersAreNot) {
  for (const auto& wrong : {"Bearer " + secret + "x", "Bearer " + secret.substr(1), std::string("Bearer x"),
                            "Basic " + secret, secret, std::string("Bearer")}) {
    const auto response = discover(server_.port(), {{"Authorization", wrong}});
    EXPECT_EQ(response.status, 401) << wrong;
    EXPECT_THAT(response.header("www-authenticate"), HasSubstr("invalid_token"));
    EXPECT_THAT(response.body, Not(HasSubstr(secret)));
  }
  expect_no_secret();
}

// They tell which tools are called, and stand behind the same door as the calls.
TEST_F(WithToken, FiguresAreForThoseWhoHaveItOnly) {
  const auto without = get_metrics(server_.port());
  EXPECT_EQ(without.status, 401);
  EXPECT_THAT(without.body, Not(HasSubstr("offhand_uptime_seconds")));
  EXPECT_EQ(get_metrics(server_.port(), {{"Authorization", "Bearer wrong"}}).status, 401);
  const auto with = get_metrics(server_.port(), {{"Authorization", "Bearer " + secret}});
  EXPECT_EQ(with.status, 200);
  EXPECT_THAT(with.header("content-type"), HasSubstr("application/openmetrics-text"));
  EXPECT_THAT(with.body, HasSubstr("offhand_uptime_seconds"));
  EXPECT_THAT(with.body, testing::EndsWith("# EOF\n"));
  expect_no_secret();
}

TEST_F(WithToken, InTheQueryItIsRefused) {
  for (const auto* name : {"token=", "access%5Ftoken=", "key=", "jwt=", "x_token=", "a=b&c=", ""}) {
    auto text = modern_post(1, "server/discover", json::object(), {{"Authorization", "Bearer " + secret}});
    text.replace(text.find("/mcp"), 4, std::string("/mcp?") + name + secret);
    const auto response = http_exchange(server_.port(), text);
    EXPECT_EQ(response.status, 400) << name;
    EXPECT_THAT(response.body, HasSubstr("Authorization"));
    EXPECT_THAT(response.body, Not(HasSubstr(secret)));
  }
  expect_no_secret();
}

TEST(TokenOnLoopback, OurOwnUserNeedsNone) {
  HttpServerProcess::Options with;
  with.environment = {{"OFFHAND_HTTP_TOKEN", secret}};
  HttpServerProcess server(with);
  EXPECT_EQ(discover(server.port()).status, 200);
  EXPECT_EQ(discover(server.port(), {{"Authorization", "Bearer wrong"}}).status, 401);
  EXPECT_EQ(discover(server.port(), {{"Authorization", "Bearer " + secret}}).status, 200);
}

TEST(HalfClosed, OurOwnUserIsStillKnown) {
  HttpServerProcess server;
  for (int i = 0; i < 40; ++i) {
    HttpConnection connection(server.port());
    connection.send(modern_post(i, "server/discover"));
    connection.end_input();
    // Whether it closed or only stopped sending cannot be told apart, so there may be no answer, but never a refusal.
    const auto response = connection.response();
    if (response) {
      EXPECT_EQ(response->status, 200) << i;
    }
  }
}

/// The status that another user's request gets.
int status_for_nobody(int port, const std::string& header = "") {
  const auto text =
      modern_post(1, "server/discover", json::object(), {{"Connection", "close"}, {"Authorization", header}});
  const auto result = run_command({"setpriv", "--reuid", "65534", "--regid", "65534", "--clear-groups", "bash", "-c",
                                   "exec 3<>/dev/tcp/127.0.0.1/$0; cat >&3; cat <&3", std::to_string(port)},
                                  {.input = text});
  const auto space = result.output.find(' ');
  return space == std::string::npos ? 0 : std::atoi(result.output.c_str() + space + 1);
}

TEST(ForeignUser, IsTurnedAwayOnLoopback) {
  if (::geteuid() != 0) OFFHAND_SKIP("only root can become another user to try this");
  HttpServerProcess server;
  EXPECT_EQ(status_for_nobody(server.port()), 401);
  EXPECT_EQ(discover(server.port()).status, 200) << "ours still";
}

TEST(ForeignUser, NeedsTheToken) {
  if (::geteuid() != 0) OFFHAND_SKIP("only root can become another user to try this");
  HttpServerProcess::Options with;
  with.environment = {{"OFFHAND_HTTP_TOKEN", secret}};
  HttpServerProcess server(with);
  EXPECT_EQ(status_for_nobody(server.port()), 401);
  EXPECT_EQ(status_for_nobody(server.port(), "Bearer wrong"), 401);
  EXPECT_EQ(status_for_nobody(server.port(), "Bearer " + secret), 200);
}

TEST(ForeignUser, CannotUseASessionOfOurs) {
  if (::geteuid() != 0) OFFHAND_SKIP("only root can become another user to try this");
  HttpServerProcess::Options with;
  with.environment = {{"OFFHAND_HTTP_TOKEN", secret}};
  HttpServerProcess server(with);
  const HttpSession session(server.port());
  const auto text = session.post(request_message(1, "ping"), {{"Authorization", "Bearer " + secret}});
  EXPECT_EQ(http_exchange(server.port(), text).status, 404) << "another principal: for it there is no such session";
  EXPECT_EQ(session.request(2, "ping").status, 200);
}

CommandResult serve(std::vector<std::string> words, EnvironmentChanges environment = {}) {
  words.insert(words.begin(), {"--platform", "sim:widgets", "mcp"});
  return run_offhand(words, {.environment = std::move(environment)});
}

TEST(Start, NonLoopbackNeedsAToken) {
  for (const auto* address : {"0.0.0.0", "::"}) {
    const auto result = serve({"--http", "0", "--bind", address});
    EXPECT_EQ(result.exit_code, 2) << address;
    EXPECT_THAT(result.errors, HasSubstr("token"));
    EXPECT_THAT(result.errors, HasSubstr("OFFHAND_HTTP_TOKEN"));
  }
}

TEST(Start, LocalhostIsALoopbackAddress) {
  for (const auto* name : {"localhost", "LocalHost"}) {
    HttpServerProcess server({.server = {"--bind", name}});
    EXPECT_EQ(discover(server.port()).status, 200) << name;
  }
}

TEST(Start, ANameIsNoAddressWithOrWithoutAToken) {
  for (const auto& environment : {EnvironmentChanges{}, EnvironmentChanges{{"OFFHAND_HTTP_TOKEN", secret}}}) {
    const auto result = serve({"--http", "0", "--bind", "desk.example"}, environment);
    EXPECT_EQ(result.exit_code, 2);
    EXPECT_THAT(result.errors, HasSubstr("desk.example"));
    EXPECT_THAT(result.errors, HasSubstr("is no IP address"));
  }
}

TEST(Start, WeakTokenIsRefusedAndNotShown) {
  const auto result = serve({"--http", "0"}, {{"OFFHAND_HTTP_TOKEN", "hunter2"}});
  EXPECT_EQ(result.exit_code, 2);
  EXPECT_THAT(result.errors, HasSubstr("16 characters"));
  EXPECT_THAT(result.errors, Not(HasSubstr("hunter2")));
}

TEST(Start, TokenFileMustBePrivate) {
  const TemporaryFolder folder;
  write_contents(folder.file("token"), secret + "\n");
  ::chmod(folder.file("token").c_str(), 0640);
  const auto refused = serve({"--http", "0", "--token-file", folder.file("token")});
  EXPECT_EQ(refused.exit_code, 2);
  EXPECT_THAT(refused.errors, HasSubstr("0640"));
  ::chmod(folder.file("token").c_str(), 0600);
  HttpServerProcess server({.server = {"--bind", "0.0.0.0", "--token-file", folder.file("token")}});
  EXPECT_EQ(discover(server.port()).status, 401);
  EXPECT_EQ(discover(server.port(), {{"Authorization", "Bearer " + secret}}).status, 200);
}

TEST(Start, SecondServerOnAPortIsRefused) {
  HttpServerProcess first;
  const auto second = serve({"--http", std::to_string(first.port())});
  EXPECT_EQ(second.exit_code, 2);
  EXPECT_THAT(second.errors, HasSubstr("Port " + std::to_string(first.port())));
  EXPECT_THAT(second.errors, HasSubstr("in use"));
  EXPECT_THAT(second.errors, HasSubstr("--port"));
  EXPECT_EQ(discover(first.port()).status, 200);
}

TEST(Start, ForeignAddressIsRefused) {
  const auto result = serve({"--http", "0", "--bind", "203.0.113.7"}, {{"OFFHAND_HTTP_TOKEN", secret}});
  EXPECT_EQ(result.exit_code, 2);
  EXPECT_THAT(result.errors, HasSubstr("203.0.113.7"));
  EXPECT_EQ(serve({"--http", "0", "--bind", "no address"}, {{"OFFHAND_HTTP_TOKEN", secret}}).exit_code, 2);
}

TEST(Start, BadPortsAreBadUsage) {
  for (const auto* port : {"70000", "-1", "http"}) EXPECT_EQ(serve({"--http", port}).exit_code, 2) << port;
  EXPECT_EQ(serve({"--http", "--port", "70000"}).exit_code, 2);
}

TEST(Start, TheWordsOfServeMeanTheSame) {
  HttpServerProcess server(
      {.program = {"/bin/sh", "-c", "shift 3; exec \"$0\" --platform sim:widgets mcp serve --http --port 0 \"$@\"",
                   offhand_program()}});
  EXPECT_EQ(discover(server.port()).status, 200);
}

TEST(Start, SixIsALoopbackToo) {
  HttpServerProcess server({.server = {"--bind", "::1"}});
  HttpConnection connection(server.port(), "::1");
  connection.send(modern_post(1, "server/discover"));
  EXPECT_EQ(connection.response()->status, 200);
}

}  // namespace
}  // namespace offhand::test
