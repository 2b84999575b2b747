#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "impl/install/text_edit.h"

namespace offhand::install {

/// A member of an object: offsets into the text.
struct JsonMember {
  std::string key;
  std::size_t begin = 0;
  std::size_t value_begin = 0;
  std::size_t value_end = 0;
  /// After the comma that follows, or `value_end` if none does.
  std::size_t end = 0;
};

/// An object: offsets of its braces, and its members.
struct JsonObject {
  std::size_t open = 0;
  std::size_t close = 0;
  std::vector<JsonMember> members;
};

/// Finds the object that begins at `offset`, after blanks and comments. The whole of the text behind it is not looked
/// at.
Edited<JsonObject> read_json_object(std::string_view text, std::size_t offset);

/// A value without comments and trailing commas, which other readers of JSON do not take.
std::string plain_json(std::string_view value);

/// Fails unless the text is one JSON object with comments and trailing commas, at most 100 levels deep.
Edited<JsonObject> read_json_file(std::string_view text);

}  // namespace offhand::install
