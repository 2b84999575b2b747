#pragma once

#include "impl/tools/call.h"

namespace offhand::tools {

/// Whether a call may start installed applications only, as they are meant to be started.
inline bool starts_installed_only(const Call& call) {
  if (call.config().launch == ConfigLaunch::auto_) return call.over_http();
  return call.config().launch != ConfigLaunch::any;
}

}  // namespace offhand::tools
