#include <algorithm>
#include <cstdlib>
#include <utility>

#include "codegen/runtime/utf8.h"
#include "generated/types/errors.h"
#include "platform/api/node_attributes.h"
#include "platform/api/tree_part.h"
#include "platform/sim/behaviour.h"
#include "platform/sim/call.h"
#include "platform/sim/change.h"
#include "platform/sim/facets.h"
#include "platform/sim/tree_view.h"

namespace offhand::platform::sim {
namespace {

/// Added to a control's reaction time, until it can be pressed again.
constexpr std::chrono::milliseconds margin{50};

class SimTree final : public AccessibilityTree, public AttributeSource {
 public:
  explicit SimTree(std::shared_ptr<World> world) : world_(std::move(world)) {}

  Result<bool> enabled(const Limits& /*limits*/) override {
    const Access access(*world_);
    if (!world_->accessibility_bus) return fail(errors::no_accessibility_bus({.reason = "the scene has none"}));
    return world_->accessibility;
  }

  Result<void> enable(const Limits& /*limits*/) override {
    const Access access(*world_);
    world_->accessibility = true;
    return {};
  }

  Result<Tree> read(const WindowInfo& window, const ReadOptions& options, const Limits& limits) override {
    const std::string what = "reading the tree";
    OFFHAND_ASSIGN(const auto access, enter(*world_, {"read", what, window.pid}, limits));
    OFFHAND_ASSIGN(auto* const live, root_window(window.window_id, what));
    if (live->is.ambiguous)
      return fail(errors::ambiguous_window(
          {.window_id = live->id, .title = live->is.title, .count = 2, .candidates = "two of the same title"}));
    auto tree = read_tree(*world_, *live, options_for_part(options));
    AttributesByNode attributes;
    for (const auto& node : tree.nodes) {
      const auto* element = find(world_->application(window.pid), node.handle);
      if (element != nullptr && element->is.attributes != NodeAttributes())
        attributes.emplace(node.handle, element->is.attributes);
    }
    attributes_.keep(window.window_id, std::move(attributes));
    return chosen_part(std::move(tree), options);
  }

  AttributesOfWindow attributes(std::int64_t window_id) const override { return attributes_.of(window_id); }

  Result<NodeIdentity> identify(const WindowInfo& window, const NodeHandle& node, const Limits& limits) override {
    OFFHAND_ASSIGN(const auto access, enter(*world_, {"identify", "reading an element", window.pid}, limits));
    auto* application = world_->application_on_bus(address_of(node).application);
    const auto* element = find(application, node);
    if (element == nullptr) return NodeIdentity{};
    return identity_of(*application, *element);
  }

  std::optional<NodeAction> meaning_of(const NodeHandle& /*node*/, std::string_view action) const override {
    return sim::meaning_of(action);
  }

  Delivery perform(const NodeHandle& node, NodeAction action, const Limits& limits) override {
    return act(node, "perform", "an action", limits, [&](Application& application, Element& element) -> Delivery {
      if (!application.is.flavour.actions) return refusal(application, "offer no actions");
      const auto word = offered(element, action);
      if (!word) return Delivery::not_attempted("it offers no action for \"" + std::string(to_string(action)) + "\"");
      if (element.is.states.contains(ElementState::disabled)) return Delivery::not_attempted("it is disabled");
      const bool main = *word == element.is.actions.front() && !element.is.on_action.contains(*word);
      queue(application, node, [main, word = *word](World& world, Application& awake, Element& target) {
        if (main)
          press(world, awake, target, Via::action, "press");
        else
          other_action(world, awake, target, Via::action, word);
      });
      auto delivery = Delivery::delivered(ActionPath::sim_action);
      const auto delay = application.is.flavour.action_delay;
      if (delay.count() > 0) delivery.busy_for = std::chrono::ceil<std::chrono::milliseconds>(delay) + margin;
      return delivery;
    });
  }

  Delivery insert_text(const NodeHandle& node, const std::string& text, const Limits& limits) override {
    return act(node, "insert_text", "inserting text", limits, [&](Application& application, Element& element) {
      if (!application.is.flavour.insert_text) return refusal(application, "take no text through accessibility");
      if (!element.is.editable) return Delivery::not_attempted("it takes no text");
      queue(application, node,
            [text](World& world, Application& awake, Element& target) { insert(world, awake, target, text); });
      return Delivery::delivered(ActionPath::sim_action);
    });
  }

  Delivery replace_text(const NodeHandle& node, const std::string& text, const Limits& limits) override {
    return act(node, "replace_text", "replacing text", limits, [&](Application& application, Element& element) {
      if (!application.is.flavour.insert_text) return refusal(application, "take no text through accessibility");
      if (!element.is.editable) return Delivery::not_attempted("it takes no text");
      queue(application, node,
            [text](World& world, Application& awake, Element& target) { replace(world, awake, target, text); });
      return Delivery::delivered(ActionPath::sim_action);
    });
  }

