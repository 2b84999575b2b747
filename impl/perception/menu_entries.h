#pragma once

#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "codegen/runtime/error.h"
#include "impl/perception/snapshot.h"

namespace offhand {

using MenuEntries = std::vector<const SnapshotElement*>;

/// The menus of a snapshot, open or closed, as far as the application tells of them.
class Menus {
 public:
  explicit Menus(const Snapshot& snapshot);

  /// What the menu bars of the window hold.
  MenuEntries bar() const;
  /// What else opens menus: buttons.
  MenuEntries buttons() const;
  /// Whether pressing it opens something and does nothing else, as far as it says so itself. What does not is a
  /// command, and is not pressed to see what it holds.
  bool opens(const SnapshotElement& element) const;
  /// What a menu or an entry holds, through the nameless nodes in between; empty for a command, and for a menu that its
  /// application fills when it opens.
  MenuEntries below(const SnapshotElement& menu) const;
  /// Entries of menus that an earlier snapshot of the window does not have: of one that was opened meanwhile.
  MenuEntries since(const Snapshot& earlier) const;

 private:
  void collect(const platform::NodeHandle& parent, MenuEntries& entries) const;

  const Snapshot& snapshot_;
  std::unordered_map<platform::NodeHandle, MenuEntries> children_;
  std::unordered_map<platform::NodeHandle, const SnapshotElement*> elements_;
};

/// What people call an entry: without the mark of its shortcut, the shortcut itself, an ellipsis and outer space, in
/// one case. "_Save As…", "Save As..." and "save as" are the same.
std::string menu_label(std::string_view text);

/// The one entry that is called so: exactly, else by menu_label(). `where` is what holds them, for messages.
/// `no_such_menu_entry`, `ambiguous_menu_entry`.
Result<const SnapshotElement*> menu_entry(const MenuEntries& entries, const std::string& label,
                                          const std::string& where);

/// "\"New\", \"Open\" and 7 more", for messages.
std::string list_of(const MenuEntries& entries);

}  // namespace offhand
