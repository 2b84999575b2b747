#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

namespace offhand {

/// How an action is undone. Only the verbs know what is inside.
class Inverse {
 public:
  Inverse() = default;
  Inverse(const Inverse&) = delete;
  Inverse& operator=(const Inverse&) = delete;
  virtual ~Inverse() = default;
};

/// Under what the actions of a call are noted.
struct Journaling {
  /// The tool that acts; empty: nothing is noted.
  std::string tool = {};
  /// Actions that are undone together; 0: none with this one.
  std::int64_t group = 0;
};

/// An action that was done.
struct JournalEntry {
  std::int64_t number = 0;
  std::int64_t group = 0;
  std::string tool = {};
  /// What it was done on, in words.
  std::string on = {};
  std::string application = {};
  /// Of the application; 0: unknown.
  std::int64_t pid = 0;
  /// Null where it cannot be undone.
  std::shared_ptr<const Inverse> inverse = {};
  /// Why it cannot.
  std::string reason = {};
};

/// The actions of a session that may still be undone, across all its applications. Thread-safe.
class Journal {
 public:
  /// With more the oldest are forgotten.
  static constexpr std::size_t limit = 256;

  /// Notes an action, and gives it its number.
  std::int64_t add(JournalEntry entry);
  /// Takes the newest out, at most so many, newest first.
  std::vector<JournalEntry> take(std::size_t count);
  /// Takes out those of a group, newest first.
  std::vector<JournalEntry> take_group(std::int64_t group);
  /// Forgets what was done in such processes.
  void forget(const std::function<bool(std::int64_t pid)>& such);
  /// A number for a group of actions.
  std::int64_t new_group();

  std::size_t depth() const;
  /// Of all actions that were ever noted.
  std::int64_t actions() const;

 private:
  mutable std::mutex mutex_;
  /// Oldest first.
  std::deque<JournalEntry> entries_;
  std::int64_t last_number_ = 0;
  std::int64_t last_group_ = 0;
};

}  // namespace offhand
