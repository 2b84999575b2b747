#include <gtest/gtest.h>

#include <iostream>
#include <string_view>

#include "impl/sandbox/sandbox.h"

int main(int argc, char** argv) {
  if (const auto code = offhand::sandbox::maybe_run_supervisor(argc, argv)) return *code;
  // For the test that has another process stop a sandbox.
  if (argc == 3 && std::string_view(argv[1]) == "--stop-sandbox") return offhand::sandbox::stop(argv[2]) ? 0 : 1;
  // For those that have another process enter one.
  if (argc > 3 && std::string_view(argv[1]) == "--enter-sandbox") {
    const auto error = offhand::sandbox::enter(argv[2], {{"ENTERED=yes"}, {}}, {argv + 3, argv + argc});
    std::cerr << error.code << ": " << error.message << '\n';
    return 99;
  }
  ::testing::InitGoogleTest(&argc, argv);
  return RUN_ALL_TESTS();
}