  Result<std::optional<HeldNumber>> number(const NodeHandle& node, const Limits& limits) override {
    OFFHAND_ASSIGN(const auto access, enter(*world_, {"number", "reading a number", pid_of(node)}, limits));
    const auto* element = find(world_->application_on_bus(address_of(node).application), node);
    if (element == nullptr || !element->is.range) return std::optional<HeldNumber>();
    const auto [lowest, highest] = *element->is.range;
    return std::optional(HeldNumber{.value = std::strtod(element->is.value.c_str(), nullptr),
                                    .lowest = static_cast<double>(lowest),
                                    .highest = static_cast<double>(highest),
                                    .step = 1});
  }

  Delivery set_number(const NodeHandle& node, double number, const Limits& limits) override {
    return act(node, "set_number", "setting a number", limits, [&](Application& application, Element& element) {
      if (!application.is.flavour.actions) return refusal(application, "offer no actions");
      if (!element.is.range) return Delivery::not_attempted("it holds no number");
      queue(application, node, [number](World& world, Application& awake, Element& target) {
        sim::set_number(world, awake, target, number);
      });
      return Delivery::delivered(ActionPath::sim_action);
    });
  }

  Result<std::vector<Node>> options(const NodeHandle& node, const Limits& limits) override {
    OFFHAND_ASSIGN(const auto access, enter(*world_, {"options", "reading what can be chosen", pid_of(node)}, limits));
    auto* application = world_->application_on_bus(address_of(node).application);
    std::vector<Node> options;
    const auto* element = find(application, node);
    if (element != nullptr) collect_options(*application, *element, options);
    return options;
  }

  Delivery choose(const NodeHandle& node, const NodeHandle& option, const Limits& limits) override {
    return act(node, "choose", "choosing an option", limits, [&](Application& application, Element& /*holder*/) {
      if (!application.is.flavour.actions) return refusal(application, "offer no actions");
      if (find(&application, option) == nullptr) return Delivery::not_attempted("the option is gone");
      queue(application, node, [path = address_of(option).path](World& world, Application& awake, Element& holder) {
        if (const auto live = awake.elements.find(path); live != awake.elements.end())
          pick(world, awake, holder, live->second);
      });
      return Delivery::delivered(ActionPath::sim_action);
    });
  }

  Delivery focus_quietly(const NodeHandle& node, const Limits& limits) override {
    return act(node, "focus_quietly", "giving the focus", limits, [&](Application& application, Element& element) {
      if (!application.is.flavour.quiet_focus) return refusal(application, "raise their window when given the focus");
      if (!element.is.states.contains(ElementState::focusable)) return Delivery::not_attempted("it takes no focus");
      queue(application, node, [](World& world, Application& awake, Element& target) {
        focus_element(world, awake, world.windows.at(target.window), target.path);
      });
      return Delivery::delivered(ActionPath::sim_action);
    });
  }

  Result<std::optional<TextCaret>> caret(const NodeHandle& node, const Limits& limits) override {
    OFFHAND_ASSIGN(const auto access, enter(*world_, {"text", "reading a caret", pid_of(node)}, limits));
    auto* application = world_->application_on_bus(address_of(node).application);
    const auto* element = find(application, node);
    if (element == nullptr || !element->is.has_value) return std::optional<TextCaret>();
    const auto caret = static_cast<std::int64_t>(element->caret);
    if (!element->all_selected) return std::optional(TextCaret{caret, caret, caret});
    const auto end = static_cast<std::int64_t>(character_count(view(*world_, *application, *element).value));
    return std::optional(TextCaret{caret, 0, end});
  }

  Result<std::optional<std::string>> text(const NodeHandle& node, const Limits& limits) override {
    OFFHAND_ASSIGN(const auto access, enter(*world_, {"text", "reading text", pid_of(node)}, limits));
    auto* application = world_->application_on_bus(address_of(node).application);
    const auto* element = find(application, node);
    if (element == nullptr || !element->is.has_value) return std::optional<std::string>();
    return std::optional(view(*world_, *application, *element).value);
  }

  Result<std::vector<Markup>> markup(const std::vector<NodeHandle>& nodes, const Limits& limits) override {
    std::vector<Markup> told(nodes.size());
    if (nodes.empty()) return told;
    OFFHAND_ASSIGN(const auto access,
                   enter(*world_, {"text", "reading how a page is written", pid_of(nodes.front())}, limits));
    for (std::size_t i = 0; i < nodes.size(); ++i) {
      const auto* element = find(world_->application_on_bus(address_of(nodes[i]).application), nodes[i]);
      if (element != nullptr) told[i] = element->is.markup;
    }
    return told;
  }

