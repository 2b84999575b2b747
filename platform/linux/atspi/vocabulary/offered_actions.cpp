#include "platform/linux/atspi/vocabulary/offered_actions.h"

#include <utility>

namespace offhand::platform::atspi {
namespace {

/// A menu item that loses its image and has no name becomes an empty separator. An entry's icon shows that it can no
/// longer be activated by not being enabled, which is also the case in an insensitive entry.
bool tells_enough(const Accessible& cached) {
  return !cached.name.empty() && cached.states.has(StateBits::enabled) && cached.states.has(StateBits::sensitive);
}

}  // namespace

OfferedActions::Account OfferedActions::account_of(const Accessible& cached) {
  return {.role = cached.role,
          .states = cached.states,
          .interfaces = cached.interfaces,
          .child_count = cached.child_count,
          .name = cached.name,
          .description = cached.description};
}

const std::vector<std::string>* OfferedActions::find(const Accessible& cached) const {
  const auto found = offers_.find(cached.handle);
  if (found == offers_.end() || !found->second.is_sure || found->second.account != account_of(cached)) return nullptr;
  return &found->second.actions;
}

void OfferedActions::heard(const Accessible& cached, const std::vector<std::string>& actions, std::uint64_t asked_at) {
  ++times_heard_;
  // A node without actions may be insensitive only for the moment, so this is not remembered.
  if (actions.empty() || !tells_enough(cached)) {
    offers_.erase(cached.handle);
    return;
  }
  Offer& offer = offers_[cached.handle];
  Account account = account_of(cached);
  if (offer.account == account && offer.actions == actions) {
    offer.is_sure = offer.is_sure || offer.heard_at <= asked_at;
    return;
  }
  offer = {.account = std::move(account), .actions = actions, .heard_at = times_heard_};
}

void OfferedActions::keep(const ItemCache& cache) {
  std::erase_if(offers_, [&](const auto& entry) { return cache.find(entry.first) == nullptr; });
}

}  // namespace offhand::platform::atspi
