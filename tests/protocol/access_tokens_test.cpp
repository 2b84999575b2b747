#include "impl/security/access_tokens.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <string>

#include "tests/support/json.h"
#include "tests/support/process.h"

// Which access tokens open the server: those that the authorization server signed, for us, now. Its keys and tokens are
// made by node's cryptography (authorization_server.mjs).
namespace offhand::test::access_tokens_cases {
namespace {

using nlohmann::json;
using std::chrono::milliseconds;
using std::chrono::seconds;
using testing::HasSubstr;

constexpr const char* audience = "https://desk.example/mcp";

class AuthorizationServer {
 public:
  AuthorizationServer() : process_({"node", OFFHAND_TEST_AUTHORIZATION_SERVER}) {
    address_ = "http://127.0.0.1:" + std::to_string(line()["port"].get<int>());
  }
  const std::string& address() const { return address_; }
  json does(const json& command) {
    if (!write_all(process_.input(), command.dump() + "\n")) throw std::runtime_error("it no longer reads");
    return line();
  }
  std::string mint(const json& header, const json& claims, const std::string& by) {
    return does({{"do", "mint"}, {"header", header}, {"claims", claims}, {"by", by}})["token"];
  }

 private:
  json line() {
    std::string text;
    for (char letter = 0; ::read(process_.output(), &letter, 1) == 1 && letter != '\n';) text += letter;
    return json::parse(text);
  }
  ChildProcess process_;
  std::string address_;
};

double at(seconds from_now) {
  return static_cast<double>(
      std::chrono::floor<seconds>((AccessTokens::Clock::now() + from_now).time_since_epoch()).count());
}

class TokensOfAnAuthorizationServer : public testing::Test {
 protected:
  TokensOfAnAuthorizationServer() {
    for (const auto* alg : {"RS256", "ES256", "EdDSA"}) server_.does({{"do", "add"}, {"kid", alg}, {"alg", alg}});
    auto opened = AccessTokens::open({.issuer = server_.address(),
                                      .audience = audience,
                                      .keys = server_.address() + "/jwks",
                                      .between_readings = milliseconds(50)});
    if (!opened) throw std::runtime_error(opened.error().message);
    tokens_ = *opened;
  }
  json claims(const json& other = json::object()) {
    json all{
        {"iss", server_.address()}, {"aud", audience}, {"sub", "ada"}, {"exp", at(seconds(600))}, {"scope", "act"}};
    all.update(other);
    return all;
  }
  std::string token(const json& other = json::object(), const std::string& by = "RS256") {
    return server_.mint({{"alg", by}, {"kid", by}, {"typ", "at+jwt"}}, claims(other), by);
  }
  std::string why_not(const std::string& token) {
    const auto grant = tokens_->check(token);
    return grant ? "it is taken" : grant.error().reason;
  }

