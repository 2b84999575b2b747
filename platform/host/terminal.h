#pragma once

#include <array>
#include <string_view>

#include "platform/host/descriptor.h"

namespace offhand::host {

/// In characters.
struct ScreenSize {
  int columns = 80;
  int rows = 24;
};

/// Whether standard output is a terminal that can show more than one line after the other.
bool has_screen();

/// What the user of a program wants that runs until they end it: by a signal, by a key, by closing whatever reads its
/// output. With a screen it has the whole terminal, and gives it back as it was however the process ends (a signal, a
/// crash, a suspension by Ctrl-Z), except by SIGKILL. Only one may exist at a time.
class Terminal {
 public:
  enum class Output { lines, screen };
  enum class Wish { none, redraw, end };

  explicit Terminal(Output output);
  ~Terminal();
  Terminal(const Terminal&) = delete;
  Terminal& operator=(const Terminal&) = delete;

  /// Waits for the next wish. A second request to end, before this process has ended, ends it at once.
  Wish wait();
  /// Ends a wait without a wish. Any thread.
  void interrupt() const;
  static ScreenSize size();
  /// Writes to the terminal as it is; false if nobody reads any more.
  static bool write(std::string_view bytes);

 private:
  Wish key();

  /// From signal handlers, and from interrupt().
  std::array<Descriptor, 2> wishes_;
  const Output output_;
  bool has_keys_ = false;
};

}  // namespace offhand::host
