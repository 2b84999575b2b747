#include "platform/linux/atspi/tree.h"

#include <string>
#include <unordered_set>
#include <utility>

#include "generated/types/errors.h"
#include "platform/api/cache_counts.h"
#include "platform/host/steady_clock.h"
#include "platform/linux/atspi/applications/toolkit_traits.h"
#include "platform/linux/atspi/bus/limits.h"
#include "platform/linux/atspi/bus/status.h"
#include "platform/linux/atspi/elements/identity.h"
#include "platform/linux/atspi/reading/convert.h"
#include "platform/linux/atspi/reading/popup_search.h"

namespace offhand::platform::atspi {

AtspiTree::AtspiTree(EventSink& sink, const Clock& clock, WindowFactsSource facts)
    : sink_(sink), clock_(clock), facts_(std::move(facts)), registry_(facts_) {}

AtspiTree::~AtspiTree() = default;

Result<platform::Tree> AtspiTree::read(const WindowInfo& window, const ReadOptions& options, const Limits& limits) {
  std::optional<WindowFacts> facts;
  std::optional<platform::Tree> told_before;
  if (resting_trees_.keeps(window.window_id, options)) {
    // Of a moment ago is enough: whoever moves or renames a window since wakes its application.
    OFFHAND_ASSIGN(facts, recent_facts_of(window.window_id, limits));
    told_before = resting_trees_.recall(window.window_id, options, *facts);
  }
  cache_counts().count(CacheName::trees, told_before.has_value());
  if (told_before) return *std::move(told_before);
  if (!facts || facts_.recent_window) {
    OFFHAND_ASSIGN(facts, facts_of(window.window_id, limits));
  }
  return read(window, *facts, options, Detail::full, limits, Completeness::as_far_as_time_allows);
}

Result<platform::Tree> AtspiTree::read(const WindowInfo& window, const WindowFacts& facts, const ReadOptions& options,
                                       Detail detail, const Limits& limits, Completeness completeness) {
  // An X window and its accessible belong together for life, so an earlier match stays valid while their names or
  // places agree.
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
  // An incomplete search is left to the next reading.
  if (shows && outcome.end == InquiryEnd::finished) application.note_popups_searched();
  return outcome.calls;
}

Result<platform::Tree> AtspiTree::read_once(const Match& match, const ReadOptions& options, Detail detail,
                                            const WindowInfo& window, const Limits& limits, Completeness completeness,
                                            bool* is_at_its_place) {
  // The caller needs some of the time to use the tree.
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
    return fail(unfinished(outcome, match.application->asked(),
                           "Reading the tree of window " + std::to_string(window.window_id)));
  }
  if (is_at_its_place != nullptr)
    *is_at_its_place = lies_at(toolkit, reader->frame_on_screen(), reader->frame_in_window(), match.facts);
  RootPane pane = pane_of(window.window_id);
  AttributesByNode attributes;
  platform::Tree tree = make_tree(*reader, toolkit, match.facts, pane, attributes);
  if (detail == Detail::full) attributes_.keep(window.window_id, std::move(attributes));
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
    if (auto current = facts_of(window.window_id, limits)) facts = *std::move(current);
  }
  // If the root pane's position is reported wrongly, only the element's ancestors show whether it is inside.
  if (facts && pane_of(window.window_id).offset != Offset{}) {
    OFFHAND_ASSIGN(auto shown, exposure(window, handle, {}, limits));
    return std::move(shown.now);
  }
  IdentityReader reader;
  const InquiryOutcome outcome =
      application->run(limits, [&](Inquiry& inquiry) { reader.begin(inquiry, *application, node, root); });
  if (application->gone()) return NodeIdentity{};
  if (outcome.end != InquiryEnd::finished)
    return fail(unfinished(outcome, application->asked(), "Reading an element again"));
  return reader.identity(facts);
}

bool AtspiTree::answers_as_it_reads(const NodeHandle& handle) const {
  const std::lock_guard lock(mutex_);
  const auto found = applications_.find(reference_of(handle).application);
  return found != applications_.end() && traits_of(found->second->toolkit()).answers_as_it_reads;
}

Result<std::optional<States>> AtspiTree::states(const WindowInfo& /*window*/, const NodeHandle& handle,
                                                const Limits& limits) {
  const Reference& node = reference_of(handle);
  const std::shared_ptr<Application> application = application_of(node, limits);
  if (application == nullptr) return std::optional<States>();
  StateReader reader;
  const InquiryOutcome outcome =
      application->run(limits, [&](Inquiry& inquiry) { reader.begin(inquiry, *application, node); });
  if (application->gone()) return std::optional<States>();
  if (outcome.end != InquiryEnd::finished)
    return fail(unfinished(outcome, application->asked(), "Reading the states of an element"));
  return reader.states();
}

Result<void> AtspiTree::hear_out(const WindowInfo& window, const Limits& limits) {
  const std::optional<Reference> root = root_of(window.window_id);
  const std::shared_ptr<Application> application = root ? application_of(*root, limits) : nullptr;
  if (application == nullptr) return AccessibilityTree::hear_out(window, limits);
  // Any answer will do.
  const InquiryOutcome outcome = application->run(
      limits, [&](Inquiry& inquiry) { inquiry.call({*root, interface::accessible, "GetRole"}, [](const Reply&) {}); });
  if (outcome.end != InquiryEnd::finished && !application->gone())
    return fail(unfinished(outcome, application->asked(), "Hearing an application out"));
  return {};
}

Result<bool> AtspiTree::enabled(const Limits& limits) { return read_enabled(limits); }

Result<void> AtspiTree::enable(const Limits& limits) { return switch_on(limits); }

}  // namespace offhand::platform::atspi
