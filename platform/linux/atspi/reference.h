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

/// An object on the accessibility bus: who has it, and its path there. What AT-SPI calls a reference.
struct Reference {
  std::string application;
  std::string path;
  std::strong_ordering operator<=>(const Reference&) const = default;
};

/// Of `/org/a11y/atspi/accessible/2147483707`; 0 of a path without a number.
std::uint64_t number_of(std::string_view path);

NodeHandle handle_of(Reference reference);
/// Of no object where the handle is not of this backend.
const Reference& reference_of(const NodeHandle& handle);

}  // namespace offhand::platform::atspi

template <>
struct std::hash<offhand::platform::atspi::Reference> {
  std::size_t operator()(const offhand::platform::atspi::Reference& reference) const {
    // Nearly all that are compared are of one application.
    return std::hash<std::string>{}(reference.path) ^ (reference.application.size() << 1U);
  }
};
