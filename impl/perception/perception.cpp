#include "impl/perception/perception.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <chrono>
#include <condition_variable>
#include <utility>

#include "codegen/runtime/utf8.h"
#include "impl/base/hidden_text.h"
#include "impl/perception/view.h"

namespace offhand {
namespace {

/// The interval between checks for a tree that is not there yet; no event announces it.
constexpr std::chrono::milliseconds tree_look_interval{25};

/// Not by its length either, which backends tell of it. That it is empty may be seen by anybody.
void hide_secret(platform::Node& node) {
  if (!node.states.contains(ElementState::protected_)) return;
  if (!node.value.empty()) node.value = hidden_text;
  node.value_characters = 0;
}

template <class Integer>
bool read_number(std::string_view text, Integer& number) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  return error == std::errc{} && end == text.data() + text.size();
}

constexpr std::size_t most_long_lists = 3;

/// Names the elements of which not all children were read; empty if there are none.
std::string how_to_read_on(const Snapshot& snapshot) {
  std::string elements;
  std::size_t count = 0;
  for (const auto& element : snapshot.elements) {
    if (element.node.children_told == 0 || count++ >= most_long_lists) continue;
    elements += fmt::format("{}{}", elements.empty() ? "" : " or ", element.index);
  }
  if (elements.empty()) return {};
  return fmt::format("get_window_state with root_element {} reads further ones, from offset on", elements);
}

}  // namespace

Result<platform::Tree> Perception::read(const platform::Facets& platform, const platform::WindowInfo& window,
                                        const platform::ReadOptions& options, const platform::Limits& limits) {
  for (;;) {
    auto tree = platform.tree().read(window, options, limits);
    const bool blind = !tree && tree.error().code == "accessibility_off";
    const auto now = platform.clock().now();
    std::unique_lock lock(mutex_);
    if (!blind) {
      blind_since_.erase(window.window_id);
      return tree;
    }
    if (blind_since_.size() >= remembered_windows) blind_since_.erase(blind_since_.begin());
    const auto until = blind_since_.emplace(window.window_id, now).first->second + blind_timeout;
    if (now >= until || now + tree_look_interval >= limits.deadline || limits.stop.stop_requested()) return tree;
    std::condition_variable_any never;
    platform.clock().wait_until(lock, never, now + tree_look_interval, limits.stop, [] { return false; });
  }
}

Result<SnapshotPtr> Perception::snapshot(const platform::Facets& platform, const platform::WindowInfo& window,
                                         const platform::ReadOptions& options, const platform::Limits& limits) {
  const auto started = platform.clock().now();
  OFFHAND_ASSIGN(auto tree, read(platform, window, options, limits));
  auto snapshot = std::make_shared<Snapshot>();
  snapshot->id = next_snapshot_++;
  snapshot->window = window;
  snapshot->options = options;
  snapshot->complete = tree.complete;
  snapshot->cut_short = tree.cut_short;
  snapshot->left_hidden_out = tree.left_hidden_out;
  snapshot->incomplete_reason = std::move(tree.incomplete_reason);
  snapshot->calls = tree.calls;
  if (!recall_elements(tree.nodes, *snapshot)) make_elements(std::move(tree.nodes), *snapshot);
  if (auto how = how_to_read_on(*snapshot); !how.empty()) snapshot->incomplete_reason += "; " + how;
  note_dialogs(*snapshot, started);
  snapshot->milliseconds = std::chrono::duration<double, std::milli>(platform.clock().now() - started).count();
  return snapshot;
}

void Perception::make_elements(platform::SharedList<platform::Node> nodes, Snapshot& snapshot) {
  const auto window_id = snapshot.window.window_id;
  // Nobody tells nodes again that nobody else has.
  const auto told = nodes.is_shared() ? nodes : platform::SharedList<platform::Node>();
  std::vector<SnapshotElement> elements;
  ElementPlaces places;
  elements.reserve(nodes.size());
  places.reserve(nodes.size());
  for (auto& node : nodes.take()) {
    SnapshotElement element;
    if (node.parent >= 0) {
      const auto& parent = elements[static_cast<std::size_t>(node.parent)];
      element.parent = parent.node.handle;
      element.in_container = parent.in_container || has(parent.node.role, RoleTrait::collection);
    }
    element.index = registry_.number(window_id, node.lasting ? node.lasting : node.handle,
                                     {node.role, node.birth, element.in_container ? node.name : std::string()});
    element.node = std::move(node);
    hide_secret(element.node);
    places.emplace(element.index, elements.size());
    elements.push_back(std::move(element));
  }
  snapshot.elements = std::move(elements);
  snapshot.place_of = std::move(places);
  auto labels = labels_of(snapshot, showing(snapshot));
  for (std::size_t i = 0; i < labels.size(); ++i) snapshot.elements.edit()[i].label = std::move(labels[i]);
  registry_.note_reading(window_id, snapshot.place_of);
  if (told.empty()) return;
  const std::scoped_lock lock(mutex_);
  kept_.push_front({told, window_id, snapshot.window.title, snapshot.elements, snapshot.place_of});
  if (kept_.size() > most_kept) kept_.pop_back();
}

