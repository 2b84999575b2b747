#include "impl/library/batch.h"

#include <fmt/format.h>

#include <string>
#include <string_view>

#include "codegen/runtime/suggest.h"
#include "codegen/runtime/utf8.h"
#include "codegen/runtime/validate.h"
#include "impl/library/members.h"

namespace offhand::library {
namespace {

/// What the action of a step needs, checked.
class StepCheck {
 public:
  StepCheck(std::string at, std::vector<Problem>& problems) : at_(std::move(at)), problems_(problems) {}

  void check(const BatchStep& step) {
    if (step.action == wait_step) {
      if (step.ms < shortest_wait || step.ms > longest_wait)
        complain("ms", fmt::format("{} is not from {} to {}", step.ms, shortest_wait, longest_wait));
      return;
    }
    if (step.action == keys_step) return need(!step.keys.empty(), "keys");
    const auto action = cup::action_from_string(step.action);
    if (!action) return complain_of_action(step.action);
    need(!step.element_id.empty(), "element_id");
    if (*action == cup::Action::type || *action == cup::Action::setvalue) need(step.value.has_value(), "value");
    if (*action == cup::Action::scroll) need(step.direction.has_value(), "direction");
  }

 private:
  void need(bool there, std::string_view member) {
    if (!there) problems_.push_back({at_ + '/' + std::string(member), "is missing", Problem::Fault::missing});
  }
  void complain(std::string_view member, std::string message) {
    problems_.push_back({at_ + '/' + std::string(member), std::move(message)});
  }
  void complain_of_action(std::string_view word) {
    std::vector<std::string_view> known{wait_step, keys_step};
    for (std::size_t i = 0; i < cup::kActionCount; ++i) known.push_back(to_string(static_cast<cup::Action>(i)));
    const auto near = nearest(word, known);
    complain("action", fmt::format("\"{}\" is no action{}", preview(word),
                                   near ? fmt::format("; did you mean \"{}\"?", *near) : ""));
  }

  const std::string at_;
  std::vector<Problem>& problems_;
};

}  // namespace

std::optional<Failure> problem_of(const std::vector<BatchStep>& steps) {
  std::vector<Problem> problems;
  if (steps.size() > kMostSteps)
    problems.push_back({"", fmt::format("{} steps are more than {}", steps.size(), kMostSteps)});
  for (std::size_t i = 0; i < steps.size() && problems.size() < kMostProblems; ++i)
    StepCheck(fmt::format("/{}", i), problems).check(steps[i]);
  return failure_of_problems("batch_execute", problems);
}

}  // namespace offhand::library
