#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "impl/dispatch/dispatcher.h"

namespace offhand::mcp {

/// What an argument names, as its schema says ("live").
struct LiveNames {
  /// "application", "window_index" or "area".
  std::string_view kind;
  /// The application that was chosen already; empty: none. Windows and areas are those of it.
  std::string application;
};

/// What is there of that kind now, the most likely first; read from the resources that tell of it. Nothing where that
/// cannot be read: a completion is an offer.
std::vector<std::string> live_values(Dispatcher& dispatcher, const LiveNames& names, const CallContext& context);

}  // namespace offhand::mcp
