#include "platform/web_desk/tree.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

#include "generated/types/errors.h"
#include "platform/api/atomic_acts.h"
#include "platform/api/tree_part.h"
#include "platform/web/json_access.h"
#include "platform/web_desk/ax_nodes.h"
#include "platform/web_desk/dialog.h"
#include "platform/web_desk/form_inputs.h"
#include "platform/web_desk/keys.h"
#include "platform/web_desk/node_acts.h"
#include "platform/web_desk/page/page_markup.h"
#include "platform/web_desk/page/page_reader.h"

namespace offhand::platform::web_desk {
namespace {

using nlohmann::json;
using web::flag_of;
using web::integer_of;
using web::number_of;
using web::part_of;
using web::text_of;

Bounds pixels_of(const json& box, const Origin& origin) {
  const auto pixel = [&](double units) { return std::llround(units * origin.scale); };
  const auto left = pixel(origin.left + number_of(box, "x"));
  const auto top = pixel(origin.top + number_of(box, "y"));
  const auto right = pixel(origin.left + number_of(box, "x") + number_of(box, "width"));
  const auto bottom = pixel(origin.top + number_of(box, "y") + number_of(box, "height"));
  return {.x = left,
          .y = top,
          .width = std::max<std::int64_t>(1, right - left),
          .height = std::max<std::int64_t>(1, bottom - top)};
}

class WebTree final : public AccessibilityTree,
                      public AttributeSource,
                      public AuthoredMarkupSource,
                      public AtomicActs,
                      public FormInputs {
 public:
  explicit WebTree(std::shared_ptr<Desk> desk)
      : desk_(std::move(desk)), dialogs_(*desk_), acts_(*desk_, reader_, known_) {}

  Result<Tree> read(const WindowInfo& window, const ReadOptions& options, const Limits& limits) override {
    OFFHAND_ASSIGN(const auto tab, desk_->tab(window.window_id, limits));
    if (auto dialog = dialogs_.tree(*tab)) return *std::move(dialog);
    const auto wider = options_for_part(options);
    auto tree = reader_.read(*tab, wider, limits);
    // It was replaced on the way: the next one is as good.
    const bool is_replaced =
        !tree && (tree.error().code == "page_replaced" || (tree.error().code == "page_gone" && !tab->is_gone()));
    if (is_replaced) tree = reader_.read(*tab, wider, limits);
    if (!tree && tree.error().code == "page_blocked")
      if (auto dialog = dialogs_.tree(*tab)) return *std::move(dialog);
    if (!tree) return tree;
    return chosen_part(*std::move(tree), options);
  }

  bool acts_atomically(const NodeHandle& node) const override {
    const auto* address = node.as<NodeAddress>();
    return address != nullptr && address->meaning;
  }

  std::optional<NodeIdentity> as_last_told(const NodeHandle& node) const override {
    const auto* address = node.as<NodeAddress>();
    if (address == nullptr || !address->meaning) return std::nullopt;
    auto known = known_.find(*address);
    if (!known) known = reader_.as_read(*address);
    if (!known || known->identity.states.contains(ElementState::disabled)) return std::nullopt;
    return std::move(known->identity);
  }

  /// A page answers for its nodes between two of the events that it takes.
  bool answers_as_it_reads(const NodeHandle& node) const override { return node.as<NodeAddress>() != nullptr; }

  Result<std::vector<platform::Markup>> markup(const std::vector<NodeHandle>& nodes, const Limits& limits) override {
    return markup_of(*desk_, nodes, limits);
  }
  Result<AuthoredMarkup> authored_markup(const WindowInfo& window, const Limits& limits) override {
    OFFHAND_ASSIGN(const auto tab, desk_->tab(window.window_id, limits));
    return authored_markup_of(*tab, reader_.documents(window.window_id), limits);
  }

  AttributesOfWindow attributes(std::int64_t window_id) const override { return reader_.attributes(window_id); }

  Result<NodeIdentity> identify(const WindowInfo& window, const NodeHandle& node, const Limits& limits) override {
    OFFHAND_ASSIGN(const auto seen, look(window, node, limits));
    return seen.now;
  }

  Delivery perform(const NodeHandle& node, NodeAction action, const Limits& limits) override {
    const auto* address = node.as<NodeAddress>();
    if (address == nullptr) return Delivery::not_attempted("it is no node of a page");
    if (address->dialog != 0) return dialogs_.press(*address, limits);
    return acts_.perform(*address, action, limits);
  }
  std::optional<NodeAction> meaning_of(const NodeHandle& /*node*/, std::string_view action) const override {
    return node_action_from_string(action);
  }
  Delivery perform_called(const NodeHandle& node, const std::string& action, const Limits& limits) override {
    const auto meaning = node_action_from_string(action);
    return meaning ? perform(node, *meaning, limits) : Delivery::not_attempted("it offers no such action");
  }

  Delivery insert_text(const NodeHandle& node, const std::string& text, const Limits& limits) override {
    return write(node, text, false, limits);
  }
  Delivery replace_text(const NodeHandle& node, const std::string& text, const Limits& limits) override {
    return write(node, text, true, limits);
  }

  Result<std::optional<HeldNumber>> number(const NodeHandle& node, const Limits& limits) override {
    OFFHAND_ASSIGN(const auto told, ask(node, "number", json::object(), limits));
    const auto& number = part_of(told, "number");
    if (!number.is_object()) return std::optional<HeldNumber>();
    return std::optional(HeldNumber{.value = number_of(number, "value"),
                                    .lowest = number_of(number, "lowest"),
                                    .highest = number_of(number, "highest"),
                                    .step = number_of(number, "step")});
  }
  Delivery set_number(const NodeHandle& node, double number, const Limits& limits) override {
    return act(node, "set_number", {{"number", number}}, limits);
  }

  Result<std::vector<Node>> options(const NodeHandle& node, const Limits& limits) override {
    std::vector<Node> options;
    OFFHAND_ASSIGN(const auto told, ask(node, "options", json::object(), limits));
    const auto& listed = part_of(told, "options");
    if (!listed.is_array() || listed.empty()) return options;
    const auto& address = *node.as<NodeAddress>();
    OFFHAND_ASSIGN(const auto numbers, acts_.options_of(address, limits));
    for (std::size_t i = 0; i < listed.size() && i < numbers.size(); ++i) {
      Node option;
      option.handle = handle_of(address.document, numbers[i]);
      option.role = Role::option;
      option.name = text_of(listed[i], "name");
      if (flag_of(listed[i], "selected")) option.states.insert(ElementState::selected);
      if (flag_of(listed[i], "disabled")) option.states.insert(ElementState::disabled);
      options.push_back(std::move(option));
    }
    return options;
  }
  Delivery choose(const NodeHandle& node, const NodeHandle& option, const Limits& limits) override {
    const auto* holder = node.as<NodeAddress>();
    const auto* chosen = option.as<NodeAddress>();
    if (holder == nullptr || chosen == nullptr || holder->dialog != 0) return Delivery::not_attempted("it has none");
    return acts_.act(*holder, "choose", json::object(), limits, chosen);
  }

  Delivery focus_quietly(const NodeHandle& node, const Limits& limits) override {
    return act(node, "focus", json::object(), limits);
  }

  Result<std::optional<std::string>> text(const NodeHandle& node, const Limits& limits) override {
    if (const auto* address = node.as<NodeAddress>(); address != nullptr && address->dialog != 0) {
      const auto part = dialogs_.node(*address);
      return part && part->has_value ? std::optional(part->value) : std::optional<std::string>();
    }
    OFFHAND_ASSIGN(const auto told, ask(node, "text", json::object(), limits));
    const auto found = told.find("text");
    if (found == told.end() || !found->is_string()) return std::optional<std::string>();
    return std::optional(found->get<std::string>());
  }
  Result<std::optional<TextCaret>> caret(const NodeHandle& node, const Limits& limits) override {
    OFFHAND_ASSIGN(const auto told, ask(node, "text", json::object(), limits));
    if (!told.contains("start")) return std::optional<TextCaret>();
    const auto end = integer_of(told, "end");
    return std::optional(
        TextCaret{.position = end, .selection_start = integer_of(told, "start"), .selection_end = end});
  }

  Result<std::optional<Node>> focused(const WindowInfo& window, const Limits& limits) override {
    return find(window, "offhandDesk.focused()", limits);
  }

  Result<Exposure> exposure(const WindowInfo& window, const NodeHandle& node,
                            const std::vector<NodeHandle>& /*ancestors_then*/, const Limits& limits) override {
    OFFHAND_ASSIGN(auto seen, look(window, node, limits));
    Exposure exposure;
    exposure.now = std::move(seen.now);
    exposure.visible = seen.visible;
    exposure.ancestors = std::move(seen.ancestors);
    return exposure;
  }

  Result<PointHit> hit_at(const WindowInfo& window, const NodeHandle& node, const Exposure& exposure, double x,
                          double y, const Limits& limits) override {
    PointHit hit;
    const auto* address = node.as<NodeAddress>();
    OFFHAND_ASSIGN(const auto tab, desk_->tab(window.window_id, limits));
    OFFHAND_ASSIGN(const auto origin, origin_of(*tab, *address, limits));
    const std::pair point(x / origin.scale - origin.left, y / origin.scale - origin.top);
    OFFHAND_ASSIGN(auto told, ask(node, "hit", {{"x", point.first}, {"y", point.second}}, limits));
    if (flag_of(told, "hit") && reader_.owner_of(address->document)) {
      if (const auto over = acts_.lies_over_frame(
              *tab, *address, NodeActs::PointInFrame{point, {x / origin.scale, y / origin.scale}}, limits)) {
        told["hit"] = false;
        told["over"] = *over;
      }
    }
    hit.now = exposure.now;
    hit.now.exists = flag_of(told, "exists");
    if (!hit.now.exists) return hit;
    hit.now.bounds = pixels_of(part_of(told, "bounds"), origin);
    if (flag_of(told, "hit")) desk_->aim(*address, x, y);
    hit.relation = flag_of(told, "hit") ? PointHit::Relation::node : PointHit::Relation::other;
    if (hit.relation == PointHit::Relation::other) {
      Node over;
      over.handle = handle_of(address->document, 0);
      over.name = text_of(told, "over");
      hit.path.push_back(std::move(over));
    }
    return hit;
  }

  Result<std::optional<Node>> node_at(const WindowInfo& window, double x, double y, const Limits& limits) override {
    OFFHAND_ASSIGN(const auto path, path_at(window, x, y, limits));
    return path.empty() ? std::nullopt : std::optional(path.front());
  }
  Result<std::optional<Node>> pressable_at(const WindowInfo& window, double x, double y,
                                           const Limits& limits) override {
    OFFHAND_ASSIGN(const auto path, path_at(window, x, y, limits));
    const auto found =
        std::ranges::find_if(path, [](const Node& node) { return node.verbs.contains(NodeAction::press); });
    return found == path.end() ? std::nullopt : std::optional(*found);
  }

  Delivery scroll_into_view(const NodeHandle& node, const Limits& limits) override {
    return act(node, "reveal", json::object(), limits);
  }

  Result<void> hear_out(const WindowInfo& window, const Limits& limits) override {
    OFFHAND_ASSIGN(const auto tab, desk_->tab(window.window_id, limits));
    const auto documents = reader_.documents(window.window_id);
    if (!documents.empty()) tab->hear_out(*documents.front().document, limits);
    return {};
  }

 private:
  struct Look {
    NodeIdentity now;
    std::optional<Bounds> visible;
    std::vector<NodeHandle> ancestors;
  };

  Result<Look> look(const WindowInfo& window, const NodeHandle& node, const Limits& limits) {
    Look look;
    const auto* address = node.as<NodeAddress>();
    if (address == nullptr || address->document->window_id != window.window_id) return look;
    if (address->dialog != 0) {
      const auto part = dialogs_.node(*address);
      look.now.exists = part.has_value();
      if (!part) return look;
      look.now.role = part->role;
      look.now.name = part->name;
      look.now.states = part->states;
      look.now.parent = dialogs_.parent(*address);
      return look;
    }
    OFFHAND_ASSIGN(const auto tab, desk_->tab(window.window_id, limits));
    OFFHAND_ASSIGN(const auto both, tab->look(*address, limits));
    const auto& told = both.told;
    if (!told || !flag_of(*told, "exists")) return look;
    if ((flag_of(*told, "instead") || flag_of(*told, "is_known")) && address->meaning) {
      OFFHAND_ASSIGN(const auto at, origin_of(*tab, *address, limits));
      fill_as_meant(look, *address, *told, at);
      const bool is_told_of = look.now.role == Role::button || look.now.role == Role::link;
      if (is_told_of && told->contains("version")) known_.note(*address, look.now, integer_of(*told, "version"));
      return look;
    }
    const auto& answer = both.ax;
    if (!answer) {
      if (answer.error().code != "page_protocol_error") return fail(answer.error());
      return look;
    }
    OFFHAND_ASSIGN(const auto origin, origin_of(*tab, *address, limits));
    fill(look, *address, *told, items_of(answer->result(), "nodes"), origin);
    // Keys would not reach it: see NodeActs.
    if (address->document->session != tab->session()) look.now.states.erase(ElementState::focused);
    return look;
  }

  /// Of an element that says what the node said: the node itself, or one that took its place.
  void fill_as_meant(Look& look, const NodeAddress& address, const json& told, const Origin& origin) const {
    const auto& meaning = *address.meaning;
    look.now.exists = true;
    look.now.role = meaning.role;
    look.now.name = meaning.name;
    look.now.parent = meaning.parent;
    if (meaning.parent) look.ancestors.push_back(meaning.parent);
    for (const auto state : {ElementState::disabled, ElementState::checked, ElementState::selected,
                             ElementState::pressed, ElementState::expanded, ElementState::focusable})
      if (flag_of(told, std::string(to_string(state)).c_str())) look.now.states.insert(state);
    fill_place(look, told, origin);
  }

  static void fill_place(Look& look, const json& told, const Origin& origin) {
    if (flag_of(told, "focused")) look.now.states.insert(ElementState::focused);
    if (flag_of(told, "busy")) look.now.states.insert(ElementState::busy);
    if (flag_of(told, "readonly")) look.now.states.insert(ElementState::readonly);
    if (flag_of(told, "secret")) look.now.states.insert(ElementState::protected_);
    if (part_of(told, "bounds").is_object()) look.now.bounds = pixels_of(part_of(told, "bounds"), origin);
    if (part_of(told, "visible").is_object()) look.visible = pixels_of(part_of(told, "visible"), origin);
    if (look.now.bounds && !look.visible) look.now.states.insert(ElementState::offscreen);
  }

  void fill(Look& look, const NodeAddress& address, const json& told, const boost::json::array& nodes,
            const Origin& origin) {
    if (nodes.empty()) return;
    const auto own = node_of(nodes.front(), address.document);
    if (!own) return;
    look.now.exists = true;
    look.now.role = own->role;
    look.now.name = own->name;
    look.now.states = own->states;
    const bool is_root = own->platform_role == "RootWebArea";
    for (std::size_t i = 1; i < nodes.size() && !is_root; ++i) {
      if (const auto ancestor = node_of(nodes[i], address.document)) {
        look.ancestors.push_back(ancestor->handle);
        if (ancestor->platform_role == "RootWebArea") break;
      }
    }
    if (const auto owner = reader_.owner_of(address.document)) look.ancestors.push_back(owner);
    if (!look.ancestors.empty()) look.now.parent = look.ancestors.front();
    fill_place(look, told, origin);
  }

  Result<Origin> origin_of(DeskTab& tab, const NodeAddress& address, const Limits& limits) {
    auto origin = PageReader::origin_of(tab, reader_.documents(tab.window_id()), address.document, limits);
    if (!origin && origin.error().code == "page_replaced") return Origin{};
    return origin;
  }

  NodeActs& node_acts() override { return acts_; }
  Result<json> ask(const NodeHandle& node, const std::string& function, json options, const Limits& limits) override {
    const auto* address = node.as<NodeAddress>();
    if (address == nullptr || address->dialog != 0) return json::object();
    OFFHAND_ASSIGN(const auto tab, desk_->tab(address->document->window_id, limits));
    OFFHAND_ASSIGN(auto told, tab->ask(*address, function, std::move(options), limits));
    return told ? *std::move(told) : json::object();
  }

  Delivery act(const NodeHandle& node, const std::string& function, json options, const Limits& limits) {
    const auto* address = node.as<NodeAddress>();
    if (address == nullptr || address->dialog != 0) return Delivery::not_attempted("it is no node of a page");
    return acts_.act(*address, function, std::move(options), limits);
  }

  Delivery write(const NodeHandle& node, const std::string& text, bool replaces, const Limits& limits) {
    const auto* address = node.as<NodeAddress>();
    if (address != nullptr && address->dialog != 0) return dialogs_.write(*address, text, replaces);
    return act(node, "write", {{"text", text}, {"replace", replaces}}, limits);
  }

  /// The documents of a tab, which are read where nobody has yet.
  Result<std::vector<ShownDocument>> documents_of(DeskTab& tab, const Limits& limits) {
    auto known = reader_.documents(tab.window_id());
    const bool is_gone = std::ranges::any_of(known, [](const auto& each) { return each.document->is_gone.load(); });
    if (!known.empty() && !is_gone) return known;
    return tab.documents(limits);
  }

  /// What an expression of the library gives in the page, or in the frame that it gives there: the node and what is
  /// around it.
  Result<std::vector<Node>> path_of(const WindowInfo& window,
                                    const std::function<std::string(const Origin&)>& expression, const Limits& limits) {
    OFFHAND_ASSIGN(const auto tab, desk_->tab(window.window_id, limits));
    OFFHAND_ASSIGN(const auto documents, documents_of(*tab, limits));
    std::vector<Node> path;
    std::size_t at = 0;
    for (std::size_t depth = 0; depth < documents.size(); ++depth) {
      const auto& document = documents[at].document;
      OFFHAND_ASSIGN(const auto origin, PageReader::origin_of(*tab, documents, document, limits));
      Result<LargeAnswer> ax = LargeAnswer();
      OFFHAND_ASSIGN(const auto node, tab->node_given_by(document, expression(origin), limits, &ax));
      if (node == 0) return path;
      if (!ax) return fail(ax.error());
      path.clear();
      for (const auto& each : items_of(ax->result(), "nodes"))
        if (auto shown = node_of(each, document)) path.push_back(*std::move(shown));
      if (path.empty()) return path;
      const auto inner = std::ranges::find_if(documents, [&](const ShownDocument& each) {
        return each.document != document && reader_.owner_of(each.document) == path.front().handle;
      });
      if (inner == documents.end()) return path;
      at = static_cast<std::size_t>(inner - documents.begin());
    }
    return path;
  }

  Result<std::optional<Node>> find(const WindowInfo& window, const std::string& expression, const Limits& limits) {
    OFFHAND_ASSIGN(const auto path, path_of(window, [&](const Origin&) { return expression; }, limits));
    return path.empty() ? std::nullopt : std::optional(path.front());
  }

  Result<std::vector<Node>> path_at(const WindowInfo& window, double x, double y, const Limits& limits) {
    return path_of(
        window,
        [&](const Origin& origin) {
          return fmt::format("offhandDesk.at({}, {})", x / origin.scale - origin.left, y / origin.scale - origin.top);
        },
        limits);
  }

  const std::shared_ptr<Desk> desk_;
  PageReader reader_;
  KnownNodes known_;
  Dialogs dialogs_;
  NodeActs acts_;
};

}  // namespace

std::unique_ptr<AccessibilityTree> make_tree(std::shared_ptr<Desk> desk) {
  return std::make_unique<WebTree>(std::move(desk));
}

}  // namespace offhand::platform::web_desk
