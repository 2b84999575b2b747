#pragma once

namespace offhand {

/// Makes SIGTERM and SIGINT pollable during its lifetime. The first signal requests the end; a second one ends the
/// process as it would without this class. Only one may exist at a time.
class StopSignal {
 public:
  StopSignal();
  ~StopSignal();
  StopSignal(const StopSignal&) = delete;
  StopSignal& operator=(const StopSignal&) = delete;

  /// Readable from the first signal on.
  int descriptor() const { return event_; }
  bool came() const;
  /// Acts as if the signal had arrived. Any thread.
  void raise() const;

 private:
  int event_ = -1;
};

}  // namespace offhand
