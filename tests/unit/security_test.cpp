#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <netinet/in.h>
#include <stdlib.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>

#include <fstream>

#include "impl/security/peer_uid.h"
#include "impl/security/socket_query.h"
#include "impl/security/token.h"
#include "tests/support/process.h"
#include "tests/support/skip.h"

namespace offhand::test {
namespace {

using testing::HasSubstr;
using testing::Not;

const std::string secret = "0123456789abcdefghij";

TEST(Token, MatchesOnlyItself) {
  const auto token = BearerToken::from_text(secret + "\n", "test");
  ASSERT_TRUE(token);
  EXPECT_TRUE(token->matches(secret));
  for (const auto& other :
       {std::string(), secret + "k", secret.substr(1), "x" + secret.substr(1), secret + std::string(1, '\0')}) {
    EXPECT_FALSE(token->matches(other)) << other;
  }
}

TEST(Token, MustBeLongAndVisible) {
  for (const auto& bad :
       {std::string("short"), std::string(), "with a space in it " + secret, secret + "\x01", secret + "\xc3\xa4"}) {
    const auto token = BearerToken::from_text(bad, "FILE");
    ASSERT_FALSE(token) << bad;
    EXPECT_EQ(token.error().code, "token_invalid");
    EXPECT_THAT(token.error().message, HasSubstr("FILE"));
    if (bad.empty()) continue;
    EXPECT_THAT(token.error().message + token.error().hint + token.error().data, Not(HasSubstr(bad)));
  }
}

TEST(Token, FileMustBePrivate) {
  const TemporaryFolder folder;
  const auto path = folder.file("token");
  write_contents(path, secret + "\n");
  ::chmod(path.c_str(), 0644);
  const auto open_to_all = BearerToken::load(path);
  ASSERT_FALSE(open_to_all);
  EXPECT_EQ(open_to_all.error().code, "token_file_unsafe");
  EXPECT_THAT(open_to_all.error().message, HasSubstr("0644"));
  ::chmod(path.c_str(), 0600);
  const auto kept = BearerToken::load(path);
  ASSERT_TRUE(kept && *kept);
  EXPECT_TRUE((*kept)->matches(secret));
  EXPECT_FALSE(BearerToken::load(folder.file("missing")));
  EXPECT_FALSE(BearerToken::load(folder.path()));
}

TEST(Token, OfTheEnvironmentIsTakenOutOfIt) {
  ::setenv("OFFHAND_HTTP_TOKEN", secret.c_str(), 1);
  const auto token = BearerToken::load("/nowhere");
  ASSERT_TRUE(token && *token);
  EXPECT_TRUE((*token)->matches(secret));
  EXPECT_EQ(::getenv("OFFHAND_HTTP_TOKEN"), nullptr);
}

TEST(Token, IsFoundInTheHeader) {
  EXPECT_EQ(bearer_credential("Bearer abc"), "abc");
  EXPECT_EQ(bearer_credential("bearer   abc"), "abc");
  for (const auto* header : {"", "Bearer", "Bearer ", "Basic abc", "abc"})
    EXPECT_EQ(bearer_credential(header), "") << header;
}

constexpr std::string_view line4 =
    "   3: 0100007F:D431 0100007F:2225 01 00000000:00000000 00:00000000 00000000 65534        0 123456 1 "
    "0000000000000000 20 4 30 10 -1";
constexpr std::string_view line6 =
    "   0: 00000000000000000000000001000000:1F90 0000000000000000FFFF00000100007F:0050 01 00000000:00000000 "
    "00:00000000 00000000  1000 "
    "       0 77 1 0000000000000000 100 0 0 10 0";

TEST(TcpTable, LinesOfBothFamiliesAreRead) {
  const auto four = parse_tcp_line(line4);
  ASSERT_TRUE(four);
  EXPECT_EQ(four->local.port, 0xD431);
  EXPECT_EQ(four->remote.port, 0x2225);
  EXPECT_EQ(four->uid, 65534U);
  EXPECT_EQ(four->inode, 123456U);
  const std::array<std::uint8_t, 16> loopback4{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff, 127, 0, 0, 1};
  EXPECT_EQ(four->local.address, loopback4);
  const auto six = parse_tcp_line(line6);
  ASSERT_TRUE(six);
  const std::array<std::uint8_t, 16> loopback6{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1};
  EXPECT_EQ(six->local.address, loopback6);
  EXPECT_EQ(six->remote.address, loopback4) << "a mapped address is the same in both tables";
  EXPECT_TRUE(tells_owner(*six));
}

TEST(TcpTable, ASocketThatAProcessHoldsTellsItsOwner) {
  auto entry = *parse_tcp_line(line4);
  for (const unsigned state : {1U, 4U, 5U}) {  // ESTABLISHED, and FIN_WAIT1 and 2 after shutdown(SHUT_WR)
    entry.state = state;
    EXPECT_TRUE(tells_owner(entry)) << state;
  }
  for (const unsigned state : {2U, 3U, 6U, 7U, 10U, 12U}) {  // none that could have sent a request; TIME_WAIT is 6
    entry.state = state;
    EXPECT_FALSE(tells_owner(entry)) << state;
  }
}

TEST(TcpTable, AClosedSocketTellsNothing) {
  auto entry = *parse_tcp_line(line4);
  entry.inode = 0;  // the kernel shows uid 0
  for (const unsigned state : {1U, 4U, 5U, 6U}) {
    entry.state = state;
    EXPECT_FALSE(tells_owner(entry)) << state;
  }
}

TEST(TcpTable, OtherLinesAreNothing) {
  for (const auto* line :
       {"", "  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode", "x",
        "0: 0100007F:D431", "0: 0100007F:D4310 0100007F:2225 01 0:0 0:0 0 0 0 1",
        "0: 0100007G:D431 0100007F:2225 01 0:0 0:0 0 0 0 1"}) {
    EXPECT_FALSE(parse_tcp_line(line)) << line;
  }
}

/// A connection of this process to itself.
class OwnConnection : public testing::Test {
 protected:
  OwnConnection() {
    const int listener = ::socket(AF_INET, SOCK_STREAM, 0);
    sockaddr_in address{};
    socklen_t size = sizeof address;
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    EXPECT_EQ(::bind(listener, reinterpret_cast<sockaddr*>(&address), sizeof address), 0);
    EXPECT_EQ(::listen(listener, 1), 0);
    ::getsockname(listener, reinterpret_cast<sockaddr*>(&address), &size);
    client_ = ::socket(AF_INET, SOCK_STREAM, 0);
    EXPECT_EQ(::connect(client_, reinterpret_cast<sockaddr*>(&address), sizeof address), 0);
    server_ = ::accept(listener, nullptr, nullptr);
    ::close(listener);
    pair_.ours = end_of(address);
    ::getsockname(client_, reinterpret_cast<sockaddr*>(&address), &size);
    pair_.peer = end_of(address);
  }
  ~OwnConnection() override {
    if (client_ >= 0) ::close(client_);
    ::close(server_);
  }

