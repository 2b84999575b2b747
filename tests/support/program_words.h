#pragma once

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "tests/support/process.h"

namespace offhand::test {

/// Every program of ours tells its version and explains itself, however it is asked.
inline void expect_program_words(const std::string& path, const std::string& name) {
  for (const auto* word : {"--version", "-V", "version"}) {
    const auto said = run_command({path, word});
    EXPECT_EQ(said.output, name + " " OFFHAND_VERSION "\n") << word << said.errors;
    EXPECT_EQ(said.exit_code, 0) << word;
  }
  for (const auto* word : {"--help", "-h", "help"}) {
    const auto said = run_command({path, word});
    EXPECT_THAT(said.output,
                testing::AllOf(testing::HasSubstr("Usage: "), testing::HasSubstr("--version"), testing::EndsWith("\n")))
        << word;
    EXPECT_EQ(said.exit_code, 0) << word << said.errors;
  }
}

}  // namespace offhand::test
