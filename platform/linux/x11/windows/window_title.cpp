#include "platform/linux/x11/windows/window_title.h"

#include <iconv.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <utility>

#include "codegen/runtime/utf8.h"

namespace offhand::platform::x11 {
namespace {

constexpr std::size_t most_title_characters = 500;
/// Enough for that many characters in any encoding, with its escape sequences.
constexpr std::size_t most_title_bytes = 16 * most_title_characters;
constexpr std::string_view replacement = "\xEF\xBF\xBD";
constexpr char escape_byte = '\x1B';
constexpr unsigned char right_half = 0x80;

/// A character set of COMPOUND_TEXT, by the end of its escape sequence, as iconv calls the encoding whose right half
/// it is. Compound Text Encoding, version 1.1, sections 4 and 5.
struct CharacterSet {
  char final;
  const char* encoding;
};
constexpr std::array<CharacterSet, 13> sets_of_96{{{'A', "ISO-8859-1"},
                                                   {'B', "ISO-8859-2"},
                                                   {'C', "ISO-8859-3"},
                                                   {'D', "ISO-8859-4"},
                                                   {'F', "ISO-8859-7"},
                                                   {'G', "ISO-8859-6"},
                                                   {'H', "ISO-8859-8"},
                                                   {'L', "ISO-8859-5"},
                                                   {'M', "ISO-8859-9"},
                                                   {'V', "ISO-8859-10"},
                                                   {'Y', "ISO-8859-13"},
                                                   {'_', "ISO-8859-14"},
                                                   {'b', "ISO-8859-15"}}};
constexpr std::array<CharacterSet, 3> sets_of_94_by_94{{{'A', "GB2312"}, {'B', "EUC-JP"}, {'C', "EUC-KR"}}};

template <std::size_t count>
const char* encoding_of(const std::array<CharacterSet, count>& sets, char final) {
  for (const auto& set : sets)
    if (set.final == final) return set.encoding;
  return nullptr;
}

/// Empty where the bytes are none of that encoding, or this machine does not know it.
std::optional<std::string> converted_text(std::string bytes, const char* encoding) {
  const iconv_t converter = ::iconv_open("UTF-8", encoding);
  if (converter == reinterpret_cast<iconv_t>(-1)) return std::nullopt;
  std::string out(bytes.size() * 4, '\0');
  char* from = bytes.data();
  char* to = out.data();
  std::size_t from_left = bytes.size();
  std::size_t to_left = out.size();
  const bool done = ::iconv(converter, &from, &from_left, &to, &to_left) != static_cast<std::size_t>(-1);
  ::iconv_close(converter);
  if (!done) return std::nullopt;
  out.resize(out.size() - to_left);
  return out;
}

std::string with_replacements(std::string_view bytes) {
  std::string out;
  for (std::size_t at = 0; at < bytes.size();) {
    const auto length = utf8_length(bytes, at);
    out += length == 0 ? replacement : bytes.substr(at, length);
    at += length == 0 ? 1 : length;
  }
  return out;
}

/// Reads COMPOUND_TEXT: bytes below 0x80 are of the left set, all others of the right one, until an escape sequence
/// names another.
class CompoundText {
 public:
  explicit CompoundText(std::string_view bytes) : rest_(bytes) {}

  std::string read() {
    while (!rest_.empty()) {
      if (rest_.front() == escape_byte) {
        begin_run();
      } else {
        add_run();
      }
    }
    return std::move(out_);
  }

 private:
  /// An escape sequence: ESC, intermediate bytes 0x20 to 0x2F, a final byte.
  void begin_run() {
    std::size_t end = 1;
    while (end < rest_.size() && rest_[end] >= 0x20 && rest_[end] <= 0x2F) ++end;
    if (end >= rest_.size()) {
      rest_ = {};
      return;
    }
    const auto between = rest_.substr(1, end - 1);
    const char final = rest_[end];
    rest_.remove_prefix(end + 1);
    if (between == "%") {
      if (final == 'G') add_utf8();
    } else if (between == "-") {
      right_ = encoding_of(sets_of_96, final);
      right_is_wide_ = false;
    } else if (between == "$(" || between == "$") {
      left_ = encoding_of(sets_of_94_by_94, final);
    } else if (between == "$)") {
      right_ = encoding_of(sets_of_94_by_94, final);
      right_is_wide_ = true;
    } else if (between == "(") {
      // ASCII, or the left half of JIS X 0201, which differs in two characters.
      left_ = nullptr;
    }
  }

  /// UTF-8 until the sequence that ends it.
  void add_utf8() {
    constexpr std::string_view end_of_utf8 = "\x1B%@";
    const auto end = rest_.find(end_of_utf8);
    out_ += with_replacements(rest_.substr(0, end));
    rest_.remove_prefix(end == std::string_view::npos ? rest_.size() : end + end_of_utf8.size());
  }

  static bool is_right(char byte) { return (static_cast<unsigned char>(byte) & right_half) != 0; }

  /// Bytes of the same half up to the next escape sequence.
  void add_run() {
    const bool right = is_right(rest_.front());
    std::size_t end = 0;
    while (end < rest_.size() && rest_[end] != escape_byte && is_right(rest_[end]) == right) ++end;
    std::string run(rest_.substr(0, end));
    rest_.remove_prefix(end);
    if (!right && left_ == nullptr) {
      out_ += run;
      return;
    }
    if (!right) {
      for (char& byte : run) byte = static_cast<char>(static_cast<unsigned char>(byte) | right_half);
    }
    const auto* const encoding = right ? right_ : left_;
    const auto text = encoding == nullptr ? std::nullopt : converted_text(run, encoding);
    const std::size_t bytes_each = !right || right_is_wide_ ? 2 : 1;
    if (text) {
      out_ += *text;
    } else {
      for (std::size_t at = 0; at < run.size(); at += bytes_each) out_ += replacement;
    }
  }

  std::string_view rest_;
  std::string out_;
  /// Null: ASCII; or a set that is not known.
  const char* left_ = nullptr;
  const char* right_ = "ISO-8859-1";
  bool right_is_wide_ = false;
};

std::string whole_title(std::string_view bytes, TitleEncoding encoding) {
  if (encoding == TitleEncoding::utf8) return with_replacements(bytes);
  if (bytes.find(escape_byte) != std::string_view::npos) return CompoundText(bytes).read();
  return utf8_of(std::string(bytes));
}

}  // namespace

std::string title_of_bytes(std::string_view bytes, TitleEncoding encoding) {
  auto most = std::min(bytes.size(), most_title_bytes);
  // Not within a character.
  while (most < bytes.size() && most > 0 && (static_cast<unsigned char>(bytes[most]) & 0xC0) == 0x80) --most;
  auto title = whole_title(bytes.substr(0, most), encoding);
  return character_count(title) > most_title_characters ? brief(title, most_title_characters) : title;
}

std::string title_of(const Conversation& talk, const xcb_get_property_reply_t* property) {
  if (property == nullptr || property->format != 8) return {};
  const std::string_view bytes(static_cast<const char*>(xcb_get_property_value(property)), property->value_len);
  return title_of_bytes(bytes,
                        property->type == talk.atom(Atom::utf8_string) ? TitleEncoding::utf8 : TitleEncoding::other);
}

}  // namespace offhand::platform::x11
