#include "platform/linux/atspi/limits.h"
#include "platform/linux/atspi/text.h"
#include "platform/linux/atspi/toolkit_traits.h"
#include "platform/linux/atspi/tree.h"
#include "platform/linux/atspi/values.h"

namespace offhand::platform::atspi {

Delivery AtspiTree::act(const NodeHandle& handle, const std::string& what, const Limits& limits,
                        const std::function<void(Task&, const Reference&, Toolkit, Attempt&)>& body) {
  const Reference& node = reference_of(handle);
  const std::shared_ptr<Application> application = application_of(node, limits);
  if (application == nullptr) return Delivery::not_attempted("the application of this element is gone");
  Attempt attempt;
  Toolkit toolkit = Toolkit::unknown;
  const TaskOutcome outcome = application->run(limits, [&](Task& task) {
    toolkit = application->toolkit();
    body(task, node, toolkit, attempt);
  });
  return with_traits(conclude(outcome, attempt, *application, what), toolkit);
}

Delivery AtspiTree::replace_text(const NodeHandle& handle, const std::string& text, const Limits& limits) {
  return act(handle, "Replacing text", limits,
             [&](Task& task, const Reference& node, Toolkit toolkit, Attempt& attempt) {
               replace_all(task, toolkit, node, text, attempt);
             });
}

Result<std::optional<HeldNumber>> AtspiTree::number(const NodeHandle& handle, const Limits& limits) {
  const Reference& node = reference_of(handle);
  std::optional<HeldNumber> number;
  const std::shared_ptr<Application> application = application_of(node, limits);
  if (application == nullptr) return number;
  const TaskOutcome outcome = application->run(limits, [&](Task& task) { read_number(task, node, number); });
  if (outcome.end != TaskEnd::finished && !application->gone())
    return fail(unfinished(outcome, {application->label(), application->pid()}, "Reading the number of an element"));
  return number;
}

Delivery AtspiTree::set_number(const NodeHandle& handle, double number, const Limits& limits) {
  return act(handle, "Setting a number", limits,
             [&](Task& task, const Reference& node, Toolkit /*toolkit*/, Attempt& attempt) {
               write_number(task, node, number, attempt);
             });
}

Result<std::vector<Node>> AtspiTree::options(const NodeHandle& handle, const Limits& limits) {
  const Reference& node = reference_of(handle);
  const std::shared_ptr<Application> application = application_of(node, limits);
  if (application == nullptr) return std::vector<Node>();
  OptionReader reader;
  Toolkit toolkit = Toolkit::unknown;
  const TaskOutcome outcome = application->run(limits, [&](Task& task) {
    toolkit = application->toolkit();
    reader.begin(task, toolkit, node);
  });
  if (outcome.end != TaskEnd::finished && !application->gone())
    return fail(unfinished(outcome, {application->label(), application->pid()}, "Reading what can be chosen"));
  return reader.options(toolkit);
}

Delivery AtspiTree::choose(const NodeHandle& handle, const NodeHandle& option, const Limits& limits) {
  return act(handle, "Choosing an option", limits,
             [&](Task& task, const Reference& node, Toolkit /*toolkit*/, Attempt& attempt) {
               select_child(task, node, reference_of(option), attempt);
             });
}

}  // namespace offhand::platform::atspi
