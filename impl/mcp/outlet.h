#pragma once

#include <memory>
#include <mutex>
#include <string>
#include <string_view>

#include "impl/mcp/message.h"
#include "impl/mcp/stream.h"

namespace offhand::mcp {

/// The stream of one request, open until its answer or its cancellation, whichever comes first. Later messages from any
/// thread are discarded.
class Outlet {
 public:
  explicit Outlet(std::shared_ptr<Stream> stream) : stream_(std::move(stream)) {}

  /// These return false if the outlet was shut before.
  bool send(std::string message);
  bool finish(std::string answer, int http_status = 200);
  /// Answers with an error and logs it once.
  bool refuse(std::string_view method, std::string_view id, const Problem& problem);
  bool abandon();
  void pause(std::chrono::milliseconds retry);
  bool is(const Stream& stream) const;

 private:
  mutable std::mutex mutex_;
  std::shared_ptr<Stream> stream_;  // null after the outlet is shut
};

}  // namespace offhand::mcp
