#include <gtest/gtest.h>

#include <vector>

#include "tests/support/http_client.h"

// What the server takes of the machine. For the release build: sanitizers keep freed memory.
namespace offhand::test {
namespace {

TEST(Footprint, AThousandIdleSessionsCostAtMost40Megabytes) {
  HttpServerProcess server;
  std::vector<HttpConnection> streams;
  for (int i = 0; i < 1000; ++i) {
    const HttpSession session(server.port());
    streams.emplace_back(server.port());
    streams.back().send(session.get());
    ASSERT_EQ(streams.back().head()->status, 200) << i;
  }
  RecordProperty("resident_kb", static_cast<int>(server.resident_kb()));
  EXPECT_LE(server.resident_kb(), 40'000U);
}

}  // namespace
}  // namespace offhand::test
