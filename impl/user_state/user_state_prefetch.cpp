#include "impl/user_state/user_state_prefetch.h"

#include <chrono>
#include <utility>

namespace offhand {
namespace {

/// A change of the user state up to this long before an action counts as the action's doing.
constexpr std::chrono::milliseconds counts_as_now{20};

}  // namespace

Result<FoundUserState> find_user_state(UserStateKeeper& keeper, const platform::Facets& platform,
                                       const DeliveryOptions& delivery_options, std::int64_t pid,
                                       const platform::Limits& limits) {
  FoundUserState desk;
  OFFHAND_ASSIGN(desk.watch, keeper.watch(platform, limits));
  if (!delivery_options.foreground && pid != 0) {
    keep_user_state(*desk.watch, keeper, platform, pid, limits);
  } else {
    desk.watch->release();
  }
  if (!delivery_options.may_take_input) {
    OFFHAND_ASSIGN(desk.grab_guard, GrabGuard::begin(platform, limits));
  }
  return desk;
}

platform::KeyInterceptor::Of family_of(const platform::Facets& platform, std::int64_t pid) {
  return [platform, is_member = platform.apps().members_of_process_tree(pid)](std::int64_t other) {
    // The copied facets keep alive what is_member refers to.
    static_cast<void>(platform);
    return is_member(other);
  };
}

void keep_user_state(UserStateWatch& watch, UserStateKeeper& keeper, const platform::Facets& platform, std::int64_t pid,
                     const platform::Limits& limits) {
  const auto is_family = family_of(platform, pid);
  const auto owns = [=, &keeper](const Window& window, bool is_new) {
    if (window.pid == pid || !is_new) return window.pid == pid;
    return is_family(window.pid) || keeper.owns(window, platform);
  };
  watch.keep(owns, is_family, limits);
}

UserStatePrefetch::UserStatePrefetch(UserStateKeeper& keeper, platform::Facets platform,
                                     const DeliveryOptions& delivery_options, std::int64_t pid, std::string session,
                                     const platform::Limits& limits)
    : keeper_(keeper),
      platform_(std::move(platform)),
      pid_(pid),
      session_(std::move(session)),
      began_(platform_.clock().now()) {
  found_ = keeper_.run([this, delivery_options, limits] {
    const auto working = platform_.clock().working();
    return find_user_state(keeper_, platform_, delivery_options, pid_, limits);
  });
}

UserStatePrefetch::~UserStatePrefetch() {
  if (!found_.valid()) return;
  if (auto desk = found_.get()) leave(*std::move(desk));
}

std::optional<Result<FoundUserState>> UserStatePrefetch::take() {
  if (!found_.valid()) return std::nullopt;
  auto desk = found_.get();
  if (!desk || platform_.clock().now() - began_ <= counts_as_now) return desk;
  leave(*std::move(desk));
  return std::nullopt;
}

void UserStatePrefetch::leave(FoundUserState desk) { keeper_.keep(std::move(desk.watch), pid_, session_, platform_); }

}  // namespace offhand
