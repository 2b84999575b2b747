#include "impl/target/element_search.h"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

#include "codegen/runtime/utf8.h"
#include "generated/types/errors.h"
#include "impl/query/node_words.h"
#include "impl/target/connected_application.h"

namespace offhand {
namespace {

/// All of the tree: what does not show, or comes late in a large one, is what one searches for.
/// Of candidates in an error.
constexpr std::size_t most_matches_told = 5;
/// Of candidates in a question.
constexpr std::size_t most_choices = 20;
/// Of a query in an error, in bytes.
constexpr std::size_t longest_quoted = 100;

std::string quoted(std::string_view text) {
  if (text.size() <= longest_quoted) return fmt::format("\"{}\"", text);
  auto end = longest_quoted;
  while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80) --end;
  return fmt::format("\"{}...\" ({} bytes)", text.substr(0, end), text.size());
}

/// Of all nodes of these readings, as pages and toolkits call them.
std::vector<std::string> identifiers_of(const Scope& scope, const std::vector<SnapshotPtr>& snapshots) {
  std::vector<std::string> identifiers;
  for (const auto& snapshot : snapshots) {
    std::vector<platform::NodeHandle> handles;
    for (const auto& element : snapshot->elements) handles.push_back(element.node.handle);
    auto markup = scope.platform.tree().markup(handles, scope.limits);
    if (!markup) markup = std::vector<platform::Markup>(handles.size());
    for (auto& one : *markup) identifiers.push_back(std::move(one.id));
  }
  return identifiers;
}

/// By its place among all elements of these readings.
MatchingElement element_at(const std::vector<SnapshotPtr>& snapshots, std::size_t place) {
  auto snapshot = snapshots.begin();
  for (; place >= (*snapshot)->elements.size(); ++snapshot) place -= (*snapshot)->elements.size();
  return {*snapshot, &(*snapshot)->elements[place]};
}

class Search {
 public:
  Search(const Scope& scope, Perception& perception, std::optional<ConfigAccessibilityEnable> policy)
      : scope_(scope), perception_(perception), policy_(policy) {}

  /// The first error where no window can be read.
  Result<std::vector<SnapshotPtr>> read(const std::vector<platform::WindowInfo>& windows, ElementSearch& search,
                                        const WindowsRead& tell = {}) {
    std::vector<SnapshotPtr> snapshots;
    std::optional<Error> first_error;
    for (const auto& window : windows) {
      if (tell) tell(static_cast<std::size_t>(&window - windows.data()), windows.size());
      auto snapshot = perception_.snapshot(scope_.platform, window, whole_window, scope_.limits);
      if (snapshot) {
        note(search, (*snapshot)->complete, (*snapshot)->incomplete_reason);
        snapshots.push_back(*std::move(snapshot));
        continue;
      }
      OFFHAND_CHECK(scope_.still_allowed("Looking for an element"));
      auto why = perception_.explain_blindness(snapshot.error(), window, scope_.platform, scope_.limits, policy_);
      note(search, false, fmt::format("window {} could not be read: {}", window.window_id, why.message));
      if (!first_error) first_error = std::move(why);
    }
    if (snapshots.empty() && first_error) return fail(*std::move(first_error));
    search.searched.insert(search.searched.end(), snapshots.begin(), snapshots.end());
    return snapshots;
  }

  void match(const query::Query& query, const std::vector<SnapshotPtr>& snapshots, ElementSearch& search) const {
    query::Nodes nodes([&] { return identifiers_of(scope_, snapshots); });
    for (const auto& snapshot : snapshots) {
      nodes.begin_tree();
      for (const auto& element : snapshot->elements) nodes.add(element.node);
    }
    const auto matches = query.match(nodes);
    search.strategy = to_string(matches.winner);
    search.tried.clear();
    for (const auto strategy : query.strategies()) {
      search.tried.emplace_back(to_string(strategy));
      if (matches.total > 0 && strategy == matches.winner) break;
    }
    search.total = matches.total;
    for (const auto place : matches.places) search.found.push_back(element_at(snapshots, place));
  }

