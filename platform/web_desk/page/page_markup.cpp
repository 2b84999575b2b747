#include "platform/web_desk/page/page_markup.h"

#include <algorithm>
#include <array>
#include <map>
#include <string>
#include <string_view>
#include <utility>

#include "platform/web/json_access.h"

namespace offhand::platform::web_desk {
namespace {

using nlohmann::json;
using web::flag_of;
using web::integer_of;
using web::part_of;
using web::text_of;
using Request = web::Connection::Request;

constexpr const char* asking_group = "offhand-authored";

platform::Markup markup_in(const json& node) {
  platform::Markup markup;
  markup.tag = text_of(node, "localName");
  const auto& attributes = part_of(node, "attributes");
  for (std::size_t i = 0; i + 1 < attributes.size(); i += 2) {
    if (attributes[i] == "id") markup.id = attributes[i + 1].get<std::string>();
    if (attributes[i] == "class") markup.classes = attributes[i + 1].get<std::string>();
  }
  return markup;
}

std::optional<AuthoredMarkup::Fact> fact_called(std::string_view name) {
  using Fact = AuthoredMarkup::Fact;
  constexpr auto facts = std::to_array<std::pair<std::string_view, Fact>>({{"unnamed_frame", Fact::unnamed_frame},
                                                                           {"placeholder_name", Fact::placeholder_name},
                                                                           {"default_number", Fact::default_number},
                                                                           {"default_state", Fact::default_state},
                                                                           {"hidden_tab_stop", Fact::hidden_tab_stop}});
  const auto found = std::ranges::find(facts, name, [](const auto& each) { return each.first; });
  return found == facts.end() ? std::nullopt : std::optional(found->second);
}

/// The nodes that the library calls by numbers of its own, by these numbers.
std::map<std::int64_t, NodeHandle> nodes_numbered(DeskTab& tab, const DocumentPtr& document,
                                                  const std::vector<std::int64_t>& numbers, const Limits& limits) {
  std::vector<Request> questions;
  for (const auto number : numbers)
    questions.push_back({document->session,
                         "Runtime.evaluate",
                         {{"expression", "offhandDesk.node_of(" + std::to_string(number) + ")"},
                          {"contextId", document->context},
                          {"objectGroup", asking_group}}});
  const auto objects = tab.connection().call_many(std::move(questions), limits);
  questions.clear();
  for (const auto& each : objects)
    questions.push_back({document->session,
                         "DOM.describeNode",
                         {{"objectId", each ? text_of(part_of(*each, "result"), "objectId") : std::string()}}});
  questions.push_back({document->session, "Runtime.releaseObjectGroup", {{"objectGroup", asking_group}}});
  const auto told = tab.connection().call_many(std::move(questions), limits);
  std::map<std::int64_t, NodeHandle> nodes;
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    const auto node = told[i] ? integer_of(part_of(*told[i], "node"), "backendNodeId") : 0;
    if (node != 0) nodes.emplace(numbers[i], handle_of(document, node));
  }
  return nodes;
}

/// Adds what the library of a document told of it.
void add_document(DeskTab& tab, const ShownDocument& shown, const json& told, const Limits& limits,
                  AuthoredMarkup& markup) {
  if (text_of(told, "token") != shown.document->token || !flag_of(told, "is_markup")) return;
  std::vector<std::int64_t> numbers{integer_of(told, "node")};
  const auto& elements = part_of(told, "elements");
  const auto is_element = [](const json& each) {
    return each.is_array() && each.size() == 3 && each[0].is_string() && each[1].is_number_integer() &&
           each[2].is_string();
  };
  for (const auto& each : elements)
    if (is_element(each)) numbers.push_back(each[1].get<std::int64_t>());
  const auto nodes = nodes_numbered(tab, shown.document, numbers, limits);
  const auto node_of = [&](std::int64_t number) {
    const auto found = nodes.find(number);
    return found == nodes.end() ? NodeHandle() : found->second;
  };
  markup.documents.push_back({.node = node_of(numbers.front()),
                              .is_outermost = shown.parent < 0,
                              .language = text_of(told, "language"),
                              .title = text_of(told, "title")});
  for (const auto& each : elements) {
    if (!is_element(each)) continue;
    const auto fact = fact_called(each[0].get<std::string>());
    if (!fact) continue;
    markup.elements.push_back(
        {.fact = *fact, .node = node_of(each[1].get<std::int64_t>()), .told = each[2].get<std::string>()});
  }
}

}  // namespace

Result<std::vector<platform::Markup>> markup_of(Desk& desk, const std::vector<NodeHandle>& nodes,
                                                const Limits& limits) {
  std::vector<platform::Markup> found(nodes.size());
  std::vector<std::size_t> places;
  std::vector<web::Connection::Request> requests;
  std::shared_ptr<DeskTab> tab;
  for (std::size_t i = 0; i < nodes.size(); ++i) {
    const auto* address = nodes[i].as<NodeAddress>();
    if (address == nullptr || address->dialog != 0) continue;
    if (!tab) {
      OFFHAND_ASSIGN(tab, desk.tab(address->document->window_id, limits));
    }
    places.push_back(i);
    requests.push_back({address->document->session, "DOM.describeNode", {{"backendNodeId", address->node}}});
  }
  if (!tab) return found;
  const auto answers = tab->connection().call_many(std::move(requests), limits);
  for (std::size_t i = 0; i < answers.size(); ++i)
    if (answers[i]) found[places[i]] = markup_in(part_of(*answers[i], "node"));
  return found;
}

Result<AuthoredMarkup> authored_markup_of(DeskTab& tab, const std::vector<ShownDocument>& documents,
                                          const Limits& limits) {
  std::vector<Request> questions;
  for (const auto& each : documents)
    questions.push_back(
        {each.document->session,
         "Runtime.evaluate",
         {{"expression", "offhandDesk.authored()"}, {"contextId", each.document->context}, {"returnByValue", true}}});
  const auto answers = tab.connection().call_many(std::move(questions), limits);
  AuthoredMarkup markup;
  for (std::size_t i = 0; i < documents.size(); ++i)
    if (answers[i]) add_document(tab, documents[i], part_of(part_of(*answers[i], "result"), "value"), limits, markup);
  return markup;
}

}  // namespace offhand::platform::web_desk
