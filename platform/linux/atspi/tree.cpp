#include "platform/linux/atspi/tree.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <condition_variable>
#include <iterator>
#include <mutex>
#include <set>
#include <string>
#include <unordered_set>
#include <utility>

#include "generated/types/errors.h"
#include "platform/api/cache_counts.h"
#include "platform/host/steady_clock.h"
#include "platform/linux/atspi/actions.h"
#include "platform/linux/atspi/convert.h"
#include "platform/linux/atspi/hit_test.h"
#include "platform/linux/atspi/identity.h"
#include "platform/linux/atspi/limits.h"
#include "platform/linux/atspi/popup_search.h"
#include "platform/linux/atspi/processes.h"
#include "platform/linux/atspi/status.h"
#include "platform/linux/atspi/text.h"
#include "platform/linux/atspi/toolkit_traits.h"

namespace offhand::platform::atspi {
namespace {

constexpr std::size_t max_remembered = 256;
constexpr std::chrono::milliseconds look_interval{60};

/// False when the limits end it.
bool pause(const Limits& limits, std::chrono::milliseconds time) {
  const auto until = steady_now() + time;
  if (until >= limits.deadline) return false;
  std::mutex mutex;
  std::condition_variable_any never;
  std::unique_lock lock(mutex);
  never.wait_until(lock, limits.stop, on_this_machine(until), [] { return false; });
  return !limits.stop.stop_requested();
}

Asked asked(const Application& application) { return {application.label(), application.pid()}; }

Delivery gone() { return Delivery::not_attempted("the application of this element is gone"); }

int depth_of(const platform::Tree& tree, std::size_t index) {
  int depth = 0;
  for (int parent = tree.nodes[index].parent; parent >= 0; parent = tree.nodes[static_cast<std::size_t>(parent)].parent)
    ++depth;
  return depth;
}

/// The deepest node that passes; of equals the last, which lies on top.
template <class Predicate>
std::optional<Node> deepest(platform::Tree& tree, Predicate passes) {
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
  Node node = std::move(tree.nodes[best]);
  node.parent = -1;
  return node;
}

bool holds(const Bounds& bounds, double x, double y) {
  return x >= static_cast<double>(bounds.x) && y >= static_cast<double>(bounds.y) &&
         x < static_cast<double>(bounds.x + bounds.width) && y < static_cast<double>(bounds.y + bounds.height);
}

}  // namespace

AtspiTree::AtspiTree(EventSink& sink, const Clock& clock, WindowFactsSource facts)
    : sink_(sink), clock_(clock), facts_(std::move(facts)), registry_(facts_) {}

AtspiTree::~AtspiTree() = default;

Result<platform::Tree> AtspiTree::read(const WindowInfo& window, const ReadOptions& options, const Limits& limits) {
  OFFHAND_ASSIGN(const WindowFacts facts, facts_.window(window.window_id, limits));
  auto told_before = resting_trees_.recall(window.window_id, options, facts);
  cache_counts().count(CacheName::trees, told_before.has_value());
  if (told_before) return *std::move(told_before);
  return read(window, facts, options, Detail::full, limits, Completeness::as_far_as_time_allows);
}

Result<platform::Tree> AtspiTree::read(const WindowInfo& window, const WindowFacts& facts, const ReadOptions& options,
                                       Detail detail, const Limits& limits, Completeness completeness) {
  // An X window and its accessible belong together for life, so an earlier match holds while their names or places
  // still agree.
  if (const auto known = recall(window.window_id, facts)) {
    bool is_at_its_place = false;
    auto tree = read_matched(*known, options, detail, window, limits, completeness, &is_at_its_place);
    if (!tree && tree.error().code != "window_closed") return tree;
    if (tree && (is_at_its_place || may_be_titled(tree->nodes.front().name, facts.title))) {
      cache_counts().count(CacheName::windows, true);
      return tree;
    }
  }
  cache_counts().count(CacheName::windows, false);
  OFFHAND_ASSIGN(const Match match, this->match(window, facts, limits));
  return read_matched(match, options, detail, window, limits, completeness, nullptr);
}

Result<platform::Tree> AtspiTree::read_matched(const Match& match, const ReadOptions& options, Detail detail,
                                               const WindowInfo& window, const Limits& limits,
                                               Completeness completeness, bool* is_at_its_place) {
  auto tree = read_once(match, options, detail, window, limits, completeness, is_at_its_place);
  if (!tree || detail != Detail::full || !match.application->has_unsearched_popups()) return tree;
  const int calls = find_unheard_popups(match, *tree, limits);
  if (calls == 0) return tree;
  auto again = read_once(match, options, detail, window, limits, completeness, is_at_its_place);
  if (again) again->calls += tree->calls + calls;
  if (again || again.error().code == "window_closed") return again;
  tree->complete = false;
  tree->incomplete_reason += std::string(tree->incomplete_reason.empty() ? "" : "; ") + "no time for open menus";
  return tree;
}

int AtspiTree::find_unheard_popups(const Match& match, const platform::Tree& tree, const Limits& limits) {
  Application& application = *match.application;
  if (!facts_.shows_popup || !traits_of(application.toolkit()).lists_no_popups) {
    application.note_popups_searched();
    return 0;
  }
  const auto shows = facts_.shows_popup(match.facts.pid, limits);
  InquiryOutcome outcome;
  if (shows.value_or(false)) {
    std::unordered_set<std::string> known;
    for (const Node& node : tree.nodes) known.insert(reference_of(node.handle).path);
    outcome = application.run(limits, [&](Inquiry& inquiry) { search_popups(inquiry, application, known); });
  }
  // What was not looked for to the end is by whoever reads next.
  if (shows && outcome.end == InquiryEnd::finished) application.note_popups_searched();
  return outcome.calls;
}

Result<platform::Tree> AtspiTree::read_once(const Match& match, const ReadOptions& options, Detail detail,
                                            const WindowInfo& window, const Limits& limits, Completeness completeness,
                                            bool* is_at_its_place) {
  // Whoever asked needs some of the time for what is to be done with the tree.
  std::optional<TimePoint> until;
  if (const auto now = steady_now(); completeness == Completeness::as_far_as_time_allows && limits.deadline > now)
    until = now + (limits.deadline - now) * 4 / 5;
  std::optional<TreeReader> reader;
  Toolkit toolkit = Toolkit::unknown;
  const InquiryOutcome outcome = match.application->run(limits, [&](Inquiry& inquiry) {
    toolkit = match.application->toolkit();
    reader.emplace(inquiry, *match.application, options, detail);
    reader->begin(match.root, until);
  });
  const bool may_keep = detail == Detail::full && RestingTrees::may_keep(toolkit);
  const auto rest = may_keep ? RestingTrees::rest_of(match.application) : std::nullopt;
  if (outcome.end != InquiryEnd::finished) {
    if (match.application->gone())
      return fail(errors::window_closed({.window_id = window.window_id, .what = "reading it"}));
    return fail(unfinished(outcome, asked(*match.application),
                           "Reading the tree of window " + std::to_string(window.window_id)));
  }
  if (is_at_its_place != nullptr)
    *is_at_its_place = lies_at(toolkit, reader->frame_on_screen(), reader->frame_in_window(), match.facts);
  RootPane pane;
  platform::Tree tree = make_tree(*reader, toolkit, match.facts, pane);
  note_pane(window.window_id, std::move(pane));
  tree.cut_short = reader->cut_short() || outcome.lost_replies;
  if (outcome.lost_replies) {
    tree.complete = false;
    tree.incomplete_reason += std::string(tree.incomplete_reason.empty() ? "" : "; ") + "the application broke off";
  }
  if (tree.nodes.empty() || match.application->gone())
    return fail(errors::window_closed({.window_id = window.window_id, .what = "reading it"}));
  OFFHAND_CHECK(know_embedded(*reader, *match.application, limits));
  if (may_keep) resting_trees_.note(window.window_id, options, match.facts, tree, rest);
  tree.calls = match.calls + outcome.calls;
  return tree;
}

Result<NodeIdentity> AtspiTree::identify(const WindowInfo& window, const NodeHandle& handle, const Limits& limits) {
  const Reference& node = reference_of(handle);
  const std::shared_ptr<Application> application = application_of(node, limits);
  if (application == nullptr) return NodeIdentity{};
  const std::optional<Reference> root = root_of(window.window_id);
  std::optional<WindowFacts> facts;
  if (root) {
    if (auto current = facts_.window(window.window_id, limits)) facts = *std::move(current);
  }
  // Where a pane is told off its place, only the way up from an element tells whether it lies in there.
  if (facts && pane_of(window.window_id).offset != Offset{}) {
    OFFHAND_ASSIGN(auto shown, exposure(window, handle, limits));
    return std::move(shown.now);
  }
  IdentityReader reader;
  const InquiryOutcome outcome =
      application->run(limits, [&](Inquiry& inquiry) { reader.begin(inquiry, *application, node, root); });
  if (application->gone()) return NodeIdentity{};
  if (outcome.end != InquiryEnd::finished)
    return fail(unfinished(outcome, asked(*application), "Reading an element again"));
  return reader.identity(facts);
}

Delivery AtspiTree::perform(const NodeHandle& handle, NodeAction action, const Limits& limits) {
  return perform(handle, meaning(action), limits);
}

Delivery AtspiTree::perform_called(const NodeHandle& handle, const std::string& action, const Limits& limits) {
  return perform(handle, called(action), limits);
}

Delivery AtspiTree::perform(const NodeHandle& handle, const ActionChoice& choice, const Limits& limits) {
  const Reference& node = reference_of(handle);
  const std::shared_ptr<Application> application = application_of(node, limits);
  if (application == nullptr) return gone();
  Target target;
  Attempt attempt;
  Toolkit toolkit = Toolkit::unknown;
  const InquiryOutcome outcome = application->run(limits, [&](Inquiry& inquiry) {
    target.toolkit = toolkit = application->toolkit();
    perform_action(inquiry, application->action_names(), node, choice, target, attempt);
  });
  return with_traits(conclude(outcome, attempt, *application, "Asking an element for an action"), toolkit);
}

Delivery AtspiTree::insert_text(const NodeHandle& handle, const std::string& text, const Limits& limits) {
  const Reference& node = reference_of(handle);
  const std::shared_ptr<Application> application = application_of(node, limits);
  if (application == nullptr) return gone();
  Attempt attempt;
  const InquiryOutcome outcome = application->run(
      limits, [&](Inquiry& inquiry) { insert_at_caret(inquiry, application->toolkit(), node, text, attempt); });
  return conclude(outcome, attempt, *application, "Inserting text");
}

bool AtspiTree::is_embedded(const WindowInfo& window, const NodeHandle& node, const Limits& limits) {
  const std::shared_ptr<Application> application = application_of(reference_of(node), limits);
  return application != nullptr && application->pid() != window.pid;
}

Delivery AtspiTree::focus_quietly(const NodeHandle& handle, const Limits& limits) {
  // GTK 3 and browsers take activation and stacking along, GTK 4 answers with an error.
  return grab_focus(handle, [](Toolkit toolkit) { return toolkit == Toolkit::qt; }, limits);
}

Delivery AtspiTree::focus(const NodeHandle& handle, const Limits& limits) {
  return grab_focus(handle, [](Toolkit toolkit) { return toolkit != Toolkit::gtk4; }, limits);
}

Delivery AtspiTree::grab_focus(const NodeHandle& handle, bool (*may)(Toolkit), const Limits& limits) {
  const Reference& node = reference_of(handle);
  const std::shared_ptr<Application> application = application_of(node, limits);
  if (application == nullptr) return gone();
  Attempt attempt;
  const InquiryOutcome outcome = application->run(limits, [&](Inquiry& inquiry) {
    if (!may(application->toolkit())) {
      attempt.reason = "this toolkit moves the user's focus along, or knows no such request";
      return;
    }
    inquiry.call({node, interface::component, "GrabFocus", nullptr, &attempt.sent, true}, [&](const Reply& reply) {
      attempt.answered = reply.ok();
      if (!reply.value(attempt.accepted) || !attempt.accepted) attempt.reason = "the application declined the focus";
    });
  });
  return conclude(outcome, attempt, *application, "Focusing an element");
}

Result<std::optional<std::string>> AtspiTree::text(const NodeHandle& handle, const Limits& limits) {
  const Reference& node = reference_of(handle);
  const std::shared_ptr<Application> application = application_of(node, limits);
  if (application == nullptr) return std::optional<std::string>();
  HeldText held;
  const InquiryOutcome outcome = application->run(limits, [&](Inquiry& inquiry) { read_text(inquiry, node, held); });
  if (outcome.end != InquiryEnd::finished && !application->gone()) {
    return fail(unfinished(outcome, asked(*application), "Reading the text of an element"));
  }
  return std::move(held.text);
}

Result<std::optional<TextCaret>> AtspiTree::caret(const NodeHandle& handle, const Limits& limits) {
  const Reference& node = reference_of(handle);
  std::optional<TextCaret> caret;
  const std::shared_ptr<Application> application = application_of(node, limits);
  if (application == nullptr) return caret;
  const InquiryOutcome outcome = application->run(limits, [&](Inquiry& inquiry) { read_caret(inquiry, node, caret); });
  if (outcome.end != InquiryEnd::finished && !application->gone()) {
    return fail(unfinished(outcome, asked(*application), "Reading the caret of an element"));
  }
  return caret;
}

Result<std::optional<Node>> AtspiTree::focused(const WindowInfo& window, const Limits& limits) {
  OFFHAND_ASSIGN(const WindowFacts facts, facts_.window(window.window_id, limits));
  OFFHAND_ASSIGN(platform::Tree tree, read(window, facts, {}, Detail::focused, limits));
  return deepest(tree, [](const Node& node) { return node.states.contains(ElementState::focused); });
}

Result<void> AtspiTree::hear_out(const WindowInfo& window, const Limits& limits) {
  const std::optional<Reference> root = root_of(window.window_id);
  const std::shared_ptr<Application> application = root ? application_of(*root, limits) : nullptr;
  if (application == nullptr) return AccessibilityTree::hear_out(window, limits);
  // Any answer will do.
  const InquiryOutcome outcome = application->run(
      limits, [&](Inquiry& inquiry) { inquiry.call({*root, interface::accessible, "GetRole"}, [](const Reply&) {}); });
  if (outcome.end != InquiryEnd::finished && !application->gone())
    return fail(unfinished(outcome, asked(*application), "Hearing an application out"));
  return {};
}

Result<Exposure> AtspiTree::exposure(const WindowInfo& window, const NodeHandle& handle, const Limits& limits) {
  const Reference& node = reference_of(handle);
  const std::shared_ptr<Application> application = application_of(node, limits);
  const std::optional<Reference> root = root_of(window.window_id);
  if (application == nullptr) return Exposure{};
  if (!root) {
    // Without the root no place in the window is known.
    Exposure placeless;
    OFFHAND_ASSIGN(placeless.now, identify(window, handle, limits));
    return placeless;
  }
  OFFHAND_ASSIGN(const WindowFacts facts, facts_.window(window.window_id, limits));
  ExposureReader reader;
  const InquiryOutcome outcome =
      application->run(limits, [&](Inquiry& inquiry) { reader.begin(inquiry, *application, node, *root); });
  if (application->gone()) return Exposure{};
  if (outcome.end != InquiryEnd::finished)
    return fail(unfinished(outcome, asked(*application), "Looking where an element shows"));
  auto exposure = reader.exposure(facts, pane_of(window.window_id));
  exposure.stale_hits_within = traits_of(application->toolkit()).stale_hits_within;
  exposure.tells_hits_within = traits_of(application->toolkit()).tells_hits_within;
  return exposure;
}

Result<PointHit> AtspiTree::hit_at(const WindowInfo& window, const NodeHandle& handle, const Exposure& exposure,
                                   double x, double y, const Limits& limits) {
  const Reference& node = reference_of(handle);
  const std::shared_ptr<Application> application = application_of(node, limits);
  const std::optional<Reference> root = root_of(window.window_id);
  if (application == nullptr || !root) return PointHit{};
  OFFHAND_ASSIGN(const WindowFacts facts, facts_.window(window.window_id, limits));
  std::vector<Reference> ancestors;
  std::ranges::transform(exposure.ancestors, std::back_inserter(ancestors), reference_of);
  std::optional<HitReader> reader;
  const InquiryOutcome outcome = application->run(limits, [&](Inquiry& inquiry) {
    reader.emplace(*application, facts);
    reader->begin(inquiry, node, *root, ancestors, exposure.visible, x - exposure.off_x, y - exposure.off_y);
  });
  if (application->gone()) return PointHit{};
  if (outcome.end != InquiryEnd::finished)
    return fail(unfinished(outcome, asked(*application), "Looking what lies at a point"));
  return reader->hit();
}

Result<std::optional<Node>> AtspiTree::node_at(const WindowInfo& window, double x, double y, const Limits& limits) {
  OFFHAND_ASSIGN(const WindowFacts facts, facts_.window(window.window_id, limits));
  auto known = recall(window.window_id, facts);
  if (!known) {
    OFFHAND_ASSIGN(known, match(window, facts, limits));
  }
  // Where parts of the window are told beside their places, so is what lies at one.
  if (pane_of(window.window_id).offset != Offset{}) return std::optional<Node>();
  Application& application = *known->application;
  // Browsers answer the first question as it was before, and go and look; Firefox answers nothing until it has.
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
      return fail(unfinished(outcome, asked(application), "Looking what lies at a point"));
    hit = reader->hit();
  }
  return hit.path.empty() ? std::nullopt : std::optional(std::move(hit.path.back()));
}

