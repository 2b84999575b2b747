#include "impl/verbs/menu.h"

#include <algorithm>
#include <chrono>
#include <utility>

#include "generated/types/errors.h"
#include "impl/evidence/toggle.h"
#include "impl/perception/menu_entries.h"
#include "impl/target/resolver.h"
#include "impl/verbs/menu_commands.h"
#include "impl/verbs/plan.h"
#include "impl/verbs/pointer_strategies.h"

namespace offhand {
namespace {

using std::chrono::milliseconds;

/// Closed menus too, and they come late in a large tree.
const platform::ReadOptions whole_tree{.max_nodes = 20'000, .max_depth = 256};
/// From the press on a button to its entries; GTK 4 takes 250 ms of it.
constexpr milliseconds opening_timeout{2'000};
constexpr milliseconds entry_look_interval{50};
/// For what is told without anything being opened. An application that does not tell it in time may have menus that
/// can be read.
constexpr milliseconds telling_timeout{1'500};

std::string quoted(const std::string& text) { return "\"" + text + "\""; }

/// From the menus of a window down to one entry.
class Descent {
 public:
  Descent(const ActionContext& context, const Target& window, const MenuCommands& told)
      : context_(context), window_(window), told_(told) {
    // Nobody asked what opening a menu changes.
    context_.delivery_options.observe = Observe::none;
  }

  /// Reads the window as it is now.
  Result<void> look() {
    const auto& scope = context_.scope;
    auto& perception = context_.services.perception;
    auto snapshot = perception.snapshot(scope.platform, window_.window, whole_tree, scope.limits);
    if (!snapshot) {
      return fail(
          perception.explain_blindness(std::move(snapshot).error(), window_.window, scope.platform, scope.limits));
    }
    snapshot_ = *std::move(snapshot);
    return {};
  }

  /// The window itself, which may offer actions of its own (GTK 4: "page.save-as").
  const platform::NodeHandle& window() const { return snapshot_->elements.front().node.handle; }
  /// What can be named without a menu, for messages.
  std::string commands() const {
    return told_.list_of_commands(snapshot_ ? snapshot_->elements.front().node.actions : std::vector<std::string>());
  }

  /// The entry that a path names. Menus whose entries the application does not tell of are opened.
  Result<const SnapshotElement*> find(const std::vector<std::string>& path) {
    OFFHAND_ASSIGN(const auto* entry, first(path.front()));
    for (std::size_t depth = 1; depth < path.size(); ++depth) {
      OFFHAND_CHECK(check_enabled(*entry));
      OFFHAND_ASSIGN(const auto entries, entries_of(*entry));
      OFFHAND_ASSIGN(entry, menu_entry(entries, path[depth], "The menu " + quoted(path[depth - 1])));
    }
    OFFHAND_CHECK(check_enabled(*entry));
    if (const auto entries = Menus(*snapshot_).below(*entry); !entries.empty())
      return fail(errors::menu_path_incomplete({.entry = path.back(), .entries = list_of(entries)}));
    return entry;
  }

  Result<Target> target_of(const SnapshotElement& entry) const {
    const auto& scope = context_.scope;
    OFFHAND_ASSIGN(auto now, scope.platform.tree().identify(window_.window, entry.node.handle, scope.limits));
    OFFHAND_CHECK(check_same(scope, context_.services.perception, entry, now, window_.window));
    Target target = window_;
    target.element = LiveElement{entry, std::move(now)};
    return target;
  }

  /// Closes what was opened on the way.
  void close() {
    for (; !opened_.empty(); opened_.pop_back()) (void)press(opened_.back());
  }
  /// What opening menus cost the user.
  const std::vector<SideEffect>& side_effects() const { return side_effects_; }

 private:
  /// An entry of the menu bar, else a button that may open a menu.
  Result<const SnapshotElement*> first(const std::string& label) const {
    const Menus menus(*snapshot_);
    const auto bar = menus.bar();
    const auto where = "Window " + std::to_string(window_.window.window_id);
    auto entry = menu_entry(bar, label, where, commands());
    if (entry || entry.error().code != "no_such_menu_entry") return entry;
    const auto buttons = menus.buttons();
    auto button = menu_entry(buttons, label, where, commands());
    // Of a window with menus they are what is meant, not all the buttons.
    return button || bar.empty() ? std::move(button) : std::move(entry);
  }

  static Result<void> check_enabled(const SnapshotElement& entry) {
    if (!entry.node.states.contains(ElementState::disabled)) return {};
    return fail(errors::menu_entry_disabled({.entry = entry.node.name}));
  }

  Result<MenuEntries> entries_of(const SnapshotElement& menu) {
    const Menus menus(*snapshot_);
    if (auto entries = menus.below(menu); !entries.empty()) return entries;
    // A command is not carried out to see whether it is a menu.
    return menus.opens(menu) ? open(menu) : MenuEntries{};
  }

  Result<MenuEntries> open(const SnapshotElement& menu) {
    const auto earlier = snapshot_;
    OFFHAND_ASSIGN(const auto target, target_of(menu));
    OFFHAND_CHECK(press(target));
    opened_.push_back(target);
    for (const auto give_up_at = context_.scope.now() + opening_timeout;;) {
      OFFHAND_CHECK(look());
      if (auto entries = Menus(*snapshot_).since(*earlier); !entries.empty()) return entries;
      OFFHAND_CHECK(context_.scope.still_allowed("Opening the menu " + quoted(menu.node.name)));
      if (context_.scope.now() >= give_up_at) break;
      context_.scope.sleep_until(context_.scope.now() + entry_look_interval);
    }
    return fail(errors::action_failed({.what = "Opening the menu " + quoted(menu.node.name),
                                       .reason = "it shows no entries",
                                       .advice = "Look at the window with get_window_state."}));
  }

  Result<void> press(const Target& target) {
    OFFHAND_ASSIGN(const auto run, ActionRun::begin(context_, target));
    OFFHAND_CHECK(check_opens_no_menu(*run, OpensMenu::surely));
    OFFHAND_ASSIGN(const auto result,
                   carry_out(*run, Plan{.strategies = {element_action(*run, NodeAction::press),
                                                       element_action(*run, NodeAction::show_menu)}}));
    const auto& effects = result.side_effects;
    if (effects) side_effects_.insert(side_effects_.end(), effects->begin(), effects->end());
    return {};
  }

  ActionContext context_;
  const Target& window_;
  const MenuCommands& told_;
  SnapshotPtr snapshot_;
  std::vector<Target> opened_;
  std::vector<SideEffect> side_effects_;
};

Result<ActionResult> choose(const ActionContext& context, const Target& entry) {
  OFFHAND_ASSIGN(const auto run, ActionRun::begin(context, entry));
  Plan plan{.strategies = {element_action(*run, NodeAction::press)}};
  plan.observe(observe_toggle(run->scope(), entry, MouseButton::left, std::nullopt));
  return carry_out(*run, plan);
}

MenuCommands what_is_told(const Scope& scope, const Target& window) {
  if (!scope.platform.has_menus()) return MenuCommands({});
  auto told = scope.platform.menus().read(window.window, scope.limits.no_later_than(scope.now() + telling_timeout));
  return MenuCommands(told ? *std::move(told) : platform::ToldMenus{});
}

Result<ActionResult> carry_out_command(const ActionContext& context, const Target& window, const NamedCommand& named) {
  OFFHAND_ASSIGN(const auto run, ActionRun::begin(context, window));
  auto& menus = context.scope.platform.menus();
  Plan plan{.strategies = {run_command(*run, menus, named)}};
  plan.observe(observe_command(*run, menus, named));
  plan.add_notes = [&named](ActionResult& result) {
    result.target.role = std::string(to_string(Role::menuitem));
    result.target.name = named.label;
  };
  return carry_out(*run, plan);
}

/// Whether a label has the form of a command's name.
bool names_command(const std::string& label) {
  const auto dot = label.find('.');
  return dot != 0 && dot != std::string::npos && dot + 1 < label.size() && label[dot + 1] != '.' &&
         label.find(' ') == std::string::npos;
}

/// Asks the window for an action by its name; empty where it offers none of that name. It is asked now, for nothing
/// tells that it came to offer another: what was read may be from before something was chosen.
Result<std::optional<ActionResult>> ask_window(const ActionContext& context, const Target& window,
                                               const platform::NodeHandle& node, const std::string& action) {
  bool offered = true;
  OFFHAND_ASSIGN(const auto run, ActionRun::begin(context, window));
  const Strategy ask = [&] {
    auto delivery = run->platform().tree().perform_called(node, action, run->limits());
    offered = delivery.outcome != platform::Outcome::not_attempted || delivery.error;
    return delivery;
  };
  auto result = carry_out(*run, Plan{.strategies = {ask}});
  if (!offered) return std::nullopt;
  if (!result) return fail(std::move(result).error());
  result->target.name = action;
  return *std::move(result);
}

/// A menu that would have to be opened is refused beside a user; what it holds may be had without it.
Error with_commands(Error error, const std::string& commands) {
  if (error.code == "background_unavailable" && !commands.empty())
    error.hint += " Without a menu, each a path by its name alone: " + commands + ".";
  return error;
}

}  // namespace

Result<ActionResult> choose_from_menu(const ActionContext& context, const Target& window,
                                      const MenuParameters& parameters) {
  const auto& scope = context.scope;
  const auto& path = parameters.path;
  const auto told = what_is_told(scope, window);
  OFFHAND_ASSIGN(const auto named, told.find(path));
  if (named) return carry_out_command(context, window, *named);
  context.services.perception.provide_accessibility(scope.platform, scope.limits, context.accessibility);
  Descent descent(context, window, told);
  OFFHAND_CHECK(descent.look());
  if (path.size() == 1 && names_command(path.front())) {
    OFFHAND_ASSIGN(auto asked, ask_window(context, window, descent.window(), path.front()));
    if (asked) return *std::move(asked);
  }
  const auto entry = descent.find(path);
  if (!entry) {
    descent.close();
    return fail(with_commands(entry.error(), descent.commands()));
  }
  OFFHAND_ASSIGN(const auto chosen, descent.target_of(**entry));
  OFFHAND_ASSIGN(auto result, choose(context, chosen));
  const auto& earlier = descent.side_effects();
  if (!earlier.empty()) {
    if (!result.side_effects) result.side_effects.emplace();
    result.side_effects->insert(result.side_effects->begin(), earlier.begin(), earlier.end());
  }
  return result;
}

}  // namespace offhand
