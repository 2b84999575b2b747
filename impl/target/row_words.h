#pragma once

#include <optional>
#include <string>

#include "impl/perception/snapshot.h"
#include "impl/session/scope.h"

namespace offhand {

/// What the row that holds an element says now, where none of its words are those that it said when it was read: rows
/// of long lists and of tables of pages are filled anew with other items, and the buttons in them stay. Empty: some of
/// it is the same, or the element lies in no row, is one, or the row says nothing.
std::optional<std::string> other_words_of_row(const Scope& scope, const platform::WindowInfo& window,
                                              const SnapshotElement& seen);

}  // namespace offhand
