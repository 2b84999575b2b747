#include "tests/support/program_words.h"

namespace offhand::test {
namespace {

TEST(ConformanceServer, TellsItsVersionAndExplainsItself) {
  expect_program_words(OFFHAND_FIXTURE_SERVER, "offhand-conformance-server");
}

}  // namespace
}  // namespace offhand::test
