#include "platform/web_desk/node_acts.h"

#include <chrono>
#include <cmath>
#include <functional>
#include <utility>

#include "generated/types/errors.h"
#include "platform/web/json_access.h"
#include "platform/web/tab.h"
#include "platform/web_desk/keys.h"

namespace offhand::platform::web_desk {
namespace {

using nlohmann::json;
using web::flag_of;
using web::integer_of;
using web::part_of;
using web::text_of;

/// For a page that is known to come in place of this one.
constexpr std::chrono::milliseconds time_for_another_page{3'000};
/// Where nothing was seen of an act by its end, more comes soon or never: pages work by short timers.
constexpr std::chrono::milliseconds acts_settle_within{300};

/// What needs no place where it could be hit.
bool lenient(const std::string& function) { return function == "scroll" || function == "reveal"; }

Error stale(const NodeAddress& node, const std::string& reason) {
  return errors::stale_element(
      {.element = "The element", .window_id = node.document->window_id, .reason = reason, .candidates = std::nullopt});
}

}  // namespace

Delivery refusal_of(const NodeAddress& node, const json& told) {
  const auto kind = text_of(told, "refused");
  const auto reason = text_of(told, "reason");
  if (kind == "gone" || kind == "changed") return Delivery::failed(stale(node, reason));
  if (kind == "covered") {
    return Delivery::failed(errors::element_covered(
        {.what = "The element", .reason = reason, .advice = "Close what lies there, or wait."}));
  }
  if (kind == "hidden") {
    return Delivery::failed(errors::not_visible(
        {.what = "The element", .reason = reason, .advice = "Open what holds it, then take a new snapshot."}));
  }
  if (kind == "read_only") {
    return Delivery::failed(errors::action_failed(
        {.what = "Setting the element", .reason = reason + ".", .advice = "Do first what makes it editable."}));
  }
  if (kind == "not_editable") return Delivery::failed(errors::not_editable({.element = "The element"}));
  return Delivery::not_attempted(reason);
}

/// The documents around it are asked, one after the other.
std::optional<std::string> NodeActs::lies_over_frame(DeskTab& tab, const NodeAddress& node,
                                                     const std::optional<PointInFrame>& point,
                                                     const Limits& limits) const {
  json start = json::object();
  if (point) start = {{"x", point->in_document.first}, {"y", point->in_document.second}};
  auto document = node.document;
  auto spot = tab.ask(node, "spot", std::move(start), limits);
  // Where such a frame lies its process learns late: a pointer could meet something else.
  if (point && spot && *spot && (*spot)->contains("x")) return "a frame of another site holds it, and what";
  for (int depth = 0; depth < web::frame_depth_limit; ++depth) {
    if (!spot || !*spot || !(*spot)->contains("x")) break;
    const auto owner = reader_.owner_of(document);
    const auto* frame = owner.as<NodeAddress>();
    if (frame == nullptr) return "a frame around it is gone";
    const json at{{"x", web::number_of(**spot, "x")}, {"y", web::number_of(**spot, "y")}, {"reveals", !point}};
    spot = tab.ask(*frame, "frame_spot", at, limits);
    if (!spot || !*spot) return "a frame around it is gone";
    if (!text_of(**spot, "over").empty()) return text_of(**spot, "over") + " lies over its frame";
    document = frame->document;
    if (flag_of(**spot, "is_inside")) continue;
    const bool is_there = !point || (std::abs(web::number_of(**spot, "x") - point->on_page.first) < 2 &&
                                     std::abs(web::number_of(**spot, "y") - point->on_page.second) < 2);
    return is_there ? std::nullopt : std::optional<std::string>("its frame has moved, and something else");
  }
  return std::nullopt;
}

std::optional<Evidence> NodeActs::another_page(DeskTab& tab, std::int64_t navigations, const Limits& limits) {
  const auto until = desk_.clock().now() + time_for_another_page;
  if (!desk_.await_navigation(tab, navigations, until, limits)) return std::nullopt;
  return Evidence{EvidenceKind::event, "the page became " + tab.last_url().substr(0, 200)};
}

/// A dialog that opened during the act is its effect. A page that went away or is silent may have done it before.
Delivery NodeActs::after_silence(DeskTab& tab, std::int64_t navigations, const Error& error, const Limits& limits) {
  if (error.code == "page_blocked") {
    auto delivery = Delivery::delivered(ActionPath::cdp);
    const auto dialog = tab.connection().dialog_of(tab.session());
    delivery.evidence = Evidence{EvidenceKind::event, "a dialog opened: " + (dialog ? dialog->words : "")};
    return delivery;
  }
  if (error.code != "page_gone" && error.code != "page_silent") return Delivery::failed(error);
  auto delivery = Delivery::unknown(ActionPath::cdp, error.message);
  if (error.code == "page_silent" || tab.is_gone() || tab.has_crashed()) return delivery;
  if (auto evidence = another_page(tab, navigations, limits)) {
    delivery = Delivery::delivered(ActionPath::cdp);
    delivery.evidence = std::move(evidence);
  }
  return delivery;
}

Delivery NodeActs::act(const NodeAddress& node, const std::string& function, json options, const Limits& limits,
                       const NodeAddress* other) {
  const auto tab = desk_.tab(node.document->window_id, limits);
  if (!tab) return Delivery::failed(tab.error());
  // Keys go to the process of the page: what follows a focus in another process would reach something else.
  if (function == "focus" && node.document->session != (*tab)->session())
    return Delivery::not_attempted("keys do not reach a frame of another site");
  // What is sent meanwhile would be done once the dialog is answered.
  if (const auto dialog = (*tab)->connection().dialog_of((*tab)->session()))
    return Delivery::failed(errors::page_blocked({.dialog = dialog->words}));
  const bool may_be_covered = !lenient(function) && reader_.owner_of(node.document);
  if (const auto over = may_be_covered ? lies_over_frame(**tab, node, std::nullopt, limits) : std::nullopt)
    return refusal_of(node, {{"refused", "covered"}, {"reason", *over}});
  const auto navigations = (*tab)->navigations();
  if (const auto version = known_version(node)) options["known"] = *version;
  const auto answer = (*tab)->act(node, function, std::move(options), limits, other);
  note_look(node, answer);
  if (!answer) return after_silence(**tab, navigations, answer.error(), limits);
  if (!*answer) return Delivery::failed(stale(node, "it no longer exists"));
  const auto& told = **answer;
  if (!text_of(told, "refused").empty()) return refusal_of(node, told);
  auto delivery = Delivery::delivered(ActionPath::cdp);
  delivery.settles_within = acts_settle_within;
  const auto& evidence = part_of(told, "evidence");
  if (const auto kind = evidence_kind_from_string(text_of(evidence, "kind")))
    delivery.evidence = Evidence{*kind, text_of(evidence, "detail")};
  if (flag_of(told, "already")) delivery.evidence = Evidence{EvidenceKind::state_readback, "it was so already"};
  if (!flag_of(told, "leaves")) return delivery;
  if (auto other_page = another_page(**tab, navigations, limits)) {
    delivery.evidence = std::move(other_page);
  } else if (const auto loading = (*tab)->loading()) {
    delivery.evidence =
        Evidence{EvidenceKind::event, "the page set out for " + loading->substr(0, 200) + ", which has not come yet"};
  }
  return delivery;
}

/// What it is known from is a look at it or the last reading of its page.
std::optional<std::int64_t> NodeActs::known_version(const NodeAddress& node) const {
  const auto known = known_.find(node);
  if (known) return known->version;
  const auto read = reader_.as_read(node);
  return read ? std::optional(read->version) : std::nullopt;
}

/// A press ends with a look at what was pressed.
void NodeActs::note_look(const NodeAddress& node, const Result<std::optional<json>>& answer) {
  const auto& look = answer && *answer ? part_of(**answer, "look") : json();
  const bool is_same = flag_of(look, "is_known") && !flag_of(look, "disabled") && look.contains("version");
  known_.note_again(node, is_same ? std::optional(integer_of(look, "version")) : std::nullopt);
}

Delivery NodeActs::press_key(const NodeAddress& node, const std::string& key, const Limits& limits) {
  auto focused = act(node, "focus", json::object(), limits);
  if (focused.outcome != Outcome::delivered) return focused;
  const auto tab = desk_.tab(node.document->window_id, limits);
  if (!tab) return Delivery::failed(tab.error());
  const auto pressed = send_keys(**tab, {{.key = key, .modifiers = {}}}, limits);
  if (!pressed) return Delivery::unknown(ActionPath::cdp, pressed.error().message);
  auto delivery = Delivery::delivered(ActionPath::cdp);
  delivery.settles_within = acts_settle_within;
  return delivery;
}

Delivery NodeActs::perform(const NodeAddress& node, NodeAction action, const Limits& limits) {
  switch (action) {
    case NodeAction::confirm:
      return press_key(node, "return", limits);
    case NodeAction::cancel:
      return press_key(node, "escape", limits);
    case NodeAction::increment:
    case NodeAction::decrement: {
      auto stepped = act(node, std::string(to_string(action)), json::object(), limits);
      if (stepped.outcome != Outcome::not_attempted || stepped.reason != "only keys change it") return stepped;
      return press_key(node, action == NodeAction::increment ? "up" : "down", limits);
    }
    case NodeAction::set_value:
    case NodeAction::type:
      return Delivery::not_attempted("it needs a text");
    case NodeAction::long_press:
      return Delivery::not_attempted("a page is not touched by a finger");
    default:
      return act(node, std::string(to_string(action)), json::object(), limits);
  }
}

Delivery NodeActs::give_files(const NodeAddress& node, const std::vector<std::string>& paths, const Limits& limits) {
  // The protocol leaves an input as it is where it is given none.
  if (paths.empty()) return act(node, "drop_files", json::object(), limits);
  const auto tab = desk_.tab(node.document->window_id, limits);
  if (!tab) return Delivery::failed(tab.error());
  if (const auto dialog = (*tab)->connection().dialog_of((*tab)->session()))
    return Delivery::failed(errors::page_blocked({.dialog = dialog->words}));
  const auto told = (*tab)->act(node, "take_files", json::object(), limits);
  if (!told) return Delivery::failed(told.error());
  if (!*told) return Delivery::failed(stale(node, "it no longer exists"));
  if (!text_of(**told, "refused").empty()) return refusal_of(node, **told);
  const auto input = (*tab)->node_numbered(node.document, integer_of(**told, "input"), limits);
  if (input == 0) return Delivery::failed(stale(node, "it no longer exists"));
  const auto navigations = (*tab)->navigations();
  const auto given = (*tab)->connection().call(node.document->session, "DOM.setFileInputFiles",
                                               {{"files", paths}, {"backendNodeId", input}}, limits);
  if (!given) return after_silence(**tab, navigations, given.error(), limits);
  auto delivery = Delivery::delivered(ActionPath::cdp);
  delivery.settles_within = acts_settle_within;
  return delivery;
}

Result<std::vector<NodeHandle>> NodeActs::nodes_numbered(const NodeAddress& beside,
                                                         const std::vector<std::int64_t>& numbers,
                                                         const Limits& limits) {
  std::vector<NodeHandle> nodes;
  OFFHAND_ASSIGN(const auto tab, desk_.tab(beside.document->window_id, limits));
  for (const auto number : numbers)
    if (const auto node = tab->node_numbered(beside.document, number, limits); node != 0)
      nodes.push_back(handle_of(beside.document, node));
  return nodes;
}

Result<std::vector<std::int64_t>> NodeActs::options_of(const NodeAddress& holder, const Limits& limits) {
  std::vector<std::int64_t> numbers;
  OFFHAND_ASSIGN(const auto tab, desk_.tab(holder.document->window_id, limits));
  const auto answer = tab->connection().call(holder.document->session, "DOM.describeNode",
                                             {{"backendNodeId", holder.node}, {"depth", -1}}, limits);
  if (!answer) return numbers;
  const std::function<void(const json&)> collect = [&](const json& node) {
    if (text_of(node, "localName") == "option") numbers.push_back(integer_of(node, "backendNodeId"));
    for (const auto& child : part_of(node, "children")) collect(child);
  };
  collect(part_of(*answer, "node"));
  return numbers;
}

}  // namespace offhand::platform::web_desk
