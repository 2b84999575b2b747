#include <gtest/gtest.h>
#include <signal.h>

int main(int argc, char** argv) {
  // A server that ends while it is being written to is a failed test, not the end of all tests.
  ::signal(SIGPIPE, SIG_IGN);
  ::testing::InitGoogleTest(&argc, argv);
  return RUN_ALL_TESTS();
}