  AuthorizationServer server_;
  std::shared_ptr<AccessTokens> tokens_;
};

TEST_F(TokensOfAnAuthorizationServer, AreTakenByEachOfThreeAlgorithms) {
  for (const auto* by : {"RS256", "ES256", "EdDSA"}) {
    const auto grant = tokens_->check(token(json::object(), by));
    ASSERT_TRUE(grant) << by << ": " << grant.error().reason;
    EXPECT_EQ(grant->principal, "oauth:ada");
    EXPECT_TRUE(grant->may_act);
  }
}

TEST_F(TokensOfAnAuthorizationServer, SayByTheirScopeWhatTheirHolderMayDo) {
  EXPECT_FALSE(tokens_->check(token({{"scope", "openid read"}}))->may_act);
  EXPECT_TRUE(tokens_->check(token({{"scope", "read act"}}))->may_act);
  EXPECT_NE(tokens_->check(token({{"scope", "read"}}))->principal, tokens_->check(token())->principal);
  const auto none = tokens_->check(token({{"scope", "openid action"}}));
  ASSERT_FALSE(none);
  EXPECT_EQ(none.error().kind, TokenRefusal::Kind::scope);
}

TEST_F(TokensOfAnAuthorizationServer, AreRefusedForWhatTheyClaim) {
  EXPECT_THAT(why_not(token({{"exp", at(seconds(-60))}})), HasSubstr("expired"));
  EXPECT_THAT(why_not(token({{"exp", nullptr}})), HasSubstr("no end"));
  EXPECT_THAT(why_not(token({{"exp", "later"}})), HasSubstr("no end"));
  EXPECT_THAT(why_not(token({{"nbf", at(seconds(600))}})), HasSubstr("not valid yet"));
  EXPECT_THAT(why_not(token({{"aud", "https://other.example/mcp"}})), HasSubstr("another audience"));
  EXPECT_THAT(why_not(token({{"aud", nullptr}})), HasSubstr("another audience"));
  EXPECT_THAT(why_not(token({{"iss", "https://other.example"}})), HasSubstr("another issuer"));
  EXPECT_THAT(why_not(token({{"sub", ""}})), HasSubstr("names nobody"));
  EXPECT_EQ(why_not(token({{"aud", {"https://other.example", audience}}})), "it is taken");
}

TEST_F(TokensOfAnAuthorizationServer, AreRefusedWithAnotherSignatureThanTheirOwn) {
  const json claimed = claims();
  EXPECT_THAT(why_not(server_.mint({{"alg", "none"}}, claimed, "")), HasSubstr("not signed by"));
  EXPECT_THAT(why_not(server_.mint({{"alg", "None"}, {"kid", "RS256"}}, claimed, "RS256")), HasSubstr("not signed by"));
  const auto pem = server_.does({{"do", "pem"}, {"kid", "RS256"}})["pem"];
  const json confused{
      {"do", "mint"}, {"header", {{"alg", "HS256"}, {"kid", "RS256"}}}, {"claims", claimed}, {"secret", pem}};
  EXPECT_THAT(why_not(server_.does(confused)["token"]), HasSubstr("not signed by"));
  server_.does({{"do", "add"}, {"kid", "forger"}, {"alg", "RS256"}});
  EXPECT_THAT(why_not(server_.mint({{"alg", "RS256"}, {"kid", "RS256"}}, claimed, "forger")), HasSubstr("wrong"));
  EXPECT_THAT(why_not(server_.mint({{"alg", "RS256"}, {"kid", "ES256"}}, claimed, "RS256")), HasSubstr("not known"));
  EXPECT_THAT(why_not(server_.mint({{"alg", "RS256"}, {"kid", "RS256"}, {"crit", {"exp"}}}, claimed, "RS256")),
              HasSubstr("demands"));
  auto changed = token();
  changed[changed.find('.') + 5] ^= 1;
  EXPECT_NE(why_not(changed), "it is taken");
  auto cut = token();
  cut.resize(cut.size() - 10);
  EXPECT_NE(why_not(cut), "it is taken");
}

TEST_F(TokensOfAnAuthorizationServer, AreRefusedWhereTheyAreNone) {
  for (const std::string& text : {std::string(), std::string("."), std::string(".."), std::string("a.b.c"),
                                  std::string("e30.e30."), std::string("e30.e30.e30.e30"), std::string(20'000, 'a')}) {
    EXPECT_NE(why_not(text), "it is taken") << text.substr(0, 20);
  }
}

TEST_F(TokensOfAnAuthorizationServer, MayBeSignedByAKeyThatCameLater) {
  server_.does({{"do", "add"}, {"kid", "new"}, {"alg", "ES256"}});
  const auto later = server_.mint({{"alg", "ES256"}, {"kid", "new"}}, claims(), "new");
  const auto first = tokens_->check(later);
  ASSERT_FALSE(first);
  EXPECT_EQ(first.error().kind, TokenRefusal::Kind::key_unknown);
  EXPECT_TRUE(eventually([&] { return tokens_->check(later).has_value(); }));
  // And one that is gone opens nothing any more once the set was read again.
  const auto old = token();
  EXPECT_TRUE(tokens_->check(old));
  server_.does({{"do", "forget"}, {"kid", "RS256"}});
  server_.does({{"do", "add"}, {"kid", "newer"}, {"alg", "ES256"}});
  const auto newer = server_.mint({{"alg", "ES256"}, {"kid", "newer"}}, claims(), "newer");
  EXPECT_TRUE(eventually([&] { return tokens_->check(newer).has_value(); }));
  EXPECT_FALSE(tokens_->check(old));
}

TEST_F(TokensOfAnAuthorizationServer, ThatWereTakenAreRefusedOnceTheyEnd) {
  const auto taken = token({{"nbf", at(seconds(-100))}});
  const auto now = AccessTokens::Clock::now();
  for (int i = 0; i < 3; ++i) EXPECT_EQ(tokens_->check(taken, now)->principal, "oauth:ada");
  for (const auto at_time : {now + seconds(700), now - seconds(200)}) EXPECT_FALSE(tokens_->check(taken, at_time));
  EXPECT_TRUE(tokens_->check(taken, now));
  EXPECT_FALSE(tokens_->check(taken + "A", now));
}

TEST(TokensThatWereTaken, AreKeptForOneSetOfKeysAndTheOldestAreForgotten) {
  VerifiedTokens verified;
  const auto keys = std::make_shared<int>();
  const auto others = std::make_shared<int>();
  for (std::size_t i = 0; i <= VerifiedTokens::most; ++i)
    verified.remember(std::to_string(i), {.grant = {.principal = std::to_string(i)}, .keys = keys});
  EXPECT_EQ(verified.size(), VerifiedTokens::most);
  EXPECT_FALSE(verified.find("0", keys));
  ASSERT_TRUE(verified.find("1", keys));
  EXPECT_EQ(verified.find("1", keys)->grant.principal, "1");
  EXPECT_FALSE(verified.find("1", others)) << "the keys are new";
  EXPECT_FALSE(verified.find("1", keys)) << "and it is forgotten by that";
}

TEST_F(TokensOfAnAuthorizationServer, OpenNothingOnceTheirKeyWasWithdrawn) {
  const auto opened = AccessTokens::open({.issuer = server_.address(),
                                          .audience = audience,
                                          .keys = server_.address() + "/jwks",
                                          .between_readings = milliseconds(5),
                                          .oldest_reading = milliseconds(20)});
  ASSERT_TRUE(opened);
  const auto old = token();
  EXPECT_TRUE((*opened)->check(old));
  server_.does({{"do", "forget"}, {"kid", "RS256"}});
  EXPECT_TRUE(eventually([&] { return !(*opened)->check(old); })) << "though nobody presents another one";
}

TEST_F(TokensOfAnAuthorizationServer, AreCheckedWhileItsKeysCannotBeRead) {
  for (const auto* trouble : {"hang", "flood", "redirect"}) {
    server_.does({{"do", "mode"}, {"mode", trouble}});
    const auto unknown = server_.mint({{"alg", "ES256"}, {"kid", "unheard"}}, claims(), "ES256");
    const auto begin = std::chrono::steady_clock::now();
    EXPECT_FALSE(tokens_->check(unknown)) << trouble;
    EXPECT_TRUE(tokens_->check(token())) << trouble;
    EXPECT_LT(std::chrono::steady_clock::now() - begin, seconds(4)) << trouble;
  }
}

TEST(AnAuthorizationServer, IsRefusedBeforeAnythingIsServed) {
  const auto problem = [](const std::string& keys, const std::string& meant_for = audience) {
    const auto opened = AccessTokens::open({.issuer = "https://login.example", .audience = meant_for, .keys = keys});
    return opened ? "it is taken" : opened.error().code + ": " + opened.error().message;
  };
  const TemporaryFolder folder;
  const auto file = folder.file("keys.json");
  EXPECT_THAT(problem(file), HasSubstr("no such file"));
  EXPECT_THAT(problem(file, ""), HasSubstr("http_oauth_audience"));
  EXPECT_THAT(problem(""), HasSubstr("http_oauth_keys"));
  EXPECT_THAT(problem("http://login.example/jwks"), HasSubstr("may be anybody's"));
  EXPECT_THAT(problem("http://localhost.evil.example/jwks"), HasSubstr("may be anybody's"));
  for (const auto* text : {"", "[]", "{}", R"({"keys": 3})", R"({"keys": [{"kty": "oct", "k": "c2VjcmV0"}]})",
                           R"({"keys": [{"kty": "RSA", "n": "AQAB", "e": "AQAB"}]})",
                           R"({"keys": [{"kty": "EC", "crv": "P-256", "x": "AA", "y": "AA"}]})"}) {
    write_contents(file, text);
    EXPECT_THAT(problem(file), HasSubstr("oauth_unusable")) << text;
  }
}

TEST_F(TokensOfAnAuthorizationServer, AreAnnouncedToClients) {
  EXPECT_EQ(tokens_->metadata_address(), "https://desk.example/.well-known/oauth-protected-resource/mcp");
  const auto told = json::parse(tokens_->metadata());
  EXPECT_EQ(told["resource"], audience);
  EXPECT_EQ(told["authorization_servers"], json::array({server_.address()}));
}

}  // namespace
}  // namespace offhand::test::access_tokens_cases
