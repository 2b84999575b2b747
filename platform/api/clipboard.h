#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "codegen/runtime/error.h"
#include "generated/types/clipboard.h"
#include "platform/api/clock.h"

namespace offhand::platform {

/// What could be pasted now.
struct ClipboardOffer {
  /// Whether anything is there.
  bool is_held = false;
  /// In the words of whoever put it there.
  std::vector<std::string> types = {};
  /// Those of them that read() knows.
  std::vector<ClipboardForm> forms = {};
  /// Whoever put it there asks that it be neither shown nor kept: a password.
  bool is_secret = false;
  /// 0: unknown.
  std::int64_t owner_pid = 0;
};

/// The user's clipboard. What they have merely selected is none of it, and stays as it is.
class Clipboard {
 public:
  virtual ~Clipboard() = default;
  /// `clipboard_unavailable` when whoever holds it does not say.
  virtual Result<ClipboardOffer> offer(const Limits& limits) = 0;
  /// Text as UTF-8, an image as PNG, files as their addresses (file:///home/ada), each on a line. Nothing when it is
  /// not held in that form. `clipboard_unavailable`, `clipboard_too_large`.
  virtual Result<std::optional<std::string>> read(ClipboardForm form, std::size_t limit_bytes,
                                                  const Limits& limits) = 0;
  /// Puts that there, in the form that read() gives. It stays when this process has ended, until something else is
  /// copied. `clipboard_unavailable`.
  virtual Result<void> write(ClipboardForm form, const std::string& bytes, const Limits& limits) = 0;
};

}  // namespace offhand::platform
