#include "impl/query/parse.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <system_error>
#include <utility>
#include <vector>

#include "impl/base/fold_case.h"
#include "impl/query/node_words.h"
#include "impl/query/text.h"

namespace offhand::query {
namespace {

bool is_quote(char c) { return c == '"' || c == '\''; }

enum class Operator { none, both, either, negation };

struct OperatorWord {
  std::string_view word;
  Operator which;
};
constexpr auto operators =
    std::to_array<OperatorWord>({{"and", Operator::both}, {"or", Operator::either}, {"not", Operator::negation}});

enum class Key { role, state, title, value, description, identifier };

struct KeyWord {
  std::string_view word;
  Key key;
};
constexpr auto keys = std::to_array<KeyWord>({{"title", Key::title},
                                              {"name", Key::title},
                                              {"value", Key::value},
                                              {"description", Key::description},
                                              {"identifier", Key::identifier},
                                              {"id", Key::identifier},
                                              {"role", Key::role},
                                              {"state", Key::state}});

std::optional<Key> key_of(std::string_view word) {
  const auto folded = fold_case(word);
  const auto* const found = std::ranges::find(keys, std::string_view(folded), &KeyWord::word);
  return found == keys.end() ? std::nullopt : std::optional(found->key);
}

/// What stands before a colon at the start of a text, if that is a key or a role.
std::optional<std::string_view> prefix_of(std::string_view text) {
  const auto colon = text.find(':');
  if (colon == std::string_view::npos || colon == 0) return std::nullopt;
  const auto word = trimmed(text.substr(0, colon));
  constexpr std::size_t longest_role = 40;
  if (word.empty() || word.size() > longest_role) return std::nullopt;
  if (key_of(word) || word == "*" || names_a_role(word)) return word;
  return std::nullopt;
}

class Parser {
 public:
  explicit Parser(std::string_view text) : text_(text) {}

  Parsed<Reading> parse() {
    Reading reading;
    text_ = take_number(reading.number);
    reading.text = trimmed(text_);
    if (reading.text.empty()) return wrong("it is empty");
    small_letters_count_ = has_marks();
    auto condition = parse_list(0, Operator::either);
    if (!condition) return tl::unexpected(std::move(condition).error());
    skip_blanks();
    if (!at_end()) return wrong(next() == ')' ? "this parenthesis was never opened" : "an operator has to stand here");
    reading.condition = *std::move(condition);
    reading.is_plain = !small_letters_count_ && std::holds_alternative<TextCondition>(reading.condition.what);
    return reading;
  }

 private:
  bool at_end() const { return at_ >= text_.size(); }
  char next() const { return at_end() ? '\0' : text_[at_]; }
  std::string_view rest() const { return text_.substr(at_); }
  void skip_blanks() {
    while (!at_end() && is_blank(next())) ++at_;
  }
  tl::unexpected<Problem> wrong(std::string reason) const {
    return tl::unexpected(Problem{.at = at_ + 1, .reason = std::move(reason)});
  }

