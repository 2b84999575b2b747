#include "platform/linux/atspi/reading/popup_search.h"

#include <algorithm>
#include <cstdint>

#include "platform/linux/atspi/bus/message.h"
#include "platform/linux/atspi/reading/accessible.h"
#include "platform/linux/atspi/vocabulary/roles.h"

namespace offhand::platform::atspi {
namespace {

/// Qt numbers its objects from here, above the positive 32-bit numbers.
constexpr std::uint64_t first_number = 0x80000000;
/// In a program that created more objects only the newest are searched, because menus are short-lived.
constexpr std::uint64_t most_numbers = 4096;
/// An unread popup is newer than everything that was read; the search covers this many newer numbers.
constexpr std::uint64_t newer = 32;

std::string path_of(std::uint64_t number) { return "/org/a11y/atspi/accessible/" + std::to_string(number); }

void ask_state(Inquiry& inquiry, Application& application, const Reference& object) {
  inquiry.call({object, interface::accessible, "GetState"}, [&application, path = object.path](const Reply& reply) {
    StateBits states;
    if (!reply.ok()) return;
    MessageReader in = reply.reader();
    if (read_states(in, states) && states.has(StateBits::showing)) application.opened_popups().add(path);
  });
}

}  // namespace

void search_popups(Inquiry& inquiry, Application& application, const std::unordered_set<std::string>& known) {
  std::uint64_t highest = 0;
  for (const std::string& path : known) highest = std::max(highest, number_of(path));
  if (highest < first_number) return;
  const std::uint64_t last = highest + newer;
  const std::uint64_t first = std::max(first_number, last - std::min(last, most_numbers));
  for (std::uint64_t number = first; number <= last; ++number) {
    const Reference object{application.name(), path_of(number)};
    if (known.contains(object.path)) continue;
    inquiry.call({object, interface::accessible, "GetRole"}, [&inquiry, &application, object](const Reply& reply) {
      std::uint32_t role = 0;
      if (reply.value(role) && may_be_popup(role)) ask_state(inquiry, application, object);
    });
  }
}

}  // namespace offhand::platform::atspi
