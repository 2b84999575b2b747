#pragma once

#include <sys/types.h>

#include <chrono>
#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "platform/host/descriptor.h"

namespace offhand::host {

/// A program that is spoken to over its standard input and output; standard error stays ours. The destructor closes its
/// input, gives it a moment to end, and kills it with all that it started.
class PipedChild {
 public:
  PipedChild() = default;
  PipedChild(const PipedChild&) = delete;
  PipedChild& operator=(const PipedChild&) = delete;
  ~PipedChild();

  /// Starts words[0], found in PATH, in this environment and the additions to it. The errno of a failure.
  tl::expected<void, int> start(const std::vector<std::string>& words, const std::vector<std::string>& additions);
  /// Whether all of it was taken. Somebody who is gone takes nothing.
  bool write(std::string_view bytes);
  /// What comes next, empty at the end; nothing if nothing comes in time.
  std::optional<std::string> read(std::chrono::milliseconds timeout);

 private:
  Descriptor input_;
  Descriptor output_;
  pid_t pid_ = 0;
};

}  // namespace offhand::host