  /// The text without a number in brackets at its end. A path has its own positions.
  std::string_view take_number(std::optional<std::size_t>& number) const {
    const auto text = text_.substr(0, text_.find_last_not_of(blanks) + 1);
    if (!text.ends_with(']') || trimmed(text).starts_with('/')) return text;
    const auto open = text.rfind('[');
    if (open == std::string_view::npos) return text;
    const auto digits = text.substr(open + 1, text.size() - open - 2);
    std::size_t value = 0;
    const auto [stop, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    if (digits.empty() || error != std::errc() || stop != digits.data() + digits.size() || value == 0) return text;
    number = value;
    return text.substr(0, open);
  }

  /// Whether anything is more than words.
  bool has_marks() const {
    const auto text = trimmed(text_);
    if (is_quote(text.front()) || text.front() == '(' || text.front() == '/' || prefix_of(text)) return true;
    for (std::size_t i = 0; i < text.size(); ++i) {
      if (i > 0 && !is_blank(text[i - 1])) continue;
      const auto [which, length] = operator_word(text.substr(i));
      if (which == Operator::none) continue;
      const auto after = trimmed(text.substr(i + length));
      if (after.empty()) continue;
      if (is_quote(after.front()) || after.front() == '(' || prefix_of(after)) return true;
    }
    return false;
  }

  /// Case-insensitively; the caller knows whether small letters count.
  static std::pair<Operator, std::size_t> operator_word(std::string_view text) {
    for (const auto& [word, which] : operators) {
      if (text.size() < word.size() || fold_case(text.substr(0, word.size())) != word) continue;
      const bool ends = text.size() == word.size() || is_blank(text[word.size()]) || text[word.size()] == '(';
      if (ends) return {which, word.size()};
    }
    return {Operator::none, 0};
  }

  Operator operator_here(std::size_t& length) const {
    const auto [which, size] = operator_word(rest());
    length = size;
    if (which == Operator::none) return which;
    const auto word = rest().substr(0, size);
    const bool is_capital = word == "AND" || word == "OR" || word == "NOT";
    return is_capital || small_letters_count_ ? which : Operator::none;
  }

  bool take_operator(Operator wanted) {
    skip_blanks();
    std::size_t length = 0;
    if (operator_here(length) != wanted) return false;
    at_ += length;
    return true;
  }

  Parsed<Condition> parse_list(std::size_t depth, Operator joint) {
    Combination list;
    list.all = joint == Operator::both;
    do {
      auto part = joint == Operator::either ? parse_list(depth, Operator::both) : parse_one(depth);
      if (!part) return part;
      list.parts.push_back(*std::move(part));
    } while (take_operator(joint));
    if (list.parts.size() == 1) return std::move(list.parts.front());
    return Condition{std::move(list)};
  }

  Parsed<Condition> parse_one(std::size_t depth) {
    skip_blanks();
    if (depth == deepest) return wrong(fmt::format("conditions lie at most {} deep within each other", deepest));
    if (++terms_ > most_terms) return wrong(fmt::format("a query has at most {} conditions", most_terms));
    if (take_operator(Operator::negation)) {
      auto part = parse_one(depth + 1);
      if (!part) return part;
      return Condition{Negation{std::make_unique<Condition>(*std::move(part))}};
    }
    if (next() == '(') {
      ++at_;
      auto inner = parse_list(depth + 1, Operator::either);
      if (!inner) return inner;
      skip_blanks();
      if (next() != ')') return wrong("the parenthesis is not closed");
      ++at_;
      return inner;
    }
    if (next() == '/') return parse_path_here();
    if (const auto prefix = prefix_of(rest())) return parse_keyed(*prefix);
    auto words = parse_words("a text, a role or a parenthesis has to stand here");
    if (!words) return tl::unexpected(std::move(words).error());
    return Condition{TextCondition{Aspect::title, *std::move(words)}};
  }

  /// A path ends before a blank or a parenthesis outside of its brackets and quotation marks.
  Parsed<Condition> parse_path_here() {
    std::size_t end = at_;
    std::size_t brackets = 0;
    char quote = '\0';
    for (; end < text_.size(); ++end) {
      const char c = text_[end];
      if (quote != '\0') {
        if (c == quote) quote = '\0';
      } else if (is_quote(c)) {
        quote = c;
      } else if (c == '[') {
        ++brackets;
      } else if (c == ']' && brackets > 0) {
        --brackets;
      } else if (brackets == 0 && (is_blank(c) || c == ')')) {
        break;
      }
    }
    auto path = parse_path(text_.substr(at_, end - at_), at_);
    if (!path) return tl::unexpected(std::move(path).error());
    at_ = end;
    return Condition{*std::move(path)};
  }

  Parsed<Condition> parse_keyed(std::string_view prefix) {
    const auto key = key_of(prefix);
    const auto begin = at_;
    at_ = static_cast<std::size_t>(prefix.data() - text_.data()) + prefix.size();
    at_ = text_.find(':', at_) + 1;
    if (!key) return parse_role(std::string(prefix));
    auto words = parse_words(fmt::format("{} needs a text", prefix));
    if (!words) return tl::unexpected(std::move(words).error());
    switch (*key) {
      case Key::title:
        return Condition{TextCondition{Aspect::title, *std::move(words)}};
      case Key::value:
        return Condition{TextCondition{Aspect::value, *std::move(words)}};
      case Key::description:
        return Condition{TextCondition{Aspect::description, *std::move(words)}};
      case Key::identifier:
        return Condition{TextCondition{Aspect::identifier, *std::move(words)}};
      case Key::role:
        if (names_a_role(*words)) return Condition{RoleCondition{*std::move(words)}};
        at_ = begin;
        return wrong(fmt::format("there is no role \"{}\"", *words));
      case Key::state:
        break;
    }
    at_ = begin;
    return parse_state(*words);
  }

  Parsed<Condition> parse_state(const std::string& word) {
    const auto end = text_.find(word, at_) + word.size();
    if (word == "enabled" || word == "visible") {
      at_ = end;
      return Condition{StateCondition{word == "enabled" ? ElementState::disabled : ElementState::hidden, false}};
    }
    const auto state = element_state_from_string(word);
    if (!state) return wrong(fmt::format("there is no state \"{}\"", word));
    at_ = end;
    return Condition{StateCondition{*state, true}};
  }

  /// Without text any element of the role.
  Parsed<Condition> parse_role(std::string word) {
    if (word == "*") word.clear();
    Condition role{RoleCondition{std::move(word)}};
    skip_blanks();
    std::size_t length = 0;
    if (at_end() || next() == ')' || operator_here(length) != Operator::none) return role;
    auto words = parse_words("");
    if (!words) return tl::unexpected(std::move(words).error());
    Combination both;
    both.parts.push_back(std::move(role));
    both.parts.push_back(Condition{TextCondition{Aspect::title, *std::move(words)}});
    return Condition{std::move(both)};
  }

  Parsed<std::string> parse_words(const std::string& missing) {
    skip_blanks();
    if (is_quote(next())) return parse_quoted();
    const auto begin = at_;
    std::size_t open = 0;
    while (!at_end()) {
      std::size_t length = 0;
      const bool is_word_start = at_ == begin || is_blank(text_[at_ - 1]);
      const auto which = is_word_start ? operator_here(length) : Operator::none;
      if (which != Operator::none && !(which == Operator::negation && at_ != begin)) break;
      // Parentheses within words belong to them as long as they are in pairs.
      if (next() == '(') ++open;
      if (next() == ')' && open-- == 0) break;
      ++at_;
    }
    const auto words = trimmed(text_.substr(begin, at_ - begin));
    if (words.empty()) return wrong(missing);
    return std::string(words);
  }

  /// A backslash before a quotation mark or a backslash takes its meaning away.
  Parsed<std::string> parse_quoted() {
    const char quote = next();
    const auto begin = at_;
    std::string words;
    for (++at_; !at_end() && next() != quote; ++at_) {
      const bool escapes =
          next() == '\\' && at_ + 1 < text_.size() && (is_quote(text_[at_ + 1]) || text_[at_ + 1] == '\\');
      if (escapes) ++at_;
      words += next();
    }
    if (at_end()) {
      at_ = begin;
      return wrong("the quotation mark is not closed");
    }
    ++at_;
    if (words.empty()) return wrong("the text in quotation marks is empty");
    return words;
  }

  std::string_view text_;
  std::size_t at_ = 0;
  std::size_t terms_ = 0;
  bool small_letters_count_ = false;
};

}  // namespace

Parsed<Reading> parse(std::string_view text) { return Parser(text).parse(); }

}  // namespace offhand::query
