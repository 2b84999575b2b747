#pragma once

#include <chrono>
#include <cstddef>
#include <stop_token>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

namespace offhand::host {

/// A program that is run for what it writes, and what it may take.
struct Run {
  /// Looked for in PATH.
  std::string program;
  std::vector<std::string> arguments;
  /// What it reads; empty: nothing.
  std::string_view input = {};
  std::size_t most_bytes = 0;
  std::chrono::milliseconds timeout{};
  /// Of address space; 0: as much as it likes.
  std::size_t memory_bytes = 0;
};

enum class RunFailure {
  missing,  ///< There is no such program, or it cannot be started.
  failed,   ///< It ended with another status than 0.
  too_slow,
  too_large,
  cancelled
};
struct RunError {
  RunFailure failure{};
  /// -1 where a signal ended it.
  int status = 0;
};

/// All that the program writes. It has ended when this returns, one way or the other.
tl::expected<std::string, RunError> output_of(const Run& run, const std::stop_token& stop);

}  // namespace offhand::host
