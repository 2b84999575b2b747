#pragma once

#include <gtest/gtest.h>

#include <cstdlib>

/// In the body of a test: what it needs is missing, so it is skipped, and says why. Where CI is set it fails instead:
/// there everything is installed and runs as root, and a test that is skipped would be skipped for ever.
#define OFFHAND_SKIP(reason)                                                            \
  do {                                                                                  \
    if (std::getenv("CI") != nullptr) GTEST_FAIL() << "may not be skipped: " << reason; \
    GTEST_SKIP() << reason;                                                             \
  } while (false)
