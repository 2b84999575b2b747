#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "platform/linux/atspi/reading/accessible.h"
#include "platform/linux/atspi/reading/inquiry.h"
#include "platform/linux/toolkit/toolkit.h"

namespace offhand::platform::atspi {

/// True for a combo box that tells what is chosen in it as its name, unless its application gave it another one. Its
/// label is its name then, and what it told is its value.
bool is_called_by_choice(std::uint32_t role, Toolkit toolkit);

/// True if a control may get its name from a separate label: what has no name (a switch of GTK 3 is a toggle button
/// without any), and what is called by its choice. GTK 3 leaves that to the reader; other toolkits do it themselves,
/// but for combo boxes of Qt.
bool may_have_label(const Accessible& control, Toolkit toolkit);
/// Accessible.GetRelationSet.
Call get_relations(const Reference& node);
/// By their numbers in AT-SPI 2.46 (AtspiRelationType).
enum class Relation : std::uint32_t { labelled_by = 2, controller_for = 3 };
/// The nodes to which a node stands in that relation, in order.
std::vector<Reference> read_related(const Reply& relations, Relation relation);
/// Reads the name of a control's label; `take` is called only if there is one.
void ask_label(Inquiry& inquiry, const Reference& control, std::function<void(std::string)> take);

/// True if its text may be its only name: fields of LibreOffice's status bar, icons of libfm.
bool may_be_named_by_text(const Accessible& node, Toolkit toolkit);
/// Reads that text; `take` is called only if there is some.
void ask_text_as_name(Inquiry& inquiry, const Reference& node, std::function<void(std::string)> take);

}  // namespace offhand::platform::atspi
