#include <algorithm>

#include "platform/linux/atspi/acting/text.h"
#include "platform/linux/atspi/acting/values.h"
#include "platform/linux/atspi/applications/toolkit_traits.h"
#include "platform/linux/atspi/bus/limits.h"
#include "platform/linux/atspi/reading/labels.h"
#include "platform/linux/atspi/tree.h"
#include "platform/linux/atspi/vocabulary/roles.h"

namespace offhand::platform::atspi {
namespace {

void ask_whether_controls_menu(Inquiry& inquiry, const Reference& node, bool& controls) {
  inquiry.call(get_relations(node), [&inquiry, &controls](const Reply& relations) {
    for (const Reference& related : read_related(relations, Relation::controller_for)) {
      inquiry.call({related, interface::accessible, "GetRole"}, [&controls](const Reply& reply) {
        std::uint32_t role = 0;
        if (reply.value(role) && role == atspi_menu) controls = true;
      });
    }
  });
}

/// GtkMenuButton controls its menu, and the button inside it, which is what is pressed, says nothing.
void ask_whether_opens_menu(Inquiry& inquiry, const Reference& node, bool& opens) {
  ask_whether_controls_menu(inquiry, node, opens);
  inquiry.call(get_property(node, interface::accessible, "Parent"), [&inquiry, &opens](const Reply& reply) {
    Reference parent;
    if (reply.property("(so)", parent) && !is_null(parent)) ask_whether_controls_menu(inquiry, parent, opens);
  });
}

}  // namespace

/// What is chosen in a combo box that is called so; a name that its application gave it is none of its options.
Result<std::optional<std::string>> AtspiTree::choice_shown(Application& application, const NodeHandle& box,
                                                           const Limits& limits) {
  std::string name;
  const InquiryOutcome outcome = application.run(limits, [&](Inquiry& inquiry) {
    inquiry.call(get_property(reference_of(box), interface::accessible, "Name"),
                 [&name](const Reply& reply) { reply.property("s", name); });
  });
  if (outcome.end != InquiryEnd::finished && !application.gone())
    return fail(unfinished(outcome, application.asked(), "Reading what is chosen"));
  if (application.toolkit() == Toolkit::qt) return std::optional(std::move(name));
  OFFHAND_ASSIGN(const auto all, options(box, limits));
  if (std::ranges::find(all, name, &Node::name) == all.end()) return std::optional<std::string>();
  return std::optional(std::move(name));
}

Delivery AtspiTree::replace_text(const NodeHandle& handle, const std::string& text, const Limits& limits) {
  return act(handle, "Replacing text", limits,
             [&](Inquiry& inquiry, const Reference& node, Toolkit toolkit, ActionRun& attempt) {
               replace_all(inquiry, toolkit, node, text, attempt);
             });
}

Result<std::optional<std::string>> AtspiTree::text(const NodeHandle& handle, const Limits& limits) {
  const Reference& node = reference_of(handle);
  const std::shared_ptr<Application> application = application_of(node, limits);
  if (application == nullptr) return std::optional<std::string>();
  HeldText held;
  const InquiryOutcome outcome =
      application->run(limits, [&](Inquiry& inquiry) { read_text(inquiry, application->toolkit(), node, held); });
  if (outcome.end != InquiryEnd::finished && !application->gone()) {
    return fail(unfinished(outcome, application->asked(), "Reading the text of an element"));
  }
  if (!held.text && held.exists && is_called_by_choice(held.role, application->toolkit()))
    return choice_shown(*application, handle, limits);
  if (held.text) held.text = without_padding(*std::move(held.text), application->toolkit());
  return std::move(held.text);
}

Result<std::optional<TextCaret>> AtspiTree::caret(const NodeHandle& handle, const Limits& limits) {
  const Reference& node = reference_of(handle);
  std::optional<TextCaret> caret;
  const std::shared_ptr<Application> application = application_of(node, limits);
  if (application == nullptr) return caret;
  const InquiryOutcome outcome = application->run(limits, [&](Inquiry& inquiry) { read_caret(inquiry, node, caret); });
  if (outcome.end != InquiryEnd::finished && !application->gone()) {
    return fail(unfinished(outcome, application->asked(), "Reading the caret of an element"));
  }
  return caret;
}

Result<std::optional<HeldNumber>> AtspiTree::number(const NodeHandle& handle, const Limits& limits) {
  const Reference& node = reference_of(handle);
  std::optional<HeldNumber> number;
  const std::shared_ptr<Application> application = application_of(node, limits);
  if (application == nullptr) return number;
  const InquiryOutcome outcome =
      application->run(limits, [&](Inquiry& inquiry) { read_number(inquiry, application->toolkit(), node, number); });
  if (outcome.end != InquiryEnd::finished && !application->gone())
    return fail(unfinished(outcome, application->asked(), "Reading the number of an element"));
  return number;
}

Delivery AtspiTree::set_number(const NodeHandle& handle, double number, const Limits& limits) {
  return act(handle, "Setting a number", limits,
             [&](Inquiry& inquiry, const Reference& node, Toolkit toolkit, ActionRun& attempt) {
               if (!traits_of(toolkit).sets_numbers_in_silence) return write_number(inquiry, node, number, attempt);
               inquiry.call({node, interface::accessible, "GetRole"},
                            [&inquiry, &attempt, node, number](const Reply& told) {
                              std::uint32_t role = 0;
                              if (!told.value(role) || role != atspi_spin_button)
                                return write_number(inquiry, node, number, attempt);
                              attempt.reason = "its page would not be told of a number set through accessibility";
                            });
             });
}

bool AtspiTree::opens_for_options(const NodeHandle& handle, const Limits& limits) {
  const std::shared_ptr<Application> application = application_of(reference_of(handle), limits);
  if (application == nullptr || application->toolkit() != Toolkit::gtk4) return false;
  // The options of a GtkComboBox have no names, open or not; it alone offers a selection.
  Interfaces interfaces;
  application->run(limits, [&](Inquiry& inquiry) {
    inquiry.call({reference_of(handle), interface::accessible, "GetInterfaces"}, [&interfaces](const Reply& reply) {
      if (!reply.ok()) return;
      MessageReader in = reply.reader();
      interfaces.read(in);
    });
  });
  return !interfaces.has(Interfaces::selection);
}

bool AtspiTree::opens_menu(const NodeHandle& handle, const Limits& limits) {
  const std::shared_ptr<Application> application = application_of(reference_of(handle), limits);
  if (application == nullptr || application->toolkit() != Toolkit::gtk4) return false;
  bool opens = false;
  application->run(limits, [&](Inquiry& inquiry) { ask_whether_opens_menu(inquiry, reference_of(handle), opens); });
  return opens;
}

bool AtspiTree::turns_by_wheel(const NodeHandle& handle, const Limits& limits) {
  const std::shared_ptr<Application> application = application_of(reference_of(handle), limits);
  return application != nullptr && traits_of(application->toolkit()).turns_choices_by_wheel;
}

bool AtspiTree::heeds_options_while_closed(const NodeHandle& handle, const Limits& limits) {
  const std::shared_ptr<Application> application = application_of(reference_of(handle), limits);
  return application == nullptr || !traits_of(application->toolkit()).ignores_options_while_closed;
}

Result<std::vector<Node>> AtspiTree::options(const NodeHandle& handle, const Limits& limits) {
  const Reference& node = reference_of(handle);
  const std::shared_ptr<Application> application = application_of(node, limits);
  if (application == nullptr) return std::vector<Node>();
  OptionReader reader;
  Toolkit toolkit = Toolkit::unknown;
  const InquiryOutcome outcome = application->run(limits, [&](Inquiry& inquiry) {
    toolkit = application->toolkit();
    reader.begin(inquiry, toolkit, node);
  });
  if (outcome.end != InquiryEnd::finished && !application->gone())
    return fail(unfinished(outcome, application->asked(), "Reading what can be chosen"));
  return reader.options(toolkit);
}

Delivery AtspiTree::choose(const NodeHandle& handle, const NodeHandle& option, const Limits& limits) {
  const auto application = application_of(reference_of(handle), limits);
  if (application != nullptr && traits_of(application->toolkit()).chooses_in_silence)
    return Delivery::not_attempted("its page would not be told of an option chosen through accessibility");
  return act(handle, "Choosing an option", limits,
             [&](Inquiry& inquiry, const Reference& node, Toolkit toolkit, ActionRun& attempt) {
               const auto choice = traits_of(toolkit).adds_to_selection ? Choice::adds : Choice::replaces;
               select_child(inquiry, node, reference_of(option), choice, attempt);
             });
}

}  // namespace offhand::platform::atspi
