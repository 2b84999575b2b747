#pragma once

#include <vector>

#include "impl/audit/audit.h"
#include "impl/audit/written_texts.h"

namespace offhand::audit {

/// What contrast is measured of.
struct Seen {
  const platform::Picture& picture;
  const std::vector<const SnapshotElement*>& looked_at;
  const Ancestry& ancestry;
  const WrittenTexts& texts;
};

/// Texts, and controls with what is written or drawn on them, that stand out too little. A control and the texts on it
/// are one.
std::vector<Finding> findings_of_contrast(const Seen& seen);

}  // namespace offhand::audit
