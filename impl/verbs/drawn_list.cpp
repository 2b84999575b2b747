#include "impl/verbs/drawn_list.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <functional>
#include <memory>
#include <set>
#include <string_view>
#include <utility>
#include <vector>

#include "generated/types/errors.h"
#include "impl/verbs/option_choice.h"
#include "impl/verbs/pointer_strategies.h"
#include "impl/verbs/text.h"
#include "platform/api/form_fields.h"

namespace offhand {
namespace {

using platform::Delivery;
using platform::Node;

/// For a list to be drawn by a page that is busy, and to be told of.
constexpr std::chrono::milliseconds time_to_be_drawn{2000};
/// For the list of a field that is written into to begin to show; some have none.
constexpr std::chrono::milliseconds time_to_begin{400};
constexpr std::chrono::milliseconds drawn_look_interval{30};

/// One without a name is nothing that could be chosen by its name.
bool is_option(const Node& node) {
  return (node.role == Role::option || node.role == Role::listitem) && !node.name.empty() &&
         !node.states.contains(ElementState::hidden);
}

/// Which nodes lie in one of these.
std::vector<bool> lying_in(const std::vector<Node>& nodes, const std::vector<platform::NodeHandle>& holders) {
  std::vector<bool> lies(nodes.size());
  for (std::size_t i = 0; i < nodes.size(); ++i) {
    const int parent = nodes[i].parent;
    lies[i] = (parent >= 0 && lies[static_cast<std::size_t>(parent)]) ||
              std::ranges::find(holders, nodes[i].handle) != holders.end();
  }
  return lies;
}

bool is_shown(const Node& node) {
  return node.bounds && node.bounds->width > 0 && node.bounds->height > 0 &&
         !node.states.contains(ElementState::offscreen);
}

/// Firefox reads the mark before an item of a list as part of its name.
std::string without_mark(const std::string& name) {
  for (const std::string_view mark : {"\u2022 ", "\u25e6 ", "\u25aa ", "\u25cb ", "\u25a0 "}) {
    if (name.starts_with(mark)) return name.substr(mark.size());
  }
  return name;
}

bool lies_at(const Node& node, const std::optional<Bounds>& place) {
  return node.bounds && place && node.bounds->x == place->x && node.bounds->y == place->y &&
         node.bounds->width == place->width && node.bounds->height == place->height;
}

class DrawnList {
 public:
  DrawnList(ActionRun& run, std::string name) : run_(run), element_(*run.target().element), name_(std::move(name)) {}

  Delivery choose() {
    const bool is_open = element_.now.states.contains(ElementState::expanded);
    const auto before = is_open ? std::vector<Node>() : options();
    for (const auto& node : before) shown_before_.push_back(node.handle);
    if (!is_open) {
      auto opened = click_at_target(run_, {});
      if (opened.outcome != platform::Outcome::delivered) return opened;
    }
    const auto wanted = await_option(Opened::by_click);
    if (!wanted || wanted->states.contains(ElementState::disabled)) {
      // As somebody closes it who does not find what they looked for.
      static_cast<void>(run_.deliver(platform::Keys{.keys = {{.key = "escape", .modifiers = {}}}, .delay = {}}));
      return Delivery::failed(wanted ? option_is_disabled(run_, without_mark(wanted->name)) : not_there());
    }
    return click(*wanted);
  }

  /// Once its text was written. Where that led to no option called so, it stands there alone.
  Delivery choose_written(const std::function<Delivery()>& write) {
    for (const auto& node : options()) shown_before_.push_back(node.handle);
    auto written = write();
    if (written.outcome != platform::Outcome::delivered) return written;
    const auto wanted = await_option(Opened::by_text);
    if (!wanted) return written;
    if (wanted->states.contains(ElementState::disabled))
      return Delivery::unknown(written.path, fmt::format("its option \"{}\" is disabled", without_mark(wanted->name)));
    auto clicked = click(*wanted);
    was_clicked_ = clicked.outcome == platform::Outcome::delivered;
    // Its text was written, which must not pass for nothing.
    return was_clicked_ ? clicked : Delivery::unknown(written.path, clicked.reason);
  }

