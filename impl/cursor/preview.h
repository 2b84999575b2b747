#pragma once

#include <memory>
#include <mutex>
#include <string>

#include "codegen/runtime/error.h"
#include "generated/types/geometry.h"
#include "platform/api/overlay.h"
#include "platform/api/screen.h"

namespace offhand {

/// The position of a preview on a screen, from its setting: "320x200", "320x200+24-24" or empty. Always within the
/// screen.
Bounds preview_place(const std::string& geometry, const Bounds& screen);

/// A small picture of what a session acted on last, above all windows. It is an overlay like the cursor and just as
/// little in the user's way. Any thread.
class Preview {
 public:
  /// Replaces the shown picture.
  Result<void> show(platform::Overlay& overlay, const platform::Picture& picture, const Bounds& place,
                    const platform::Limits& limits);
  /// Hides it until the next show().
  void close();
  /// The session ended: the preview is removed for good.
  void end();

 private:
  std::mutex mutex_;
  bool ended_ = false;
  std::unique_ptr<platform::OverlayCursor> shown_;
};

}  // namespace offhand
