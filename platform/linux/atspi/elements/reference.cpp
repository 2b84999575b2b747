#include "platform/linux/atspi/elements/reference.h"

#include <charconv>

namespace offhand::platform::atspi {

std::uint64_t number_of(std::string_view path) {
  const std::string_view digits = path.substr(path.rfind('/') + 1);
  std::uint64_t number = 0;
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
  return error == std::errc{} && end == digits.data() + digits.size() ? number : 0;
}

NodeHandle handle_of(Reference reference) { return NodeHandle::of(std::move(reference)); }

const Reference& reference_of(const NodeHandle& handle) {
  static const Reference nobody;
  const auto* reference = handle.as<Reference>();
  return reference == nullptr ? nobody : *reference;
}

}  // namespace offhand::platform::atspi