  /// What holds the list is called by what was chosen, or holds it as its text, or its text lies in what it holds.
  std::optional<Evidence> chosen() const {
    auto& tree = run_.platform().tree();
    const auto& node = element_.seen.node;
    const auto now = tree.identify(run_.target().window, node.handle, run_.limits());
    if (!now || !now->exists) return std::nullopt;
    const Evidence evidence{EvidenceKind::state_readback, fmt::format("it shows \"{}\" now", name_)};
    if (now->name == name_) return evidence;
    const auto text = tree.text(node.handle, run_.limits());
    if (text && *text && **text == name_) return evidence;
    return !name_.empty() && value() == name_ ? std::optional(evidence) : std::nullopt;
  }

  /// As the window shows it.
  std::string value() const {
    const auto& handle = element_.seen.node.handle;
    const auto tree = run_.platform().tree().read(run_.target().window, {.within = handle}, run_.limits());
    if (!tree) return {};
    const auto found = std::ranges::find(tree->nodes, handle, &Node::handle);
    return found == tree->nodes.end() ? std::string() : found->value;
  }

  /// Of the option, once it was found.
  const std::string& name() const { return name_; }
  bool was_clicked() const { return was_clicked_; }

 private:
  enum class Opened { by_click, by_text };

  Delivery click(const Node& option) {
    name_ = without_mark(option.name);
    platform::PointerClick click;
    const auto& lies = *option.bounds;
    click.x = static_cast<double>(lies.x) + static_cast<double>(lies.width) / 2;
    click.y = static_cast<double>(lies.y) + static_cast<double>(lies.height) / 2;
    return run_.deliver(click);
  }

  bool is_expanded() const {
    const auto states = run_.platform().tree().states(run_.target().window, element_.seen.node.handle, run_.limits());
    return states && *states && (*states)->contains(ElementState::expanded);
  }

  /// The lists that it says to be its own, by now.
  std::vector<platform::NodeHandle> own_lists() const {
    auto* fields = dynamic_cast<platform::FormFields*>(&run_.platform().tree());
    if (fields == nullptr) return {};
    return fields->own_lists(element_.seen.node.handle, run_.limits()).value_or(std::vector<platform::NodeHandle>());
  }

  /// Those of its own lists; where it has none that shows, those that show and did not before the list was opened. With
  /// those that are scrolled away beside them.
  std::vector<Node> options() const {
    const auto tree = run_.platform().tree().read(run_.target().window, {}, run_.limits());
    if (!tree) return {};
    if (const auto lists = own_lists(); !lists.empty()) {
      const auto lies = lying_in(tree->nodes, lists);
      if (auto own = options_among(tree->nodes, [&](std::size_t place) { return lies[place]; }); !own.empty())
        return own;
    }
    const auto is_new = [&](std::size_t place) {
      return std::ranges::find(shown_before_, tree->nodes[place].handle) == shown_before_.end();
    };
    auto found = options_among(tree->nodes, is_new);
    // Items of other lists, which a page may draw anew at any time, are no options.
    const auto is_said_to_be = [](const Node& node) { return node.role == Role::option; };
    if (std::ranges::any_of(found, is_said_to_be)) std::erase_if(found, std::not_fn(is_said_to_be));
    return found;
  }

  template <class Counts>
  static std::vector<Node> options_among(const std::vector<Node>& nodes, const Counts& counts) {
    const auto is_there = [&](std::size_t place) {
      return counts(place) && is_option(nodes[place]) && is_shown(nodes[place]);
    };
    std::set<int> lists;
    for (std::size_t i = 0; i < nodes.size(); ++i)
      if (is_there(i)) lists.insert(nodes[i].parent);
    std::vector<Node> found;
    for (std::size_t i = 0; i < nodes.size(); ++i) {
      const bool is_scrolled_away = is_option(nodes[i]) && !is_shown(nodes[i]) && lists.contains(nodes[i].parent);
      if (is_there(i) || is_scrolled_away) found.push_back(nodes[i]);
    }
    return found;
  }

  std::vector<std::string> seen_names() const {
    std::vector<std::string> names;
    for (const auto& option : seen_) names.push_back(without_mark(option.name));
    return names;
  }

