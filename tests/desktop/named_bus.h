#pragma once

#include <string>

#include "tests/support/process.h"

namespace offhand::test {

/// The property of the root window by which programs find the accessibility bus, as xprop sees it. Its launcher sets it
/// when it starts.
class NamedBus {
 public:
  /// As it is now; "" where there is none.
  static std::string address() {
    const auto shown = run_command({"xprop", "-root", "AT_SPI_BUS"}).output;
    const auto begin = shown.find('"');
    return begin == std::string::npos ? "" : shown.substr(begin + 1, shown.rfind('"') - begin - 1);
  }
  static void remove() { run_command({"xprop", "-root", "-remove", "AT_SPI_BUS"}); }
  static void set(const std::string& address) {
    run_command({"xprop", "-root", "-format", "AT_SPI_BUS", "8s", "-set", "AT_SPI_BUS", address});
  }
};

}  // namespace offhand::test
