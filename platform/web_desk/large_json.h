#pragma once

#include <boost/json/value.hpp>
#include <cstdint>
#include <string>
#include <string_view>

namespace offhand::platform::web_desk {

/// What a browser tells of a whole page: some MB. Its values lie side by side in a few pieces of memory, and all end at
/// once.
using LargeJson = boost::json::value;

// Tolerant access, as platform/web/json_access.h has it for small messages: missing members and those of another type
// read as empty.

/// A member; null if there is none.
inline const LargeJson& part_of(const LargeJson& value, std::string_view name) {
  static const LargeJson nothing;
  const auto* object = value.if_object();
  const auto* found = object == nullptr ? nullptr : object->if_contains({name.data(), name.size()});
  return found == nullptr ? nothing : *found;
}

/// Valid as long as the value is.
inline std::string_view text_of(const LargeJson& value) {
  const auto* text = value.if_string();
  return text == nullptr ? std::string_view() : std::string_view(text->data(), text->size());
}
inline std::string_view text_of(const LargeJson& value, std::string_view name) { return text_of(part_of(value, name)); }

/// Between -1e15 and 1e15, else 0.
double number_of(const LargeJson& value);
inline double number_of(const LargeJson& value, std::string_view name) { return number_of(part_of(value, name)); }

inline std::int64_t integer_of(const LargeJson& value) {
  const auto* number = value.if_int64();
  return number == nullptr ? static_cast<std::int64_t>(number_of(value)) : *number;
}
inline std::int64_t integer_of(const LargeJson& value, std::string_view name) {
  return integer_of(part_of(value, name));
}

inline bool flag_of(const LargeJson& value) { return value.is_bool() && value.get_bool(); }
inline bool flag_of(const LargeJson& value, std::string_view name) { return flag_of(part_of(value, name)); }

/// The values of an array; none for anything else.
const boost::json::array& items_of(const LargeJson& value);
inline const boost::json::array& items_of(const LargeJson& value, std::string_view name) {
  return items_of(part_of(value, name));
}

/// The answer to one call.
class LargeAnswer {
 public:
  /// An answer without any content, which is what text that is no JSON gives, too.
  LargeAnswer() = default;
  /// By the text of the whole message.
  explicit LargeAnswer(std::string_view message);

  const LargeJson& result() const { return part_of(message_, "result"); }

 private:
  LargeJson message_;
};

}  // namespace offhand::platform::web_desk
