#pragma once

#include <atomic>
#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>

#include "platform/api/overlay.h"
#include "platform/host/descriptor.h"
#include "platform/linux/x11/connection/connection.h"
#include "platform/linux/x11/cursor/cursor_window.h"

namespace offhand::platform::x11 {

/// The thread that draws cursors: 60 times a second while one of them moves, otherwise never. It uses its own
/// connection, so the cursors disappear with it or with this process.
class CursorStage {
 public:
  /// `missing_extension` when windows cannot let clicks through.
  static Result<std::shared_ptr<CursorStage>> start(const DisplayName& display, const Budget& budget);
  ~CursorStage();
  CursorStage(const CursorStage&) = delete;
  CursorStage& operator=(const CursorStage&) = delete;

  /// The connection broke: nothing is shown any more.
  bool ended() const { return ended_; }
  std::uint64_t enter();
  void show(std::uint64_t cursor, CursorShow show);
  void leave(std::uint64_t cursor);

 private:
  struct Shown {
    CursorShow show;
    bool is_news = true;
  };

  explicit CursorStage(std::unique_ptr<Connection> connection) : connection_(std::move(connection)) {}
  Result<void> prepare(const Budget& budget);
  void run(const std::stop_token& stop);
  void wake() const;
  void handle_events();
  void choose_canvas(bool has_compositor);
  /// Draws all cursors; returns when to draw next.
  std::optional<TimePoint> draw();
  void wait_until(std::optional<TimePoint> time) const;

  std::unique_ptr<Connection> connection_;
  host::Descriptor wake_;
  std::uint8_t xfixes_first_event_ = 0;
  std::mutex mutex_;
  std::uint64_t last_ = 0;
  std::map<std::uint64_t, Shown> shown_;
  /// Used by the thread only.
  std::optional<CursorCanvas> canvas_;
  std::map<std::uint64_t, CursorWindow> windows_;
  std::atomic<bool> ended_ = false;
  std::jthread thread_;
};

}  // namespace offhand::platform::x11
