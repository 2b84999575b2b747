#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "codegen/runtime/error.h"
#include "platform/web/endpoint.h"

namespace offhand::platform::web_desk {

/// A browser that was started for one desk: without a window on anybody's screen, with a profile of its own, which goes
/// with it. It ends with its pipe, whatever becomes of this process.
class BrowserProcess {
 public:
  /// `address`: what it shows at first. `launch_failed`, `missing_package`.
  static Result<std::unique_ptr<BrowserProcess>> start(const std::string& address);
  /// Close the connection on its pipe before.
  ~BrowserProcess();
  BrowserProcess(const BrowserProcess&) = delete;
  BrowserProcess& operator=(const BrowserProcess&) = delete;

  std::int64_t pid() const { return pid_; }
  /// To be opened once.
  web::Endpoint endpoint() const { return web::HeldPipe{pipe_}; }

 private:
  BrowserProcess(std::int64_t pid, int pipe, std::string profile)
      : pid_(pid), pipe_(pipe), profile_(std::move(profile)) {}

  const std::int64_t pid_;
  const int pipe_;
  const std::string profile_;
};

}  // namespace offhand::platform::web_desk
