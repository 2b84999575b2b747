#include "impl/audit/keyboard_reach.h"

namespace offhand::audit {
namespace {

/// Arrow keys lead from one to the other of what lies in it.
bool is_passed_by_arrows(Role role) {
  return has_any(role, {RoleTrait::collection, RoleTrait::holds_options, RoleTrait::opens_menu}) ||
         role == Role::toolbar;
}

}  // namespace

KeyboardReach::KeyboardReach(const Snapshot& snapshot, const FocusWalk* walk)
    : is_complete_(walk != nullptr && walk->is_complete) {
  if (walk == nullptr) return;
  for (const auto& element : snapshot.elements) by_handle_.emplace(element.node.handle, &element);
  for (const auto& node : walk->reached) {
    reached_.insert(node);
    const auto found = by_handle_.find(node);
    if (found == by_handle_.end()) continue;
    reached_a_radio_ = reached_a_radio_ || found->second->node.role == Role::radio;
    for (auto at = by_handle_.find(found->second->parent); at != by_handle_.end();
         at = by_handle_.find(at->second->parent))
      around_.insert(at->first);
  }
}

bool KeyboardReach::holds(const SnapshotElement& element) const {
  return reached_.contains(element.node.handle) || around_.contains(element.node.handle);
}

bool KeyboardReach::leaves_out(const SnapshotElement& element) const {
  if (!is_complete_ || holds(element)) return false;
  if (element.node.role == Role::radio && reached_a_radio_) return false;
  for (auto at = by_handle_.find(element.parent); at != by_handle_.end(); at = by_handle_.find(at->second->parent)) {
    if (reached_.contains(at->first)) return false;
    if (is_passed_by_arrows(at->second->node.role) && around_.contains(at->first)) return false;
  }
  return true;
}

}  // namespace offhand::audit
