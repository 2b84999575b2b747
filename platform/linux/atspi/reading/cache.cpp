#include "platform/linux/atspi/reading/cache.h"

#include <algorithm>

namespace offhand::platform::atspi {
namespace {

constexpr std::size_t max_items = 200'000;
constexpr const char* items_signature = "a((so)(so)(so)iiassusau)";

bool read_item(MessageReader& in, Accessible& item) {
  Reference application;
  if (!in.enter('r', "(so)(so)(so)iiassusau")) return false;
  if (!in.read(item.handle) || !in.read(application) || !in.read(item.parent_handle)) return false;
  if (!in.read(item.index_in_parent) || !in.read(item.child_count) || !item.interfaces.read(in)) return false;
  if (!in.read(item.name) || !in.read(item.role) || !in.read(item.description) || !read_states(in, item.states))
    return false;
  item.known = true;
  return in.exit();
}

}  // namespace

bool ItemCache::read(const Reply& reply) {
  items_.clear();
  by_parent_.clear();
  if (!reply.has_signature(items_signature)) return false;
  MessageReader in = reply.reader();
  if (!in.enter('a', "((so)(so)(so)iiassusau)")) return false;
  while (!in.at_end() && items_.size() < max_items) {
    Accessible item;
    if (!read_item(in, item)) {
      items_.clear();
      return false;
    }
    std::string path = item.handle.path;
    items_.insert_or_assign(std::move(path), std::move(item));
  }
  for (const auto& [path, item] : items_) by_parent_[item.parent_handle.path].push_back(&item);
  for (auto& [path, children] : by_parent_) {
    std::sort(children.begin(), children.end(),
              [](const Accessible* a, const Accessible* b) { return a->index_in_parent < b->index_in_parent; });
  }
  return true;
}

const Accessible* ItemCache::find(const Reference& object) const {
  const auto found = items_.find(object.path);
  // An object embedded from another process may have the same path as one of this process.
  return found != items_.end() && found->second.handle == object ? &found->second : nullptr;
}

bool ItemCache::children(const Accessible& node, std::vector<Reference>& children) const {
  children.clear();
  if (node.child_count == 0) return true;
  const auto found = by_parent_.find(node.handle.path);
  if (found == by_parent_.end() || static_cast<std::int64_t>(found->second.size()) != node.child_count) return false;
  std::int32_t expected = 0;
  for (const Accessible* child : found->second) {
    // A gap or a repetition means that a child was added or removed and the count is outdated.
    if (child->index_in_parent != expected++) return false;
    children.push_back(child->handle);
  }
  return true;
}

Call get_items(const std::string& application) {
  return {{application, "/org/a11y/atspi/cache"}, interface::cache, "GetItems"};
}

}  // namespace offhand::platform::atspi
