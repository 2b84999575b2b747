#include "platform/linux/atspi/action_names.h"

#include "platform/linux/atspi/inquiry.h"

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
  // Until the answer is there, and if there is none, the names for people have to do.
  if (!known_.emplace(shown, shown).second) return;
  for (std::size_t i = 0; i < shown.size(); ++i) {
    inquiry.call(
        {node, interface::action, "GetName",
         [i](sd_bus_message* message) { return sd_bus_message_append(message, "i", static_cast<std::int32_t>(i)); }},
        [this, shown, i](const Reply& reply) {
          std::string name;
          const auto names = known_.find(shown);
          if (names != known_.end() && reply.value(name) && !name.empty()) names->second[i] = std::move(name);
        });
  }
}

}  // namespace offhand::platform::atspi
