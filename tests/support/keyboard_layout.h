#pragma once

#include <string>

namespace offhand::test {

/// The user's keyboard with another layout, as long as this lives. "us,ru" has two groups, of which the second is
/// then in use.
class KeyboardLayout {
 public:
  explicit KeyboardLayout(const std::string& layout);
  ~KeyboardLayout();
  KeyboardLayout(const KeyboardLayout&) = delete;
  KeyboardLayout& operator=(const KeyboardLayout&) = delete;

  /// Its rules, the meaning of every key and whether a lock or a modifier is on, as other programs see them: empty, or
  /// what is not as it was when the layout was set.
  std::string changes() const;

 private:
  static std::string read();
  std::string before_;
};

/// A text of what keyboards have and have not: symbols behind AltGr, letters with accents, those of dead keys,
/// Cyrillic, Chinese, right to left, an emoji, an accent that combines. More characters than a keyboard has to spare.
extern const char* const text_of_many_scripts;

}  // namespace offhand::test
