#include "impl/cup/read_line.h"

#include <charconv>
#include <vector>

#include "codegen/runtime/suggest.h"
#include "codegen/runtime/utf8.h"
#include "impl/cup/line_cursor.h"
#include "impl/cup/node_line.h"

namespace offhand::cup {
namespace {

constexpr std::size_t count_of(Role) { return kRoleCount; }
constexpr std::size_t count_of(State) { return kStateCount; }
constexpr std::size_t count_of(Action) { return kActionCount; }
constexpr std::string_view kind_of(Role) { return "role"; }
constexpr std::string_view kind_of(State) { return "state"; }
constexpr std::string_view kind_of(Action) { return "action"; }

/// "a role, not "buton" (did you mean "button"?)"
template <class Word>
std::string unknown_word(std::string_view word, std::optional<Dialect> dialect) {
  std::vector<std::string_view> known;
  for (std::size_t i = 0; i < count_of(Word{}); ++i) {
    if (dialect != Dialect::short_codes) known.push_back(to_string(static_cast<Word>(i)));
    if (dialect != Dialect::long_words) known.push_back(short_code_of(static_cast<Word>(i)));
  }
  std::string expected = std::string("a ").append(kind_of(Word{}));
  if (kind_of(Word{}).starts_with('a')) expected.insert(1, "n");
  if (dialect) expected.append(" of the ").append(to_string(*dialect)).append(" dialect");
  expected.append(", not \"").append(preview(word)).append("\"");
  if (const auto near = nearest(word, known)) expected.append(" (did you mean \"").append(*near).append("\"?)");
  return expected;
}

class NodeReader {
 public:
  NodeReader(std::string_view line, std::size_t offset, std::optional<Dialect>& dialect, Node& node)
      : cursor_(line), offset_(offset), dialect_(dialect), node_(node) {}

  std::optional<LineProblem> read() {
    if (read_id() && read_role() && read_name() && read_bounds() && read_states() && read_actions() && read_value() &&
        read_attributes() && !cursor_.at_end())
      fail(std::string("the end of the line") + (passed_ == 0 ? "" : ", or what stands behind it in its order"));
    return std::move(problem_);
  }

 private:
  bool fail(std::string expected) { return fail_at(cursor_.position(), std::move(expected)); }
  bool fail_at(std::size_t at, std::string expected) {
    problem_ = LineProblem{offset_ + at, std::move(expected)};
    return false;
  }

  /// Whether the next token begins so; the space before it is read.
  bool next_is(std::string_view beginning) {
    if (!cursor_.rest().starts_with(' ') || !cursor_.rest().substr(1).starts_with(beginning)) return false;
    cursor_.take(" ");
    ++passed_;
    return true;
  }

  bool read_id() {
    const auto begin = cursor_.position();
    if (!cursor_.take("[e")) return fail("\"[e\" and the number of an element");
    std::size_t digits = 0;
    while (cursor_.rest().find_first_of("0123456789") == 0) {
      cursor_.move_to(cursor_.position() + 1);
      ++digits;
    }
    if (digits == 0) return fail("the number of an element");
    node_.id = std::string(cursor_.line().substr(begin + 1, cursor_.position() - begin - 1));
    return cursor_.take("] ") || fail("\"]\", a space and a role");
  }

  /// A word, or its code; once the dialect is known the other one's are refused.
  template <class Word>
  std::optional<Word> read_word() {
    const auto begin = cursor_.position();
    const auto text = cursor_.take_word();
    for (std::size_t i = 0; i < count_of(Word{}); ++i) {
      const auto word = static_cast<Word>(i);
      const bool is_long = to_string(word) == text;
      const bool is_short = short_code_of(word) == text;
      if (is_long && is_short) return word;
      if ((is_long && settle(Dialect::long_words)) || (is_short && settle(Dialect::short_codes))) return word;
    }
    fail_at(begin, unknown_word<Word>(text, dialect_));
    return std::nullopt;
  }

  /// False if the lines before were in the other dialect.
  bool settle(Dialect dialect) {
    if (!dialect_) dialect_ = dialect;
    return dialect_ == dialect;
  }

  bool read_role() {
    const auto role = read_word<Role>();
    if (role) node_.role = *role;
    return role.has_value();
  }

  bool read_name() {
    if (!next_is("\"")) return true;
    cursor_.take("\"");
    while (!cursor_.take("\"")) {
      if (cursor_.take("\\") && !cursor_.rest().starts_with('"') && !cursor_.rest().starts_with('\\'))
        return fail("\"\\\" or a quotation mark behind a backslash");
      if (cursor_.at_end()) return fail("a quotation mark at the end of the name");
      node_.name += cursor_.rest()[0];
      cursor_.move_to(cursor_.position() + 1);
    }
    return !node_.name.empty() || fail("a name between the quotation marks");
  }

  bool read_bounds() {
    const auto next = cursor_.rest().substr(0, 2);
    if (next.size() < 2 || next[0] != ' ' || std::string_view("@-0123456789").find(next[1]) == std::string_view::npos)
      return true;
    cursor_.take(" ");
    ++passed_;
    const auto begin = cursor_.position();
    const auto dialect = cursor_.take("@") ? Dialect::long_words : Dialect::short_codes;
    if (!settle(dialect))
      return fail_at(begin, dialect == Dialect::long_words ? "no \"@\", which the long dialect has"
                                                           : "\"@\" before bounds, as in the lines before");
    Rectangle place;
    const auto read = [&](std::int64_t& into, std::string_view separator) {
      const auto number = cursor_.take_number();
      if (number) into = *number;
      return number && (separator.empty() || cursor_.take(separator));
    };
    if (!read(place.x, ",") || !read(place.y, " ") || !read(place.w, "x") || !read(place.h, ""))
      return fail("bounds as x,y WxH");
    node_.bounds = place;
    return true;
  }

