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

/// The state of a task at one moment.
struct TaskView {
  std::string id;
  std::string principal;
  TaskStatus status = TaskStatus::working;
  std::string status_message;
  TaskTime created;
  TaskTime updated;
  std::chrono::milliseconds lifetime{};
  /// For a completed task, and a failed one whose call has a result all the same: JSON text of the result object.
  std::string result;
  /// For a failed task.
  std::optional<Problem> problem;
  /// The unanswered questions.
  std::vector<InputRequest> questions = {};
};

/// Callbacks to the owner of a task.
struct TaskHooks {
  /// All questions are answered; `answers` holds the results by key.
  std::function<void(nlohmann::json answers)> resume;
  std::function<void()> cancel;
};

/// Why a follower is notified.
enum class TaskNews : std::uint8_t {
  present,        // it starts to follow
  change,         // the status or the questions changed
  free_questions  // the request that asked the client no longer does
};

/// Called with the state of a task; returns false to stop following.
using TaskFollower = std::function<bool(const TaskView&, TaskNews)>;

struct TaskEntry;

/// The tasks of this process. working <-> input_required -> completed | failed | cancelled; the last three are final. A
/// task belongs to the principal that created it and does not exist for any other. When its lifetime is over it is
/// removed, and cancelled if it still runs.
class TaskStore {
 public:
  using Now = std::function<TaskTime()>;
  using Watcher = std::function<void(const TaskView&)>;

  static constexpr std::chrono::milliseconds default_lifetime{std::chrono::minutes(1)};
  static constexpr std::chrono::milliseconds longest_lifetime{std::chrono::hours(1)};
  static constexpr std::chrono::milliseconds poll_interval{500};
  /// The least time between two notifications of what a task does; a change of its status is told at once.
  static constexpr std::chrono::milliseconds message_interval{100};

  /// `alarms` must be destroyed before the store.
  TaskStore(std::size_t limit, Alarms& alarms, Now now = {});
  ~TaskStore();

  /// Null if there are too many. `message`: what it begins with, for people.
  std::shared_ptr<TaskEntry> create(const std::string& principal, std::chrono::milliseconds lifetime, TaskHooks hooks,
                                    std::string message = {});
  static std::string id_of(const TaskEntry& entry);
  TaskView view(const TaskEntry& entry) const;
  std::optional<TaskView> find(std::string_view id, std::string_view principal);
  /// The tasks of a principal, oldest first.
  std::vector<TaskView> list(std::string_view principal);

  // For the owner of the task; no effect on a final one.
  void ask(TaskEntry& entry, std::vector<InputRequest> questions);
  /// What it does now, for people.
  void say(TaskEntry& entry, std::string_view message);
  void complete(TaskEntry& entry, std::string result);
  /// The call has a result, which says that it failed; `why` says it for people.
  void fail(TaskEntry& entry, std::string result, std::string why);
  void fail(TaskEntry& entry, Problem problem);
  /// Calls `say`, which sends a message about the task, unless the task has ended. It cannot end meanwhile.
  void report(TaskEntry& entry, const std::function<void()>& say);

  // For clients. They return false if the task does not exist. An invalid answer leaves its question open; `version` is
  // that of the client.
  bool answer(std::string_view id, std::string_view principal, const nlohmann::json& responses,
              std::string_view version);
  bool cancel(std::string_view id, std::string_view principal);
  /// The client cannot answer.
  void give_up(std::string_view id, std::string_view principal, Problem problem);
  void cancel_all();
  /// Cancels all tasks and accepts no new ones.
  void close();

  /// The open questions that no request asks the client yet. They belong to `owner` until it releases them; then the
  /// followers are notified.
  std::vector<InputRequest> claim_questions(std::string_view id, std::string_view principal, const void* owner);
  void release_questions(std::string_view id, std::string_view principal, const void* owner);

  // Watchers and followers are called without locks, by one thread at a time for each task, and in the order of the
  // changes: by the thread that made the change, or by one that still delivers an earlier change.

  /// `watcher` is called with every change of every task.
  void watch(Watcher watcher) { watchers_.push_back(std::move(watcher)); }
  /// Calls `follower` with the current state and with every later change, until it returns false. Returns false if the
  /// task does not exist.
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

/// The MCP method that asks the client.
std::string_view method_of(InputKind kind);

}  // namespace offhand::mcp