  /// The element of a token, as its window shows it now.
  Result<ElementSearch> of_reference(std::int64_t pid, std::string_view token) {
    const auto parts = Perception::parse_token(token);
    const auto unknown = [&] {
      return fail(errors::unknown_element(
          {.element = fmt::format("The element of token {}", token), .window_id = parts->window_id}));
    };
    if (parts->boot_id != perception_.boot_id()) {
      return fail(errors::stale_element({.element = fmt::format("The element of token {}", token),
                                         .window_id = parts->window_id,
                                         .reason = "the token is from another run of offhand",
                                         .candidates = std::nullopt}));
    }
    if (!scope_.session.last_shown(parts->window_id, parts->index)) return unknown();
    ElementSearch search{.strategy = "element_ref", .tried = {"element_ref"}};
    const auto window = scope_.platform.windows().describe(parts->window_id, scope_.limits);
    if (!window) return search;
    if (window->pid != pid) {
      return fail(errors::window_owner_mismatch({.window_id = parts->window_id, .owner_pid = window->pid, .pid = pid}));
    }
    OFFHAND_ASSIGN(const auto snapshots, read({*window}, search));
    if (const auto* element = snapshots.front()->find(parts->index)) {
      search.found.push_back({snapshots.front(), element});
      search.total = 1;
    }
    return search;
  }

 private:
  static void note(ElementSearch& search, bool complete, const std::string& reason) {
    if (complete) return;
    search.complete = false;
    search.incomplete_reason += (search.incomplete_reason.empty() ? "" : "; ") + reason;
  }

  const Scope& scope_;
  Perception& perception_;
  std::optional<ConfigAccessibilityEnable> policy_;
};

std::string described(const Scope& scope, const Perception& perception, const MatchingElement& found) {
  const auto& node = found.element->node;
  return fmt::format("{} \"{}\"{} (element_ref {})", to_string(node.role), node.name,
                     node.states.contains(ElementState::hidden) ? ", hidden" : "", hand_out(scope, perception, found));
}

/// What lets people tell it from others of the same name.
std::string told_apart(const MatchingElement& found) {
  const auto& node = found.element->node;
  const auto& window = found.snapshot->window;
  auto words = fmt::format("{} \"{}\"", to_string(node.role), node.name);
  if (node.bounds)
    words += fmt::format(" at {}, {}", window.bounds.x + node.bounds->x, window.bounds.y + node.bounds->y);
  if (node.states.contains(ElementState::hidden)) words += ", hidden";
  return words + fmt::format(" in the window \"{}\"", window.title);
}

/// Names what was tried. It is no part of the message's template, because only some of those who say that nothing
/// matches know it.
Error with_strategies(Error error, const ElementSearch& search) {
  if (search.tried.empty()) return error;
  auto data = nlohmann::json::parse(error.data);
  data["strategies_tried"] = search.tried;
  error.data = data.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
  error.message += fmt::format(" Tried: {}.", fmt::join(search.tried, ", "));
  return error;
}

Error not_understood(const query::Problem& problem) {
  return errors::invalid_query({.at = static_cast<std::int64_t>(problem.at), .reason = problem.reason});
}

}  // namespace

std::optional<std::string> nearest_name(const ElementSearch& search, std::string_view text) {
  double best = 0;
  const SnapshotElement* nearest = nullptr;
  for (const auto& snapshot : search.searched) {
    for (const auto& element : snapshot->elements) {
      const double like = likeness(element.node.name, text);
      if (like <= best) continue;
      best = like;
      nearest = &element;
    }
  }
  if (nearest == nullptr) return std::nullopt;
  return fmt::format("{} \"{}\"", to_string(nearest->node.role), nearest->node.name);
}

namespace {

/// What keeps the rest of a window, or of a page, from being used: which dialog, and what it says.
std::optional<std::string> modal_dialog_in(const ElementSearch& search) {
  for (const auto& snapshot : search.searched) {
    const auto& all = snapshot->elements;
    const auto dialog = std::ranges::find_if(all, [](const SnapshotElement& element) {
      const auto& node = element.node;
      const bool is_dialog = node.role == Role::dialog || node.role == Role::alertdialog;
      return is_dialog && node.states.contains(ElementState::modal) && shows(node);
    });
    if (dialog == all.end()) continue;
    const auto says = std::ranges::find_if(all, [&](const SnapshotElement& element) {
      return element.parent == dialog->node.handle && element.node.role == Role::text && !element.node.name.empty();
    });
    auto told = fmt::format("the {} \"{}\"", to_string(dialog->node.role), preview(dialog->node.name));
    if (says != all.end()) told += fmt::format(" (\"{}\")", preview(says->node.name));
    return told;
  }
  return std::nullopt;
}

}  // namespace

bool is_reference(const Perception& perception, std::string_view words) {
  const auto parts = Perception::parse_token(words);
  return parts && parts->boot_id.size() == perception.boot_id().size();
}

