#include <algorithm>
#include <chrono>
#include <iterator>
#include <utility>

#include "platform/host/steady_clock.h"
#include "platform/linux/atspi/acting/actions.h"
#include "platform/linux/atspi/applications/toolkit_traits.h"
#include "platform/linux/atspi/bus/limits.h"
#include "platform/linux/atspi/elements/hit_test.h"
#include "platform/linux/atspi/reading/convert.h"
#include "platform/linux/atspi/tree.h"

namespace offhand::platform::atspi {
namespace {

int depth_of(const platform::Tree& tree, std::size_t index) {
  int depth = 0;
  for (int parent = tree.nodes[index].parent; parent >= 0; parent = tree.nodes[static_cast<std::size_t>(parent)].parent)
    ++depth;
  return depth;
}

/// The deepest node that passes; of equally deep ones the last, which is on top.
template <class Predicate>
std::optional<Node> deepest(const platform::Tree& tree, Predicate passes) {
  int best_depth = -1;
  std::size_t best = 0;
  for (std::size_t i = 0; i < tree.nodes.size(); ++i) {
    if (!passes(tree.nodes[i])) continue;
    if (const int depth = depth_of(tree, i); depth >= best_depth) {
      best_depth = depth;
      best = i;
    }
  }
  if (best_depth < 0) return std::nullopt;
  Node node = tree.nodes[best];
  node.parent = -1;
  return node;
}

bool holds(const Bounds& bounds, double x, double y) {
  return x >= static_cast<double>(bounds.x) && y >= static_cast<double>(bounds.y) &&
         x < static_cast<double>(bounds.x + bounds.width) && y < static_cast<double>(bounds.y + bounds.height);
}

}  // namespace

Result<std::optional<Node>> AtspiTree::focused(const WindowInfo& window, const Limits& limits) {
  OFFHAND_ASSIGN(const WindowFacts facts, facts_of(window.window_id, limits));
  OFFHAND_ASSIGN(const platform::Tree tree, read(window, facts, {}, Detail::focused, limits));
  return deepest(tree, [](const Node& node) { return node.states.contains(ElementState::focused); });
}

Result<std::optional<Node>> AtspiTree::pressable_at(const WindowInfo& window, double x, double y,
                                                    const Limits& limits) {
  OFFHAND_ASSIGN(const WindowFacts facts, facts_of(window.window_id, limits));
  OFFHAND_ASSIGN(const platform::Tree tree, read(window, facts, {}, Detail::full, limits));
  const auto application =
      tree.nodes.empty() ? nullptr : application_of(reference_of(tree.nodes.front().handle), limits);
  const bool tells_offers = application && !traits_of(application->toolkit()).offers_actions_everywhere;
  return deepest(tree, [&](const Node& node) {
    if (!node.bounds || !holds(*node.bounds, x, y)) return false;
    // Excludes the window itself. Firefox reports its windows as clickable, and a minimised one as showing.
    if (node.parent < 0) return false;
    for (const ElementState state : {ElementState::hidden, ElementState::offscreen, ElementState::disabled}) {
      if (node.states.contains(state)) return false;
    }
    if (tells_offers) return node.verbs.contains(NodeAction::press);
    const bool is_text = node.editable_text || node.role == Role::textbox;
    const auto activation = is_text                           ? Activation::submits
                            : has(node.role, RoleTrait::item) ? Activation::opens
                                                              : Activation::clicks;
    return choose_action(node.actions, NodeAction::press, activation).has_value();
  });
}

Result<Exposure> AtspiTree::exposure(const WindowInfo& window, const NodeHandle& handle,
                                     const std::vector<NodeHandle>& ancestors_then, const Limits& limits) {
  const Reference& node = reference_of(handle);
  const std::shared_ptr<Application> application = application_of(node, limits);
  const std::optional<Reference> root = root_of(window.window_id);
  if (application == nullptr) return Exposure{};
  if (!root) {
    // Without the root no position in the window is known.
    Exposure placeless;
    OFFHAND_ASSIGN(placeless.now, identify(window, handle, limits));
    return placeless;
  }
  OFFHAND_ASSIGN(const WindowFacts facts, recent_facts_of(window.window_id, limits));
  std::vector<Reference> expected;
  std::ranges::transform(ancestors_then, std::back_inserter(expected), reference_of);
  const bool may_believe = traits_of(application->toolkit()).tells_active_windows && facts_.was_told_of_focus &&
                           facts_.was_told_of_focus(window.window_id);
  const auto of_root = may_believe ? ExposureReader::Root::place_and_state : ExposureReader::Root::place;
  ExposureReader reader;
  const InquiryOutcome outcome = application->run(
      limits, [&](Inquiry& inquiry) { reader.begin(inquiry, *application, node, *root, expected, of_root); });
  if (application->gone()) return Exposure{};
  if (outcome.end != InquiryEnd::finished)
    return fail(unfinished(outcome, application->asked(), "Looking where an element shows"));
  auto exposure = reader.exposure(facts, pane_of(window.window_id));
  exposure.stale_hits_within = traits_of(application->toolkit()).stale_hits_within;
  exposure.tells_hits_within = traits_of(application->toolkit()).tells_hits_within;
  return exposure;
}

Result<std::optional<bool>> AtspiTree::lies_in(const WindowInfo& window, const NodeHandle& handle,
                                               const Limits& limits) {
  const Reference& node = reference_of(handle);
  const std::shared_ptr<Application> application = application_of(node, limits);
  const std::optional<Reference> root = root_of(window.window_id);
  if (application == nullptr || !root) return std::optional<bool>();
  ExposureReader reader;
  const InquiryOutcome outcome = application->run(limits, [&](Inquiry& inquiry) {
    reader.begin(inquiry, *application, node, *root, {}, ExposureReader::Root::place);
  });
  if (application->gone()) return std::optional<bool>();
  if (outcome.end != InquiryEnd::finished)
    return fail(unfinished(outcome, application->asked(), "Looking which window an element lies in"));
  return reader.lies_in_root();
}

Result<PointHit> AtspiTree::hit_at(const WindowInfo& window, const NodeHandle& handle, const Exposure& exposure,
                                   double x, double y, const Limits& limits) {
  const Reference& node = reference_of(handle);
  const std::shared_ptr<Application> application = application_of(node, limits);
  const std::optional<Reference> root = root_of(window.window_id);
  if (application == nullptr || !root) return PointHit{};
  const auto* told = static_cast<const WayUp*>(exposure.memento.get());
  const WayUp way = told == nullptr ? WayUp{} : *told;
  const bool is_known = exposure.is_fresh && HitReader::can_be_reused(way);
  WindowFacts facts = way.facts;
  if (!is_known) {
    OFFHAND_ASSIGN(facts, facts_of(window.window_id, limits));
  }
  const double across = x - exposure.off_x;
  const double down = y - exposure.off_y;
  std::optional<HitReader> reader;
  const InquiryOutcome outcome = application->run(limits, [&](Inquiry& inquiry) {
    reader.emplace(*application, facts);
    if (is_known) return reader->begin_from_known(inquiry, node, way, exposure.visible, across, down);
    reader->begin(inquiry, node, *root, way, exposure.visible, across, down);
  });
  if (application->gone()) return PointHit{};
  if (outcome.end != InquiryEnd::finished)
    return fail(unfinished(outcome, application->asked(), "Looking what lies at a point"));
  return reader->hit();
}

Result<std::optional<Node>> AtspiTree::node_at(const WindowInfo& window, double x, double y, const Limits& limits) {
  OFFHAND_ASSIGN(const WindowFacts facts, facts_of(window.window_id, limits));
  auto known = recall(window.window_id, facts);
  if (!known) {
    OFFHAND_ASSIGN(known, match(window, facts, limits));
  }
  // If positions in the window are reported wrongly, so are hit tests.
  if (pane_of(window.window_id).offset != Offset{}) return std::optional<Node>();
  Application& application = *known->application;
  // Browsers answer the first hit test from old data and then update it; Firefox answers nothing until it has.
  const int questions = traits_of(application.toolkit()).stale_hits_within.count() > 0 ? 2 : 1;
  constexpr std::chrono::milliseconds time_to_look{10};
  const auto until = steady_now() + traits_of(application.toolkit()).tells_hits_within;
  PointHit hit;
  for (int question = 1; question <= questions || (hit.path.empty() && steady_now() < until); ++question) {
    if (question > questions && !pause(limits, time_to_look)) break;
    std::optional<HitReader> reader;
    const InquiryOutcome outcome = application.run(limits, [&](Inquiry& inquiry) {
      reader.emplace(application, facts);
      reader->begin(inquiry, known->root, known->root, {}, std::nullopt, x, y);
    });
    if (application.gone()) return std::optional<Node>();
    if (outcome.end != InquiryEnd::finished)
      return fail(unfinished(outcome, application.asked(), "Looking what lies at a point"));
    hit = reader->hit();
  }
  return hit.path.empty() ? std::nullopt : std::optional(std::move(hit.path.back()));
}

}  // namespace offhand::platform::atspi
