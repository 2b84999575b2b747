#include "platform/linux/atspi/applications/resting_trees.h"

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <tuple>
#include <utility>

#include "platform/host/steady_clock.h"
#include "platform/linux/atspi/elements/reference.h"

namespace offhand::platform::atspi {
namespace {

/// Enough for windows that are read in turn.
constexpr std::size_t most_kept = 8;
/// A change missed during a reading is found after this time.
constexpr std::chrono::milliseconds longest_kept{2'000};

auto sides(const Bounds& bounds) { return std::tie(bounds.x, bounds.y, bounds.width, bounds.height); }

bool same_place(const std::optional<Bounds>& one, const std::optional<Bounds>& other) {
  return one && other ? sides(*one) == sides(*other) : one.has_value() == other.has_value();
}

bool same_range(const std::optional<ValueRange>& one, const std::optional<ValueRange>& other) {
  if (!one || !other) return one.has_value() == other.has_value();
  return std::tie(one->minimum, one->maximum) == std::tie(other->minimum, other->maximum);
}

auto others_of(const Node& node) {
  return std::tie(node.lasting ? node.lasting : node.handle, node.birth, node.parent, node.role, node.platform_role,
                  node.name, node.description, node.value, node.has_value, node.value_characters, node.states,
                  node.is_outline, node.children_left_out, node.actions, node.verbs, node.editable_text,
                  node.many_lines, node.inserts_text);
}

bool same_node(const Node& one, const Node& other) {
  return others_of(one) == others_of(other) && same_place(one.bounds, other.bounds) &&
         same_range(one.range, other.range);
}

bool same_tree(const Tree& one, const Tree& other) {
  return one.left_hidden_out == other.left_hidden_out && std::ranges::equal(one.nodes, other.nodes, same_node);
}

bool is_of_one_application(const Tree& tree) {
  const auto& owner = reference_of(tree.nodes.front().handle).application;
  return std::ranges::all_of(tree.nodes,
                             [&](const Node& node) { return reference_of(node.handle).application == owner; });
}

bool is_whole(const Tree& tree) { return tree.complete && !tree.cut_short && !tree.nodes.empty(); }

}  // namespace

bool RestingTrees::may_keep(Toolkit toolkit) {
  return toolkit == Toolkit::gtk3 || toolkit == Toolkit::gtk4 || toolkit == Toolkit::qt;
}

std::deque<RestingTrees::Kept>::iterator RestingTrees::find(std::int64_t window_id, const ReadOptions& options) {
  return std::ranges::find_if(kept_,
                              [&](const Kept& kept) { return kept.window_id == window_id && kept.options == options; });
}

bool RestingTrees::Rest::lasts() const {
  const auto known = application.lock();
  return known && !known->gone() && known->announcements() == announcements && still.lasts();
}

std::optional<RestingTrees::Rest> RestingTrees::rest_of(const std::shared_ptr<const Application>& application) {
  const auto announcements = application->announcements();
  auto still = Stillness::begin(application->pid());
  if (!still) return std::nullopt;
  return Rest{application, announcements, *std::move(still), steady_now()};
}

bool RestingTrees::keeps(std::int64_t window_id, const ReadOptions& options) {
  const std::lock_guard lock(mutex_);
  return find(window_id, options) != kept_.end();
}

std::optional<Tree> RestingTrees::recall(std::int64_t window_id, const ReadOptions& options, const WindowFacts& facts) {
  const std::lock_guard lock(mutex_);
  const auto kept = find(window_id, options);
  if (kept == kept_.end()) return std::nullopt;
  kept->rested = kept->facts == facts && kept->rest.lasts();
  const bool is_recent = steady_now() - kept->rest.since < longest_kept;
  return kept->rested && kept->told_twice && is_recent ? std::optional(kept->tree) : std::nullopt;
}

void RestingTrees::note(std::int64_t window_id, const ReadOptions& options, const WindowFacts& facts, const Tree& tree,
                        const std::optional<Rest>& rest) {
  const std::lock_guard lock(mutex_);
  const auto before = find(window_id, options);
  const bool told_twice = before != kept_.end() && before->rested && same_tree(before->tree, tree);
  if (before != kept_.end()) kept_.erase(before);
  if (!rest || !is_whole(tree) || !is_of_one_application(tree)) return;
  kept_.push_front({window_id, options, facts, tree, *rest, false, told_twice});
  kept_.front().tree.calls = 0;
  if (kept_.size() > most_kept) kept_.pop_back();
}

}  // namespace offhand::platform::atspi
