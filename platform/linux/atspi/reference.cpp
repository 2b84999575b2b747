#include "platform/linux/atspi/reference.h"

namespace offhand::platform::atspi {

NodeHandle handle_of(Reference reference) { return NodeHandle::of(std::move(reference)); }

const Reference& reference_of(const NodeHandle& handle) {
  static const Reference nobody;
  const auto* reference = handle.as<Reference>();
  return reference == nullptr ? nobody : *reference;
}

}  // namespace offhand::platform::atspi
