#include "platform/linux/x11/user/user_idle.h"

#include <xcb/sync.h>

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <string_view>
#include <vector>

namespace offhand::platform::x11 {

template <>
struct ReplyOf<xcb_sync_list_system_counters_cookie_t> {
  using type = xcb_sync_list_system_counters_reply_t;
};
template <>
struct ReplyOf<xcb_sync_query_counter_cookie_t> {
  using type = xcb_sync_query_counter_reply_t;
};

namespace {

/// The counters whose name satisfies `fits`. Parsed by hand: libxcb's iterator uses the compiler's size of an entry
/// (16) instead of the protocol's (14: SYNC, "SYSTEMCOUNTER").
template <class Fits>
std::vector<xcb_sync_counter_t> counters_named(const xcb_sync_list_system_counters_reply_t& list, Fits fits) {
  constexpr std::size_t name_at = 14;
  const auto* bytes = reinterpret_cast<const char*>(&list + 1);
  const std::size_t size = std::size_t{list.length} * 4;
  std::vector<xcb_sync_counter_t> found;
  for (std::size_t at = 0, left = list.counters_len; left > 0 && at + name_at <= size; --left) {
    xcb_sync_counter_t counter = 0;
    std::uint16_t length = 0;
    std::memcpy(&counter, bytes + at, sizeof counter);
    std::memcpy(&length, bytes + at + name_at - sizeof length, sizeof length);
    if (at + name_at + length > size) break;
    if (fits(std::string_view(bytes + at + name_at, length))) found.push_back(counter);
    at += (name_at + length + 3) / 4 * 4;
  }
  return found;
}

}  // namespace

Result<std::optional<std::chrono::milliseconds>> user_idle(Conversation& talk) {
  using std::chrono::milliseconds;
  std::optional<milliseconds> idle;
  if (!talk.extensions().sync) return idle;
  auto asked = talk.ask(xcb_sync_list_system_counters(talk.raw()));
  OFFHAND_ASSIGN(const auto counters, asked.get());
  if (!counters) return idle;
  const auto is_users = [](std::string_view name) { return name == "DEVICEIDLETIME 2" || name == "DEVICEIDLETIME 3"; };
  std::vector<Pending<xcb_sync_query_counter_reply_t>> times;
  for (const auto counter : counters_named(*counters, is_users))
    times.push_back(talk.ask(xcb_sync_query_counter(talk.raw(), counter)));
  for (auto& time : times) {
    OFFHAND_ASSIGN(const auto reply, time.get());
    if (!reply) continue;
    const milliseconds value((std::int64_t{reply->counter_value.hi} << 32) | reply->counter_value.lo);
    idle = std::min(idle.value_or(value), value);
  }
  return idle;
}

}  // namespace offhand::platform::x11