Delivery AtspiTree::scroll_into_view(const NodeHandle& handle, const Limits& limits) {
  const Reference& node = reference_of(handle);
  const std::shared_ptr<Application> application = application_of(node, limits);
  if (application == nullptr) return gone();
  Attempt attempt;
  const InquiryOutcome outcome = application->run(limits, [&](Inquiry& inquiry) {
    constexpr std::uint32_t anywhere = 6;  // ATSPI_SCROLL_ANYWHERE
    inquiry.call(
        {node, interface::component, "ScrollTo",
         [](sd_bus_message* message) { return sd_bus_message_append(message, "u", anywhere); }, &attempt.sent, true},
        [&](const Reply& reply) {
          // Toolkits without it say so in several ways; none of them has scrolled.
          attempt.answered = !reply.is_lost();
          if (!reply.value(attempt.accepted) || !attempt.accepted)
            attempt.reason = "the application cannot scroll to it";
        });
  });
  return conclude(outcome, attempt, *application, "Scrolling to an element");
}

Result<std::optional<Node>> AtspiTree::pressable_at(const WindowInfo& window, double x, double y,
                                                    const Limits& limits) {
  OFFHAND_ASSIGN(const WindowFacts facts, facts_.window(window.window_id, limits));
  OFFHAND_ASSIGN(platform::Tree tree, read(window, facts, {}, Detail::full, limits));
  const auto application =
      tree.nodes.empty() ? nullptr : application_of(reference_of(tree.nodes.front().handle), limits);
  const bool tells_offers = application && !traits_of(application->toolkit()).offers_actions_everywhere;
  return deepest(tree, [&](const Node& node) {
    if (!node.bounds || !holds(*node.bounds, x, y)) return false;
    for (const ElementState state : {ElementState::hidden, ElementState::offscreen, ElementState::disabled}) {
      if (node.states.contains(state)) return false;
    }
    if (tells_offers) return node.verbs.contains(NodeAction::press);
    static constexpr auto items = std::to_array<std::string_view>({"cell", "listitem", "option", "row", "treeitem"});
    const bool is_text = node.editable_text || node.role == "textbox";
    const bool is_item = std::ranges::find(items, node.role) != items.end();
    const auto activation = is_text ? Activation::submits : is_item ? Activation::opens : Activation::clicks;
    return choose_action(node.actions, NodeAction::press, activation).has_value();
  });
}

