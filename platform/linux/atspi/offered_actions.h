#pragma once

#include <cstdint>
#include <string>
#include <unordered_map>
#include <vector>

#include "platform/linux/atspi/accessible.h"
#include "platform/linux/atspi/cache.h"
#include "platform/linux/atspi/reference.h"

namespace offhand::platform::atspi {

/// What the objects of an application offered when they were asked. Most calls of a reading ask for that, of each item
/// of each closed menu, and in GTK 3 it changes only with what Cache.GetItems says of the object itself; see
/// docs/design/freshness.md.
///
/// Of one application; for its actor's thread.
class OfferedActions {
 public:
  /// How often it has heard anything.
  std::uint64_t times_heard() const { return times_heard_; }
  /// Null: the object has to be asked, as it is now.
  const std::vector<std::string>* find(const Accessible& cached) const;
  /// `cached` is the object by its application's cache, which was asked when times_heard() was `asked_at`. The answer
  /// came later, and may be of what the object was by then. So it is believed once two readings heard the same, of
  /// which the second began when the first had heard it.
  void heard(const Accessible& cached, const std::vector<std::string>& actions, std::uint64_t asked_at);
  /// Forgets all that its application's cache does not hold any more.
  void keep(const ItemCache& cache);

 private:
  /// What its application says of an object.
  struct Account {
    std::uint32_t role = 0;
    StateBits states;
    Interfaces interfaces;
    std::int32_t child_count = 0;
    std::string name;
    std::string description;
    bool operator==(const Account&) const = default;
  };
  struct Offer {
    Account account;
    std::vector<std::string> actions;
    std::uint64_t heard_at = 0;
    bool is_sure = false;
  };
  static Account account_of(const Accessible& cached);

  std::uint64_t times_heard_ = 0;
  std::unordered_map<Reference, Offer> offers_;
};

}  // namespace offhand::platform::atspi
