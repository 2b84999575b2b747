#include "codegen/runtime/percent_code.h"

#include <gtest/gtest.h>

#include <string>

// Escapes of addresses (RFC 3986, section 2.1).
namespace offhand::test::percent_code_cases {
namespace {

TEST(PercentCode, LeavesWhatIsUnreservedAndWhatIsSaidToBePlain) {
  EXPECT_EQ(percent_encoded("aZ09-._~"), "aZ09-._~");
  EXPECT_EQ(percent_encoded("a b/ü"), "a%20b%2F%C3%BC");
  EXPECT_EQ(percent_encoded("a b/ü", "/"), "a%20b/%C3%BC");
}

TEST(PercentCode, EveryByteComesBack) {
  std::string all;
  for (int byte = 0; byte < 256; ++byte) all += static_cast<char>(byte);
  EXPECT_EQ(percent_decoded(percent_encoded(all)), all);
  EXPECT_EQ(percent_decoded_where_valid(percent_encoded(all)), all);
}

TEST(PercentCode, BrokenEscapesAreRefusedOrStay) {
  for (const std::string broken : {"%", "a%", "a%4", "%4g", "%g4", "%%41", "%-1"}) {
    EXPECT_FALSE(percent_decoded(broken)) << broken;
  }
  EXPECT_EQ(percent_decoded_where_valid("100% of %4g %%41%"), "100% of %4g %A%");
  EXPECT_EQ(percent_decoded("%e4%E4"), "\xe4\xe4");
}

}  // namespace
}  // namespace offhand::test::percent_code_cases
