#pragma once

#include <cstdint>
#include <string>

namespace offhand::platform::input_method {

/// What an input method has in hand, as far as it told since it is followed.
struct Composing {
  /// Empty: no input method runs.
  std::string engine;
  enum class Is { no, yes, unknown };
  /// A syllable or a word is begun and not finished.
  Is unfinished = Is::no;
  /// It makes other characters of the keys of letters.
  Is switched_on = Is::no;
  /// How often something unfinished was broken off because another window took the input method.
  std::int64_t broken = 0;
};

}  // namespace offhand::platform::input_method
