#pragma once

#include <cstdint>
#include <string>
#include <unordered_map>
#include <vector>

#include "platform/linux/atspi/elements/reference.h"
#include "platform/linux/atspi/reading/accessible.h"
#include "platform/linux/atspi/reading/cache.h"

namespace offhand::platform::atspi {

/// Remembers the actions of an application's objects. Most calls of a reading ask for them, for each item of each
/// closed menu, but in GTK 3 they change only together with what Cache.GetItems says of the object itself; see
/// docs/design/freshness.md.
///
/// Belongs to one application; for its actor's thread.
class OfferedActions {
 public:
  /// How often heard() was called.
  std::uint64_t times_heard() const { return times_heard_; }
  /// The actions of an object; null if they must be read.
  const std::vector<std::string>* find(const Accessible& cached) const;
  /// Records an answer. `cached` is the object in its application's cache, which was read when times_heard() was
  /// `asked_at`. The answer came later and may belong to a later state of the object, so it is used only after two
  /// readings got the same answer and the second began after the first had it.
  void heard(const Accessible& cached, const std::vector<std::string>& actions, std::uint64_t asked_at);
  /// Forgets objects that are no longer in the application's cache.
  void keep(const ItemCache& cache);

 private:
  /// The properties of an object in the cache.
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