void AtspiTree::note_pane(std::int64_t window_id, RootPane pane) {
  const std::lock_guard lock(mutex_);
  if (const auto found = bindings_.find(window_id); found != bindings_.end()) found->second.pane = std::move(pane);
}

RootPane AtspiTree::pane_of(std::int64_t window_id) {
  const std::lock_guard lock(mutex_);
  const auto found = bindings_.find(window_id);
  return found == bindings_.end() ? RootPane{} : found->second.pane;
}

std::optional<Reference> AtspiTree::root_of(std::int64_t window_id) {
  const std::lock_guard lock(mutex_);
  const auto found = bindings_.find(window_id);
  return found == bindings_.end() ? std::nullopt : std::optional(found->second.root);
}

std::optional<AtspiTree::Match> AtspiTree::recall(std::int64_t window_id, const WindowFacts& facts) {
  const std::lock_guard lock(mutex_);
  const auto binding = bindings_.find(window_id);
  if (binding == bindings_.end() || binding->second.pid != facts.pid) return std::nullopt;
  const auto found = applications_.find(binding->second.root.application);
  if (found == applications_.end() || found->second->gone()) return std::nullopt;
  Match match;
  match.application = found->second;
  match.root = binding->second.root;
  match.facts = facts;
  return match;
}

Result<AtspiTree::Match> AtspiTree::match(const WindowInfo& window, WindowFacts facts, const Limits& limits) {
  // Name, place and state of a window change one after the other, and the application tells its own at its leisure.
  constexpr int looks = 4;
  for (int look = 1;; ++look) {
    auto found = match_once(window, facts, limits);
    const bool may_change = !found && (found.error().code == "ambiguous_window" ||
                                       found.error().data.find("\"others\"") != std::string::npos);
    if (!may_change || look == looks || !pause(limits, look_interval)) return found;
    OFFHAND_ASSIGN(facts, facts_.window(window.window_id, limits));
  }
}

