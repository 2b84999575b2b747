#include "impl/config/desk.h"

#include <cstdlib>

namespace offhand {

bool is_private_desk(const Config& config) {
  if (config.desk != ConfigDesk::auto_) return config.desk == ConfigDesk::private_;
  return std::getenv("OFFHAND_SANDBOX_ID") != nullptr;
}

ConfigAccessibilityEnable accessibility_policy(const Config& config) {
  const bool ask = config.accessibility_enable == ConfigAccessibilityEnable::ask;
  return ask && is_private_desk(config) ? ConfigAccessibilityEnable::auto_ : config.accessibility_enable;
}

}  // namespace offhand
