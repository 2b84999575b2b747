#include "platform/linux/x11/cursor/overlay.h"

#include <mutex>
#include <utility>

#include "generated/types/errors.h"
#include "platform/linux/x11/cursor/cursor_stage.h"

namespace offhand::platform::x11 {
namespace {

/// A cursor on a stage; the stage exists as long as it has cursors.
class X11Cursor final : public OverlayCursor {
 public:
  X11Cursor(std::shared_ptr<CursorStage> stage, std::string display)
      : stage_(std::move(stage)), display_(std::move(display)), number_(stage_->enter()) {}
  ~X11Cursor() override { stage_->leave(number_); }
  X11Cursor(const X11Cursor&) = delete;
  X11Cursor& operator=(const X11Cursor&) = delete;

  Result<void> show(CursorShow show) override {
    if (stage_->ended()) return fail(errors::display_lost({.display = display_, .reason = "the server closed it"}));
    stage_->show(number_, std::move(show));
    return {};
  }

 private:
  const std::shared_ptr<CursorStage> stage_;
  const std::string display_;
  const std::uint64_t number_;
};

class X11Overlay final : public Overlay {
 public:
  explicit X11Overlay(std::shared_ptr<Display> display) : display_(std::move(display)) {}

  Result<std::unique_ptr<OverlayCursor>> cursor(const Limits& limits) override {
    auto stage = current();
    if (!stage) {
      OFFHAND_ASSIGN(stage, CursorStage::start(display_->display_name(), Budget("Showing a cursor", limits)));
      const std::scoped_lock lock(mutex_);
      // Another call may have been faster; then each has its own stage, which does no harm.
      stage_ = stage;
    }
    return std::make_unique<X11Cursor>(std::move(stage), display_->name());
  }

 private:
  std::shared_ptr<CursorStage> current() {
    const std::scoped_lock lock(mutex_);
    auto stage = stage_.lock();
    return stage && !stage->ended() ? stage : nullptr;
  }

  const std::shared_ptr<Display> display_;
  std::mutex mutex_;
  /// Weak, so that no thread and connection are kept without a cursor.
  std::weak_ptr<CursorStage> stage_;
};

}  // namespace

std::unique_ptr<Overlay> make_overlay(std::shared_ptr<Display> display) {
  return std::make_unique<X11Overlay>(std::move(display));
}

}  // namespace offhand::platform::x11
