#pragma once

#include <string_view>

namespace offhand::inline v0 {

/// That of the library which is linked, as "0.1.0": major, minor and patch (semver.org). Before 1.0 a new minor
/// version may change the interface, and the soname with it.
std::string_view library_version();

}  // namespace offhand::inline v0
