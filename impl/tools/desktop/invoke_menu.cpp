#include "generated/tools/desktop/invoke_menu.h"

#include <algorithm>
#include <chrono>
#include <utility>

#include "generated/types/errors.h"
#include "impl/config/desk.h"
#include "impl/evidence/toggle.h"
#include "impl/perception/menu_entries.h"
#include "impl/target/resolver.h"
#include "impl/tools/call.h"
#include "impl/verbs/menu_commands.h"
#include "impl/verbs/pointer_strategies.h"

namespace offhand::tools::desktop {
namespace {

using std::chrono::milliseconds;

/// Closed menus too, and they come late in a large tree.
constexpr platform::ReadOptions whole_tree{.max_nodes = 20'000, .max_depth = 256};
/// From the press on a button to its entries; GTK 4 takes 250 ms of it.
constexpr milliseconds opening_timeout{2'000};
constexpr milliseconds look_interval{50};
/// For what is told without anything being opened. An application that does not tell it in time may have menus that
/// can be read.
constexpr milliseconds telling_timeout{1'500};

std::string quoted(const std::string& text) { return "\"" + text + "\""; }

/// From the menus of a window down to one entry.
class Descent {
 public:
  Descent(Call& call, const Target& window, const MenuCommands& told) : call_(call), window_(window), told_(told) {}

  /// Reads the window as it is now.
  Result<void> look() {
    auto snapshot = call_.see().snapshot(call_.facets(), window_.window, whole_tree, call_.limits());
    if (!snapshot) {
      return fail(
          call_.see().explain_blindness(std::move(snapshot).error(), window_.window, call_.facets(), call_.limits()));
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
    OFFHAND_ASSIGN(auto now, call_.tree().identify(window_.window, entry.node.handle, call_.limits()));
    OFFHAND_CHECK(check_same(call_.scope(), call_.see(), entry, now, window_.window));
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
    for (const auto give_up_at = call_.clock().now() + opening_timeout;;) {
      OFFHAND_CHECK(look());
      if (auto entries = Menus(*snapshot_).since(*earlier); !entries.empty()) return entries;
      OFFHAND_CHECK(call_.still_allowed("Opening the menu " + quoted(menu.node.name)));
      if (call_.clock().now() >= give_up_at) break;
      call_.sleep_until(call_.clock().now() + look_interval);
    }
    return fail(errors::action_failed({.what = "Opening the menu " + quoted(menu.node.name),
                                       .reason = "it shows no entries",
                                       .advice = "Look at the window with get_window_state."}));
  }

  Result<void> press(const Target& target) {
    OFFHAND_ASSIGN(const auto run, call_.begin_action(target));
    OFFHAND_CHECK(check_opens_no_menu(*run, OpensMenu::surely));
    OFFHAND_ASSIGN(auto dispatched, run->first_of({element_action(*run, platform::NodeAction::press),
                                                   element_action(*run, platform::NodeAction::show_menu)}));
    OFFHAND_ASSIGN(const auto result, std::move(dispatched).conclude({}));
    const auto& effects = result.side_effects;
    if (effects) side_effects_.insert(side_effects_.end(), effects->begin(), effects->end());
    return {};
  }

  Call& call_;
  const Target& window_;
  const MenuCommands& told_;
  SnapshotPtr snapshot_;
  std::vector<Target> opened_;
  std::vector<SideEffect> side_effects_;
};

Result<ActionResult> choose(Call& call, const Target& target, Observe observe) {
  OFFHAND_ASSIGN(const auto run, call.begin_action(target, observe));
  OFFHAND_ASSIGN(auto dispatched, run->first_of({element_action(*run, platform::NodeAction::press)}));
  return std::move(dispatched).conclude(observe_toggle(run->scope(), target, MouseButton::left, std::nullopt));
}

MenuCommands what_is_told(Call& call, const Target& target) {
  if (!call.has_menus()) return MenuCommands({});
  const platform::Limits limits{std::min(call.limits().deadline, call.clock().now() + telling_timeout),
                                call.limits().stop};
  auto told = call.menus().read(target.window, limits);
  return MenuCommands(told ? *std::move(told) : platform::ToldMenus{});
}

Result<ActionResult> carry_out(Call& call, const Target& target, const NamedCommand& named, Observe observe) {
  OFFHAND_ASSIGN(const auto run, call.begin_action(target, observe));
  OFFHAND_ASSIGN(auto dispatched, run->first_of({run_command(*run, call.menus(), named)}));
  OFFHAND_ASSIGN(auto result, std::move(dispatched).conclude(observe_command(*run, call.menus(), named)));
  result.target.role = std::string(to_string(Role::menuitem));
  result.target.name = named.label;
  return result;
}

/// Whether a label has the form of a command's name.
bool names_command(const std::string& label) {
  const auto dot = label.find('.');
  return dot != 0 && dot != std::string::npos && dot + 1 < label.size() && label[dot + 1] != '.' &&
         label.find(' ') == std::string::npos;
}

/// Asks the window for an action by its name; empty where it offers none of that name. It is asked now, for nothing
/// tells that it came to offer another: what was read may be from before something was chosen.
Result<std::optional<ActionResult>> ask_window(Call& call, const Target& target, const platform::NodeHandle& window,
                                               const std::string& action, Observe observe) {
  bool offered = true;
  OFFHAND_ASSIGN(const auto run, call.begin_action(target, observe));
  auto dispatched = run->first_of({[&] {
    auto delivery = call.tree().perform_called(window, action, call.limits());
    offered = delivery.outcome != platform::Outcome::not_attempted || delivery.error;
    return delivery;
  }});
  if (!offered) return std::nullopt;
  if (!dispatched) return fail(std::move(dispatched).error());
  OFFHAND_ASSIGN(auto result, std::move(*dispatched).conclude({}));
  result.target.name = action;
  return result;
}

/// A menu that would have to be opened is refused beside a user; what it holds may be had without it.
Error with_commands(Error error, const std::string& commands) {
  if (error.code == "background_unavailable" && !commands.empty())
    error.hint += " Without a menu, each a path by its name alone: " + commands + ".";
  return error;
}

}  // namespace

Result<ActionResult> invoke_menu(Call& call, const Target& target, const InvokeMenuArgs& args) {
  const auto told = what_is_told(call, target);
  OFFHAND_ASSIGN(const auto named, told.find(args.path));
  if (named) return carry_out(call, target, *named, args.observe);
  call.see().provide_accessibility(call.facets(), call.limits(), accessibility_policy(call.config()));
  Descent descent(call, target, told);
  OFFHAND_CHECK(descent.look());
  if (args.path.size() == 1 && names_command(args.path.front())) {
    OFFHAND_ASSIGN(auto asked, ask_window(call, target, descent.window(), args.path.front(), args.observe));
    if (asked) return *std::move(asked);
  }
  const auto entry = descent.find(args.path);
  if (!entry) {
    descent.close();
    return fail(with_commands(entry.error(), descent.commands()));
  }
  OFFHAND_ASSIGN(const auto chosen, descent.target_of(**entry));
  OFFHAND_ASSIGN(auto result, choose(call, chosen, args.observe));
  const auto& earlier = descent.side_effects();
  if (!earlier.empty()) {
    if (!result.side_effects) result.side_effects.emplace();
    result.side_effects->insert(result.side_effects->begin(), earlier.begin(), earlier.end());
  }
  return result;
}

}  // namespace offhand::tools::desktop
