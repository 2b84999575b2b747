#pragma once

#include <optional>
#include <string>

#include "impl/action/attempt.h"

namespace offhand {

/// The node that keys and text go to, if it holds text: the element, or what has the focus within the window that takes
/// them.
std::optional<platform::NodeHandle> text_receiver(const Scope& scope, const Target& target);

/// The text of a field, before an action and now. Of a password only the length is ever read.
class FieldText {
 public:
  FieldText(const Scope& scope, std::optional<platform::NodeHandle> receiver);
  const std::optional<platform::NodeHandle>& receiver() const { return receiver_; }
  /// Empty where there is no receiver, or it cannot be read.
  const std::optional<std::string>& before() const { return before_; }
  std::optional<std::string> now() const;
  /// What every observation of a field tells of.
  Observation observation() const;

 private:
  const Scope& scope_;
  std::optional<platform::NodeHandle> receiver_;
  std::optional<std::string> before_;
};

/// Tells by reading back whether text arrived in a field.
class TextEvidence {
 public:
  /// Reads the text before the action. Without a receiver, or where it cannot be read, any event has to do.
  TextEvidence(const Scope& scope, std::optional<platform::NodeHandle> receiver, std::string typed);

  /// The text must be in the field.
  Observation arrival() const;
  /// The text, and nothing else, must be in the field.
  Observation replacement() const;

 private:
  std::optional<Evidence> look() const;
  std::optional<Evidence> look_for_replacement() const;

  FieldText field_;
  std::string typed_;
};

/// Tells what keys did in a field: the text changed, the caret moved, something was selected. Elsewhere any event has
/// to do.
class KeyEvidence {
 public:
  /// Reads text and caret before the action.
  KeyEvidence(const Scope& scope, std::optional<platform::NodeHandle> receiver);

  /// Reads the caret anew: what the receiver was given the focus by has moved it, a click.
  void begin_again();
  /// An event counts too, but one that the field's text changed only where it did.
  Observation change() const;

 private:
  std::optional<platform::TextCaret> caret_now() const;
  std::optional<Evidence> look() const;

  const Scope& scope_;
  FieldText field_;
  std::optional<platform::TextCaret> caret_before_;
};

}  // namespace offhand
