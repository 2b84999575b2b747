#include "platform/web_desk/known_nodes.h"

#include <utility>

namespace offhand::platform::web_desk {
namespace {

constexpr std::size_t most_known = 256;

}  // namespace

void KnownNodes::note(const NodeAddress& node, NodeIdentity identity, std::int64_t version) {
  const std::lock_guard lock(mutex_);
  if (known_.size() >= most_known)
    std::erase_if(known_, [](const auto& entry) { return !holds(*entry.first.document, entry.second.version); });
  if (known_.size() >= most_known) known_.clear();
  known_[node] = {.identity = std::move(identity), .version = version};
}

void KnownNodes::note_again(const NodeAddress& node, std::optional<std::int64_t> version) {
  const std::lock_guard lock(mutex_);
  const auto found = known_.find(node);
  if (found == known_.end()) return;
  if (version) {
    found->second.version = *version;
  } else {
    known_.erase(found);
  }
}

std::optional<KnownNodes::Known> KnownNodes::find(const NodeAddress& node) const {
  const std::lock_guard lock(mutex_);
  const auto found = known_.find(node);
  if (found == known_.end() || !holds(*node.document, found->second.version)) return std::nullopt;
  return found->second;
}

}  // namespace offhand::platform::web_desk
