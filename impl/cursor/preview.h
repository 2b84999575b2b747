#pragma once

#include <memory>
#include <mutex>
#include <string>

#include "codegen/runtime/error.h"
#include "generated/types/geometry.h"
#include "platform/api/overlay.h"
#include "platform/api/screen.h"

namespace offhand {

/// Where a preview lies on a screen, from how its setting says it: "320x200", "320x200+24-24" or nothing. On the screen
/// whatever it says.
Bounds preview_place(const std::string& geometry, const Bounds& screen);

/// A small picture of what one run acted on last, over all windows: shown as its cursor is, and as much out of
/// everybody's way. Any thread.
class Preview {
 public:
  /// In place of what it showed.
  Result<void> show(platform::Overlay& overlay, const platform::Picture& picture, const Bounds& place,
                    const platform::Limits& limits);
  /// Until it is shown again.
  void close();
  /// The run is over: it is gone for good.
  void end();

 private:
  std::mutex mutex_;
  bool ended_ = false;
  std::unique_ptr<platform::OverlayCursor> shown_;
};

}  // namespace offhand
