#include <compare>
#include <utility>

#include "docs/guide/adding-a-platform/facets.h"

namespace example {
/// What identifies a node here. Nobody else can name this type, so nobody else looks into a handle.
struct Part {
  int number = 0;
  std::strong_ordering operator<=>(const Part&) const = default;
};
}  // namespace example

template <>
struct std::hash<example::Part> {
  std::size_t operator()(const example::Part& part) const { return static_cast<std::size_t>(part.number); }
};

namespace example {
namespace {

using namespace offhand;
using namespace offhand::platform;

constexpr int window_part = 0;
constexpr int switch_part = 1;

NodeHandle handle_of(int part) { return NodeHandle::of(Part{part}); }

class LampTree final : public AccessibilityTree {
 public:
  explicit LampTree(std::shared_ptr<Lamp> lamp) : lamp_(std::move(lamp)) {}

  Result<Tree> read(const WindowInfo& /*window*/, const ReadOptions& /*options*/, const Limits& /*limits*/) override {
    Tree tree;
    Node window;
    window.handle = handle_of(window_part);
    window.role = Role::window;
    window.name = "Lamp on the desk";
    tree.nodes.push_back(window);
    Node lamp;
    lamp.handle = handle_of(switch_part);
    lamp.parent = 0;
    lamp.role = Role::switch_;
    lamp.name = "Light";
    lamp.states = states_now();
    lamp.bounds = Bounds{10, 10, 80, 30};
    lamp.verbs = {NodeAction::press};
    lamp.actions = {"press"};
    tree.nodes.push_back(lamp);
    return tree;
  }

  Result<NodeIdentity> identify(const WindowInfo& /*window*/, const NodeHandle& node,
                                const Limits& /*limits*/) override {
    NodeIdentity now;
    const auto* part = node.as<Part>();
    if (part == nullptr) return now;  // of another platform: it does not exist here
    now.exists = true;
    now.role = part->number == switch_part ? Role::switch_ : Role::window;
    now.name = part->number == switch_part ? "Light" : "Lamp on the desk";
    if (part->number == switch_part) now.parent = handle_of(window_part);
    now.states = part->number == switch_part ? states_now() : States();
    return now;
  }

  Delivery perform(const NodeHandle& node, NodeAction action, const Limits& /*limits*/) override {
    const auto* part = node.as<Part>();
    if (part == nullptr || part->number != switch_part || action != NodeAction::press)
      return Delivery::not_attempted("it offers no such action");
    lamp_->toggle();
    return Delivery::delivered(ActionPath::sim_action);  // a platform of its own has a path of its own
  }

  // A lamp holds no text, no number and no choice.
  Delivery insert_text(const NodeHandle&, const std::string&, const Limits&) override { return none(); }
  Delivery replace_text(const NodeHandle&, const std::string&, const Limits&) override { return none(); }
  Result<std::optional<HeldNumber>> number(const NodeHandle&, const Limits&) override {
    return std::optional<HeldNumber>();
  }
  Delivery set_number(const NodeHandle&, double, const Limits&) override { return none(); }
  Result<std::vector<Node>> options(const NodeHandle&, const Limits&) override { return std::vector<Node>(); }
  Delivery choose(const NodeHandle&, const NodeHandle&, const Limits&) override { return none(); }
  Delivery focus_quietly(const NodeHandle&, const Limits&) override { return none(); }
  Result<std::optional<std::string>> text(const NodeHandle&, const Limits&) override {
    return std::optional<std::string>();
  }
  Result<std::optional<Node>> focused(const WindowInfo&, const Limits&) override { return std::optional<Node>(); }
  Result<Exposure> exposure(const WindowInfo& window, const NodeHandle& node, const std::vector<NodeHandle>&,
                            const Limits& limits) override {
    Exposure shown;
    OFFHAND_ASSIGN(shown.now, identify(window, node, limits));
    return shown;
  }
  Result<PointHit> hit_at(const WindowInfo&, const NodeHandle&, const Exposure& exposure, double, double,
                          const Limits&) override {
    PointHit hit;
    hit.now = exposure.now;
    return hit;
  }
  Result<std::optional<Node>> node_at(const WindowInfo&, double, double, const Limits&) override {
    return std::optional<Node>();
  }
  Delivery scroll_into_view(const NodeHandle&, const Limits&) override { return none(); }
  Result<std::optional<Node>> pressable_at(const WindowInfo&, double, double, const Limits&) override {
    return std::optional<Node>();
  }

 private:
  static Delivery none() { return Delivery::not_attempted("a lamp has nothing of the kind"); }
  States states_now() const {
    States states{ElementState::focusable};
    if (lamp_->is_on()) states.insert(ElementState::checked);
    return states;
  }

  const std::shared_ptr<Lamp> lamp_;
};

}  // namespace

std::shared_ptr<AccessibilityTree> make_tree(std::shared_ptr<Lamp> lamp) {
  return std::make_shared<LampTree>(std::move(lamp));
}

void Lamp::toggle() {
  bool is_on = false;
  {
    const std::lock_guard lock(mutex_);
    is_on = is_on_ = !is_on_;
  }
  // Events are how a change that nobody was asked for is known; this is also the evidence of an action.
  sink_.post({.kind = EventKind::state_changed,
              .at = clock_.now(),
              .node = handle_of(switch_part),
              .window_id = window_id,
              .pid = pid,
              .detail = "checked",
              .on = is_on});
}

}  // namespace example
