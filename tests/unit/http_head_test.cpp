#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "impl/transport/http/head_check.h"
#include "impl/transport/http/request_reader.h"

namespace offhand::test {
namespace {

using http::check_head;
using http::find_head_end;
using http::HeadState;
using http::RequestReader;
using testing::HasSubstr;

const http::HeadLimits small_limits{.bytes = 1000, .headers = 5};

std::string head_with(const std::string& lines) { return "POST /mcp HTTP/1.1\r\nHost: localhost\r\n" + lines + "\r\n"; }

int status_of(const std::string& head) {
  const auto refusal = check_head(head, small_limits);
  return refusal ? refusal->status : 200;
}

struct HeadRow {
  std::string name;
  std::string head;
  int status;
};

class Head : public testing::TestWithParam<HeadRow> {};

TEST_P(Head, IsJudged) { EXPECT_EQ(status_of(GetParam().head), GetParam().status) << GetParam().head; }

const std::string many_headers = "A: 1\r\nB: 1\r\nC: 1\r\nD: 1\r\nE: 1\r\n";

INSTANTIATE_TEST_SUITE_P(
    Each, Head,
    testing::Values(
        HeadRow{"Plain", head_with(""), 200}, HeadRow{"Length", head_with("Content-Length: 12\r\n"), 200},
        HeadRow{"Chunked", head_with("Transfer-Encoding: Chunked\r\n"), 200},
        HeadRow{"LengthAndChunked", head_with("Content-Length: 12\r\nTransfer-Encoding: chunked\r\n"), 400},
        HeadRow{"TwoLengths", head_with("Content-Length: 12\r\nContent-Length: 13\r\n"), 400},
        HeadRow{"TwoEqualLengths", head_with("Content-Length: 12\r\ncontent-length: 12\r\n"), 400},
        HeadRow{"ListOfLengths", head_with("Content-Length: 12, 12\r\n"), 400},
        HeadRow{"SignedLength", head_with("Content-Length: +12\r\n"), 400},
        HeadRow{"HugeLength", head_with("Content-Length: 99999999999999999999\r\n"), 400},
        HeadRow{"EmptyLength", head_with("Content-Length:\r\n"), 400},
        HeadRow{"OtherEncoding", head_with("Transfer-Encoding: gzip, chunked\r\n"), 400},
        HeadRow{"HiddenEncoding",
                head_with("Transfer-Encoding: \x0b"
                          "chunked\r\n"),
                400},
        HeadRow{"SpaceBeforeColon", head_with("Content-Length : 12\r\n"), 400},
        HeadRow{"Folded", head_with("X: a\r\n b\r\n"), 400}, HeadRow{"FoldedFirst", head_with(" X: a\r\n"), 400},
        HeadRow{"NoColon", head_with("Nonsense\r\n"), 400}, HeadRow{"NoName", head_with(": x\r\n"), 400},
        HeadRow{"NulInValue", head_with(std::string("X: a\0b\r\n", 8)), 400},
        HeadRow{"BareReturn", head_with("X: a\rb\r\n"), 400}, HeadRow{"TwoHosts", head_with("Host: evil\r\n"), 400},
        HeadRow{"TwoSessions", head_with("Mcp-Session-Id: a\r\nMcp-Session-Id: b\r\n"), 400},
        HeadRow{"TwoOrigins", head_with("Origin: a\r\nOrigin: b\r\n"), 400},
        HeadRow{"TwoCookies", head_with("Cookie: a\r\nCookie: b\r\n"), 200},
        HeadRow{"NoHost", "GET /mcp HTTP/1.1\r\n\r\n", 400},
        HeadRow{"AbsoluteTarget", "GET http://evil/mcp HTTP/1.1\r\nHost: localhost\r\n\r\n", 400},
        HeadRow{"Http2", "PRI * HTTP/2.0\r\n\r\n", 505},
        HeadRow{"Http10", "GET /mcp HTTP/1.0\r\nHost: localhost\r\n\r\n", 200},
        HeadRow{"Http10Chunked", "GET /mcp HTTP/1.0\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n", 400},
        HeadRow{"NoVersion", "GET /mcp\r\n\r\n", 400},
        HeadRow{"TwoSpaces", "GET  /mcp HTTP/1.1\r\nHost: localhost\r\n\r\n", 400},
        HeadRow{"BadMethod", "G(T /mcp HTTP/1.1\r\nHost: localhost\r\n\r\n", 400},
        HeadRow{"TooManyHeaders", head_with(many_headers), 431},
        HeadRow{"TooLong", head_with("X: " + std::string(1000, 'x') + "\r\n"), 431}),
    [](const auto& row) { return row.param.name; });

TEST(HeadEnd, IsFoundAcrossPieces) {
  const std::string head = head_with("A: b\r\n");
  std::size_t from = 0;
  for (std::size_t size = 1; size < head.size(); ++size) {
    const auto end = find_head_end(std::string_view(head).substr(0, size), from);
    ASSERT_EQ(end.state, HeadState::incomplete) << size;
    from = end.size;
  }
  const auto end = find_head_end(head + "rest", from);
  EXPECT_EQ(end.state, HeadState::complete);
  EXPECT_EQ(end.size, head.size());
}

TEST(HeadEnd, BareLineFeedIsReportedAtOnce) {
  EXPECT_EQ(find_head_end("GET / HTTP/1.1\nHost", 0).state, HeadState::bare_line_feed);
  EXPECT_EQ(find_head_end("GET / HTTP/1.1\r\nHost: a\n\r\n", 0).state, HeadState::bare_line_feed);
  EXPECT_EQ(find_head_end("\n", 0).state, HeadState::bare_line_feed);
}

class Reader : public testing::Test {
 protected:
  /// Feeds `bytes` in pieces of `size`, as a connection does.
  RequestReader read(const std::string& bytes, std::size_t size) {
    RequestReader reader(limits_);
    std::string pending;
    for (std::size_t at = 0; at < bytes.size() && !reader.problem(); at += size) {
      pending += bytes.substr(at, size);
      while (const auto used = reader.take(pending)) pending.erase(0, used);
    }
    rest_ = pending;
    return reader;
  }

