#include "impl/session/journal.h"

#include <iterator>
#include <utility>

namespace offhand {

std::int64_t Journal::add(JournalEntry entry) {
  const std::scoped_lock lock(mutex_);
  entry.number = ++last_number_;
  entries_.push_back(std::move(entry));
  if (entries_.size() > limit) entries_.pop_front();
  return last_number_;
}

std::vector<JournalEntry> Journal::take(std::size_t count) {
  const std::scoped_lock lock(mutex_);
  std::vector<JournalEntry> taken;
  for (; !entries_.empty() && taken.size() < count; entries_.pop_back()) taken.push_back(std::move(entries_.back()));
  return taken;
}

std::vector<JournalEntry> Journal::take_group(std::int64_t group) {
  const std::scoped_lock lock(mutex_);
  std::vector<JournalEntry> taken;
  for (auto entry = entries_.rbegin(); entry != entries_.rend(); ++entry) {
    if (entry->group == group) taken.push_back(*entry);
  }
  std::erase_if(entries_, [group](const JournalEntry& entry) { return entry.group == group; });
  return taken;
}

void Journal::forget(const std::function<bool(std::int64_t pid)>& such) {
  const std::scoped_lock lock(mutex_);
  std::erase_if(entries_, [&](const JournalEntry& entry) { return such(entry.pid); });
}

std::int64_t Journal::new_group() {
  const std::scoped_lock lock(mutex_);
  return ++last_group_;
}

std::size_t Journal::depth() const {
  const std::scoped_lock lock(mutex_);
  return entries_.size();
}

std::int64_t Journal::actions() const {
  const std::scoped_lock lock(mutex_);
  return last_number_;
}

}  // namespace offhand