bool Perception::recall_elements(const platform::SharedList<platform::Node>& nodes, Snapshot& snapshot) {
  const std::scoped_lock lock(mutex_);
  // What the backend has given up is told by nobody any more.
  std::erase_if(kept_, [](const Kept& kept) { return !kept.nodes.is_shared(); });
  const auto found = std::ranges::find_if(kept_, [&](const Kept& kept) {
    return kept.nodes.is_same_as(nodes) && kept.window_id == snapshot.window.window_id &&
           kept.title == snapshot.window.title;
  });
  if (found == kept_.end()) return false;
  snapshot.elements = found->elements;
  snapshot.place_of = found->place_of;
  registry_.note_use(snapshot.window.window_id);
  return true;
}

/// Only dialogs of applications; a page's dialog is part of the page.
void Perception::note_dialogs(const Snapshot& snapshot, platform::TimePoint now) {
  std::map<platform::NodeHandle, platform::TimePoint> dialogs;
  std::vector<bool> in_page(snapshot.elements.size());
  for (std::size_t i = 0; i < snapshot.elements.size(); ++i) {
    const auto& node = snapshot.elements[i].node;
    in_page[i] = node.role == Role::document || (node.parent >= 0 && in_page[static_cast<std::size_t>(node.parent)]);
    if (!in_page[i] && has(node.role, RoleTrait::dialog)) dialogs.emplace(node.handle, now);
  }
  const std::scoped_lock lock(mutex_);
  if (dialogs.empty()) {
    dialogs_.erase(snapshot.window.window_id);
    return;
  }
  auto& known = dialogs_[snapshot.window.window_id];
  for (auto& [handle, since] : dialogs)
    if (const auto before = known.find(handle); before != known.end()) since = before->second;
  known = std::move(dialogs);
  if (dialogs_.size() > remembered_windows) dialogs_.erase(dialogs_.begin());
}

std::optional<platform::TimePoint> Perception::dialog_since(std::int64_t window_id,
                                                            const platform::NodeHandle& dialog) const {
  const std::scoped_lock lock(mutex_);
  const auto window = dialogs_.find(window_id);
  if (window == dialogs_.end()) return std::nullopt;
  const auto found = window->second.find(dialog);
  return found == window->second.end() ? std::nullopt : std::optional(found->second);
}

void Perception::forget_window(std::int64_t window_id) {
  registry_.forget_window(window_id);
  const std::scoped_lock lock(mutex_);
  dialogs_.erase(window_id);
  blind_since_.erase(window_id);
  std::erase_if(kept_, [&](const Kept& kept) { return kept.window_id == window_id; });
}

std::string Perception::token(std::int64_t window_id, std::int64_t index) const {
  return fmt::format("{}-{}-{}", boot_id_, window_id, index);
}

std::optional<TokenParts> Perception::parse_token(std::string_view token) {
  const auto first = token.find('-');
  const auto last = token.rfind('-');
  if (first == std::string_view::npos || first == last) return std::nullopt;
  TokenParts parts;
  parts.boot_id = token.substr(0, first);
  if (!read_number(token.substr(first + 1, last - first - 1), parts.window_id)) return std::nullopt;
  if (!read_number(token.substr(last + 1), parts.index)) return std::nullopt;
  return parts;
}

std::vector<const SnapshotElement*> nearest_elements(const Snapshot& snapshot, const SnapshotElement& element,
                                                     std::size_t at_most) {
  struct Candidate {
    int distance;
    const SnapshotElement* element;
  };
  std::vector<Candidate> candidates;
  const auto wanted = shown_name(element);
  for (const auto& other : snapshot.elements) {
    if (other.node.role != element.node.role) continue;
    const bool same_name = shown_name(other) == wanted;
    const bool same_parent = other.parent == element.parent;
    if (!same_name && !same_parent) continue;
    candidates.push_back({(same_name ? 0 : 2) + (same_parent ? 0 : 1), &other});
  }
  std::stable_sort(candidates.begin(), candidates.end(),
                   [](const Candidate& a, const Candidate& b) { return a.distance < b.distance; });
  std::vector<const SnapshotElement*> nearest;
  for (std::size_t i = 0; i < candidates.size() && i < at_most; ++i) nearest.push_back(candidates[i].element);
  return nearest;
}

std::string describe_element(const SnapshotElement& element) {
  return fmt::format("{} {} \"{}\"", element.index, to_string(element.node.role), brief(shown_name(element)));
}

}  // namespace offhand
