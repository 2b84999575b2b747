#include "impl/config/desk.h"

#include <cstdlib>

namespace offhand {

bool is_private_desk(const Config& config) {
  if (config.desk != ConfigDesk::auto_) return config.desk == ConfigDesk::private_;
  return std::getenv("OFFHAND_SANDBOX_ID") != nullptr;
}

}  // namespace offhand
