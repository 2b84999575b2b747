#pragma once

#include <optional>
#include <string>

#include "impl/action/actions.h"

namespace offhand {

/// Tells by reading back whether text arrived in a field. Of a password only the length is ever read.
class TextEvidence {
 public:
  /// Reads the text before the action. Without a receiver, or where it cannot be read, any event has to do.
  TextEvidence(Call& call, std::optional<platform::NodeHandle> receiver, std::string typed);

  Observation observation() const;

 private:
  std::optional<Evidence> look() const;

  Call& call_;
  std::optional<platform::NodeHandle> receiver_;
  std::string typed_;
  std::optional<std::string> before_;
};

}  // namespace offhand