Result<AtspiTree::Match> AtspiTree::match_once(const WindowInfo& window, const WindowFacts& facts,
                                               const Limits& limits) {
  OFFHAND_ASSIGN(const std::vector<AccessibleProcess> processes, registry_.applications(limits));
  const auto own = [&](bool registered) {
    std::vector<AccessibleProcess> result;
    for (const AccessibleProcess& process : processes) {
      if (process.pid == facts.pid && process.registered == registered) result.push_back(process);
    }
    return result;
  };
  const auto related = [&] {
    std::vector<AccessibleProcess> result;
    for (const AccessibleProcess& process : processes) {
      if (process.registered && process.pid != facts.pid && are_related(process.pid, facts.pid))
        result.push_back(process);
    }
    return result;
  };
  Match match;
  std::vector<Candidate> rejected;
  std::optional<Error> unanswered;
  // The window's own process; the same where the registry missed it; a relative (a sandbox's proxy, a helper).
  for (int tier = 0; tier < 3; ++tier) {
    const std::vector<AccessibleProcess> group = tier == 0 ? own(true) : tier == 1 ? own(false) : related();
    OFFHAND_ASSIGN(std::vector<Candidate> candidates, candidates_of(group, limits, match.calls, unanswered));
    if (tier < 2) rejected.insert(rejected.end(), candidates.begin(), candidates.end());
    candidates =
        atspi::choose(std::move(candidates), facts, tier < 2 ? Strictness::same_process : Strictness::related_process);
    if (candidates.size() > 1) {
      return fail(errors::ambiguous_window({.window_id = window.window_id,
                                            .title = facts.title,
                                            .count = static_cast<int>(candidates.size()),
                                            .candidates = describe(candidates)}));
    }
    if (candidates.empty()) {
      if (unanswered) return fail(*std::move(unanswered));
      continue;
    }
    match.application = candidates.front().application;
    match.root = candidates.front().handle;
    match.facts = facts;
    const std::lock_guard lock(mutex_);
    if (bindings_.size() >= max_remembered) bindings_.clear();
    bindings_[window.window_id] = {.root = match.root, .pid = facts.pid};
    return match;
  }
  errors::AccessibilityOff blind{
      .app = window.app_name, .pid = facts.pid, .how = std::nullopt, .window_id = std::nullopt, .others = std::nullopt};
  if (!rejected.empty()) {
    blind.window_id = window.window_id;
    blind.others = describe(rejected);
    blind.how = "which helps only where its other windows have none either";
    return fail(errors::accessibility_off(blind));
  }
  if (facts_.how_to_show_tree) {
    if (auto how = facts_.how_to_show_tree(facts.pid); !how.empty()) blind.how = std::move(how);
  }
  return fail(errors::accessibility_off(blind));
}