  template <class Word, std::size_t Count>
  bool read_words(WordList<Word, Count>& words, std::string_view end) {
    do {
      const auto begin = cursor_.position();
      const auto word = read_word<Word>();
      if (!word) return false;
      if (!words.add(*word)) return fail_at(begin, "each " + std::string(kind_of(Word{})) + " once");
    } while (cursor_.take(","));
    return cursor_.take(end) || fail("\",\" or \"" + std::string(end) + '"');
  }

  bool read_states() {
    if (!next_is("{")) return true;
    cursor_.take("{");
    return read_words(node_.states, "}");
  }

  bool read_actions() {
    if (!next_is("[")) return true;
    cursor_.take("[");
    const auto begin = cursor_.position();
    if (!read_words(node_.actions, "]")) return false;
    return !node_.actions.contains(Action::focus) || fail_at(begin, "actions without focus, which is never printed");
  }

  /// Text whose quotation marks are escaped, but whose backslashes are not: a backslash at its end looks as if the
  /// mark behind it were a part of the text. So the end is the first mark without a backslash if the line can go on
  /// behind it; else the last one before it, with a backslash, behind which the line can.
  template <class GoesOn>
  std::optional<std::string> read_escaped(GoesOn goes_on) {
    const auto text = cursor_.rest();
    std::optional<std::size_t> end;
    for (std::size_t i = text.find('"'); i != std::string_view::npos; i = text.find('"', i + 1)) {
      if (goes_on(text.substr(i + 1))) end = i;
      if (i == 0 || text[i - 1] != '\\') break;
    }
    if (!end) return std::nullopt;
    cursor_.move_to(cursor_.position() + *end + 1);
    std::string plain;
    for (std::size_t i = 0; i < *end; ++i) {
      if (text[i] == '\\' && i + 1 < *end && text[i + 1] == '"') continue;
      plain += text[i];
    }
    return plain;
  }

  bool read_value() {
    if (!next_is("val=\"")) return true;
    cursor_.take("val=\"");
    const auto value = read_escaped(
        [](std::string_view rest) { return rest.empty() || (rest.starts_with(" (") && rest.ends_with(')')); });
    if (!value) return fail("a quotation mark at the end of the value");
    if (value->empty()) return fail("a value between the quotation marks");
    node_.value = *value;
    return true;
  }

  bool read_attributes() {
    if (!next_is("(")) return true;
    cursor_.take("(");
    Attributes attributes;
    const auto begin = cursor_.position();
    bool more = true;
    if (cursor_.take("L")) {
      attributes.level = cursor_.take_number();
      if (!attributes.level) return fail("a level");
      more = cursor_.take(" ");
    }
    if (more && cursor_.take("ph=\"")) {
      attributes.placeholder = read_escaped(
          [](std::string_view rest) { return rest == ")" || (rest.starts_with(' ') && rest.ends_with(')')); });
      if (!attributes.placeholder) return fail("a quotation mark at the end of the placeholder");
      if (attributes.placeholder->empty()) return fail("a placeholder between the quotation marks");
      more = cursor_.take(" ");
    }
    if (more && !read_orientation(attributes, more)) return false;
    if (more && !read_range(attributes)) return false;
    if (cursor_.position() == begin) return fail("an attribute");
    node_.attributes = std::move(attributes);
    return cursor_.take(")") || fail("\")\" behind the attributes");
  }

  bool read_orientation(Attributes& attributes, bool& more) {
    const auto next = cursor_.rest().substr(0, 2);
    if (next.size() < 2 || (next[0] != 'h' && next[0] != 'v')) return true;
    attributes.orientation = next[0] == 'h' ? "horizontal" : "vertical";
    cursor_.move_to(cursor_.position() + 1);
    more = cursor_.take(" ");
    return true;
  }

  bool read_range(Attributes& attributes) {
    if (!cursor_.take("range=")) return fail("an attribute");
    const auto begin = cursor_.position();
    const auto least = cursor_.take_until("..");
    const auto most = cursor_.rest().substr(0, cursor_.rest().find(')'));
    if (!least || (least->empty() && most.empty())) return fail_at(begin, "a range as 0..100");
    cursor_.move_to(cursor_.position() + most.size());
    if (!read_bound(*least, attributes.value_min) || !read_bound(most, attributes.value_max))
      return fail_at(begin, "a range as 0..100, with numbers as JSON writes them");
    return true;
  }

  static bool read_bound(std::string_view text, std::optional<double>& bound) {
    if (text.empty()) return true;
    double number = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
    std::string printed;
    append_number(printed, number);
    if (read.ec != std::errc() || read.ptr != text.data() + text.size() || printed != text) return false;
    bound = number;
    return true;
  }

  LineCursor cursor_;
  std::size_t offset_;
  std::optional<Dialect>& dialect_;
  Node& node_;
  std::size_t passed_ = 0;
  std::optional<LineProblem> problem_;
};

}  // namespace

std::optional<LineProblem> read_node_line(std::string_view line, std::size_t offset, std::optional<Dialect>& dialect,
                                          Node& node) {
  return NodeReader(line, offset, dialect, node).read();
}

}  // namespace offhand::cup
