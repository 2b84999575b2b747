#include "impl/mcp/tasks/tasks.h"

#include <algorithm>
#include <deque>
#include <iterator>
#include <utility>

#include "impl/base/random.h"
#include "impl/mcp/asking/answers.h"

namespace offhand::mcp {

using nlohmann::json;

struct TaskEntry {
  /// The state of a task at one moment, for all its followers or for a new one.
  struct News {
    TaskView view;
    TaskNews why = TaskNews::change;
    TaskFollower newcomer = {};
  };

  TaskView view;
  TaskHooks hooks;
  json answers = json::object();
  /// The object that asks the client, by question.
  std::map<std::string, const void*> claims = {};
  /// The number of reports to the client in progress.
  int reporting = 0;
  std::vector<TaskFollower> followers;
  std::deque<News> untold;
  /// True while a thread delivers `untold`. Other threads leave their entries to it, so that every follower gets them
  /// in order.
  bool telling = false;
  /// When it was last told what the task does.
  TaskTime said = {};
};

TaskStore::TaskStore(std::size_t limit, Alarms& alarms, Now now)
    : limit_(limit), alarms_(alarms), now_(now ? std::move(now) : wall_time) {}
TaskStore::~TaskStore() = default;

std::shared_ptr<TaskEntry> TaskStore::create(const std::string& principal, std::chrono::milliseconds lifetime,
                                             TaskHooks hooks, std::string message) {
  Lock lock(mutex_);
  forget_expired(lock);
  if (tasks_.size() >= limit_) return nullptr;
  auto made = std::make_shared<TaskEntry>();
  made->view.id = random_name();
  made->view.principal = principal;
  made->view.created = made->view.updated = now_();
  made->view.lifetime = std::clamp(lifetime, std::chrono::milliseconds(1000), longest_lifetime);
  made->view.status_message = std::move(message);
  made->hooks = std::move(hooks);
  tasks_.emplace(made->view.id, made);
  expire_after(made->view.lifetime, made->view.id);
  return made;
}

/// Sets an alarm for the task's expiry, so that waiting requests end without a further request.
void TaskStore::expire_after(std::chrono::milliseconds time, const std::string& id) {
  alarms_.at(Alarms::Clock::now() + time, [this, id] {
    Lock lock(mutex_);
    forget_expired(lock);
    const auto found = tasks_.find(id);
    if (found == tasks_.end()) return;
    // The alarm uses the monotonic clock but a task expires by the wall clock, so it may ring too early.
    const auto rest = found->second->view.created + found->second->view.lifetime - now_();
    expire_after(std::max(std::chrono::ceil<std::chrono::milliseconds>(rest), std::chrono::milliseconds(1)), id);
  });
}

std::string TaskStore::id_of(const TaskEntry& entry) { return entry.view.id; }

TaskView TaskStore::view(const TaskEntry& entry) const {
  const std::scoped_lock lock(mutex_);
  return entry.view;
}

std::shared_ptr<TaskEntry> TaskStore::entry(std::string_view id, std::string_view principal) {
  const auto found = tasks_.find(id);
  return found == tasks_.end() || found->second->view.principal != principal ? nullptr : found->second;
}

std::optional<TaskView> TaskStore::find(std::string_view id, std::string_view principal) {
  Lock lock(mutex_);
  forget_expired(lock);
  const auto found = entry(id, principal);
  return found ? std::optional(found->view) : std::nullopt;
}

std::vector<TaskView> TaskStore::list(std::string_view principal) {
  Lock lock(mutex_);
  forget_expired(lock);
  std::vector<TaskView> views;
  for (const auto& [id, task] : tasks_) {
    if (task->view.principal == principal) views.push_back(task->view);
  }
  std::stable_sort(views.begin(), views.end(), [](const auto& a, const auto& b) { return a.created < b.created; });
  return views;
}

/// Called with the lock held; it is released while followers and watchers are notified.
void TaskStore::change(Lock& lock, TaskEntry& entry, TaskStatus status) {
  entry.view.status = status;
  entry.view.updated = now_();
  if (status != TaskStatus::input_required) entry.view.questions.clear();
  if (is_final(status)) entry.hooks = {};  // the hooks own the exchange
  entry.untold.push_back({entry.view});
  tell(lock, entry);
}

void TaskStore::tell(Lock& lock, TaskEntry& entry) {
  if (std::exchange(entry.telling, true)) return;
  while (!entry.untold.empty()) {
    auto news = std::move(entry.untold.front());
    entry.untold.pop_front();
    lock.unlock();
    // Only the delivering thread uses the followers.
    if (news.newcomer) {
      if (news.newcomer(news.view, news.why)) entry.followers.push_back(std::move(news.newcomer));
    } else {
      if (news.why == TaskNews::change) {
        for (const auto& watcher : watchers_) watcher(news.view);
      }
      std::erase_if(entry.followers, [&](const auto& follower) { return !follower(news.view, news.why); });
    }
    lock.lock();
  }
  entry.telling = false;
}

void TaskStore::ask(TaskEntry& entry, std::vector<InputRequest> questions) {
  Lock lock(mutex_);
  if (is_final(entry.view.status)) return;
  entry.view.questions = std::move(questions);
  entry.answers = json::object();
  entry.claims.clear();
  change(lock, entry, TaskStatus::input_required);
}

/// Waits for reports in progress, because a client must get them before the end of the task. True if the task has not
/// ended.
bool TaskStore::may_end(Lock& lock, const TaskEntry& entry) {
  reported_.wait(lock, [&] { return entry.reporting == 0; });
  return !is_final(entry.view.status);
}

void TaskStore::report(TaskEntry& entry, const std::function<void()>& say) {
  Lock lock(mutex_);
  if (is_final(entry.view.status)) return;
  ++entry.reporting;
  lock.unlock();
  say();
  lock.lock();
  if (--entry.reporting == 0) reported_.notify_all();
}

void TaskStore::say(TaskEntry& entry, std::string_view message) {
  Lock lock(mutex_);
  if (entry.view.status != TaskStatus::working || entry.view.status_message == message) return;
  entry.view.status_message = message;
  const auto now = now_();
  if (now - entry.said < message_interval && now >= entry.said) return;
  entry.said = now;
  change(lock, entry, TaskStatus::working);
}

void TaskStore::complete(TaskEntry& entry, std::string result) {
  Lock lock(mutex_);
  if (!may_end(lock, entry)) return;
  entry.view.result = std::move(result);
  entry.view.status_message.clear();
  change(lock, entry, TaskStatus::completed);
}

void TaskStore::fail(TaskEntry& entry, std::string result, std::string why) {
  Lock lock(mutex_);
  if (!may_end(lock, entry)) return;
  entry.view.result = std::move(result);
  entry.view.status_message = std::move(why);
  change(lock, entry, TaskStatus::failed);
}

void TaskStore::fail(TaskEntry& entry, Problem problem) {
  Lock lock(mutex_);
  if (!may_end(lock, entry)) return;
  entry.view.status_message = problem.message;
  entry.view.problem = std::move(problem);
  change(lock, entry, TaskStatus::failed);
}

bool TaskStore::answer(std::string_view id, std::string_view principal, const json& responses,
                       std::string_view version) {
  Lock lock(mutex_);
  forget_expired(lock);
  const auto found = entry(id, principal);
  if (!found) return false;
  if (found->view.status != TaskStatus::input_required) return true;
  std::erase_if(found->view.questions, [&](const InputRequest& question) {
    const auto response = responses.find(question.key);
    if (response == responses.end() || !answer_problem(question, *response, version).empty()) return false;
    found->answers[question.key] = *response;
    return true;
  });
  if (!found->view.questions.empty()) return true;
  const auto resume = found->hooks.resume;
  auto answers = std::move(found->answers);
  change(lock, *found, TaskStatus::working);
  lock.unlock();
  if (resume) resume(std::move(answers));
  return true;
}

bool TaskStore::cancel(std::string_view id, std::string_view principal) {
  Lock lock(mutex_);
  forget_expired(lock);
  const auto found = entry(id, principal);
  if (!found) return false;
  if (!may_end(lock, *found)) return true;
  const auto stop = found->hooks.cancel;
  found->view.status_message = "The task was cancelled.";
  change(lock, *found, TaskStatus::cancelled);
  lock.unlock();
  if (stop) stop();
  return true;
}

void TaskStore::give_up(std::string_view id, std::string_view principal, Problem problem) {
  Lock lock(mutex_);
  const auto found = entry(id, principal);
  if (!found || !may_end(lock, *found)) return;
  const auto stop = found->hooks.cancel;
  found->view.status_message = problem.message;
  found->view.problem = std::move(problem);
  change(lock, *found, TaskStatus::failed);
  lock.unlock();
  if (stop) stop();
}

std::vector<InputRequest> TaskStore::claim_questions(std::string_view id, std::string_view principal,
                                                     const void* owner) {
  const std::scoped_lock lock(mutex_);
  const auto found = entry(id, principal);
  std::vector<InputRequest> questions;
  if (!found || found->view.status != TaskStatus::input_required) return questions;
  for (const auto& question : found->view.questions) {
    if (found->claims.emplace(question.key, owner).second) questions.push_back(question);
  }
  return questions;
}

void TaskStore::release_questions(std::string_view id, std::string_view principal, const void* owner) {
  Lock lock(mutex_);
  const auto found = entry(id, principal);
  if (!found || std::erase_if(found->claims, [&](const auto& claim) { return claim.second == owner; }) == 0) return;
  if (found->view.status != TaskStatus::input_required) return;
  found->untold.push_back({found->view, TaskNews::free_questions});
  tell(lock, *found);
}

void TaskStore::cancel_all() {
  std::vector<std::pair<std::string, std::string>> all;
  {
    const std::scoped_lock lock(mutex_);
    for (const auto& [id, task] : tasks_) all.emplace_back(id, task->view.principal);
  }
  for (const auto& [id, principal] : all) cancel(id, principal);
}

void TaskStore::close() {
  {
    const std::scoped_lock lock(mutex_);
    limit_ = 0;
  }
  cancel_all();
}

bool TaskStore::follow(std::string_view id, std::string_view principal, TaskFollower follower) {
  Lock lock(mutex_);
  const auto found = entry(id, principal);
  if (!found) return false;
  found->untold.push_back({found->view, TaskNews::present, std::move(follower)});
  tell(lock, *found);
  return true;
}

void TaskStore::forget_expired(Lock& lock) {
  const auto now = now_();
  std::vector<std::shared_ptr<TaskEntry>> expired;
  for (auto task = tasks_.begin(); task != tasks_.end();) {
    const bool old = now >= task->second->view.created + task->second->view.lifetime;
    if (old) expired.push_back(task->second);
    task = old ? tasks_.erase(task) : std::next(task);
  }
  for (const auto& task : expired) {
    if (!may_end(lock, *task)) continue;
    const auto stop = task->hooks.cancel;
    task->view.status_message = "The task outlived its time.";
    change(lock, *task, TaskStatus::cancelled);
    lock.unlock();
    if (stop) stop();
    lock.lock();
  }
}

std::string_view method_of(InputKind kind) {
  switch (kind) {
    case InputKind::form:
    case InputKind::url:
      return "elicitation/create";
    case InputKind::sampling:
      return "sampling/createMessage";
    case InputKind::roots:
      break;
  }
  return "roots/list";
}

}  // namespace offhand::mcp
