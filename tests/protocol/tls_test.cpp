#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "tests/support/http_client.h"

// HTTP over TLS: a real server, certificates made by openssl, and curl and openssl as its clients.
namespace offhand::test::tls_cases {
namespace {

using testing::HasSubstr;
using testing::Not;

/// The exit status of curl for a certificate that nobody it trusts has signed.
constexpr int not_trusted = 60;

/// A certificate for localhost and its key, made now.
struct Pair {
  std::string certificate;
  std::string key;
};

Pair make_pair(const TemporaryFolder& folder, const std::string& name) {
  Pair pair{.certificate = folder.file(name + ".pem"), .key = folder.file(name + ".key")};
  const auto made =
      run_command({"openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days",
                   "2", "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1", "-keyout",
                   pair.key, "-out", pair.certificate});
  if (made.exit_code != 0) ADD_FAILURE() << "openssl made no certificate: " << made.errors;
  ::chmod(pair.key.c_str(), 0600);
  return pair;
}

EnvironmentChanges settings_of(const Pair& pair) {
  return {{"OFFHAND_HTTP_TLS_CERTIFICATE", pair.certificate}, {"OFFHAND_HTTP_TLS_KEY", pair.key}};
}

class OverTls : public testing::Test {
 protected:
  OverTls() : served_(make_pair(folder_, "served")), first_(folder_.file("first.pem")) {
    std::filesystem::copy_file(served_.certificate, first_);
    server_ = std::make_unique<HttpServerProcess>(
        HttpServerProcess::with_settings(settings_of(served_), {"--tools", "full"}));
  }
  std::string address() const { return "https://localhost:" + std::to_string(server_->port()) + "/mcp"; }

  /// curl asks for server/discover and trusts only this certificate.
  CommandResult ask(const std::string& trusted, const std::vector<std::string>& more = {}) const {
    const auto message = modern_post(1, "server/discover");
    std::vector<std::string> words{"curl",
                                   "-sS",
                                   "--noproxy",
                                   "*",
                                   "--max-time",
                                   "20",
                                   "--cacert",
                                   trusted,
                                   "-H",
                                   "Content-Type: application/json",
                                   "-H",
                                   "Accept: application/json, text/event-stream",
                                   "-H",
                                   "MCP-Protocol-Version: 2026-07-28",
                                   "-H",
                                   "Mcp-Method: server/discover",
                                   "--data-binary",
                                   message.substr(message.find("\r\n\r\n") + 4)};
    words.insert(words.end(), more.begin(), more.end());
    words.push_back(address());
    return run_command(words);
  }
  void expect_served(const std::string& trusted) const {
    const auto answer = ask(trusted);
    EXPECT_EQ(answer.exit_code, 0) << answer.errors;
    EXPECT_THAT(answer.output, HasSubstr("2026-07-28"));
  }
  /// What openssl says of a handshake that it offers with these words alone.
  std::string handshake(const std::vector<std::string>& words) const {
    std::vector<std::string> command{"openssl", "s_client", "-connect", "127.0.0.1:" + std::to_string(server_->port())};
    command.insert(command.end(), words.begin(), words.end());
    const auto done = run_command(command);
    return done.output + done.errors;
  }
  void replace(const std::string& file, const std::string& text) const {
    write_contents(file + ".new", text);
    ::chmod((file + ".new").c_str(), 0600);
    std::filesystem::rename(file + ".new", file);
  }

