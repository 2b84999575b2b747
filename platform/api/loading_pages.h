#pragma once

#include <optional>
#include <string>

namespace offhand::platform {

/// Implemented by the Windows of a desk that shows pages.
class LoadingPages {
 public:
  virtual ~LoadingPages() = default;
  /// The address that the page at the front is on its way to, as was told last: nothing is asked. Empty: it has come.
  virtual std::optional<std::string> loading_in_front() const = 0;
};

}  // namespace offhand::platform
