#pragma once

namespace offhand {

/// SIGTERM and SIGINT as something to wait for, while it lives. The first one asks to end; a second one ends the
/// process as it would without this. There is one at a time.
class StopSignal {
 public:
  StopSignal();
  ~StopSignal();
  StopSignal(const StopSignal&) = delete;
  StopSignal& operator=(const StopSignal&) = delete;

  /// Readable once the signal came, and from then on.
  int descriptor() const { return event_; }
  bool came() const;
  /// As if it came. Any thread.
  void raise() const;

 private:
  int event_ = -1;
};

}  // namespace offhand
