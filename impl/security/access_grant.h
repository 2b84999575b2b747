#pragma once

#include <string>

namespace offhand {

/// What an access token says of who presents it.
struct AccessGrant {
  /// The same for every token of one subject of this issuer.
  std::string principal;
  /// Has the scope act; otherwise only read.
  bool may_act = false;
};

}  // namespace offhand
