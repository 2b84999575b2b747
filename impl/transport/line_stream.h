#pragma once

#include <mutex>
#include <string>

#include "impl/mcp/stream.h"

namespace offhand {

/// Writes messages to a descriptor, one a line. Any thread; messages are never mixed up. A client that no longer reads
/// is noted once and then written to no more.
class LineStream final : public mcp::Stream {
 public:
  explicit LineStream(int output) : output_(output) {}

  void send(std::string message) override;
  void finish(std::string answer, int /*http_status*/) override { send(std::move(answer)); }

 private:
  std::mutex mutex_;
  int output_;
  bool broken_ = false;
};

}  // namespace offhand
