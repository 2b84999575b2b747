#include "impl/verbs/several_options.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cstddef>
#include <utility>

#include "impl/base/file_address.h"
#include "impl/verbs/option_choice.h"
#include "platform/api/form_fields.h"

namespace offhand {
namespace {

using platform::Node;

bool is_chosen(const Node& option) { return option.states.contains(ElementState::selected); }

std::vector<std::size_t> places_chosen(const std::vector<Node>& options) {
  std::vector<std::size_t> places;
  for (std::size_t i = 0; i < options.size(); ++i)
    if (is_chosen(options[i])) places.push_back(i);
  return places;
}

std::vector<std::string> names_at(const std::vector<Node>& options, const std::vector<std::size_t>& places) {
  std::vector<std::string> names;
  for (const auto place : places) names.push_back(options[place].name);
  return names;
}

}  // namespace

Result<std::optional<Plan>> plan_several_options(ActionRun& run, const std::string& value,
                                                 const std::vector<Node>& options) {
  const auto& element = *run.target().element;
  const auto lines = lines_of(value);
  auto* fields = dynamic_cast<platform::FormFields*>(&run.platform().tree());
  const bool takes_several = element.now.states.contains(ElementState::multiselectable);
  if (lines.size() < 2 || fields == nullptr || !takes_several) return std::optional<Plan>();
  std::vector<std::string> names;
  for (const auto& option : options) names.push_back(option.name);
  std::vector<std::size_t> wanted;
  for (const auto& line : lines) {
    OFFHAND_ASSIGN(const auto place, option_called(run, line, names));
    wanted.push_back(place);
  }
  std::ranges::sort(wanted);
  wanted.erase(std::unique(wanted.begin(), wanted.end()), wanted.end());
  const auto node = element.seen.node.handle;
  const auto chosen_now = [&run, node]() -> std::optional<std::vector<std::string>> {
    const auto now = run.platform().tree().options(node, run.limits());
    if (!now) return std::nullopt;
    return names_at(*now, places_chosen(*now));
  };
  const auto wanted_names = names_at(options, wanted);
  const auto were = names_at(options, places_chosen(options));
  Plan plan;
  plan.strategies = {nothing_to_do()};
  if (places_chosen(options) != wanted) {
    plan.strategies = {[&run, fields, node, wanted, wanted_names] {
      return fields->choose_exactly(node, wanted, wanted_names, run.limits());
    }};
  }
  // One line alone would be added to the others.
  if (were.size() > 1) plan.undo = Undo{.what = ValueParameters{fmt::format("{}", fmt::join(were, "\n"))}};
  Observation observation;
  observation.look = [chosen_now, wanted_names]() -> std::optional<Evidence> {
    if (chosen_now() != wanted_names) return std::nullopt;
    return Evidence{EvidenceKind::state_readback,
                    fmt::format("{} and no others are chosen now", fmt::join(wanted_names, ", "))};
  };
  observation.must_change = true;
  observation.windows_count = false;
  observation.doubt = [chosen_now, were]() -> std::optional<std::string> {
    const auto now = chosen_now();
    if (!now) return "it is gone, or tells nothing any more";
    if (*now != were) return fmt::format("chosen are {}", fmt::join(*now, ", "));
    return std::nullopt;
  };
  observation.escalation = Escalation{EscalationRecommended::px, "what is chosen is what it was"};
  observation.holds = [chosen_now]() -> std::optional<std::string> {
    const auto now = chosen_now();
    return now ? std::optional(fmt::format("{}", fmt::join(*now, ", "))) : std::nullopt;
  };
  plan.observe(std::move(observation));
  return std::optional(std::move(plan));
}

}  // namespace offhand
