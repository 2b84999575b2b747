#pragma once

#include <string>
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

/// The one entry that is called so, as choice_called() finds it.
Result<const SnapshotElement*> menu_entry(const MenuEntries& entries, const std::string& label,
                                          const std::string& where, const std::string& commands = {});

/// For messages.
std::string list_of(const MenuEntries& entries);

}  // namespace offhand
