#pragma once

#include <string>
#include <unordered_map>
#include <vector>

#include "codegen/runtime/error.h"
#include "impl/perception/snapshot.h"

namespace offhand {

using MenuEntries = std::vector<const SnapshotElement*>;

/// The menus in a snapshot, open or closed, as far as the application exposes them.
class Menus {
 public:
  explicit Menus(const Snapshot& snapshot);

  /// The entries of the window's menu bars.
  MenuEntries bar() const;
  /// Other elements that open menus: buttons.
  MenuEntries buttons() const;
  /// True if the application says that pressing it only opens something. Anything else is a command and is not pressed
  /// to see its entries.
  bool opens(const SnapshotElement& element) const;
  /// The entries of a menu, also below nameless nodes; empty for a command, and for a menu that its application fills
  /// when it opens.
  MenuEntries below(const SnapshotElement& menu) const;
  /// Menu entries that an earlier snapshot of the window lacks: those of a menu opened since.
  MenuEntries since(const Snapshot& earlier) const;

 private:
  void collect(const platform::NodeHandle& parent, MenuEntries& entries) const;

  const Snapshot& snapshot_;
  std::unordered_map<platform::NodeHandle, MenuEntries> children_;
  std::unordered_map<platform::NodeHandle, const SnapshotElement*> elements_;
};

/// The entry with this label, as choice_called() finds it.
Result<const SnapshotElement*> menu_entry(const MenuEntries& entries, const std::string& label,
                                          const std::string& where, const std::string& commands = {});

/// A list for messages.
std::string list_of(const MenuEntries& entries);

}  // namespace offhand
