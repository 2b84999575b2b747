#pragma once

#include <functional>
#include <string>
#include <vector>

#include "platform/linux/atspi/accessible.h"
#include "platform/linux/atspi/inquiry.h"
#include "platform/linux/toolkit/toolkit.h"

namespace offhand::platform::atspi {

/// Whether a control may get its name from a label beside it. GTK 3 leaves that to whoever reads; the others do it
/// themselves.
bool may_have_label(const Accessible& control, Toolkit toolkit);
/// Accessible.GetRelationSet.
Call get_relations(const Reference& node);
/// What labels a node, in order.
std::vector<Reference> read_labels(const Reply& relations);
/// Asks for the name of a control's label; `take` is called only when there is one.
void ask_label(Inquiry& inquiry, const Reference& control, std::function<void(std::string)> take);

/// Whether what it shows may be its text alone, and its name be empty: the fields of LibreOffice's status bar, the
/// icons of libfm.
bool may_be_named_by_text(const Accessible& node, Toolkit toolkit);
/// Asks for that text; `take` is called only when there is some.
void ask_text_as_name(Inquiry& inquiry, const Reference& node, std::function<void(std::string)> take);

}  // namespace offhand::platform::atspi