  Result<std::optional<Node>> focused(const WindowInfo& window, const Limits& limits) override {
    const std::string what = "reading the focus";
    OFFHAND_ASSIGN(const auto access, enter(*world_, {"focused", what, window.pid}, limits));
    OFFHAND_ASSIGN(const auto* const live, root_window(window.window_id, what));
    auto& application = world_->applications.at(live->pid);
    const auto found = application.elements.find(live->focus);
    if (found == application.elements.end()) return std::optional<Node>();
    return std::optional(view(*world_, application, found->second));
  }

  Result<Exposure> exposure(const WindowInfo& window, const NodeHandle& node,
                            const std::vector<NodeHandle>& /*ancestors_then*/, const Limits& limits) override {
    OFFHAND_ASSIGN(const auto access,
                   enter(*world_, {"exposure", "looking where an element shows", window.pid}, limits));
    Exposure exposure;
    auto* application = world_->application_on_bus(address_of(node).application);
    const auto* element = find(application, node);
    if (element == nullptr || element->window != window.window_id) return exposure;
    exposure.now = identity_of(*application, *element);
    const auto& frame = world_->windows.at(element->window).is.bounds;
    auto visible = element->is.bounds;
    if (visible) visible = visible->common_part({0, 0, frame.width, frame.height});
    for (auto path = element->parent; !path.empty(); path = application->elements.at(path).parent) {
      const auto& ancestor = application->elements.at(path).is;
      exposure.ancestors.push_back(handle_of({address_of(node).application, path}));
      if (visible && ancestor.clips && ancestor.bounds) visible = visible->common_part(*ancestor.bounds);
    }
    if (visible && visible->width > 0 && visible->height > 0)
      exposure.visible = Bounds{.x = visible->x, .y = visible->y, .width = visible->width, .height = visible->height};
    return exposure;
  }

  Result<PointHit> hit_at(const WindowInfo& window, const NodeHandle& node, const Exposure& exposure, double x,
                          double y, const Limits& limits) override {
    OFFHAND_ASSIGN(const auto access, enter(*world_, {"hit_at", "looking at a point", window.pid}, limits));
    PointHit hit;
    auto* application = world_->application_on_bus(address_of(node).application);
    const auto* element = find(application, node);
    auto* live = world_->window(window.window_id);
    if (element == nullptr || live == nullptr) return hit;
    hit.now = identity_of(*application, *element);
    const auto* met = world_->element_at(*application, *live, x, y, [](const Element&) { return true; });
    const auto is_ancestor = [&](const std::string& path) {
      return std::ranges::find(exposure.ancestors, handle_of({address_of(node).application, path})) !=
             exposure.ancestors.end();
    };
    if (met == nullptr || is_ancestor(met->path)) return hit;
    while (met->path != address_of(node).path && !is_ancestor(met->path)) {
      hit.path.insert(hit.path.begin(), view(*world_, *application, *met));
      met = &application->elements.at(met->parent);
    }
    hit.relation = met->path == address_of(node).path ? PointHit::Relation::node : PointHit::Relation::other;
    return hit;
  }

  Result<std::optional<Node>> node_at(const WindowInfo& window, double x, double y, const Limits& limits) override {
    const std::string what = "looking at a point";
    OFFHAND_ASSIGN(const auto access, enter(*world_, {"node_at", what, window.pid}, limits));
    OFFHAND_ASSIGN(const auto* const live, root_window(window.window_id, what));
    auto& application = world_->applications.at(live->pid);
    const auto* element = world_->element_at(application, *live, x, y, [](const Element&) { return true; });
    return element == nullptr ? std::nullopt : std::optional(view(*world_, application, *element));
  }

  Delivery scroll_into_view(const NodeHandle& node, const Limits& limits) override {
    return act(node, "scroll_into_view", "scrolling", limits, [&](Application& application, Element& element) {
      if (!application.is.flavour.scroll_to) return refusal(application, "scroll to nothing");
      for (auto path = element.parent; !path.empty(); path = application.elements.at(path).parent) {
        const auto& around = application.elements.at(path);
        if (!around.is.clips || !around.is.bounds || !element.is.bounds) continue;
        const auto down = around.is.bounds->y - element.is.bounds->y;
        for (const auto& child : around.children) shift(application, child, down);
        return Delivery::delivered(ActionPath::sim_action);
      }
      return Delivery::not_attempted("nothing scrolls around it");
    });
  }