  static http::Limits small_bodies() {
    http::Limits limits;
    limits.body_bytes = 100;
    return limits;
  }

  http::Limits limits_ = small_bodies();
  std::string rest_;
};

TEST_F(Reader, BodiesOfBothKindsComeWhole) {
  for (const std::size_t size : {1U, 2U, 7U, 1000U}) {
    auto counted = read("\r\n" + head_with("Content-Length: 5\r\n") + "helloGET", size);
    EXPECT_EQ(counted.state(), RequestReader::State::complete) << size;
    EXPECT_EQ(counted.take_body(), "hello");
    EXPECT_EQ(rest_, "GET");
    auto chunked = read(head_with("Transfer-Encoding: chunked\r\n") + "3\r\nhel\r\n2;x=y\r\nlo\r\n0\r\n\r\nGET", size);
    EXPECT_EQ(chunked.state(), RequestReader::State::complete) << size;
    EXPECT_EQ(chunked.take_body(), "hello");
    EXPECT_EQ(rest_, "GET");
  }
}

TEST_F(Reader, BadChunksAreRefused) {
  for (const std::string chunks :
       {"x\r\n", "5\nhello\r\n", "3\r\nhello\r\n0\r\n\r\n", "-1\r\n\r\n", "fffffffffffffffff\r\n"}) {
    const auto reader = read(head_with("Transfer-Encoding: chunked\r\n") + chunks, 1000);
    ASSERT_TRUE(reader.problem()) << chunks;
  }
}

TEST_F(Reader, BodiesOverTheLimitAreRefused) {
  const auto counted = read(head_with("Content-Length: 101\r\n"), 1000);
  ASSERT_TRUE(counted.problem());
  EXPECT_EQ(counted.problem()->status, 413);
  const auto chunked =
      read(head_with("Transfer-Encoding: chunked\r\n") + "65\r\n" + std::string(101, 'x') + "\r\n0\r\n\r\n", 1000);
  ASSERT_TRUE(chunked.problem());
  EXPECT_EQ(chunked.problem()->status, 413);
}

TEST_F(Reader, EndlessHeadIsRefused) {
  const auto reader = read("GET / HTTP/1.1\r\nX: " + std::string(limits_.head.bytes, 'x'), 1000);
  ASSERT_TRUE(reader.problem());
  EXPECT_EQ(reader.problem()->status, 431);
}

TEST_F(Reader, HeadersKeepTheirValues) {
  const auto reader = read(head_with("Mcp-Name:  a b \r\nmcp-method: x\r\n"), 1000);
  EXPECT_EQ(reader.request().header("MCP-NAME"), "a b");
  EXPECT_EQ(reader.request().header("Mcp-Method"), "x");
  EXPECT_EQ(reader.request().path, "/mcp");
  EXPECT_TRUE(reader.request().keep_alive);
}

/// Feeds pieces of 1,000 bytes until it is refused, as a connection does; how many bytes lie about then.
std::size_t held_when_refused(const std::string& start, const std::string& more) {
  const http::Limits limits;
  RequestReader reader(limits);
  std::string held = "POST /mcp HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n" + start;
  for (int i = 0; i < 200 && !reader.problem(); ++i) {
    for (std::size_t used = 1; used > 0 && !held.empty(); held.erase(0, used)) used = reader.take(held);
    const auto size = held.size() + 1000;
    while (held.size() < size) held += more;
  }
  EXPECT_TRUE(reader.problem()) << start << more;
  return held.size();
}

TEST(Chunks, FramingIsBounded) {
  constexpr std::size_t much = 40'000;
  EXPECT_LT(held_when_refused("1;", std::string(100, 'a')), much);
  EXPECT_LT(held_when_refused("0\r\nX: ", std::string(100, 'a')), much);
  EXPECT_LT(held_when_refused("0\r\n", "X: aaaaaaaaaaaaaaaaaaaa\r\n"), much);
  EXPECT_LT(held_when_refused("", std::string(100, '0')), much);
  EXPECT_LT(held_when_refused("", "1;" + std::string(90, 'x') + "\r\n \r\n"), much);
}

TEST(Chunks, MayBeOneByteEach) {
  const http::Limits limits;
  RequestReader reader(limits);
  std::string bytes = "POST /mcp HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n";
  for (int i = 0; i < 100'000; ++i) bytes += "1\r\nx\r\n";
  bytes += "0\r\n\r\n";
  for (std::size_t used = 1; used > 0 && !bytes.empty(); bytes.erase(0, used)) used = reader.take(bytes);
  EXPECT_EQ(reader.state(), RequestReader::State::complete);
  EXPECT_EQ(reader.body_bytes(), 100'000U);
}

}  // namespace
}  // namespace offhand::test
