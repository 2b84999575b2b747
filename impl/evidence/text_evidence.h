#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "impl/evidence/evidence_search.h"

namespace offhand {

/// The node with text that receives keys and text.
struct TextReceiver {
  platform::NodeHandle node;
  /// As platform::Node::lasting.
  platform::NodeHandle lasting = {};
  Role role = Role::textbox;
  /// As platform::Node::platform_role.
  std::string_view platform_role = {};
  std::string name = {};
  platform::WindowInfo window = {};
  /// It takes several lines.
  bool many_lines = false;
  /// An item of a table or a list. Typing there opens a separate editor, and the item keeps its old content until that
  /// is closed.
  bool edits_elsewhere = false;
  /// It takes no text of its own, as the screen of a terminal.
  bool is_read_only = false;
  /// Nothing that is told of its text says how long that is.
  bool is_protected = false;
};

/// The target's element, or the focused node of the window that receives keys.
std::optional<TextReceiver> text_receiver(const Scope& scope, const Target& target);

/// The text of a field, before an action and now. Of a password only the length is ever read.
class FieldText {
 public:
  FieldText(const Scope& scope, std::optional<TextReceiver> receiver);
  const std::optional<TextReceiver>& receiver() const { return receiver_; }
  /// Empty when there is no receiver or its text cannot be read.
  const std::optional<std::string>& before() const { return before_; }
  /// The same to the byte, as it is to be put back; before() is in the form that is compared.
  const std::optional<std::string>& exactly_before() const { return exactly_before_; }
  /// Of the field that took the receiver's place, where it is gone: a page that is drawn anew at each key makes another
  /// node of it.
  std::optional<std::string> now() const;
  /// Why its text may have become another one, although it does not hold what was sent; empty: it is the same field
  /// with the same text.
  std::optional<std::string> doubt() const;
  /// Whether now() may return what was held before, because the node that told it is gone from its window or has only
  /// just come there. Firefox's old field answers for a while, and its new one tells its text late.
  bool may_be_outdated() const;
  /// How many characters were added; negative: removed. Empty when the text cannot be read.
  std::optional<std::int64_t> growth() const;
  /// What all observations of a field have in common.
  Observation observation() const;

 private:
  std::optional<std::string> exact_text_of(const platform::NodeHandle& node) const;
  std::optional<std::string> text_of(const platform::NodeHandle& node) const;
  /// Empty where the receiver still lies in the tree of its window, or nothing there may have taken its place.
  std::optional<platform::NodeHandle> find_in_its_place() const;
  bool is_receiver(const platform::Node& node) const;

  /// A page that is drawn anew at each key may go on with that for a while.
  static constexpr int most_searches = 8;

  const Scope& scope_;
  std::optional<TextReceiver> receiver_;
  mutable std::optional<platform::NodeHandle> in_its_place_;
  mutable int searches_ = 0;
  std::optional<std::string> exactly_before_;
  std::optional<std::string> before_;
};

/// Evidence for text that arrived in a field: reads it back.
class TextEvidence {
 public:
  /// Reads the text before the action. Without a receiver, or where its text cannot be read, any event counts.
  TextEvidence(const Scope& scope, std::optional<TextReceiver> receiver, std::string typed);

  /// As FieldText::before().
  const std::optional<std::string>& before() const { return field_.before(); }
  /// As FieldText::exactly_before().
  const std::optional<std::string>& exactly_before() const { return field_.exactly_before(); }
  /// As FieldText::doubt().
  std::optional<std::string> doubt() const { return field_.doubt(); }
  /// Whether the field holds the text and nothing else, since when ever.
  bool holds_only_that() const { return look_for_replacement().has_value(); }
  /// The text must be in the field.
  Observation arrival() const;
  /// Expects the text, and nothing else, in the field.
  Observation replacement() const;

 private:
  std::optional<Evidence> look() const;
  std::optional<Evidence> look_for_replacement() const;

  FieldText field_;
  mutable bool something_came_ = false;
  std::string typed_;
};

/// Evidence for keys in a field: the text changed, the caret moved, or something was selected. Elsewhere any event
/// counts.
class KeyEvidence {
 public:
  KeyEvidence(const Scope& scope, std::optional<TextReceiver> receiver);

  /// The user may type in the same field. The keys add at most `keys_make` characters (empty: any number), and `text`
  /// where it is known. Any further growth, or growth by other text, is the user's, and then no change in the field
  /// proves anything.
  void user_may_type(std::optional<std::int64_t> keys_make, std::string text) {
    keys_make_ = keys_make;
    keys_text_ = std::move(text);
  }
  /// Reads the caret again: the click that focused the receiver has moved it.
  void begin_again();
  /// Events count as well, but a text_changed event of the field only where its text did change.
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
