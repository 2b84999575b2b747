#pragma once

#include <cstdint>
#include <string>
#include <tl/expected.hpp>

#include "impl/perception/perception.h"
#include "impl/session/journal.h"
#include "impl/session/scope.h"
#include "impl/verbs/inverse.h"

namespace offhand {

/// What has to be done to undo an action: an inverse, on an element that is there and holds what the action left.
struct Restoring {
  std::int64_t window_id = 0;
  SnapshotElement element;
  Undo undo;
};

/// Finds what an action was done on, and looks whether it still is as the action left it. Otherwise why it is left
/// alone: nothing that anybody changed since is overwritten. The element can be named by the session afterwards.
tl::expected<Restoring, std::string> restoring(const Scope& scope, Perception& perception, const JournalEntry& entry);

/// For messages: type_text on element 7 (textbox "Name") in gedit.
std::string describe(const JournalEntry& entry);

}  // namespace offhand
