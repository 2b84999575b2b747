#pragma once

#include <string>
#include <string_view>

namespace offhand {

/// The address of a resource as its schema has it: addresses of the program that this one takes the place of begin with
/// "axterminator://", and mean the same.
inline std::string own_address(std::string_view address) {
  constexpr std::string_view former = "axterminator://";
  return address.starts_with(former) ? "offhand://" + std::string(address.substr(former.size())) : std::string(address);
}

}  // namespace offhand
