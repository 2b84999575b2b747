#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <utility>

#include "platform/api/node_handle.h"

namespace offhand::platform::atspi {

/// An object on the accessibility bus: the bus name of its application, and its path. AT-SPI calls this a reference.
struct Reference {
  std::string application;
  std::string path;
  std::strong_ordering operator<=>(const Reference&) const = default;
};

/// The number in `/org/a11y/atspi/accessible/2147483707`; 0 for a path without one.
std::uint64_t number_of(std::string_view path);

NodeHandle handle_of(Reference reference);
/// A reference to no object if the handle is not of this backend.
const Reference& reference_of(const NodeHandle& handle);

}  // namespace offhand::platform::atspi

template <>
struct std::hash<offhand::platform::atspi::Reference> {
  std::size_t operator()(const offhand::platform::atspi::Reference& reference) const {
    // The path is enough, because nearly all compared references are of one application.
    return std::hash<std::string>{}(reference.path) ^ (reference.application.size() << 1U);
  }
};