  /// Once it rests in its place.
  std::optional<Node> await_option(Opened opened) {
    const auto& scope = run_.scope();
    const auto until = std::min(scope.now() + time_to_be_drawn, scope.limits.deadline);
    const auto begins_by = scope.now() + time_to_begin;
    std::optional<Bounds> last;
    bool was_scrolled_to = false;
    while (true) {
      seen_ = options();
      const auto place = option_called(run_, name_, seen_names());
      const auto* found = place ? &seen_[*place] : nullptr;
      const bool had_been_scrolled_to = was_scrolled_to;
      if (found != nullptr && !std::exchange(was_scrolled_to, true)) {
        // One that shows in part may have its middle behind something else.
        static_cast<void>(run_.platform().tree().scroll_into_view(found->handle, run_.limits()));
      }
      if (found != nullptr && had_been_scrolled_to && is_shown(*found) && lies_at(*found, last)) return *found;
      last = found == nullptr ? std::nullopt : found->bounds;
      const bool has_none = opened == Opened::by_text && scope.now() >= begins_by && !is_expanded();
      if (has_none || scope.now() >= until) return std::nullopt;
      scope.sleep_until(std::min(scope.now() + drawn_look_interval, until));
    }
  }

  Error not_there() const {
    if (seen_.empty()) {
      return errors::action_failed({.what = "Opening " + run_.target().describe(),
                                    .reason = "no list with options came to show within two seconds",
                                    .advice = "It was clicked once. Take a new snapshot to see what it shows."});
    }
    const auto place = option_called(run_, name_, seen_names());
    if (!place) return place.error();
    return errors::action_failed({.what = fmt::format("Choosing \"{}\" in {}", name_, run_.target().describe()),
                                  .reason = "the option did not come to show within two seconds",
                                  .advice = "The list was closed again. Open it by a click, and scroll in it."});
  }

  ActionRun& run_;
  const LiveElement& element_;
  std::string name_;
  std::vector<platform::NodeHandle> shown_before_;
  std::vector<Node> seen_;
  /// The option, after the field was written into.
  bool was_clicked_ = false;
};

}  // namespace

bool is_drawn_list(const ActionRun& run, const Node& node) {
  if (node.role != Role::combobox || node.editable_text || !run.platform().has_tree()) return false;
  const auto written = run.platform().tree().markup({node.handle}, run.limits());
  if (!written || written->empty()) return false;
  const auto& tag = written->front().tag;
  return !tag.empty() && tag != "select" && tag != "input";
}

Result<Plan> plan_option_of_drawn_list(ActionRun& run, const std::string& name) {
  const auto list = std::make_shared<DrawnList>(run, name);
  Plan plan;
  const Strategy choose = [list] { return list->choose(); };
  if (list->chosen()) {
    plan.strategies = {nothing_to_do()};
  } else if (run.delivery_options().foreground) {
    plan.strategies = {[&run, choose] { return run.in_foreground(choose, NeedsKeyboard::none); }};
  } else {
    plan.strategies = {choose};
  }
  Observation observation;
  observation.look = [list] { return list->chosen(); };
  observation.windows_count = false;
  observation.holds = [list]() -> std::optional<std::string> {
    return list->chosen() ? std::optional(list->name()) : std::nullopt;
  };
  plan.observe(std::move(observation));
  return plan;
}

bool is_written_list(const ActionRun& run, const Node& node) {
  if (node.role != Role::combobox || !node.editable_text || !run.platform().has_tree()) return false;
  const auto written = run.platform().tree().markup({node.handle}, run.limits());
  return written && !written->empty() && !written->front().tag.empty();
}

Result<Plan> plan_option_of_written_list(ActionRun& run, const std::string& name) {
  const auto list = std::make_shared<DrawnList>(run, name);
  OFFHAND_ASSIGN(auto plan, plan_text(run, {.text = name, .writing = Writing::replace, .delay = {}}));
  for (auto& write : plan.strategies) write = [list, write = std::move(write)] { return list->choose_written(write); };
  plan.add_notes = [list](ActionResult& result) {
    if (list->was_clicked()) {
      if (result.evidence) result.evidence->detail += "; its option was clicked";
      return;
    }
    result.observed = (result.observed ? *result.observed + "; " : std::string()) +
                      "no option that is called so came to show in a list of its own";
  };
  return plan;
}

}  // namespace offhand
