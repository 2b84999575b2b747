#include "impl/install/json_text.h"

#include <algorithm>
#include <charconv>
#include <nlohmann/json.hpp>
#include <optional>

namespace offhand::install {
namespace {

constexpr int max_depth = 100;
/// UTF-8's mark at the start of a file.
constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

/// Reads through a JSON text with comments and trailing commas, once and without making values of it.
class JsonReader {
 public:
  JsonReader(std::string_view text, std::size_t offset) : text_(text), at_(offset) {}

  bool read_blanks() {
    while (at_ < text_.size()) {
      const char next = text_[at_];
      if (next == ' ' || next == '\t' || next == '\n' || next == '\r') {
        ++at_;
      } else if (text_.substr(at_, 2) == "//") {
        at_ = std::min(text_.find('\n', at_), text_.size());
      } else if (text_.substr(at_, 2) == "/*") {
        const auto end = text_.find("*/", at_ + 2);
        if (end == std::string_view::npos) return fail("this comment does not end");
        at_ = end + 2;
      } else {
        return true;
      }
    }
    return true;
  }

  bool read_object(JsonObject* found, int depth) {
    JsonObject object{.open = at_, .close = 0, .members = {}};
    ++at_;
    while (true) {
      if (!read_blanks()) return false;
      if (next() == '}') break;
      JsonMember member{.key = {}, .begin = at_, .value_begin = 0, .value_end = 0, .end = 0};
      if (next() != '"') return fail("a name in double quotes, or }, is missing here");
      if (!read_string(&member.key) || !read_blanks()) return false;
      if (next() != ':') return fail("a colon is missing here");
      ++at_;
      if (!read_blanks()) return false;
      member.value_begin = at_;
      if (!read_value(depth + 1)) return false;
      member.value_end = member.end = at_;
      if (!read_blanks()) return false;
      const bool comma = next() == ',';
      if (comma) member.end = ++at_;
      if (found != nullptr) object.members.push_back(std::move(member));
      if (comma) continue;
      if (next() != '}') return fail("a comma or } is missing here");
    }
    object.close = at_++;
    if (found != nullptr) *found = std::move(object);
    return true;
  }

  bool fail(std::string reason) {
    if (!problem_) problem_ = problem_at(text_, at_, std::move(reason));
    return false;
  }

  char next() const { return at_ < text_.size() ? text_[at_] : '\0'; }
  std::size_t at() const { return at_; }
  const TextProblem& problem() const { return *problem_; }

 private:
  bool read_value(int depth) {
    if (depth > max_depth) return fail("this is more than 100 levels deep");
    switch (next()) {
      case '{':
        return read_object(nullptr, depth);
      case '[':
        return read_array(depth);
      case '"':
        return read_string(nullptr);
      default:
        return read_word();
    }
  }

  bool read_array(int depth) {
    ++at_;
    while (true) {
      if (!read_blanks()) return false;
      if (next() == ']') break;
      if (!read_value(depth + 1) || !read_blanks()) return false;
      if (next() == ',') {
        ++at_;
      } else if (next() != ']') {
        return fail("a comma or ] is missing here");
      }
    }
    ++at_;
    return true;
  }

  bool read_string(std::string* value) {
    const auto begin = at_++;
    for (; at_ < text_.size() && text_[at_] != '"'; ++at_) {
      if (text_[at_] == '\n') return fail("this text does not end on its line");
      if (text_[at_] == '\\') ++at_;
    }
    if (at_ >= text_.size()) return at_ = begin, fail("this text does not end");
    const auto literal = text_.substr(begin, ++at_ - begin);
    const auto parsed = nlohmann::json::parse(literal, nullptr, false);
    if (!parsed.is_string()) return at_ = begin, fail("this is no text of JSON");
    if (value != nullptr) *value = parsed.get<std::string>();
    return true;
  }

  bool read_word() {
    const auto begin = at_;
    while (at_ < text_.size() && std::string_view(" \t\r\n,:]}[{/\"").find(text_[at_]) == std::string_view::npos) ++at_;
    const auto word = text_.substr(begin, at_ - begin);
    if (word.empty() || nlohmann::json::parse(word, nullptr, false).is_discarded())
      return at_ = begin, fail(word.empty() ? "a value is missing here" : "this is no value of JSON");
    return true;
  }

  std::string_view text_;
  std::size_t at_;
  std::optional<TextProblem> problem_;
};

}  // namespace

TextProblem problem_at(std::string_view text, std::size_t offset, std::string reason) {
  const auto before = text.substr(0, offset);
  const auto line_start = before.rfind('\n');
  return {.line = static_cast<std::size_t>(std::ranges::count(before, '\n')) + 1,
          .column = offset - (line_start == std::string_view::npos ? 0 : line_start + 1) + 1,
          .reason = std::move(reason)};
}

std::string_view line_end_of(std::string_view text) {
  const auto first = text.find('\n');
  return first != std::string_view::npos && first > 0 && text[first - 1] == '\r' ? "\r\n" : "\n";
}

Edited<JsonObject> read_json_object(std::string_view text, std::size_t offset) {
  JsonReader reader(text, offset);
  JsonObject object;
  if (!reader.read_blanks()) return tl::unexpected(reader.problem());
  if (reader.next() != '{') return tl::unexpected(problem_at(text, reader.at(), "an object in { } is wanted here"));
  if (!reader.read_object(&object, 0)) return tl::unexpected(reader.problem());
  return object;
}

Edited<JsonObject> read_json_file(std::string_view text) {
  auto object = read_json_object(text, text.starts_with(byte_order_mark) ? byte_order_mark.size() : 0);
  if (!object) return object;
  JsonReader rest(text, object->close + 1);
  if (!rest.read_blanks()) return tl::unexpected(rest.problem());
  if (rest.at() != text.size()) return tl::unexpected(problem_at(text, rest.at(), "nothing may follow the object"));
  return object;
}

std::string plain_json(std::string_view value) {
  std::string plain;
  // Where the last comma stands, as long as only blanks and comments follow it.
  std::optional<std::size_t> comma;
  for (std::size_t at = 0; at < value.size();) {
    if (value.substr(at, 2) == "//") {
      at = std::min(value.find('\n', at), value.size());
    } else if (value.substr(at, 2) == "/*") {
      at = std::min(value.find("*/", at + 2), value.size() - 2) + 2;
    } else if (value[at] == '"') {
      const auto begin = at++;
      while (at < value.size() && value[at] != '"') at += value[at] == '\\' ? 2 : 1;
      plain.append(value.substr(begin, ++at - begin));
      comma.reset();
    } else {
      const char next = value[at++];
      if ((next == ']' || next == '}') && comma) plain.erase(*comma, 1);
      if (next == ',')
        comma = plain.size();
      else if (std::string_view(" \t\r\n").find(next) == std::string_view::npos)
        comma.reset();
      plain += next;
    }
  }
  return plain;
}

}  // namespace offhand::install
