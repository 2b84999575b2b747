#include "impl/session/session.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "impl/session/captures.h"

namespace offhand {

Session::Session(std::string id, Named named)
    : id_(std::move(id)),
      named_(named),
      run_(std::make_shared<Run>()),
      cursor_(is_named() ? id_ : unnamed_cursor,
              is_named() ? AgentCursor::AtFirst::shows : AgentCursor::AtFirst::does_not_show),
      captures_(std::make_shared<Captures>()) {}

void Session::show(SnapshotPtr snapshot) {
  const std::scoped_lock lock(mutex_);
  mentioned_.erase(snapshot->window.window_id);
  told_.erase(snapshot->window.window_id);
  latest_[snapshot->window.window_id] = snapshot;
  if (latest_.size() > window_memory) {
    forget(std::min_element(latest_.begin(), latest_.end(), [](const auto& a, const auto& b) {
             return a.second->id < b.second->id;
           })->first);
  }
  recent_.push_front(std::move(snapshot));
  if (recent_.size() > token_memory) recent_.pop_back();
}

void Session::show_picture(std::int64_t window_id, PictureFrame frame) {
  const std::scoped_lock lock(mutex_);
  pictures_[window_id] = frame;
}

void Session::show_zoom(std::int64_t pid, std::int64_t window_id, PictureFrame frame) {
  const std::scoped_lock lock(mutex_);
  zooms_[window_id] = frame;
  zoomed_windows_[pid] = window_id;
}

std::set<std::int64_t> Session::new_among(const std::set<std::int64_t>& windows) {
  const std::scoped_lock lock(mutex_);
  std::set<std::int64_t> added;
  if (windows_) std::ranges::set_difference(windows, *windows_, std::inserter(added, added.end()));
  windows_ = windows;
  return added;
}

void Session::mention(std::int64_t window_id, const std::vector<SnapshotElement>& elements) {
  const std::scoped_lock lock(mutex_);
  for (const auto& element : elements) mentioned_[window_id].insert_or_assign(element.index, element);
}

void Session::show_elements(const SnapshotPtr& read, const std::vector<SnapshotElement>& elements) {
  const std::scoped_lock lock(mutex_);
  auto& told = told_[read->window.window_id];
  for (const auto& element : elements) told.insert_or_assign(element.index, Told{element, read});
}

void Session::keep_reference(std::int64_t window_id, const SnapshotElement& element) {
  const std::scoped_lock lock(mutex_);
  const std::pair key(window_id, element.index);
  const auto [place, is_new] = references_.insert_or_assign(key, element);
  if (!is_new) std::erase(reference_order_, key);
  reference_order_.push_back(key);
  if (reference_order_.size() <= reference_memory) return;
  references_.erase(reference_order_.front());
  reference_order_.pop_front();
}

void Session::forget_window(std::int64_t window_id) {
  const std::scoped_lock lock(mutex_);
  forget(window_id);
}

void Session::deny(const std::function<bool(std::int64_t pid)>& denied) {
  connections().remove(denied);
  captures().forget(denied);
  journal().forget(denied);
}

std::size_t Session::windows() const {
  const std::scoped_lock lock(mutex_);
  return latest_.size();
}

void Session::forget(std::int64_t window_id) {
  latest_.erase(window_id);
  mentioned_.erase(window_id);
  told_.erase(window_id);
  pictures_.erase(window_id);
  zooms_.erase(window_id);
  std::erase_if(zoomed_windows_, [&](const auto& zoomed) { return zoomed.second == window_id; });
  std::erase_if(recent_, [&](const auto& snapshot) { return snapshot->window.window_id == window_id; });
  std::erase_if(references_, [&](const auto& reference) { return reference.first.first == window_id; });
  std::erase_if(reference_order_, [&](const auto& reference) { return reference.first == window_id; });
}

SnapshotPtr Session::shown(std::int64_t window_id, std::int64_t snapshot_id) const {
  const std::scoped_lock lock(mutex_);
  const auto found = std::ranges::find(recent_, snapshot_id, [](const SnapshotPtr& snapshot) { return snapshot->id; });
  return found == recent_.end() || (*found)->window.window_id != window_id ? nullptr : *found;
}

bool Session::has_seen(std::int64_t window_id) const {
  const std::scoped_lock lock(mutex_);
  return latest_.contains(window_id);
}

std::optional<Session::Told> Session::told(std::int64_t window_id, std::int64_t index) const {
  const auto window = told_.find(window_id);
  if (window == told_.end()) return std::nullopt;
  const auto element = window->second.find(index);
  return element == window->second.end() ? std::nullopt : std::optional(element->second);
}

std::optional<SnapshotElement> Session::mentioned(std::int64_t window_id, std::int64_t index) const {
  const auto window = mentioned_.find(window_id);
  if (window == mentioned_.end()) return std::nullopt;
  const auto element = window->second.find(index);
  return element == window->second.end() ? std::nullopt : std::optional(element->second);
}

std::optional<SnapshotElement> Session::in_latest(std::int64_t window_id, std::int64_t index) const {
  const std::scoped_lock lock(mutex_);
  if (auto now = told(window_id, index)) return std::move(now->element);
  if (const auto latest = latest_.find(window_id); latest != latest_.end()) {
    if (const auto* found = latest->second->find(index)) return in_detail(window_id, *found);
    if (latest->second->left_hidden_out) return in_recent(window_id, index);
  }
  return mentioned(window_id, index);
}

std::optional<SnapshotElement> Session::last_shown(std::int64_t window_id, std::int64_t index) const {
  const std::scoped_lock lock(mutex_);
  return in_recent(window_id, index);
}

std::optional<SnapshotElement> Session::in_recent(std::int64_t window_id, std::int64_t index) const {
  if (auto now = told(window_id, index)) return std::move(now->element);
  for (const auto& snapshot : recent_) {
    if (snapshot->window.window_id != window_id) continue;
    if (const auto* found = snapshot->find(index)) return in_detail(window_id, *found);
  }
  if (auto named = mentioned(window_id, index)) return named;
  const auto reference = references_.find({window_id, index});
  return reference == references_.end() ? std::nullopt : std::optional(reference->second);
}

/// An outline element takes its actions and details from the last full reading.
SnapshotElement Session::in_detail(std::int64_t window_id, SnapshotElement element) const {
  if (!element.node.is_outline) return element;
  for (const auto& snapshot : recent_) {
    if (snapshot->window.window_id != window_id) continue;
    const auto* const known = snapshot->find(element.index);
    if (known == nullptr || known->node.is_outline) continue;
    element.node.actions = known->node.actions;
    element.node.verbs = known->node.verbs;
    break;
  }
  return element;
}

SnapshotPtr Session::showing(std::int64_t window_id, std::int64_t index) const {
  const std::scoped_lock lock(mutex_);
  for (const auto& snapshot : recent_) {
    if (snapshot->window.window_id == window_id && snapshot->find(index) != nullptr) return snapshot;
  }
  const auto now = told(window_id, index);
  return now ? now->read : nullptr;
}

PictureFrame Session::picture(std::int64_t window_id) const {
  const std::scoped_lock lock(mutex_);
  const auto found = pictures_.find(window_id);
  return found == pictures_.end() ? PictureFrame{} : found->second;
}

std::optional<PictureFrame> Session::zoom(std::int64_t window_id) const {
  const std::scoped_lock lock(mutex_);
  const auto found = zooms_.find(window_id);
  return found == zooms_.end() ? std::nullopt : std::optional(found->second);
}

std::optional<std::int64_t> Session::zoomed_window(std::int64_t pid) const {
  const std::scoped_lock lock(mutex_);
  const auto found = zoomed_windows_.find(pid);
  return found == zoomed_windows_.end() ? std::nullopt : std::optional(found->second);
}

SnapshotPtr Session::latest(std::int64_t window_id) const {
  const std::scoped_lock lock(mutex_);
  const auto found = latest_.find(window_id);
  return found == latest_.end() ? nullptr : found->second;
}

namespace {

/// Adds a node of a snapshot and all its descendants.
void add_subtree(std::vector<platform::NodeHandle>& handles, const Snapshot& snapshot,
                 const platform::NodeHandle& top) {
  std::vector<bool> inside(snapshot.elements.size());
  for (std::size_t i = 0; i < snapshot.elements.size(); ++i) {
    const auto& node = snapshot.elements[i].node;
    inside[i] = node.handle == top || (node.parent >= 0 && inside[static_cast<std::size_t>(node.parent)]);
    if (inside[i]) handles.push_back(node.handle);
  }
}

}  // namespace

bool Session::comes_before(std::int64_t window_id, const platform::NodeHandle& one,
                           const platform::NodeHandle& other) const {
  const auto snapshot = latest(window_id);
  if (!snapshot) return false;
  for (const auto& element : snapshot->elements) {
    if (element.node.handle == other) return false;
    if (element.node.handle == one) return true;
  }
  return false;
}

std::optional<platform::Node> Session::shown_as(std::int64_t window_id, const platform::NodeHandle& handle) const {
  const auto snapshot = latest(window_id);
  if (!snapshot) return std::nullopt;
  const auto& elements = snapshot->elements;
  const auto found = std::ranges::find(elements, handle, [](const auto& element) { return element.node.handle; });
  return found == elements.end() ? std::nullopt : std::optional(found->node);
}

bool Session::is_shown_in_place(std::int64_t window_id, const SnapshotElement& element) const {
  const auto snapshot = latest(window_id);
  const auto* then = snapshot ? snapshot->find(element.index) : nullptr;
  return then != nullptr && then->node.handle == element.node.handle && then->node.role == element.node.role &&
         then->parent == element.parent && (!element.in_container || then->node.name == element.node.name);
}

std::vector<platform::NodeHandle> Session::within(std::int64_t window_id, const platform::NodeHandle& element) const {
  std::vector<platform::NodeHandle> handles{element};
  if (const auto snapshot = latest(window_id)) add_subtree(handles, *snapshot, element);
  return handles;
}

std::vector<platform::NodeHandle> Session::above(std::int64_t window_id, const SnapshotElement& element) const {
  const auto snapshot = showing(window_id, element.index);
  return snapshot ? snapshot->ancestors_of(element.index) : std::vector<platform::NodeHandle>();
}

std::vector<platform::NodeHandle> Session::around(std::int64_t window_id, const SnapshotElement& element) const {
  std::vector<platform::NodeHandle> handles{element.node.handle};
  // Only in a list, table or tree do the neighbours identify an element.
  const auto& top = element.in_container ? element.parent : element.node.handle;
  if (const auto snapshot = latest(window_id)) add_subtree(handles, *snapshot, top);
  return handles;
}

void Session::set(const Settings& changes) {
  const std::scoped_lock lock(run_->mutex);
  for (const auto& [name, value] : changes) run_->settings[name] = value;
}

Settings Session::settings() const {
  const std::scoped_lock lock(run_->mutex);
  return run_->settings;
}

void Session::set_idle_ttl(std::chrono::seconds idle_ttl) {
  const std::scoped_lock lock(run_->mutex);
  run_->idle_ttl = idle_ttl;
}

std::optional<std::chrono::seconds> Session::idle_ttl() const {
  const std::scoped_lock lock(run_->mutex);
  return run_->idle_ttl;
}

void Session::end(std::string reason) {
  const std::scoped_lock lock(run_->mutex);
  if (run_->ended.empty()) run_->ended = std::move(reason);
}

std::string Session::ended() const {
  const std::scoped_lock lock(run_->mutex);
  return run_->ended;
}

bool Session::was_asked(std::string_view question) const {
  const std::scoped_lock lock(mutex_);
  return asked_.contains(question);
}

void Session::note_asked(std::string_view question) {
  const std::scoped_lock lock(mutex_);
  asked_.emplace(question);
}

std::optional<std::vector<std::string>> Session::roots() const {
  const std::scoped_lock lock(mutex_);
  return roots_;
}

void Session::set_roots(std::optional<std::vector<std::string>> folders) {
  const std::scoped_lock lock(mutex_);
  roots_ = std::move(folders);
}

void keep_idle_ttl(Session& session, const Settings& callers, const Config& config) {
  if (callers.contains("session_idle_ttl_secs"))
    session.set_idle_ttl(std::chrono::seconds(config.session_idle_ttl_secs));
}

}  // namespace offhand
