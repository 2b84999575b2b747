#include "impl/mcp/pending.h"

#include <algorithm>

#include "generated/types/errors.h"
#include "impl/mcp/request.h"

namespace offhand::mcp {

Result<void> PendingRequests::add(const Request& request, std::shared_ptr<Pending> pending) {
  pending->held.open(room_);
  OFFHAND_CHECK(pending->held.add(request.method, request.bytes));
  const std::scoped_lock lock(mutex_);
  if (by_id_.size() >= limit_) {
    return fail(errors::busy({.what = "This connection", .limit = static_cast<std::int64_t>(limit_)}));
  }
  by_id_.emplace(request.id, std::move(pending));
  return {};
}

void PendingRequests::remove(const std::string& id, const Pending& pending) {
  std::shared_ptr<Pending> last;  // destroyed outside the lock
  const std::scoped_lock lock(mutex_);
  const auto [first, end] = by_id_.equal_range(id);
  const auto own = std::find_if(first, end, [&](const auto& entry) { return entry.second.get() == &pending; });
  if (own == end) return;
  last = std::move(own->second);
  by_id_.erase(own);
  if (by_id_.empty()) empty_.notify_all();
}

PendingRequests::List PendingRequests::with_id(const std::string& id) const {
  const std::scoped_lock lock(mutex_);
  List list;
  const auto [first, end] = by_id_.equal_range(id);
  for (auto entry = first; entry != end; ++entry) list.push_back(entry->second);
  return list;
}

PendingRequests::List PendingRequests::on(const Stream& stream) const {
  auto list = all();
  std::erase_if(list, [&](const auto& pending) { return !pending->depends_on(stream); });
  return list;
}

PendingRequests::List PendingRequests::all() const {
  const std::scoped_lock lock(mutex_);
  List list;
  for (const auto& [id, pending] : by_id_) list.push_back(pending);
  return list;
}

bool PendingRequests::wait_until_empty(std::optional<std::chrono::milliseconds> timeout) const {
  std::unique_lock lock(mutex_);
  const auto is_empty = [this] { return by_id_.empty(); };
  if (timeout) return empty_.wait_for(lock, *timeout, is_empty);
  empty_.wait(lock, is_empty);
  return true;
}

}  // namespace offhand::mcp
