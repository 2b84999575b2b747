#include "platform/web_desk/dialog.h"

#include <utility>

#include "generated/types/errors.h"

namespace offhand::platform::web_desk {
namespace {

enum Part : std::int64_t { whole = 1, box, words, accept, dismiss, field };

Node part(const DocumentPtr& document, std::int64_t dialog, Part which, Role role, std::string name, int parent) {
  Node node;
  node.handle = NodeHandle::of(NodeAddress{.document = document, .node = which, .dialog = dialog});
  node.role = role;
  node.platform_role = "JavaScriptDialog";
  node.name = std::move(name);
  node.parent = parent;
  return node;
}

/// confirm "Really?" in its two halves.
std::pair<std::string, std::string> halves(const std::string& words) {
  const auto blank = words.find(" \"");
  if (blank == std::string::npos) return {words, {}};
  auto message = words.substr(blank + 2);
  if (message.ends_with('"')) message.pop_back();
  return {words.substr(0, blank), message};
}

}  // namespace

std::optional<Dialogs::Open> Dialogs::open(DeskTab& tab) {
  const auto now = tab.connection().dialog_of(tab.session());
  const std::lock_guard lock(mutex_);
  auto& known = open_[tab.window_id()];
  if (known.document && (!now || now->number != known.number)) {
    known.document->is_gone = true;
    known = {};
  }
  if (!now) return std::nullopt;
  if (!known.document) {
    const auto [kind, message] = halves(now->words);
    known.number = now->number;
    known.kind = kind;
    known.message = message;
    known.document = std::make_shared<Document>();
    // Documents of the browser count from 1 upwards.
    known.document->number = -(tab.window_id() * 1000 + now->number);
    known.document->window_id = tab.window_id();
  }
  return known;
}

std::vector<Node> Dialogs::nodes(const Open& dialog) const {
  const auto& document = dialog.document;
  const auto number = dialog.number;
  const bool leaves = dialog.kind == "beforeunload";
  std::vector<Node> nodes;
  nodes.push_back(part(document, number, whole, Role::document, "The page waits for its dialog", -1));
  nodes.push_back(part(document, number, box, Role::alertdialog, dialog.kind, 0));
  nodes.back().states.insert(ElementState::modal);
  nodes.push_back(part(document, number, words, Role::text, dialog.message, 1));
  const auto button = [&](Part which, std::string name) {
    nodes.push_back(part(document, number, which, Role::button, std::move(name), 1));
    nodes.back().verbs.insert(NodeAction::press);
    nodes.back().actions.emplace_back("press");
  };
  if (dialog.kind == "prompt") {
    nodes.push_back(part(document, number, field, Role::textbox, dialog.message, 1));
    auto& node = nodes.back();
    node.value = dialog.answer;
    node.has_value = node.editable_text = node.inserts_text = true;
    node.states.insert(ElementState::editable);
    node.states.insert(ElementState::focusable);
  }
  button(accept, leaves ? "Leave" : "OK");
  if (dialog.kind != "alert") button(dismiss, leaves ? "Stay" : "Cancel");
  return nodes;
}

std::optional<Tree> Dialogs::tree(DeskTab& tab) {
  const auto dialog = open(tab);
  if (!dialog) return std::nullopt;
  Tree tree;
  tree.nodes = nodes(*dialog);
  tree.complete = false;
  tree.incomplete_reason = "a dialog holds up the page, which tells nothing until it is answered";
  return tree;
}

std::optional<Node> Dialogs::node(const NodeAddress& part) {
  const auto tab = desk_.tab(part.document->window_id, {.deadline = desk_.clock().now(), .stop = {}});
  if (!tab) return std::nullopt;
  const auto dialog = open(**tab);
  if (!dialog || dialog->number != part.dialog) return std::nullopt;
  for (auto& node : nodes(*dialog))
    if (node.handle.as<NodeAddress>()->node == part.node) return std::move(node);
  return std::nullopt;
}

NodeHandle Dialogs::parent(const NodeAddress& part) const {
  if (part.node == whole) return {};
  const std::int64_t parent = part.node == box ? whole : box;
  return NodeHandle::of(NodeAddress{.document = part.document, .node = parent, .dialog = part.dialog});
}

Delivery Dialogs::press(const NodeAddress& part, const Limits& limits) {
  if (part.node != accept && part.node != dismiss) return Delivery::not_attempted("it is no button");
  auto tab = desk_.tab(part.document->window_id, limits);
  if (!tab) return Delivery::failed(tab.error());
  const auto dialog = open(**tab);
  if (!dialog || dialog->number != part.dialog) return Delivery::not_attempted("the dialog is gone");
  nlohmann::json answer{{"accept", part.node == accept}};
  if (dialog->kind == "prompt") answer["promptText"] = dialog->answer;
  const auto sent = (*tab)->connection().call_past_dialog((*tab)->session(), "Page.handleJavaScriptDialog",
                                                          std::move(answer), limits);
  if (!sent) return Delivery::unknown(ActionPath::cdp, sent.error().message);
  auto delivery = Delivery::delivered(ActionPath::cdp);
  delivery.evidence = Evidence{EvidenceKind::event, "the dialog closed"};
  return delivery;
}

Delivery Dialogs::write(const NodeAddress& part, const std::string& text, bool replaces) {
  const std::lock_guard lock(mutex_);
  const auto found = open_.find(part.document->window_id);
  if (part.node != field || found == open_.end() || found->second.number != part.dialog)
    return Delivery::not_attempted("it takes no text");
  found->second.answer = replaces ? text : found->second.answer + text;
  return Delivery::delivered(ActionPath::cdp);
}

}  // namespace offhand::platform::web_desk
