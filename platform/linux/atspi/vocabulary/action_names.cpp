#include "platform/linux/atspi/vocabulary/action_names.h"

#include <algorithm>
#include <iterator>

#include "platform/linux/atspi/reading/inquiry.h"

namespace offhand::platform::atspi {
namespace {

/// An application can make up lists without end.
constexpr std::size_t max_known = 4096;

}  // namespace

const std::vector<std::string>* ActionNames::find(const std::vector<std::string>& shown) const {
  const auto found = known_.find(shown);
  return found != known_.end() ? &found->second : nullptr;
}

void ActionNames::look_up(Inquiry& inquiry, const Reference& node, const std::vector<std::string>& shown) {
  if (known_.size() >= max_known) known_.clear();
  if (answered_.size() >= max_known) answered_.clear();
  for (std::size_t i = 0; i < shown.size(); ++i) {
    inquiry.call(
        {node, interface::action, "GetName",
         [i](sd_bus_message* message) { return sd_bus_message_append(message, "i", static_cast<std::int32_t>(i)); }},
        [this, shown, i](const Reply& reply) {
          if (reply.is_lost() || known_.contains(shown)) return;
          std::vector<std::optional<std::string>>& names = answered_[shown];
          names.resize(shown.size());
          // Where there is none, the one for people has to do.
          std::string name;
          names[i] = reply.value(name) && !name.empty() ? name : shown[i];
          if (!std::ranges::all_of(names, [](const auto& known) { return known.has_value(); })) return;
          std::ranges::transform(names, std::back_inserter(known_[shown]), [](const auto& known) { return *known; });
          answered_.erase(shown);
        });
  }
}

}  // namespace offhand::platform::atspi
