#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "codegen/runtime/error.h"
#include "platform/linux/atspi/acting/actor.h"
#include "platform/linux/atspi/applications/window_facts.h"

namespace offhand::platform::atspi {

struct AccessibleProcess {
  /// Unique name on the accessibility bus.
  std::string name;
  std::int64_t pid = 0;
  /// It is in the registry; others are merely connected to the bus.
  bool registered = true;
};

/// The applications on the accessibility bus, and the bus's address. Connects on first use.
class Registry {
 public:
  explicit Registry(const WindowFactsSource& facts) : facts_(facts) {}

  Result<std::vector<AccessibleProcess>> applications(const Limits& limits);
  /// The address of the bus; determined on first use.
  Result<std::string> bus_address(const Limits& limits);

 private:
  Result<std::shared_ptr<Actor>> actor(const Limits& limits);
  void forget();

  const WindowFactsSource& facts_;
  std::mutex mutex_;
  std::string address_;
  std::shared_ptr<Actor> actor_;
  /// Unique names are never reused, so entries stay valid.
  std::map<std::string, std::int64_t> pids_;
};

}  // namespace offhand::platform::atspi
