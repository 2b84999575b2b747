#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>

#include "impl/evidence/evidence_search.h"

namespace offhand {

/// What keys and text go to, where that holds text.
struct TextReceiver {
  platform::NodeHandle node;
  /// An item of a table or a list. What is typed there opens an editor of its own, and until that is closed the item
  /// says what it held before.
  bool edits_elsewhere = false;
};

/// The element, or what has the focus within the window that takes keys.
std::optional<TextReceiver> text_receiver(const Scope& scope, const Target& target);

/// The text of a field, before an action and now. Of a password only the length is ever read.
class FieldText {
 public:
  FieldText(const Scope& scope, std::optional<TextReceiver> receiver);
  const std::optional<TextReceiver>& receiver() const { return receiver_; }
  /// Empty where there is no receiver, or it cannot be read.
  const std::optional<std::string>& before() const { return before_; }
  std::optional<std::string> now() const;
  /// By how many characters it is longer than before; negative: shorter. Empty where that cannot be read.
  std::optional<std::int64_t> growth() const;
  /// What every observation of a field tells of.
  Observation observation() const;

 private:
  const Scope& scope_;
  std::optional<TextReceiver> receiver_;
  std::optional<std::string> before_;
};

/// Tells by reading back whether text arrived in a field.
class TextEvidence {
 public:
  /// Reads the text before the action. Without a receiver, or where it cannot be read, any event has to do.
  TextEvidence(const Scope& scope, std::optional<TextReceiver> receiver, std::string typed);

  /// As FieldText::before().
  const std::optional<std::string>& before() const { return field_.before(); }
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
  KeyEvidence(const Scope& scope, std::optional<TextReceiver> receiver);

  /// The user may type there too, and the keys make no more than so many characters (empty: any number), `text` where
  /// that is known. What is longer by more, or by something else, is theirs, and then nothing that changed there proves
  /// anything.
  void user_may_type(std::optional<std::int64_t> keys_make, std::string text) {
    keys_make_ = keys_make;
    keys_text_ = std::move(text);
  }
  /// Reads the caret anew: what the receiver was given the focus by has moved it, a click.
  void begin_again();
  /// An event counts too, but one that the field's text changed only where it did.
  Observation change() const;

 private:
  std::optional<platform::TextCaret> caret_now() const;
  std::optional<Evidence> look() const;
  bool user_typed() const;

  const Scope& scope_;
  FieldText field_;
  std::optional<platform::TextCaret> caret_before_;
  std::optional<std::int64_t> keys_make_;
  std::string keys_text_;
};

}  // namespace offhand
