#include <algorithm>
#include <utility>

#include "platform/web_desk/page/page_reader.h"

// What a page was when it was read last.
namespace offhand::platform::web_desk {
namespace {

constexpr std::size_t most_readings = 32;

}  // namespace

std::vector<std::string> PageReader::reasons(std::int64_t window_id) const {
  const std::lock_guard lock(mutex_);
  const auto found = readings_.find(window_id);
  return found == readings_.end() ? std::vector<std::string>() : found->second.reasons;
}

std::vector<ShownDocument> PageReader::documents(std::int64_t window_id) const {
  const std::lock_guard lock(mutex_);
  const auto found = readings_.find(window_id);
  return found == readings_.end() ? std::vector<ShownDocument>() : found->second.documents;
}

NodeHandle PageReader::owner_of(const DocumentPtr& document) const {
  const std::lock_guard lock(mutex_);
  const auto found = readings_.find(document->window_id);
  if (found == readings_.end()) return {};
  const auto owner = found->second.owners.find(document->number);
  return owner == found->second.owners.end() ? NodeHandle() : owner->second;
}

std::optional<KnownNodes::Known> PageReader::as_read(const NodeAddress& node) const {
  std::shared_ptr<const Tree> tree;
  std::int64_t version = 0;
  {
    const std::lock_guard lock(mutex_);
    const auto found = readings_.find(node.document->window_id);
    if (found == readings_.end() || !found->second.rests) return std::nullopt;
    const auto document = std::ranges::find(found->second.documents, node.document, &ShownDocument::document);
    if (document == found->second.documents.end() || document->parent >= 0) return std::nullopt;
    tree = found->second.tree;
    version = document->state.version;
  }
  if (!KnownNodes::holds(*node.document, version)) return std::nullopt;
  for (const auto& each : tree->nodes) {
    const auto* address = each.handle.as<NodeAddress>();
    if (address == nullptr || *address != node) continue;
    // Of others not everything that becomes of them is told.
    if ((each.role != Role::button && each.role != Role::link) || !address->meaning) return std::nullopt;
    KnownNodes::Known known{.identity = {}, .version = version};
    known.identity.exists = true;
    known.identity.role = each.role;
    known.identity.name = each.name;
    known.identity.states = each.states;
    known.identity.bounds = each.bounds;
    if (each.parent >= 0) known.identity.parent = tree->nodes[static_cast<std::size_t>(each.parent)].handle;
    return known;
  }
  return std::nullopt;
}

void PageReader::keep(std::int64_t window_id, Reading reading) {
  for (const auto& node : reading.tree->nodes) {
    if (node.platform_role != "RootWebArea" || node.parent < 0) continue;
    reading.owners[node.handle.as<NodeAddress>()->document->number] =
        reading.tree->nodes[static_cast<std::size_t>(node.parent)].handle;
  }
  const std::lock_guard lock(mutex_);
  if (readings_.size() >= most_readings && !readings_.contains(window_id)) readings_.erase(readings_.begin());
  readings_[window_id] = std::move(reading);
}

}  // namespace offhand::platform::web_desk
