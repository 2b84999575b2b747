#include "impl/policy/denied_applications.h"

#include <algorithm>

#include "generated/types/errors.h"
#include "impl/base/fold_case.h"

namespace offhand {
namespace {

std::string base_name(const std::string& path) { return path.substr(path.rfind('/') + 1); }

std::string without_suffix(std::string id) {
  constexpr std::string_view suffix = ".desktop";
  if (id.ends_with(suffix)) id.resize(id.size() - suffix.size());
  return id;
}

/// Whether a command starts the program that another one does, with its arguments: those of an interpreter say what it
/// runs. A program may be named by its path or be looked up.
bool begins_as(const std::vector<std::string>& command, const std::vector<std::string>& other) {
  if (command.empty() || other.empty() || base_name(command.front()) != base_name(other.front())) return false;
  return std::mismatch(other.begin() + 1, other.end(), command.begin() + 1, command.end()).first == other.end();
}

/// `List`: the entries of a setting, which the class keeps to itself.
template <class List>
bool is_named(const List& list, const std::string& name) {
  if (name.empty()) return false;
  const auto folded = fold_case(name);
  return std::ranges::any_of(list, [&](const auto& entry) { return entry.folded == folded; });
}

template <class List>
bool is_program(const List& list, const std::string& path) {
  return !path.empty() && (is_named(list, path) || is_named(list, base_name(path)));
}

}  // namespace

void DeniedApplications::watch(const platform::Platform& platform) {
  const std::scoped_lock lock(mutex_);
  apps_ = platform.apps;
  windows_ = platform.windows;
  clock_ = platform.clock;
  denied_names_.clear();
  allowed_names_.clear();
  denied_.clear();
  allowed_.clear();
  forget();
}

void DeniedApplications::forget() {
  verdicts_.clear();
  names_of_windows_.clear();
  listed_at_.reset();
  const std::scoped_lock lock(known_mutex_);
  known_.clear();
  known_allowed_.clear();
  some_are_allowed_ = !allowed_.empty();
}

DeniedApplications::List DeniedApplications::entries_of(const std::vector<std::string>& names) const {
  List entries;
  const auto apps = apps_.lock();
  for (const auto& name : names) {
    Entry entry{fold_case(without_suffix(name)), std::nullopt};
    if (apps) {
      const bool is_path = name.find('/') != std::string::npos;
      auto plan = apps->plan(is_path ? std::nullopt : std::optional(name), is_path ? std::optional(name) : std::nullopt,
                             {}, {});
      if (plan) entry.plan = *std::move(plan);
    }
    entries.push_back(std::move(entry));
  }
  return entries;
}

bool DeniedApplications::set(const std::vector<std::string>& denied, const std::vector<std::string>& allowed) {
  std::unique_lock lock(mutex_);
  if (denied == denied_names_ && allowed == allowed_names_) return false;
  denied_names_ = denied;
  allowed_names_ = allowed;
  denied_ = entries_of(denied);
  allowed_ = entries_of(allowed);
  forget();
  const auto told = says_nothing() ? std::vector<std::function<void()>>() : told_;
  lock.unlock();
  for (const auto& tell : told) tell();
  return true;
}

void DeniedApplications::at_change(std::function<void()> told) {
  const std::scoped_lock lock(mutex_);
  told_.push_back(std::move(told));
}

void DeniedApplications::saw(const std::vector<platform::WindowInfo>& windows) {
  const std::scoped_lock lock(mutex_);
  if (!says_nothing()) take_names(windows);
}

void DeniedApplications::take_names(const std::vector<platform::WindowInfo>& windows) const {
  names_of_windows_.clear();
  for (const auto& window : windows) {
    if (window.pid > 0) names_of_windows_[window.pid].insert(window.app_name);
  }
  listed_at_ = Clock::now();
}

const std::set<std::string>& DeniedApplications::names_of_windows(std::int64_t pid) const {
  const auto windows = windows_.lock();
  const auto clock = clock_.lock();
  if (windows && clock && (!listed_at_ || Clock::now() - *listed_at_ > verdict_lifetime)) {
    if (const auto all = windows->list({.deadline = clock->now() + listing_timeout, .stop = {}})) take_names(*all);
  }
  return names_of_windows_[pid];
}

std::vector<std::int64_t> DeniedApplications::windows() const {
  std::vector<std::int64_t> found;
  const auto windows = windows_.lock();
  const auto clock = clock_.lock();
  if (!windows || !clock) return found;
  const auto all = windows->list({.deadline = clock->now() + listing_timeout, .stop = {}});
  if (!all) return found;
  for (const auto& window : *all) {
    if (denies(window)) found.push_back(window.window_id);
  }
  return found;
}

bool DeniedApplications::none() const {
  const std::scoped_lock lock(mutex_);
  return says_nothing();
}

bool DeniedApplications::denies(const platform::WindowInfo& window) const {
  return denies(window.pid, window.app_name);
}

bool DeniedApplications::denies_process(std::int64_t pid) const { return denies(pid, {}); }

bool DeniedApplications::denies(std::int64_t pid, const std::string& app_name) const {
  const std::scoped_lock lock(mutex_);
  if (says_nothing()) return false;
  const auto now = Clock::now();
  std::erase_if(verdicts_, [&](const auto& known) { return now - known.second.at > verdict_lifetime; });
  const bool denied = is_denied([&](const List& list) { return names_process(list, pid, app_name); });
  const std::scoped_lock leaf(known_mutex_);
  (denied ? known_ : known_allowed_).insert(pid);
  (denied ? known_allowed_ : known_).erase(pid);
  return denied;
}

bool DeniedApplications::names_process(const List& list, std::int64_t pid, const std::string& app_name) const {
  if (names(list, pid, app_name)) return true;
  if (pid <= 0) return false;
  return std::ranges::any_of(names_of_windows(pid), [&](const auto& name) { return names(list, pid, name); });
}

bool DeniedApplications::names(const List& list, std::int64_t pid, const std::string& app_name) const {
  const Question question(&list, pid, app_name);
  const auto known = verdicts_.find(question);
  if (known != verdicts_.end()) return known->second.named;
  const bool named = look_up(list, pid, app_name);
  verdicts_[question] = {named, Clock::now()};
  return named;
}

bool DeniedApplications::is_known(std::int64_t pid) const {
  const std::scoped_lock lock(known_mutex_);
  return known_.contains(pid) || (some_are_allowed_ && !known_allowed_.contains(pid));
}

bool DeniedApplications::look_up(const List& list, std::int64_t pid, const std::string& app_name) const {
  if (is_named(list, app_name)) return true;
  const auto apps = apps_.lock();
  if (!apps || pid <= 0) return false;
  if (const auto process = apps->process(pid)) {
    if (is_named(list, process->name) || is_program(list, process->executable)) return true;
  }
  platform::WindowInfo window;
  window.pid = pid;
  window.app_name = app_name;
  return std::ranges::any_of(list, [&](const Entry& entry) {
    return entry.plan && apps->is_instance(*entry.plan, window, platform::InstanceOf::program);
  });
}

bool DeniedApplications::denies(const platform::LaunchPlan& plan) const {
  const std::scoped_lock lock(mutex_);
  return is_denied([&](const List& list) { return names_plan(list, plan); });
}

bool DeniedApplications::names_plan(const List& list, const platform::LaunchPlan& plan) {
  const auto is_name = [&](const auto& name) { return is_named(list, name); };
  if (is_name(plan.name) || std::ranges::any_of(plan.app_names, is_name)) return true;
  if (!plan.argv.empty() && is_program(list, plan.argv.front())) return true;
  // What an interpreter runs is among its arguments.
  if (std::ranges::any_of(plan.argv, [&](const auto& word) { return word.starts_with('/') && is_name(word); }))
    return true;
  return std::ranges::any_of(list, [&](const Entry& entry) {
    return entry.plan && (entry.plan->name == plan.name || begins_as(plan.argv, entry.plan->argv));
  });
}

bool DeniedApplications::denies(const platform::AppInfo& app) const {
  if (std::ranges::any_of(app.pids, [&](std::int64_t pid) { return denies(pid, app.name); })) return true;
  const std::scoped_lock lock(mutex_);
  return is_denied([&](const List& list) {
    if (is_named(list, app.name) || is_named(list, without_suffix(app.id)) || is_program(list, app.launch_path))
      return true;
    const bool is_running =
        std::ranges::any_of(app.pids, [&](std::int64_t pid) { return names_process(list, pid, app.name); });
    return is_running || std::ranges::any_of(list, [&](const Entry& entry) {
             return entry.plan && entry.plan->is_installed && entry.plan->name == app.name;
           });
  });
}

Error DeniedApplications::refusal(const std::string& what) {
  return errors::application_denied({.application = what, .setting = "denied_applications or allowed_applications"});
}

}  // namespace offhand