Result<query::Query> read_query(std::string_view text, query::Strategy strategy) {
  auto query = query::Query::parse(text, strategy);
  if (query) return *std::move(query);
  return fail(not_understood(query.error()));
}

Result<SearchedWindows> searched_windows(const Scope& scope, std::int64_t pid, const std::string& app) {
  OFFHAND_ASSIGN(auto windows, windows_of(scope, pid));
  if (windows.empty())
    return fail(errors::no_window({.app = app, .pid = pid, .reason = std::nullopt, .output = std::nullopt}));
  SearchedWindows searched;
  for (auto& window : windows) (window.blocked_by ? searched.then : searched.first).push_back(std::move(window));
  return searched;
}

Result<ElementSearch> search_elements(const Scope& scope, Perception& perception, std::int64_t pid,
                                      const std::string& app, std::string_view text, query::Strategy strategy,
                                      std::optional<ConfigAccessibilityEnable> policy) {
  Search searching(scope, perception, policy);
  perception.provide_accessibility(scope.platform, scope.limits, policy);
  if (is_reference(perception, text)) return searching.of_reference(pid, text);
  OFFHAND_ASSIGN(const auto query, read_query(text, strategy));
  OFFHAND_ASSIGN(const auto windows, searched_windows(scope, pid, app));
  ElementSearch search;
  for (const auto* group : {&windows.first, &windows.then}) {
    if (group->empty()) continue;
    OFFHAND_ASSIGN(const auto snapshots, searching.read(*group, search));
    searching.match(query, snapshots, search);
    if (search.total > 0) break;
  }
  if (search.total == 0 && query.problem()) return fail(not_understood(*query.problem()));
  return search;
}

Result<ElementSearch> read_application(const Scope& scope, Perception& perception, std::int64_t pid,
                                       const std::string& app, std::optional<ConfigAccessibilityEnable> policy,
                                       const WindowsRead& tell) {
  Search searching(scope, perception, policy);
  perception.provide_accessibility(scope.platform, scope.limits, policy);
  OFFHAND_ASSIGN(auto windows, windows_of(scope, pid));
  if (windows.empty())
    return fail(errors::no_window({.app = app, .pid = pid, .reason = std::nullopt, .output = std::nullopt}));
  ElementSearch all;
  OFFHAND_CHECK(searching.read(windows, all, tell));
  return all;
}

std::string hand_out(const Scope& scope, const Perception& perception, const MatchingElement& found) {
  const auto window_id = found.snapshot->window.window_id;
  scope.session.mention(window_id, {*found.element});
  scope.session.keep_reference(window_id, *found.element);
  return perception.token(window_id, found.element->index);
}

Ambiguity ambiguity_of(const Scope& scope, const Perception& perception, const ElementSearch& search,
                       const std::string& app, std::string_view text) {
  Ambiguity ambiguity{.query = quoted(text), .app = app, .total = search.found.size()};
  for (std::size_t i = 0; i < std::min(search.found.size(), most_choices); ++i) {
    const auto& found = search.found[i];
    ambiguity.candidates.push_back({hand_out(scope, perception, found), told_apart(found)});
  }
  return ambiguity;
}

Unmatched unmatched_of(const ElementSearch& search, const std::string& app, std::string_view text) {
  return {.query = quoted(text), .app = app, .nearest = nearest_name(search, text)};
}

Result<MatchingElement> only_one(const Scope& scope, const Perception& perception, const ElementSearch& search,
                                 const std::string& app, std::string_view text) {
  if (search.found.size() == 1) return search.found.front();
  if (search.found.empty()) {
    const auto wanted =
        search.total == 0 ? quoted(text) : fmt::format("{}, of which there are only {}", quoted(text), search.total);
    return fail(with_strategies(
        errors::no_matching_element(
            {.query = wanted, .app = app, .nearest = nearest_name(search, text), .dialog = modal_dialog_in(search)}),
        search));
  }
  std::string candidates;
  for (std::size_t i = 0; i < std::min(search.found.size(), most_matches_told); ++i)
    candidates += (i == 0 ? "" : ", ") + described(scope, perception, search.found[i]);
  if (search.found.size() > most_matches_told)
    candidates += fmt::format(" and {} more", search.found.size() - most_matches_told);
  return fail(errors::ambiguous_query({.query = quoted(text),
                                       .app = app,
                                       .count = static_cast<std::int64_t>(search.found.size()),
                                       .candidates = candidates}));
}

}  // namespace offhand
