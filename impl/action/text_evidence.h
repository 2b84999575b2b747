#pragma once

#include <optional>
#include <string>

#include "impl/action/attempt.h"

namespace offhand {

/// The node that keys and text go to, if it holds text: the element, or what has the focus within the window.
std::optional<platform::NodeHandle> text_receiver(const Scope& scope, const Target& target);

/// Tells by reading back whether text arrived in a field. Of a password only the length is ever read.
class TextEvidence {
 public:
  /// Reads the text before the action. Without a receiver, or where it cannot be read, any event has to do.
  TextEvidence(const Scope& scope, std::optional<platform::NodeHandle> receiver, std::string typed = {});

  /// The text must be in the field.
  Observation arrival() const;
  /// The text, and nothing else, must be in the field.
  Observation replacement() const;
  /// Any event counts, but one that the field's text changed only where it did.
  Observation change() const;

 private:
  std::optional<Evidence> look() const;
  std::optional<Evidence> look_for_replacement() const;
  std::optional<std::string> text_now() const;
  Observation of_text() const;
  bool is_unchanged() const;

  const Scope& scope_;
  std::optional<platform::NodeHandle> receiver_;
  std::string typed_;
  std::optional<std::string> before_;
};

}  // namespace offhand
