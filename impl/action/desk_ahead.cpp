#include "impl/action/desk_ahead.h"

#include <chrono>
#include <utility>

namespace offhand {
namespace {

/// What happened at the desk for so long before an action counts as its doing.
constexpr std::chrono::milliseconds counts_as_now{20};

}  // namespace

Result<FoundDesk> find_desk(DeskKeeper& keeper, const platform::Facets& platform, const Manner& manner,
                            std::int64_t pid, const platform::Limits& limits) {
  FoundDesk desk;
  OFFHAND_ASSIGN(desk.watch, keeper.watch(platform, limits));
  if (!manner.foreground && pid != 0) {
    keep_desk(*desk.watch, keeper, platform, pid, limits);
  } else {
    desk.watch->release();
  }
  if (!manner.may_take_input) {
    OFFHAND_ASSIGN(desk.hold_guard, HoldGuard::begin(platform, limits));
  }
  return desk;
}

platform::KeyNet::Of family_of(const platform::Facets& platform, std::int64_t pid) {
  // The facets keep what they are of.
  return [platform, is_member = platform.apps().members_of_process_tree(pid)](std::int64_t other) {
    return is_member(other);
  };
}

void keep_desk(DeskWatch& watch, DeskKeeper& keeper, const platform::Facets& platform, std::int64_t pid,
               const platform::Limits& limits) {
  const auto is_family = family_of(platform, pid);
  const auto owns = [=, &keeper](const Window& window, bool is_new) {
    if (window.pid == pid || !is_new) return window.pid == pid;
    return is_family(window.pid) || keeper.owns(window, platform);
  };
  watch.keep(owns, is_family, limits);
}

DeskAhead::DeskAhead(DeskKeeper& keeper, platform::Facets platform, const Manner& manner, std::int64_t pid,
                     std::string session, const platform::Limits& limits)
    : keeper_(keeper),
      platform_(std::move(platform)),
      pid_(pid),
      session_(std::move(session)),
      began_(platform_.clock().now()) {
  found_ = keeper_.run([this, manner, limits] {
    const auto working = platform_.clock().working();
    return find_desk(keeper_, platform_, manner, pid_, limits);
  });
}

DeskAhead::~DeskAhead() {
  if (!found_.valid()) return;
  if (auto desk = found_.get()) leave(*std::move(desk));
}

std::optional<Result<FoundDesk>> DeskAhead::take() {
  if (!found_.valid()) return std::nullopt;
  auto desk = found_.get();
  if (!desk || platform_.clock().now() - began_ <= counts_as_now) return desk;
  leave(*std::move(desk));
  return std::nullopt;
}

void DeskAhead::leave(FoundDesk desk) { keeper_.keep(std::move(desk.watch), pid_, session_, platform_); }

}  // namespace offhand