  TemporaryFolder folder_;
  Pair served_;
  /// A copy of the certificate that is served at first.
  std::string first_;
  std::unique_ptr<HttpServerProcess> server_;
};

TEST_F(OverTls, IsServedWithTheCertificateOfItsFile) {
  expect_served(first_);
  EXPECT_EQ(ask(make_pair(folder_, "other").certificate).exit_code, not_trusted);
  EXPECT_THAT(server_->errors(), HasSubstr("https://127.0.0.1:"));
}

// A large answer is many records of TLS, and several requests share one connection.
TEST_F(OverTls, AnswersArriveWhole) {
  const std::string list = R"({"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"_meta":{)"
                           R"("io.modelcontextprotocol/protocolVersion":"2026-07-28",)"
                           R"("io.modelcontextprotocol/clientCapabilities":{}}}})";
  std::vector<std::string> words{"curl", "-sS", "--noproxy", "*", "--max-time", "20"};
  for (int request = 0; request < 3; ++request) {
    if (request > 0) words.insert(words.end(), {"--next", "-sS"});
    words.insert(words.end(),
                 {"--cacert", first_, "-w", "\n%{num_connects}\n", "-H", "Content-Type: application/json", "-H",
                  "Accept: application/json, text/event-stream", "-H", "MCP-Protocol-Version: 2026-07-28", "-H",
                  "Mcp-Method: tools/list", "--data-binary", list, address()});
  }
  const auto answered = run_command(words);
  ASSERT_EQ(answered.exit_code, 0) << answered.errors;
  std::vector<std::string> lines;
  for (std::size_t begin = 0, end = 0; (end = answered.output.find('\n', begin)) != std::string::npos; begin = end + 1)
    lines.push_back(answered.output.substr(begin, end - begin));
  ASSERT_EQ(lines.size(), 6U) << answered.output.substr(0, 300);
  const auto first = json::parse(lines[0]);
  EXPECT_GT(first["result"]["tools"].size(), 5U);
  // More than one record holds.
  EXPECT_GT(lines[0].size(), 17'000U);
  EXPECT_EQ(lines[1], "1");
  for (const std::size_t again : {2U, 4U}) {
    EXPECT_EQ(json::parse(lines[again])["result"]["tools"], first["result"]["tools"]);
    EXPECT_EQ(lines[again + 1], "0");
  }
}

TEST_F(OverTls, ANewCertificateIsTakenWithoutARestart) {
  expect_served(first_);
  const auto next = make_pair(folder_, "next");
  replace(served_.certificate, contents(next.certificate));
  // The two do not belong together yet.
  expect_served(first_);
  replace(served_.key, contents(next.key));
  expect_served(next.certificate);
  EXPECT_EQ(ask(first_).exit_code, not_trusted);
}

TEST_F(OverTls, AJunkKeyKeepsTheOldCertificate) {
  for (const auto* junk : {"", "-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----\n", "\x7f\x45\x4c\x46"}) {
    replace(served_.key, junk);
    expect_served(first_);
  }
  std::filesystem::remove(served_.key);
  expect_served(first_);
  EXPECT_THAT(server_->errors(), HasSubstr("The certificate stays as it was."));
}

TEST_F(OverTls, OlderVersionsThanTls12AreRefused) {
  // Level 0 lets this client offer what it would otherwise refuse by itself.
  const std::string all = "ALL@SECLEVEL=0";
  EXPECT_THAT(handshake({"-cipher", all, "-tls1_1"}), HasSubstr("alert protocol version"));
  EXPECT_THAT(handshake({"-cipher", all, "-tls1"}), HasSubstr("alert protocol version"));
  EXPECT_THAT(handshake({"-cipher", all, "-tls1_2"}), HasSubstr("New, TLSv1.2, Cipher is"));
  EXPECT_THAT(handshake({"-tls1_3"}), HasSubstr("New, TLSv1.3, Cipher is"));
}

TEST_F(OverTls, PlainHttpIsRefused) {
  HttpConnection plain(server_->port());
  ASSERT_TRUE(plain.send(modern_post(1, "server/discover")));
  EXPECT_FALSE(plain.response());
  const auto by_curl = run_command(
      {"curl", "-sS", "--noproxy", "*", "--max-time", "20", "http" + address().substr(std::string("https").size())});
  EXPECT_NE(by_curl.exit_code, 0);
  EXPECT_NE(by_curl.exit_code, 28) << "it waited until its time was up";
  EXPECT_THAT(by_curl.output, Not(HasSubstr("HTTP")));
  expect_served(first_);
}

TEST_F(OverTls, AHalfHandshakeHoldsUpNobody) {
  HttpConnection silent(server_->port());
  HttpConnection half(server_->port());
  // The head of a handshake record of 512 bytes, of which nothing follows.
  ASSERT_TRUE(half.send(std::string("\x16\x03\x01\x02\x00\x01", 6)));
  expect_served(first_);
}

TEST(UnusableTls, IsRefusedBeforeAnythingIsServed) {
  const TemporaryFolder folder;
  const auto good = make_pair(folder, "good");
  const auto other = make_pair(folder, "other");
  const auto open_key = folder.file("open.key");
  write_contents(open_key, contents(good.key));
  ::chmod(open_key.c_str(), 0644);
  const auto junk = folder.file("junk.pem");
  write_contents(junk, "no certificate");
  ::chmod(junk.c_str(), 0600);
  const auto refused = [](const Pair& pair) {
    auto run = run_command({offhand_program(), "--platform", "sim:widgets", "mcp", "--http", "0"},
                           {.environment = settings_of(pair)});
    EXPECT_EQ(run.exit_code, 3) << run.errors;
    EXPECT_THAT(run.errors, Not(HasSubstr("serving")));
    return run.errors;
  };
  EXPECT_THAT(refused({good.certificate, open_key}), HasSubstr("other users may read the key"));
  EXPECT_THAT(refused({good.certificate, other.key}), HasSubstr(other.key));
  EXPECT_THAT(refused({junk, good.key}), HasSubstr(junk));
  EXPECT_THAT(refused({good.certificate, junk}), HasSubstr(junk));
  EXPECT_THAT(refused({folder.file("none.pem"), good.key}), HasSubstr("none.pem"));
  EXPECT_THAT(refused({good.certificate, ""}), HasSubstr("http_tls"));
}

}  // namespace
}  // namespace offhand::test::tls_cases