Result<bool> AtspiTree::enabled(const Limits& limits) { return read_enabled(limits); }

Result<void> AtspiTree::enable(const Limits& limits) { return switch_on(limits); }

Result<std::vector<Candidate>> AtspiTree::candidates_of(const std::vector<AccessibleProcess>& processes,
                                                        const Limits& limits, int& calls,
                                                        std::optional<Error>& unanswered) {
  std::vector<Candidate> candidates;
  for (const AccessibleProcess& process : processes) {
    OFFHAND_ASSIGN(const std::shared_ptr<Application> application, this->application(process, limits));
    // One that never answers leaves time for the others of its process, and for reading what they have.
    const auto now = steady_now();
    const bool is_alone = processes.size() == 1;
    const Limits share{is_alone ? limits.deadline : now + (limits.deadline - now) / 2, limits.stop};
    const InquiryOutcome outcome =
        application->run(share, [&](Inquiry& inquiry) { gather_candidates(inquiry, application, candidates); });
    calls += outcome.calls;
    if (outcome.end == InquiryEnd::finished && !application->gone()) continue;
    std::erase_if(candidates, [&](const Candidate& candidate) { return candidate.application == application; });
    if (!application->gone()) unanswered = unfinished(outcome, asked(*application), "Listing its windows");
  }
  return candidates;
}

