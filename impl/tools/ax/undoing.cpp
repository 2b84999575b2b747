#include "impl/tools/ax/undoing.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <string>
#include <variant>

#include "codegen/runtime/utf8.h"
#include "generated/tools/desktop/scroll.h"
#include "generated/tools/desktop/set_value.h"
#include "generated/tools/desktop/type_text.h"
#include "impl/tools/call.h"
#include "impl/undo/undo.h"

namespace offhand::tools::ax {
namespace {

using Undone = Result<ActionResult>;

/// The inverses as calls of tools, which take their turn, look whom they act on and tell what came of it.
class Inverting {
 public:
  Inverting(Call& call, const Restoring& restoring)
      : call_(call), token_(call.see().token(restoring.window_id, restoring.element.index)) {}

  Undone operator()(const TextParameters& text) const {
    return call_.invoke<desktop::TypeTextTool>({.target = ElementByToken{.element_token = token_},
                                                .text = text.text,
                                                .clear_first = text.writing == Writing::replace},
                                               unnoted());
  }
  Undone operator()(const ValueParameters& value) const {
    return call_.invoke<desktop::SetValueTool>(
        {.target = ElementByToken{.element_token = token_}, .value = value.value}, unnoted());
  }
  Undone operator()(const ScrollParameters& scroll) const {
    return call_.invoke<desktop::ScrollTool>({.target = ElementByToken{.element_token = token_},
                                              .direction = scroll.direction,
                                              .by = scroll.by,
                                              .amount = scroll.amount,
                                              .pixels = scroll.pixels},
                                             unnoted());
  }
  Undone operator()(const HoldParameters& /*hold*/) const {
    Error error;
    error.message = "a button that is held is let go by the tool that holds it";
    return fail(std::move(error));
  }

 private:
  static NestedCall unnoted() { return {.is_noted = false}; }

  Call& call_;
  const std::string token_;
};

/// Of what was put back, by a look at what it holds or else by what came of that action.
std::optional<std::string> why_not_restored(const Scope& scope, const Restoring& restoring, const ActionResult& done) {
  const auto& node = restoring.element.node.handle;
  if (const auto* text = std::get_if<TextParameters>(&restoring.undo.what)) {
    const auto now = scope.platform.tree().text(node, scope.limits);
    if (!now || !*now || **now == text->text) return std::nullopt;
    return fmt::format("it was written back, and the field holds something else now: \"{}\"", brief(**now));
  }
  if (done.effect != Effect::suspected_noop) return std::nullopt;
  return "it was turned back, and nothing changed" + (done.observed ? ": " + *done.observed : std::string());
}

UndoneAction undo_one(Call& call, const JournalEntry& entry) {
  UndoneAction told{.tool = entry.tool, .status = UndoneActionStatus::skipped_irreversible};
  if (!entry.on.empty()) told.on = entry.application.empty() ? entry.on : entry.on + " in " + entry.application;
  const auto found = restoring(call.scope(), call.see(), entry);
  if (!found) {
    told.reason = found.error();
    return told;
  }
  const auto undone = std::visit(Inverting(call, *found), found->undo.what);
  if (!undone) {
    told.reason = undone.error().message;
  } else if (auto missing = why_not_restored(call.scope(), *found, *undone)) {
    told.status = UndoneActionStatus::failed;
    told.reason = *std::move(missing);
  } else {
    told.status = UndoneActionStatus::undone;
  }
  return told;
}

}  // namespace

std::vector<UndoneAction> undo_all(Call& call, const std::vector<JournalEntry>& entries) {
  std::vector<UndoneAction> told;
  std::ranges::transform(entries, std::back_inserter(told),
                         [&](const JournalEntry& entry) { return undo_one(call, entry); });
  return told;
}

}  // namespace offhand::tools::ax
