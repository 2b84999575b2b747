#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "impl/base/random.h"
#include "impl/base/text.h"

namespace offhand::test {
namespace {

TEST(Random, NamesAndIdsAreOfTheirFormAndNeverTheSame) {
  std::set<std::string> seen;
  for (int i = 0; i < 1000; ++i) {
    const auto name = random_name();
    const auto id = random_id();
    ASSERT_THAT(name, testing::MatchesRegex("[0-9a-f]{32}"));
    ASSERT_THAT(id, testing::MatchesRegex("[0-9a-z]{8}"));
    EXPECT_TRUE(seen.insert(name).second);
    EXPECT_TRUE(seen.insert(id).second);
  }
}

TEST(Random, BytesBecomeDigits) {
  EXPECT_EQ(random_bytes(5).size(), 5U);
  EXPECT_EQ(hexadecimal(std::string_view("\0\x7f\xff", 3)), "007fff");
  EXPECT_EQ(hexadecimal(""), "");
}

TEST(Secrets, AreTheSameToTheLastByte) {
  EXPECT_TRUE(is_same_secret("", ""));
  EXPECT_TRUE(is_same_secret("abc", "abc"));
  for (const auto* other : {"", "ab", "abd", "Abc", "abcd"}) EXPECT_FALSE(is_same_secret("abc", other)) << other;
}

TEST(Text, ComparesWithoutCaseInAsciiOnly) {
  EXPECT_TRUE(equal_ignoring_case("Mcp-Name", "mCP-nAME"));
  EXPECT_FALSE(equal_ignoring_case("Mcp-Name", "Mcp-Nam"));
  EXPECT_FALSE(equal_ignoring_case("[", "{"));
  EXPECT_FALSE(equal_ignoring_case("Ä", "ä"));
}

}  // namespace
}  // namespace offhand::test