  Result<std::optional<Node>> pressable_at(const WindowInfo& window, double x, double y,
                                           const Limits& limits) override {
    const std::string what = "looking at a point";
    OFFHAND_ASSIGN(const auto access, enter(*world_, {"pressable_at", what, window.pid}, limits));
    OFFHAND_ASSIGN(const auto* const live, root_window(window.window_id, what));
    auto& application = world_->applications.at(live->pid);
    if (!application.is.flavour.actions) return std::optional<Node>();
    const auto* element = world_->element_at(application, *live, x, y, [](const Element& candidate) {
      return offered(candidate, NodeAction::press).has_value();
    });
    if (element == nullptr) return std::optional<Node>();
    return std::optional(view(*world_, application, *element));
  }

 private:
  static Element* find(Application* application, const NodeHandle& node) {
    if (application == nullptr) return nullptr;
    const auto found = application->elements.find(address_of(node).path);
    return found == application->elements.end() ? nullptr : &found->second;
  }

  void collect_options(const Application& application, const Element& holder, std::vector<Node>& options) const {
    for (const auto& path : holder.children) {
      const auto& child = application.elements.at(path);
      if (has_any(child.is.role, {RoleTrait::item, RoleTrait::menu_item}))
        options.push_back(view(*world_, application, child));
      else
        collect_options(application, child, options);
    }
  }

  NodeIdentity identity_of(const Application& application, const Element& element) const {
    const auto now = view(*world_, application, element);
    NodeIdentity identity;
    identity.exists = true;
    identity.role = now.role;
    identity.name = now.name;
    if (!element.parent.empty()) identity.parent = handle_of({address_of(now.handle).application, element.parent});
    identity.states = now.states;
    identity.bounds = now.bounds;
    return identity;
  }

  void shift(Application& application, const std::string& path, int down) {
    auto& element = application.elements.at(path);
    if (auto bounds = element.is.bounds) {
      bounds->y += down;
      set_bounds(*world_, application, element, *bounds, Announce::silently);
    }
    for (const auto& child : element.children) shift(application, child, down);
  }

  static Delivery refusal(const Application& application, const std::string& what) {
    return Delivery::not_attempted(application.is.flavour.name + " applications " + what);
  }

  std::int64_t pid_of(const NodeHandle& node) {
    return world_->peek([&](World& world) {
      const auto* application = world.application_on_bus(address_of(node).application);
      return application == nullptr ? 0 : application->pid;
    });
  }

  /// A window of an application that exposes a tree.
  Result<LiveWindow*> root_window(std::int64_t id, const std::string& what) {
    if (!world_->accessibility_bus) return fail(errors::no_accessibility_bus({.reason = "the scene has none"}));
    OFFHAND_ASSIGN(auto* const live, live_window(*world_, id, what));
    const auto& application = world_->applications.at(live->pid);
    if (!world_->accessibility || !application.is.flavour.accessibility)
      return fail(errors::accessibility_off({.app = application.is.name, .pid = application.pid, .how = {}}));
    return live;
  }

  /// Performs an action on a node. An application that does not answer has received it all the same and acts when it
  /// stops hanging.
  template <class Do>
  Delivery act(const NodeHandle& node, const std::string& name, const std::string& what, const Limits& limits,
               Do act_on) {
    const CallInto call{name, what, pid_of(node)};
    auto access = enter(*world_, call, limits);
    if (access) {
      // The application received the action and ended before it answered.
      if (call.pid != 0 && !world_->applications.at(call.pid).running)
        return Delivery::unknown(ActionPath::sim_action, "the application disappeared meanwhile");
      return on_live(node, act_on);
    }
    // For any other error the call did not begin, so nothing was sent.
    if (access.error().code != "app_not_responding") return Delivery::failed(access.error());
    const Access late(*world_);
    const auto delivery = on_live(node, act_on);
    return delivery.outcome == Outcome::delivered ? Delivery::unknown(delivery.path, access.error().message) : delivery;
  }

  template <class Do>
  Delivery on_live(const NodeHandle& node, Do act_on) {
    auto* application = world_->application_on_bus(address_of(node).application);
    auto* element = find(application, node);
    if (element == nullptr) return Delivery::not_attempted("the node is gone");
    return act_on(*application, *element);
  }

  template <class Happening>
  void queue(Application& application, const NodeHandle& node, const Happening& happening) {
    deliver(*world_, application, [world = world_.get(), node, happening] {
      auto* awake = world->application_on_bus(address_of(node).application);
      if (auto* target = find(awake, node)) happening(*world, *awake, *target);
    });
  }

  KeptAttributes attributes_;
  std::shared_ptr<World> world_;
};

}  // namespace

std::unique_ptr<AccessibilityTree> make_tree(std::shared_ptr<World> world) {
  return std::make_unique<SimTree>(std::move(world));
}

}  // namespace offhand::platform::sim
