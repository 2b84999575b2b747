#include "platform/web_desk/page_reader.h"

#include <algorithm>
#include <utility>

#include "platform/api/cache_counts.h"
#include "platform/web/json_access.h"
#include "platform/web/tab_errors.h"

namespace offhand::platform::web_desk {
namespace {

using nlohmann::json;
using web::integer_of;
using web::number_of;
using web::part_of;
using Request = web::Connection::Request;

constexpr std::size_t most_readings = 32;

/// The corner of what a frame's element shows, within the part of the page that its process draws.
std::optional<std::pair<double, double>> corner_in(const Result<json>& box) {
  if (!box) return std::nullopt;
  const auto& content = part_of(part_of(*box, "model"), "content");
  if (!content.is_array() || content.size() < 2) return std::nullopt;
  return std::pair(number_of(content[0]), number_of(content[1]));
}

struct Owners {
  /// The element that shows each document, in the document around it; 0: none, or nobody tells.
  std::vector<std::int64_t> nodes;
  std::vector<Origin> origins;
  int calls = 0;
};

/// Documents lie behind those that they lie in.
Owners owners_of(DeskTab& tab, const std::vector<ShownDocument>& documents, const Limits& limits) {
  Owners owners;
  owners.nodes.assign(documents.size(), 0);
  owners.origins.assign(documents.size(), Origin{.scale = documents.empty() ? 1 : documents.front().state.scale});
  if (documents.size() < 2) return owners;
  const auto around = [&](std::size_t i) -> const Document& {
    return *documents[static_cast<std::size_t>(documents[i].parent)].document;
  };
  std::vector<Request> questions;
  for (std::size_t i = 1; i < documents.size(); ++i)
    questions.push_back({around(i).session, "DOM.getFrameOwner", {{"frameId", documents[i].document->frame}}});
  const auto told = tab.connection().call_many(std::move(questions), limits);
  std::vector<Request> boxes;
  for (std::size_t i = 1; i < documents.size(); ++i) {
    if (told[i - 1]) owners.nodes[i] = integer_of(*told[i - 1], "backendNodeId");
    boxes.push_back({around(i).session, "DOM.getBoxModel", {{"backendNodeId", owners.nodes[i]}}});
  }
  const auto places = tab.connection().call_many(std::move(boxes), limits);
  owners.calls = static_cast<int>(documents.size() - 1) * 2;
  // A process tells places within its own part of the page, so each part begins where its frame does.
  std::map<std::string, Origin> parts{{documents.front().document->session, owners.origins.front()}};
  for (std::size_t i = 1; i < documents.size(); ++i) {
    const auto corner = corner_in(places[i - 1]).value_or(std::pair(0.0, 0.0));
    const auto part = parts[around(i).session];
    auto& origin = owners.origins[i];
    origin.left = part.left + corner.first;
    origin.top = part.top + corner.second;
    parts.emplace(documents[i].document->session, origin);
  }
  return owners;
}

}  // namespace

Result<Origin> PageReader::origin_of(DeskTab& tab, const std::vector<ShownDocument>& documents,
                                     const DocumentPtr& document, const Limits& limits) {
  if (documents.empty()) return Origin{};
  if (documents.front().document == document) return Origin{.scale = documents.front().state.scale};
  // Only those around it matter.
  const auto at = std::ranges::find(documents, document, &ShownDocument::document);
  if (at == documents.end()) return fail(web::page_replaced());
  const auto owners = owners_of(tab, documents, limits);
  return owners.origins[static_cast<std::size_t>(at - documents.begin())];
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

std::optional<Tree> PageReader::unchanged(DeskTab& tab, const ReadOptions& options, const Limits& limits) const {
  Reading last;
  {
    const std::lock_guard lock(mutex_);
    const auto found = readings_.find(tab.window_id());
    if (found == readings_.end() || !found->second.rests || found->second.options != options) return std::nullopt;
    last = found->second;
  }
  const bool is_gone =
      std::ranges::any_of(last.documents, [](const auto& each) { return each.document->is_gone.load(); });
  if (is_gone || tab.navigations() != last.navigations || tab.sessions() != last.sessions) return std::nullopt;
  const auto now = tab.states(last.documents, limits);
  if (!now) return std::nullopt;
  for (std::size_t i = 0; i < now->size(); ++i)
    if ((*now)[i] != last.documents[i].state) return std::nullopt;
  auto tree = *last.tree;
  tree.calls = static_cast<int>(now->size());
  return tree;
}

Result<Tree> PageReader::read(DeskTab& tab, const ReadOptions& options, const Limits& limits) {
  auto kept = unchanged(tab, options, limits);
  cache_counts().count(CacheName::trees, kept.has_value());
  if (kept) return *std::move(kept);
  Reading reading;
  reading.options = options;
  reading.navigations = tab.navigations();
  reading.sessions = tab.sessions();
  OFFHAND_ASSIGN(reading.documents, tab.documents(limits));
  const auto& documents = reading.documents;
  // All at once: the tree of each document, the layout of each process, and the state behind both.
  std::vector<Request> requests;
  std::map<std::string, std::size_t> snapshot_of;
  for (const auto& each : documents) {
    requests.push_back({each.document->session, "Accessibility.getFullAXTree", {{"frameId", each.document->frame}}});
  }
  for (const auto& each : documents) {
    if (!snapshot_of.emplace(each.document->session, requests.size()).second) continue;
    requests.push_back({each.document->session, "DOMSnapshot.captureSnapshot", {{"computedStyles", json::array()}}});
  }
  const auto calls = static_cast<int>(requests.size());
  const auto answers = tab.connection().call_many(std::move(requests), limits);
  if (!answers.front()) return fail(answers.front().error());
  const auto owners = owners_of(tab, documents, limits);

  std::map<std::string, std::unordered_map<std::string, Layouts>> layouts;
  for (const auto& [session, place] : snapshot_of) {
    if (answers[place]) layouts[session] = layouts_in(*answers[place]);
  }
  static const Layouts no_layouts;
  static const json nothing;
  std::vector<ReadDocument> read;
  std::vector<Request> closed;
  for (std::size_t i = 0; i < documents.size(); ++i) {
    const auto& document = documents[i].document;
    const auto& of_session = layouts[document->session];
    const auto found = of_session.find(document->frame);
    read.push_back({.document = document,
                    .nodes = answers[i] ? &*answers[i] : &nothing,
                    .layouts = found == of_session.end() ? &no_layouts : &found->second,
                    .left = owners.origins[i].left,
                    .top = owners.origins[i].top,
                    .width = documents[i].state.width,
                    .height = documents[i].state.height,
                    .scale = documents.front().state.scale,
                    .parent = documents[i].parent,
                    .owner = owners.nodes[i]});
  }
  AttributesByNode attributes;
  auto tree = std::make_shared<Tree>(tree_of(read, options, &attributes));
  attributes_.keep(tab.window_id(), std::move(attributes));
  tree->calls = calls + owners.calls + static_cast<int>(documents.size()) * 2 + 1;
  for (std::size_t i = 1; i < documents.size(); ++i) {
    if (!answers[i] && tree->complete) {
      tree->complete = false;
      tree->incomplete_reason = "a frame did not answer: " + answers[i].error().message;
    }
  }
  const bool lacks_frames =
      std::ranges::any_of(reading.sessions, [&](const auto& session) { return tab.connection().has_crashed(session); });
  if (lacks_frames && tree->complete) {
    tree->complete = false;
    tree->incomplete_reason = "the process of a frame crashed";
  }
  for (const auto& node : tree->nodes) {
    if (node.platform_role != "RootWebArea" || node.parent < 0) continue;
    reading.owners[node.handle.as<NodeAddress>()->document->number] =
        tree->nodes[static_cast<std::size_t>(node.parent)].handle;
  }
  // Changes in closed trees are told only by those that were shown to the library.
  for (const auto& each : read)
    for (const auto root : each.layouts->closed_roots)
      static_cast<void>(
          tab.ask({.document = each.document, .node = root, .dialog = 0}, "watch", json::object(), limits));
  const auto after = tab.states(documents, limits);
  reading.rests = after.has_value() && !lacks_frames && !tab.has_silent_documents();
  for (std::size_t i = 0; after && i < after->size(); ++i)
    reading.rests = reading.rests && (*after)[i] == documents[i].state;
  reading.tree = tree;
  {
    const std::lock_guard lock(mutex_);
    if (readings_.size() >= most_readings && !readings_.contains(tab.window_id())) readings_.erase(readings_.begin());
    readings_[tab.window_id()] = std::move(reading);
  }
  return *tree;
}

}  // namespace offhand::platform::web_desk
