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

}  // namespace

void DeniedApplications::watch(const platform::Platform& platform) {
  const std::scoped_lock lock(mutex_);
  apps_ = platform.apps;
  windows_ = platform.windows;
  clock_ = platform.clock;
  names_.clear();
  entries_.clear();
  forget();
}

void DeniedApplications::forget() {
  verdicts_.clear();
  names_of_windows_.clear();
  listed_at_.reset();
  const std::scoped_lock lock(known_mutex_);
  known_.clear();
}

bool DeniedApplications::set(const std::vector<std::string>& entries) {
  std::unique_lock lock(mutex_);
  if (entries == names_) return false;
  names_ = entries;
  entries_.clear();
  forget();
  const auto apps = apps_.lock();
  for (const auto& name : entries) {
    Entry entry{fold_case(without_suffix(name)), std::nullopt};
    if (apps) {
      const bool is_path = name.find('/') != std::string::npos;
      auto plan = apps->plan(is_path ? std::nullopt : std::optional(name), is_path ? std::optional(name) : std::nullopt,
                             {}, {});
      if (plan) entry.plan = *std::move(plan);
    }
    entries_.push_back(std::move(entry));
  }
  const auto told = entries_.empty() ? std::vector<std::function<void()>>() : told_;
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
  if (!entries_.empty()) take_names(windows);
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
  return entries_.empty();
}

bool DeniedApplications::denies(const platform::WindowInfo& window) const {
  return denies(window.pid, window.app_name);
}

bool DeniedApplications::denies_process(std::int64_t pid) const { return denies(pid, {}); }

bool DeniedApplications::denies(std::int64_t pid, const std::string& app_name) const {
  const std::scoped_lock lock(mutex_);
  if (entries_.empty()) return false;
  const auto now = Clock::now();
  std::erase_if(verdicts_, [&](const auto& known) { return now - known.second.at > verdict_lifetime; });
  bool denied = is_denied(pid, app_name);
  if (!denied && pid > 0) {
    denied = std::ranges::any_of(names_of_windows(pid), [&](const auto& name) { return is_denied(pid, name); });
  }
  const std::scoped_lock leaf(known_mutex_);
  if (denied) {
    known_.insert(pid);
  } else {
    known_.erase(pid);
  }
  return denied;
}

bool DeniedApplications::is_denied(std::int64_t pid, const std::string& app_name) const {
  const std::pair key(pid, app_name);
  const auto known = verdicts_.find(key);
  if (known != verdicts_.end()) return known->second.denied;
  const bool denied = look_up(pid, app_name);
  verdicts_[key] = {denied, Clock::now()};
  return denied;
}

bool DeniedApplications::is_known(std::int64_t pid) const {
  const std::scoped_lock lock(known_mutex_);
  return known_.contains(pid);
}

bool DeniedApplications::look_up(std::int64_t pid, const std::string& app_name) const {
  if (!app_name.empty() && is_named(app_name)) return true;
  const auto apps = apps_.lock();
  if (!apps || pid <= 0) return false;
  if (const auto process = apps->process(pid)) {
    if (is_named(process->name) || is_program(process->executable)) return true;
  }
  platform::WindowInfo window;
  window.pid = pid;
  window.app_name = app_name;
  return std::ranges::any_of(entries_, [&](const Entry& entry) {
    return entry.plan && apps->is_instance(*entry.plan, window, platform::InstanceOf::program);
  });
}

bool DeniedApplications::denies(const platform::LaunchPlan& plan) const {
  const std::scoped_lock lock(mutex_);
  if (entries_.empty()) return false;
  if (is_named(plan.name) || std::ranges::any_of(plan.app_names, [&](const auto& name) { return is_named(name); }))
    return true;
  if (!plan.argv.empty() && is_program(plan.argv.front())) return true;
  // What an interpreter runs is among its arguments.
  const auto is_denied_path = [&](const std::string& word) { return word.starts_with('/') && is_named(word); };
  if (std::ranges::any_of(plan.argv, is_denied_path)) return true;
  return std::ranges::any_of(entries_, [&](const Entry& entry) {
    return entry.plan && (entry.plan->name == plan.name || begins_as(plan.argv, entry.plan->argv));
  });
}

bool DeniedApplications::denies(const platform::AppInfo& app) const {
  if (std::ranges::any_of(app.pids, [&](std::int64_t pid) { return denies(pid, app.name); })) return true;
  const std::scoped_lock lock(mutex_);
  if (is_named(app.name) || is_named(without_suffix(app.id)) || is_program(app.launch_path)) return true;
  return std::ranges::any_of(entries_, [&](const Entry& entry) {
    return entry.plan && entry.plan->is_installed && entry.plan->name == app.name;
  });
}

bool DeniedApplications::is_named(const std::string& name) const {
  if (name.empty()) return false;
  const auto folded = fold_case(name);
  return std::ranges::any_of(entries_, [&](const Entry& entry) { return entry.folded == folded; });
}

bool DeniedApplications::is_program(const std::string& path) const {
  return !path.empty() && (is_named(path) || is_named(base_name(path)));
}

Error DeniedApplications::refusal(const std::string& what) {
  return errors::application_denied({.application = what, .setting = "denied_applications"});
}

}  // namespace offhand