Result<std::shared_ptr<Application>> AtspiTree::application(const AccessibleProcess& process, const Limits& limits) {
  OFFHAND_ASSIGN(const std::string address, registry_.bus_address(limits));
  // Destroyed after the lock is gone: each joins its thread.
  std::vector<std::shared_ptr<Application>> dead;
  const std::lock_guard lock(mutex_);
  for (auto entry = applications_.begin(); entry != applications_.end();) {
    if (entry->second->gone()) {
      dead.push_back(std::move(entry->second));
      entry = applications_.erase(entry);
    } else {
      ++entry;
    }
  }
  std::shared_ptr<Application>& application = applications_[process.name];
  if (application == nullptr)
    application = std::make_shared<Application>(address, process.name, process.pid, sink_, clock_);
  return application;
}

/// A page of another process is in no list of applications.
Result<void> AtspiTree::know_embedded(const TreeReader& reader, const Application& host, const Limits& limits) {
  std::set<std::string> names;
  for (const Accessible& item : reader.nodes()) {
    if (item.handle.application != host.name()) names.insert(item.handle.application);
  }
  for (const std::string& name : names) {
    // What is done in there is done in the window that holds it.
    OFFHAND_CHECK(application({.name = name, .pid = host.pid()}, limits));
  }
  return {};
}

std::shared_ptr<Application> AtspiTree::application_of(const Reference& node, const Limits& limits) {
  {
    const std::lock_guard lock(mutex_);
    const auto found = applications_.find(node.application);
    if (found != applications_.end()) return found->second->gone() ? nullptr : found->second;
  }
  // A node embedded from another process, whose application was never looked for itself.
  const auto processes = registry_.applications(limits);
  if (!processes) return nullptr;
  for (const AccessibleProcess& process : *processes) {
    if (process.name != node.application) continue;
    const auto created = application(process, limits);
    return created ? *created : nullptr;
  }
  return nullptr;
}

}  // namespace offhand::platform::atspi
