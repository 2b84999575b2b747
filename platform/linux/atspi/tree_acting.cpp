#include <cstdint>

#include "platform/linux/atspi/acting/actions.h"
#include "platform/linux/atspi/acting/text.h"
#include "platform/linux/atspi/applications/toolkit_traits.h"
#include "platform/linux/atspi/tree.h"

namespace offhand::platform::atspi {
namespace {

Delivery gone() { return Delivery::not_attempted("the application of this element is gone"); }

}  // namespace

Delivery AtspiTree::act(const NodeHandle& handle, const std::string& what, const Limits& limits,
                        const std::function<void(Inquiry&, const Reference&, Toolkit, ActionRun&)>& body) {
  const Reference& node = reference_of(handle);
  const std::shared_ptr<Application> application = application_of(node, limits);
  if (application == nullptr) return gone();
  ActionRun attempt;
  Toolkit toolkit = Toolkit::unknown;
  const InquiryOutcome outcome = application->run(limits, [&](Inquiry& inquiry) {
    toolkit = application->toolkit();
    body(inquiry, node, toolkit, attempt);
  });
  return with_traits(conclude(outcome, attempt, *application, what), toolkit);
}

Delivery AtspiTree::perform(const NodeHandle& handle, NodeAction action, const Limits& limits) {
  return perform(handle, meaning(action), limits);
}

Delivery AtspiTree::perform(const NodeHandle& handle, const ActionChoice& choice, const Limits& limits) {
  const Reference& node = reference_of(handle);
  const std::shared_ptr<Application> application = application_of(node, limits);
  if (application == nullptr) return gone();
  Target target;
  ActionRun attempt;
  Toolkit toolkit = Toolkit::unknown;
  const InquiryOutcome outcome = application->run(limits, [&](Inquiry& inquiry) {
    target.toolkit = toolkit = application->toolkit();
    perform_action(inquiry, application->action_names(), node, choice, target, attempt);
  });
  return with_traits(conclude(outcome, attempt, *application, "Asking an element for an action"), toolkit);
}

Delivery AtspiTree::perform_called(const NodeHandle& handle, const std::string& action, const Limits& limits) {
  return perform(handle, called(action), limits);
}

Delivery AtspiTree::insert_text(const NodeHandle& handle, const std::string& text, const Limits& limits) {
  const Reference& node = reference_of(handle);
  const std::shared_ptr<Application> application = application_of(node, limits);
  if (application == nullptr) return gone();
  ActionRun attempt;
  const InquiryOutcome outcome = application->run(
      limits, [&](Inquiry& inquiry) { insert_at_caret(inquiry, application->toolkit(), node, text, attempt); });
  return conclude(outcome, attempt, *application, "Inserting text");
}

bool AtspiTree::is_embedded(const WindowInfo& window, const NodeHandle& node, const Limits& limits) {
  const std::shared_ptr<Application> application = application_of(reference_of(node), limits);
  return application != nullptr && application->pid() != window.pid;
}

Delivery AtspiTree::focus_quietly(const NodeHandle& handle, const Limits& limits) {
  // GTK 3 and browsers also activate and raise the window, GTK 4 answers with an error.
  return grab_focus(handle, [](Toolkit toolkit) { return toolkit == Toolkit::qt; }, limits);
}

Delivery AtspiTree::focus_where_feigned(const NodeHandle& handle, const Limits& limits) {
  // GTK 3 raises its window in any case.
  const auto may = [](Toolkit toolkit) { return toolkit == Toolkit::qt || toolkit == Toolkit::gecko; };
  return grab_focus(handle, may, limits);
}

Delivery AtspiTree::focus(const NodeHandle& handle, const Limits& limits) {
  return grab_focus(handle, [](Toolkit toolkit) { return toolkit != Toolkit::gtk4; }, limits);
}

Delivery AtspiTree::grab_focus(const NodeHandle& handle, bool (*may)(Toolkit), const Limits& limits) {
  const Reference& node = reference_of(handle);
  const std::shared_ptr<Application> application = application_of(node, limits);
  if (application == nullptr) return gone();
  ActionRun attempt;
  const InquiryOutcome outcome = application->run(limits, [&](Inquiry& inquiry) {
    if (!may(application->toolkit())) {
      attempt.reason = "this toolkit moves the user's focus along, or knows no such request";
      return;
    }
    inquiry.call({node, interface::component, "GrabFocus", nullptr, &attempt.sent, true}, [&](const Reply& reply) {
      attempt.answered = reply.ok();
      if (!reply.value(attempt.accepted) || !attempt.accepted) attempt.reason = "the application declined the focus";
    });
  });
  return conclude(outcome, attempt, *application, "Focusing an element");
}

Delivery AtspiTree::scroll_into_view(const NodeHandle& handle, const Limits& limits) {
  const Reference& node = reference_of(handle);
  const std::shared_ptr<Application> application = application_of(node, limits);
  if (application == nullptr) return gone();
  ActionRun attempt;
  const InquiryOutcome outcome = application->run(limits, [&](Inquiry& inquiry) {
    constexpr std::uint32_t anywhere = 6;  // ATSPI_SCROLL_ANYWHERE
    inquiry.call(
        {node, interface::component, "ScrollTo",
         [](sd_bus_message* message) { return sd_bus_message_append(message, "u", anywhere); }, &attempt.sent, true},
        [&](const Reply& reply) {
          // Toolkits without it report that in several ways; none of them has scrolled.
          attempt.answered = !reply.is_lost();
          if (!reply.value(attempt.accepted) || !attempt.accepted)
            attempt.reason = "the application cannot scroll to it";
        });
  });
  return conclude(outcome, attempt, *application, "Scrolling to an element");
}

}  // namespace offhand::platform::atspi
