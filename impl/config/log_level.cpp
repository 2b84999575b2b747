#include "impl/config/log_level.h"

#include <spdlog/spdlog.h>

namespace offhand {

void set_log_level(ConfigLogLevel level) {
  switch (level) {
    case ConfigLogLevel::debug:
      return spdlog::set_level(spdlog::level::debug);
    case ConfigLogLevel::info:
      return spdlog::set_level(spdlog::level::info);
    case ConfigLogLevel::warning:
      return spdlog::set_level(spdlog::level::warn);
    case ConfigLogLevel::error:
      return spdlog::set_level(spdlog::level::err);
    case ConfigLogLevel::off:
      return spdlog::set_level(spdlog::level::off);
  }
}

}  // namespace offhand
