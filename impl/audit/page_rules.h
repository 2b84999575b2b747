#pragma once

#include <vector>

#include "impl/audit/ancestry.h"
#include "impl/audit/audit.h"

namespace offhand::audit {

/// Whether something lies in a page of a browser, as its tree or its markup tells.
bool is_in_page(const SnapshotElement& element, const Audited& audited, const Ancestry& ancestry);

/// What speaks against the pages that a window shows: their language and title, frames, tables and headings, and what
/// only their markup tells. Nothing where no page is known.
std::vector<Finding> findings_of_pages(const Audited& audited, const Ancestry& ancestry);

}  // namespace offhand::audit
