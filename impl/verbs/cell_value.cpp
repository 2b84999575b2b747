#include "impl/verbs/cell_value.h"

#include <string>
#include <utility>

#include "impl/base/fold_case.h"
#include "impl/base/number_text.h"
#include "impl/verbs/text.h"

namespace offhand {
namespace {

/// A cell that is text itself and takes keys alone has an editor of its own; in a page it would be its own editor.
bool has_own_editor(const platform::Node& node, const platform::Markup& written) {
  return node.editable_text && !node.inserts_text && has(node.role, RoleTrait::cell) && written.tag.empty();
}

/// Names of functions and cells become capitals.
bool computes(const platform::Markup& cell, const std::string& wanted) {
  if (cell.formula.empty()) return false;
  const auto told = fold_case(cell.formula);
  const auto asked = fold_case(wanted);
  return cell.formula_is_cut ? asked.starts_with(told) : asked == told;
}

}  // namespace

Result<std::optional<Plan>> plan_cell_value(ActionRun& run, const ValueParameters& parameters) {
  const auto& node = run.target().element->seen.node;
  auto& tree = run.platform().tree();
  if (!has(node.role, RoleTrait::cell)) return std::optional<Plan>();
  OFFHAND_ASSIGN(const auto written, tree.markup({node.handle}, run.limits()));
  if (written.empty() || !has_own_editor(node, written.front())) return std::optional<Plan>();
  OFFHAND_ASSIGN(const auto held, tree.text(node.handle, run.limits()));
  OFFHAND_ASSIGN(
      auto plan,
      plan_text(run,
                {.text = parameters.value, .writing = Writing::replace, .delay = {}, .ending = Ending::return_key}));
  for (auto& strategy : plan.strategies) {
    strategy = [&run, keys = std::move(strategy)] {
      auto delivery = keys();
      if (delivery.outcome != platform::Outcome::not_attempted) run.focus().moved_on();
      return delivery;
    };
  }
  const auto wanted = number_in(parameters.value);
  OFFHAND_ASSIGN(const auto number, tree.number(node.handle, run.limits()));
  if (number && wanted && !run.delivery_options().foreground) {
    plan.strategies.insert(plan.strategies.begin(), [&run, &tree, handle = node.handle, wanted = *wanted] {
      return tree.set_number(handle, wanted, run.limits());
    });
  }
  if (parameters.value.starts_with('=')) {
    plan.observation = [&run, &tree, handle = node.handle, value = parameters.value,
                        of_text = plan.observation](const platform::Delivery& delivery) {
      auto observation = of_text(delivery);
      observation.look = [&run, &tree, handle, value]() -> std::optional<Evidence> {
        const auto now = tree.markup({handle}, run.limits());
        if (!now || now->empty() || !computes(now->front(), value)) return std::nullopt;
        return Evidence{EvidenceKind::value_readback, "the cell computes that now"};
      };
      return observation;
    };
  }
  const auto& formula = written.front().formula;
  plan.undo = std::nullopt;
  if (held && !written.front().formula_is_cut)
    plan.undo = Undo{.what = ValueParameters{formula.empty() ? *held : formula}};
  return std::optional(std::move(plan));
}

}  // namespace offhand
