#pragma once

#include <memory>

#include "impl/config/configuration.h"
#include "impl/dispatch/alarms.h"

namespace offhand::mcp {

class Listeners;

/// Notifies clients when the person at the desk changes the security mode, which decides what they are offered: tools,
/// and the prompts that name them.
class ListNews final : public Configuration::Watcher {
 public:
  explicit ListNews(std::shared_ptr<Listeners> listeners) : listeners_(std::move(listeners)) {}

  void changed(const Config& before, const Config& now) override;

 private:
  const std::shared_ptr<Listeners> listeners_;
  Alarms alarms_;  // last: its callbacks use the other members
};

}  // namespace offhand::mcp
