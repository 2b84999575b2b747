#pragma once

#include <chrono>
#include <cstddef>
#include <stop_token>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

namespace offhand::host {

/// A program to run for its output, with limits.
struct Run {
  /// Searched in PATH.
  std::string program;
  std::vector<std::string> arguments;
  /// NAME=VALUE, where this process's own environment does not say otherwise.
  std::vector<std::string> environment = {};
  /// Its standard input; may be empty.
  std::string_view input = {};
  /// What it reads as /dev/fd/3: for what is not to be seen among its arguments. Empty: that is not open.
  std::string_view second_input = {};
  std::size_t most_bytes = 0;
  std::chrono::milliseconds timeout{};
  /// Limit of the address space; 0: none.
  std::size_t memory_bytes = 0;
};

enum class RunFailure {
  missing,  ///< The program does not exist or cannot be started.
  failed,   ///< It exited with a status other than 0.
  too_slow,
  too_large,
  cancelled
};
struct RunError {
  RunFailure failure{};
  /// -1 if a signal ended it.
  int status = 0;
};

/// The whole output of the program, which has ended on return in every case.
tl::expected<std::string, RunError> output_of(const Run& run, const std::stop_token& stop);

}  // namespace offhand::host
