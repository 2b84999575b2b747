#pragma once

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "codegen/runtime/error.h"
#include "impl/dispatch/alarms.h"
#include "impl/mcp/message.h"
#include "impl/mcp/wall_time.h"

namespace offhand::mcp {

enum class TaskStatus : std::uint8_t { working, input_required, completed, failed, cancelled };

constexpr bool is_final(TaskStatus status) { return status >= TaskStatus::completed; }

using TaskTime = WallTime;

/// A task as it was at one moment.
struct TaskView {
  std::string id;
  std::string principal;
  TaskStatus status = TaskStatus::working;
  std::string status_message;
  TaskTime created;
  TaskTime updated;
  std::chrono::milliseconds lifetime{};
  /// Of a completed task: JSON text of the result object.
  std::string result;
  /// Of a failed one.
  std::optional<Problem> problem;
  /// What is still unanswered.
  std::vector<InputRequest> questions = {};
};

/// What a task needs from whoever runs it.
struct TaskHooks {
  /// All questions are answered: results by key.
  std::function<void(nlohmann::json answers)> resume;
  std::function<void()> cancel;
};

/// Why a follower is told of its task.
enum class TaskNews : std::uint8_t {
  present,        // it begins to follow
  change,         // of the status, or of the questions
  free_questions  // whoever asked the client gave up doing so
};

/// Told how a task is; false when it wants to hear no more.
using TaskFollower = std::function<bool(const TaskView&, TaskNews)>;

struct TaskEntry;

/// The tasks of this process. working <-> input_required -> completed | failed | cancelled, and those are final. A task
/// belongs to the principal that made it; to everybody else it does not exist. When its lifetime is over it goes, and
/// is cancelled if it still runs.
class TaskStore {
 public:
  using Now = std::function<TaskTime()>;
  using Watcher = std::function<void(const TaskView&)>;

  static constexpr std::chrono::milliseconds default_lifetime{std::chrono::minutes(10)};
  static constexpr std::chrono::milliseconds longest_lifetime{std::chrono::hours(1)};
  static constexpr std::chrono::milliseconds poll_interval{500};

  /// The alarms ring for as long as they live: they go before the store.
  TaskStore(std::size_t limit, Alarms& alarms, Now now = {});
  ~TaskStore();

  /// Null when there are too many.
  std::shared_ptr<TaskEntry> create(const std::string& principal, std::chrono::milliseconds lifetime, TaskHooks hooks);
  static std::string id_of(const TaskEntry& entry);
  TaskView view(const TaskEntry& entry) const;
  std::optional<TaskView> find(std::string_view id, std::string_view principal);
  /// Those of a principal, oldest first.
  std::vector<TaskView> list(std::string_view principal);

  // By whoever runs the task; nothing happens to one that is final.
  void ask(TaskEntry& entry, std::vector<InputRequest> questions);
  void complete(TaskEntry& entry, std::string result);
  void fail(TaskEntry& entry, Problem problem);
  /// Calls `say`, which tells the client of the task, unless that has ended. It does not end meanwhile.
  void report(TaskEntry& entry, const std::function<void()>& say);

  // By clients. False where there is no such task.
  /// What is no answer to its question leaves it open; `version` is that of the client.
  bool answer(std::string_view id, std::string_view principal, const nlohmann::json& responses,
              std::string_view version);
  bool cancel(std::string_view id, std::string_view principal);
  /// Its client cannot answer.
  void give_up(std::string_view id, std::string_view principal, Problem problem);
  void cancel_all();
  /// Cancels all, and makes none any more.
  void close();

  /// The open questions that nobody is asking the client yet; from now on `owner` does, until it releases them. Then
  /// the followers are told.
  std::vector<InputRequest> claim_questions(std::string_view id, std::string_view principal, const void* owner);
  void release_questions(std::string_view id, std::string_view principal, const void* owner);

  // Watchers and followers are called without locks, about one task by one thread at a time and in the order in which
  // things happened: by the one that made the change, or by one that is still telling of another.

  /// Called with every change of any task.
  void watch(Watcher watcher) { watchers_.push_back(std::move(watcher)); }
  /// Called with how a task is now, and with every change of it from then on, until it returns false.
  /// False where there is no such task.
  bool follow(std::string_view id, std::string_view principal, TaskFollower follower);

 private:
  using Lock = std::unique_lock<std::mutex>;
  std::shared_ptr<TaskEntry> entry(std::string_view id, std::string_view principal);
  void forget_expired(Lock& lock);
  void expire_after(std::chrono::milliseconds time, const std::string& id);
  bool may_end(Lock& lock, const TaskEntry& entry);
  void change(Lock& lock, TaskEntry& entry, TaskStatus status);
  void tell(Lock& lock, TaskEntry& entry);

  std::size_t limit_;
  Alarms& alarms_;
  Now now_;
  std::vector<Watcher> watchers_;
  mutable std::mutex mutex_;
  std::condition_variable reported_;
  std::map<std::string, std::shared_ptr<TaskEntry>, std::less<>> tasks_;
};

/// The method by which a client is asked.
std::string_view method_of(InputKind kind);

}  // namespace offhand::mcp
