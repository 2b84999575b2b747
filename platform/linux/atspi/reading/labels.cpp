#include "platform/linux/atspi/reading/labels.h"

#include <utility>

#include "platform/linux/atspi/vocabulary/roles.h"

namespace offhand::platform::atspi {

bool is_called_by_choice(std::uint32_t role, Toolkit toolkit) {
  return role == atspi_combo_box && (toolkit == Toolkit::gtk3 || toolkit == Toolkit::qt || toolkit == Toolkit::unknown);
}

bool may_have_label(const Accessible& control, Toolkit toolkit) {
  if (is_called_by_choice(control.role, toolkit)) return true;
  if (!control.name.empty() || (toolkit != Toolkit::gtk3 && toolkit != Toolkit::unknown)) return false;
  switch (control.role) {
    case atspi_autocomplete:
    case atspi_check_box:
    case atspi_dial:
    case atspi_editbar:
    case atspi_entry:
    case atspi_password_text:
    case atspi_slider:
    case atspi_spin_button:
    case atspi_text:
    case atspi_toggle_button:
      return true;
    default:
      return false;
  }
}

Call get_relations(const Reference& node) { return {node, interface::accessible, "GetRelationSet"}; }

std::vector<Reference> read_related(const Reply& relations, Relation relation) {
  std::vector<Reference> related;
  if (!relations.ok()) return related;
  MessageReader in = relations.reader();
  if (!in.enter('a', "(ua(so))")) return related;
  while (!in.at_end()) {
    std::uint32_t kind = 0;
    if (!in.enter('r', "ua(so)") || !in.read(kind) || !in.enter('a', "(so)")) return related;
    Reference target;
    while (!in.at_end() && in.read(target)) {
      if (kind == static_cast<std::uint32_t>(relation) && !is_null(target)) related.push_back(target);
    }
    if (!in.exit() || !in.exit()) return related;
  }
  return related;
}

void ask_label(Inquiry& inquiry, const Reference& control, std::function<void(std::string)> take) {
  inquiry.call(get_relations(control), [&inquiry, take = std::move(take)](const Reply& relations) {
    const std::vector<Reference> labels = read_related(relations, Relation::labelled_by);
    if (labels.empty()) return;
    inquiry.call(get_property(labels.front(), interface::accessible, "Name"), [take](const Reply& reply) {
      std::string name;
      if (reply.property("s", name)) take(std::move(name));
    });
  });
}

bool may_be_named_by_text(const Accessible& node, Toolkit toolkit) {
  return node.name.empty() && toolkit == Toolkit::gtk3 && (node.role == atspi_label || node.role == atspi_icon);
}

void ask_text_as_name(Inquiry& inquiry, const Reference& node, std::function<void(std::string)> take) {
  inquiry.call({node, interface::text, "GetText",
                [](sd_bus_message* message) { return sd_bus_message_append(message, "ii", 0, -1); }},
               [take = std::move(take)](const Reply& reply) {
                 std::string text;
                 if (reply.value(text) && !text.empty()) take(std::move(text));
               });
}

}  // namespace offhand::platform::atspi
