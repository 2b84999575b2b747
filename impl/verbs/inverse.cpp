#include "impl/verbs/inverse.h"

#include <fmt/format.h>

#include <array>
#include <memory>
#include <utility>

namespace offhand {
namespace {

/// What of a node's states a value is.
constexpr auto states_of_value =
    std::to_array({ElementState::checked, ElementState::mixed, ElementState::pressed, ElementState::selected});

std::string value_in_words(const Scope& scope, const platform::WindowInfo& window, const platform::NodeHandle& node) {
  auto& tree = scope.platform.tree();
  std::string told;
  if (const auto number = tree.number(node, scope.limits); number && *number)
    told = fmt::format("number {} ", (*number)->value);
  if (const auto text = tree.text(node, scope.limits); text && *text) told += fmt::format("text {} ", **text);
  const auto now = tree.identify(window, node, scope.limits);
  if (!now || !now->exists) return told;
  told += "name " + now->name;
  for (const auto state : states_of_value) {
    if (now->states.contains(state)) told += fmt::format(" {}", to_string(state));
  }
  return told;
}

const char* why_not_undone(const Target& target) {
  if (!target.element) return "it acted on no element whose content could be read before";
  return "it has no inverse, or what was there before could not be read or is a secret";
}

}  // namespace

bool is_compared(const Undo& undo) {
  return std::holds_alternative<TextParameters>(undo.what) || std::holds_alternative<ValueParameters>(undo.what);
}

std::optional<std::string> content_of(const Scope& scope, const platform::WindowInfo& window,
                                      const platform::NodeHandle& node, const Undo& undo) {
  if (!scope.platform.has_tree()) return std::nullopt;
  if (std::holds_alternative<TextParameters>(undo.what)) {
    const auto text = scope.platform.tree().text(node, scope.limits);
    return text ? *text : std::nullopt;
  }
  auto told = value_in_words(scope, window, node);
  return told.empty() ? std::nullopt : std::optional(std::move(told));
}

void note_in_journal(ActionRun& run, const Plan& plan) {
  const auto& journaling = run.journaling();
  if (journaling.tool.empty()) return;
  const auto& target = run.target();
  const auto* window = target.receiving_window();
  JournalEntry entry{.group = journaling.group, .tool = journaling.tool, .on = target.describe()};
  if (window != nullptr) {
    entry.application = window->app_name;
    entry.pid = window->pid;
  }
  platform::NodeHandle node;
  if (target.element) node = target.element->seen.node.handle;
  if (plan.undo && plan.undo->on) node = *plan.undo->on;
  if (plan.undo && window != nullptr && node) {
    auto undo = *plan.undo;
    if (plan.complete_undo) plan.complete_undo(undo);
    auto inverse = std::make_shared<KnownInverse>(*window, node, undo);
    if (is_compared(undo)) inverse->left = content_of(run.scope(), *window, node, undo);
    entry.inverse = std::move(inverse);
  } else {
    entry.reason = why_not_undone(target);
  }
  run.scope().session.journal().add(std::move(entry));
}

}  // namespace offhand
