#include "platform/web_desk/snapshot_questions.h"

#include <algorithm>
#include <string>

#include "platform/web/json_access.h"
#include "platform/web_desk/ax_nodes.h"

namespace offhand::platform::web_desk {
namespace {

using nlohmann::json;
using Request = web::Connection::Request;

constexpr const char* listening_group = "offhand-listening";

const json& told_by(const Result<json>& answer) {
  static const json nothing;
  return answer ? web::part_of(web::part_of(*answer, "result"), "value") : nothing;
}

constexpr std::size_t most_own_kinds = 64;

std::optional<Node> node_numbered(const LargeJson& tree, std::int64_t number, const DocumentPtr& document) {
  for (const auto& each : web_desk::items_of(tree, "nodes"))
    if (web_desk::integer_of(each, "backendDOMNodeId") == number) return node_of(each, document);
  return std::nullopt;
}

bool are_alike(const std::optional<Node>& one, const std::optional<Node>& other) {
  if (!one || !other) return one.has_value() == other.has_value();
  return one->role == other->role && one->platform_role == other->platform_role && one->name == other->name &&
         one->description == other->description && one->value == other->value && one->states == other->states &&
         one->actions == other->actions && one->many_lines == other->many_lines && !one->range && !other->range;
}

/// Pairs of a count and the number of a tree.
void read_trees(const json& runs, PageFacts& facts) {
  for (std::size_t i = 0; i + 1 < runs.size(); i += 2) {
    const auto count = runs[i].is_number_integer() ? runs[i].get<std::int64_t>() : -1;
    const bool is_run = count > 0 && runs[i + 1].is_number_integer() &&
                        static_cast<std::int64_t>(facts.trees.size()) + count <= facts.elements;
    if (!is_run) facts.is_plain = false;
    if (!is_run) return;
    facts.trees.insert(facts.trees.end(), static_cast<std::size_t>(count), runs[i + 1].get<std::int64_t>());
  }
}

}  // namespace

Request snapshot_request(const std::string& session) {
  json styles = json::array();
  for (const auto name : snapshot_styles()) styles.push_back(name);
  return {
      session, "DOMSnapshot.captureSnapshot", {{"computedStyles", std::move(styles)}}, web::Connection::Wants::text};
}

Request facts_request(const Document& document) {
  return {document.session,
          "Runtime.evaluate",
          {{"expression", "offhandDesk.facts()"}, {"contextId", document.context}, {"returnByValue", true}}};
}

PageFacts facts_in(const Result<json>& answer, const Document& document) {
  const auto& told = told_by(answer);
  PageFacts facts;
  if (web::text_of(told, "token") != document.token) return facts;
  facts.is_plain = web::flag_of(told, "is_plain");
  facts.has_focus = web::flag_of(told, "has_focus");
  facts.elements = web::integer_of(told, "elements");
  facts.focus = web::integer_of(told, "focus");
  facts.modal = told.contains("modal") ? web::integer_of(told, "modal") : -1;
  read_trees(web::part_of(told, "trees"), facts);
  for (const auto& each : web::part_of(told, "own"))
    if (each.is_number_integer()) facts.own_kinds.push_back(each.get<std::int64_t>());
  for (const auto& each : web::part_of(told, "links")) {
    if (!each.is_string()) facts.is_plain = false;
    facts.links.push_back(each.is_string() ? each.get<std::string>() : std::string());
  }
  return facts;
}

void ask_listeners(DeskTab& tab, const Document& document, PageFacts& facts, const Limits& limits) {
  // By the page's own world: asked by an object of another one, Chromium 156 crashes the page later.
  auto& connection = tab.connection();
  const auto root = connection.call_many(
      {{document.session, "Runtime.evaluate", {{"expression", "document"}, {"objectGroup", listening_group}}}}, limits);
  const auto id = root.front() ? web::text_of(web::part_of(*root.front(), "result"), "objectId") : std::string();
  const auto told = connection.call_many(
      {{document.session, "DOMDebugger.getEventListeners", {{"objectId", id}, {"depth", -1}, {"pierce", true}}},
       {document.session, "Runtime.releaseObjectGroup", {{"objectGroup", listening_group}}}},
      limits);
  if (!told.front()) facts.is_plain = false;
  if (!told.front()) return;
  for (const auto& each : web::part_of(*told.front(), "listeners")) {
    const auto type = web::text_of(each, "type");
    const auto node = web::integer_of(each, "backendNodeId");
    if (type == "click" || type == "mousedown" || type == "mouseup") facts.listeners.push_back(node);
    if (type == "dblclick" || type == "auxclick" || type == "DOMActivate") facts.unsure_listeners.push_back(node);
  }
  std::ranges::sort(facts.listeners);
  std::ranges::sort(facts.unsure_listeners);
}

bool confirms_own_kinds(DeskTab& tab, const DocumentPtr& document, const Reckoned& reckoned, const Limits& limits) {
  if (reckoned.own_kinds.size() > most_own_kinds) return false;
  std::vector<Request> questions;
  for (const auto number : reckoned.own_kinds)
    questions.push_back({document->session,
                         "Accessibility.getPartialAXTree",
                         {{"backendNodeId", number}, {"fetchRelatives", false}},
                         web::Connection::Wants::text});
  web::Connection::Sent sent(tab.connection(), std::move(questions), limits);
  bool agrees = true;
  for (const auto number : reckoned.own_kinds) {
    const auto told = sent.next();
    if (!told || !agrees) return false;
    const LargeAnswer answer(told->text);
    const auto& nodes = web_desk::items_of(answer.result(), "nodes");
    agrees = !nodes.empty() && are_alike(node_numbered(*reckoned.tree, number, document), node_of(nodes[0], document));
  }
  return agrees;
}

bool has_labels(const SnapshotDocument& document) {
  return std::ranges::any_of(document.nodes(), [](const auto& each) { return each.tag == "LABEL" && each.has_layout; });
}

bool has_heard_labels(const SnapshotDocument& document, const PageFacts& facts) {
  const auto is_heard = [&](const auto& node) {
    return node.tag == "LABEL" && (std::ranges::binary_search(facts.listeners, node.number) ||
                                   std::ranges::binary_search(facts.unsure_listeners, node.number));
  };
  return std::ranges::any_of(document.nodes(), is_heard);
}

const LargeJson& document_in(const LargeJson& snapshot, std::string_view frame) {
  static const LargeJson nothing;
  const auto& texts = web_desk::items_of(snapshot, "strings");
  for (const auto& each : web_desk::items_of(snapshot, "documents")) {
    const auto place = web_desk::integer_of(each, "frameId");
    const bool is_there = place >= 0 && static_cast<std::size_t>(place) < texts.size();
    if (is_there && web_desk::text_of(texts[static_cast<std::size_t>(place)]) == frame) return each;
  }
  return nothing;
}

}  // namespace offhand::platform::web_desk
