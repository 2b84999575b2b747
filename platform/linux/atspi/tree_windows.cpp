#include <chrono>
#include <mutex>
#include <set>
#include <string>
#include <utility>

#include "generated/types/errors.h"
#include "platform/host/steady_clock.h"
#include "platform/linux/atspi/applications/processes.h"
#include "platform/linux/atspi/applications/toolkit_traits.h"
#include "platform/linux/atspi/bus/limits.h"
#include "platform/linux/atspi/tree.h"

namespace offhand::platform::atspi {
namespace {

constexpr std::size_t max_remembered = 256;
constexpr std::chrono::milliseconds look_interval{60};

}  // namespace

void AtspiTree::note_pane(std::int64_t window_id, RootPane pane) {
  const std::lock_guard lock(mutex_);
  if (const auto found = bindings_.find(window_id); found != bindings_.end()) found->second.pane = std::move(pane);
}

RootPane AtspiTree::pane_of(std::int64_t window_id) {
  const std::lock_guard lock(mutex_);
  const auto found = bindings_.find(window_id);
  return found == bindings_.end() ? RootPane{} : found->second.pane;
}

std::optional<Reference> AtspiTree::root_of(std::int64_t window_id) {
  const std::lock_guard lock(mutex_);
  const auto found = bindings_.find(window_id);
  return found == bindings_.end() ? std::nullopt : std::optional(found->second.root);
}

std::optional<AtspiTree::Match> AtspiTree::recall(std::int64_t window_id, const WindowFacts& facts) {
  const std::lock_guard lock(mutex_);
  const auto binding = bindings_.find(window_id);
  if (binding == bindings_.end() || binding->second.pid != facts.pid) return std::nullopt;
  const auto found = applications_.find(binding->second.root.application);
  if (found == applications_.end() || found->second->gone()) return std::nullopt;
  Match match;
  match.application = found->second;
  match.root = binding->second.root;
  match.facts = facts;
  return match;
}

void AtspiTree::bind(std::int64_t window_id, const Match& match) {
  const std::lock_guard lock(mutex_);
  if (bindings_.size() >= max_remembered) bindings_.clear();
  bindings_[window_id] = {.root = match.root, .pid = match.facts.pid};
}

Result<AtspiTree::Match> AtspiTree::match(const WindowInfo& window, WindowFacts facts, const Limits& limits) {
  // Name, place and state of a window change one after the other, and the application reports its own changes later.
  constexpr int looks = 4;
  for (int look = 1;; ++look) {
    auto found = match_once(window, facts, limits);
    const bool may_change = !found && (found.error().code == "ambiguous_window" ||
                                       found.error().data.find("\"others\"") != std::string::npos);
    if (!may_change || look == looks || !pause(limits, look_interval)) return found;
    OFFHAND_ASSIGN(facts, facts_of(window.window_id, limits));
  }
}

Result<AtspiTree::Match> AtspiTree::match_once(const WindowInfo& window, const WindowFacts& facts,
                                               const Limits& limits) {
  OFFHAND_ASSIGN(const std::vector<AccessibleProcess> processes, registry_.applications(limits));
  const auto own = [&](bool registered) {
    std::vector<AccessibleProcess> result;
    for (const AccessibleProcess& process : processes) {
      if (process.pid == facts.pid && process.registered == registered) result.push_back(process);
    }
    return result;
  };
  const auto related = [&] {
    std::vector<AccessibleProcess> result;
    for (const AccessibleProcess& process : processes) {
      if (process.registered && process.pid != facts.pid && are_related(process.pid, facts.pid))
        result.push_back(process);
    }
    return result;
  };
  Match match;
  if (facts.root) {
    for (const AccessibleProcess& process : processes) {
      if (process.name != facts.root->application) continue;
      OFFHAND_ASSIGN(match.application, application(process, limits));
      match.root = *facts.root;
      match.facts = facts;
      bind(window.window_id, match);
      return match;
    }
    return fail(errors::window_not_found({.window_id = window.window_id}));
  }
  std::vector<Candidate> rejected;
  std::optional<Error> unanswered;
  // The window's own process; the same process if the registry lacks it; a related process (a sandbox's proxy, a
  // helper).
  for (int tier = 0; tier < 3; ++tier) {
    const std::vector<AccessibleProcess> group = tier == 0 ? own(true) : tier == 1 ? own(false) : related();
    OFFHAND_ASSIGN(std::vector<Candidate> candidates, candidates_of(group, limits, match.calls, unanswered));
    if (tier < 2) rejected.insert(rejected.end(), candidates.begin(), candidates.end());
    const auto strictness = tier < 2 ? Strictness::same_process : Strictness::related_process;
    auto all = std::exchange(candidates, atspi::choose(candidates, facts, strictness));
    if (candidates.empty() && !all.empty() && tier < 2 && facts_.other_windows != nullptr) {
      // One that closes meanwhile is seen again by the next look.
      if (const auto others = facts_.other_windows(window.window_id, facts.pid, limits))
        candidates = choose_by_elimination(all, *others);
    }
    if (candidates.size() > 1) {
      return fail(errors::ambiguous_window({.window_id = window.window_id,
                                            .title = facts.title,
                                            .count = static_cast<int>(candidates.size()),
                                            .candidates = describe(candidates)}));
    }
    if (candidates.empty()) {
      if (unanswered) return fail(*std::move(unanswered));
      continue;
    }
    match.application = candidates.front().application;
    match.root = candidates.front().handle;
    match.facts = facts;
    bind(window.window_id, match);
    return match;
  }
  errors::AccessibilityOff blind;
  blind.app = window.app_name;
  blind.pid = facts.pid;
  if (facts_.takes_points != nullptr && !facts_.takes_points(facts.pid)) blind.foreground = true;
  if (!rejected.empty()) {
    blind.window_id = window.window_id;
    blind.others = describe(rejected);
    blind.how = "which helps only where its other windows have none either";
    return fail(errors::accessibility_off(blind));
  }
  const auto toolkit = toolkit_of(facts.pid);
  if (auto how = how_to_show_tree(toolkit); !how.empty()) blind.how = std::move(how);
  if (auto name = toolkit_without_trees(toolkit); !name.empty()) blind.toolkit = std::move(name);
  return fail(errors::accessibility_off(blind));
}

Result<std::vector<Candidate>> AtspiTree::candidates_of(const std::vector<AccessibleProcess>& processes,
                                                        const Limits& limits, int& calls,
                                                        std::optional<Error>& unanswered) {
  std::vector<Candidate> candidates;
  for (const AccessibleProcess& process : processes) {
    OFFHAND_ASSIGN(const std::shared_ptr<Application> application, this->application(process, limits));
    // A connection that never answers must leave time for the others of its process and for the reading.
    const auto now = steady_now();
    const bool is_alone = processes.size() == 1;
    const Limits share{is_alone ? limits.deadline : now + (limits.deadline - now) / 2, limits.stop};
    const InquiryOutcome outcome =
        application->run(share, [&](Inquiry& inquiry) { gather_candidates(inquiry, application, candidates); });
    calls += outcome.calls;
    if (outcome.end == InquiryEnd::finished && !application->gone()) continue;
    std::erase_if(candidates, [&](const Candidate& candidate) { return candidate.application == application; });
    if (!application->gone()) unanswered = unfinished(outcome, application->asked(), "Listing its windows");
  }
  return candidates;
}

Result<std::shared_ptr<Application>> AtspiTree::application(const AccessibleProcess& process, const Limits& limits) {
  OFFHAND_ASSIGN(const std::string address, registry_.bus_address(limits));
  // Destroyed after the lock is released, because each joins its thread.
  std::vector<std::shared_ptr<Application>> dead;
  const std::lock_guard lock(mutex_);
  for (auto entry = applications_.begin(); entry != applications_.end();) {
    if (entry->second->gone()) {
      dead.push_back(std::move(entry->second));
      entry = applications_.erase(entry);
    } else {
      ++entry;
    }
  }
  std::shared_ptr<Application>& application = applications_[process.name];
  if (application == nullptr)
    application = std::make_shared<Application>(address, process.name, process.pid, facts_.path, sink_, clock_);
  return application;
}

/// A page of another process is in no list of applications.
Result<void> AtspiTree::know_embedded(const TreeReader& reader, const Application& host, const Limits& limits) {
  std::set<std::string> names;
  for (const Accessible& item : reader.nodes()) {
    if (item.handle.application != host.name()) names.insert(item.handle.application);
  }
  for (const std::string& name : names) {
    // Actions on it count as actions on the window that embeds it.
    OFFHAND_CHECK(application({.name = name, .pid = host.pid()}, limits));
  }
  return {};
}

std::shared_ptr<Application> AtspiTree::application_of(const Reference& node, const Limits& limits) {
  {
    const std::lock_guard lock(mutex_);
    const auto found = applications_.find(node.application);
    if (found != applications_.end()) return found->second->gone() ? nullptr : found->second;
  }
  // A node embedded from another process, whose application was not looked up before.
  const auto processes = registry_.applications(limits);
  if (!processes) return nullptr;
  for (const AccessibleProcess& process : *processes) {
    if (process.name != node.application) continue;
    const auto created = application(process, limits);
    return created ? *created : nullptr;
  }
  return nullptr;
}

}  // namespace offhand::platform::atspi