  static TcpEnd end_of(const sockaddr_in& address) {
    TcpEnd end{.address = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff, 127, 0, 0, 1}, .port = ntohs(address.sin_port)};
    return end;
  }

  int client_ = -1;
  int server_ = -1;
  TcpPair pair_;
};

TEST_F(OwnConnection, BelongsToUs) {
  PeerOwners owners;
  owners.add(pair_);
  EXPECT_EQ(owners.owner(pair_), ::geteuid());
}

TEST_F(OwnConnection, BelongsToUsAfterAHalfClose) {
  ::shutdown(client_, SHUT_WR);
  PeerOwners owners;
  owners.add(pair_);
  EXPECT_EQ(owners.owner(pair_), ::geteuid());
}

TEST_F(OwnConnection, BelongsToUsAfterAHalfCloseByTheTableToo) {
  ::shutdown(client_, SHUT_WR);
  std::optional<TcpEntry> found;
  std::ifstream table("/proc/net/tcp");
  for (std::string line; std::getline(table, line);) {
    const auto entry = parse_tcp_line(line);
    if (entry && entry->local == pair_.peer && entry->remote == pair_.ours) found = entry;
  }
  ASSERT_TRUE(found);
  EXPECT_TRUE(tells_owner(*found)) << found->state;
  EXPECT_EQ(found->uid, ::geteuid());
}

TEST_F(OwnConnection, BelongsToNobodyOnceItsProcessHasClosedIt) {
  ::close(client_);
  client_ = -1;
  PeerOwners owners;
  owners.add(pair_);
  EXPECT_EQ(owners.owner(pair_), std::nullopt) << "the kernel says root, which is nobody's doing";
}

/// A table of one connection, whose peer belongs to the user 4242.
class OwnTable : public OwnConnection {
 protected:
  OwnTable() {
    std::ofstream(path_) << fmt::format(
        "   0: 0100007F:{:04X} 0100007F:{:04X} 01 00000000:00000000 00:00000000 00000000  4242        0 1234 1\n",
        pair_.peer.port, pair_.ours.port);
    owners_.add(pair_);
  }
  void reset() {
    const linger at_once{1, 0};
    ::setsockopt(client_, SOL_SOCKET, SO_LINGER, &at_once, sizeof at_once);
    ::close(client_);
    client_ = -1;
  }

  TemporaryFolder folder_;
  std::string path_ = folder_.path() + "/tcp";
  PeerOwners owners_{{path_}};
};

TEST_F(OwnTable, IsNotReadWhereTheKernelSaysThatNobodyIsThere) {
  if (!query_socket(pair_.ours, pair_.peer)) OFFHAND_SKIP("this kernel has no sock_diag");
  ::close(client_);
  client_ = -1;
  EXPECT_EQ(owners_.owner(pair_), std::nullopt);
}

TEST_F(OwnTable, IsReadWhereTheKernelCannotBeAsked) {
  reset();  // as without sock_diag, neither end is found
  EXPECT_EQ(owners_.owner(pair_), 4242U);
}

TEST_F(OwnTable, IsNotReadOnceTheKernelHasAnswered) {
  if (!query_socket(pair_.ours, pair_.peer)) OFFHAND_SKIP("this kernel has no sock_diag");
  EXPECT_EQ(owners_.owner(pair_), ::geteuid());
  owners_.remove(pair_);
  reset();
  EXPECT_EQ(owners_.owner(pair_), std::nullopt);
}

TEST_F(OwnConnection, QueryAndTableAgree) {
  const auto asked = query_socket(pair_.peer, pair_.ours);
  if (!asked) OFFHAND_SKIP("this kernel has no sock_diag");
  EXPECT_EQ(asked->uid, ::geteuid());
  EXPECT_TRUE(tells_owner(*asked));
  EXPECT_FALSE(query_socket(pair_.peer, {.address = pair_.ours.address, .port = 1}));
}

}  // namespace
}  // namespace offhand::test
