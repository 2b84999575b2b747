#include <fmt/format.h>

#include <charconv>
#include <system_error>
#include <utility>

#include "impl/query/attribute.h"
#include "impl/query/node_words.h"
#include "impl/query/text.h"
#include "impl/query/xpath.h"

namespace offhand::query {
namespace {

bool is_of_a_name(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '-';
}

class PathParser {
 public:
  PathParser(std::string_view text, std::size_t offset) : text_(text), offset_(offset) {}

  Parsed<Path> parse() {
    Path path;
    while (!at_end()) {
      if (path.steps.size() == most_steps) return wrong(fmt::format("a path has at most {} steps", most_steps));
      auto step = parse_step();
      if (!step) return tl::unexpected(std::move(step).error());
      path.steps.push_back(*std::move(step));
    }
    if (path.steps.empty()) return wrong("a path begins with / or //");
    return path;
  }

 private:
  bool at_end() const { return at_ == text_.size(); }
  char next() const { return at_end() ? '\0' : text_[at_]; }
  bool take(std::string_view word) {
    if (!text_.substr(at_).starts_with(word)) return false;
    at_ += word.size();
    return true;
  }
  void skip_blanks() {
    while (!at_end() && is_blank(next())) ++at_;
  }
  bool take_word(std::string_view word) {
    skip_blanks();
    const auto rest = text_.substr(at_);
    if (!rest.starts_with(word) || (rest.size() > word.size() && is_of_a_name(rest[word.size()]))) return false;
    at_ += word.size();
    return true;
  }
  tl::unexpected<Problem> wrong(std::string reason) const {
    return tl::unexpected(Problem{.at = offset_ + at_ + 1, .reason = std::move(reason)});
  }
  std::string_view take_name() {
    const auto begin = at_;
    while (!at_end() && is_of_a_name(next())) ++at_;
    return text_.substr(begin, at_ - begin);
  }

  Parsed<Step> parse_step() {
    Step step;
    if (take("//")) {
      step.axis = Step::Axis::descendant;
    } else if (!take("/")) {
      return wrong("here / or // or a condition in brackets has to follow");
    }
    if (take("..")) {
      if (step.axis == Step::Axis::descendant) return wrong("//.. leads nowhere; write /..");
      step.axis = Step::Axis::parent;
      return step;
    }
    const auto begin = at_;
    if (!take("*")) {
      step.role = take_name();
      if (step.role.empty()) return wrong("a role or * has to follow");
      if (!names_a_role(step.role)) {
        at_ = begin;
        return wrong(fmt::format("there is no role \"{}\"", step.role));
      }
    }
    while (next() == '[') {
      ++at_;
      auto predicate = parse_any(0);
      if (!predicate) return tl::unexpected(std::move(predicate).error());
      skip_blanks();
      if (!take("]")) return wrong("the bracket is not closed");
      step.predicates.push_back(*std::move(predicate));
    }
    return step;
  }

  Parsed<Predicate> parse_any(std::size_t depth) { return parse_list(depth, "or", Predicate::Kind::any); }

  Parsed<Predicate> parse_list(std::size_t depth, std::string_view word, Predicate::Kind kind) {
    Predicate list{.kind = kind};
    do {
      auto part = kind == Predicate::Kind::any ? parse_list(depth, "and", Predicate::Kind::all) : parse_one(depth);
      if (!part) return part;
      list.parts.push_back(*std::move(part));
    } while (take_word(word));
    return list.parts.size() == 1 ? std::move(list.parts.front()) : std::move(list);
  }

  Parsed<Predicate> parse_one(std::size_t depth) {
    if (depth == deepest) return wrong(fmt::format("conditions lie at most {} deep within each other", deepest));
    if (++terms_ > most_terms) return wrong(fmt::format("a query has at most {} conditions", most_terms));
    skip_blanks();
    if (take("(")) return closed(parse_any(depth + 1));
    if (take_word("not")) {
      skip_blanks();
      if (!take("(")) return wrong("not is followed by a parenthesis");
      auto inner = closed(parse_any(depth + 1));
      if (!inner) return inner;
      Predicate negation{.kind = Predicate::Kind::none};
      negation.parts.push_back(*std::move(inner));
      return negation;
    }
    if (take_word("contains")) return parse_call(Predicate::Kind::contains);
    if (take_word("starts-with")) return parse_call(Predicate::Kind::starts_with);
    if (take("last()")) return Predicate{.kind = Predicate::Kind::position};
    if (next() >= '0' && next() <= '9') return parse_position();
    return parse_comparison();
  }

  Parsed<Predicate> closed(Parsed<Predicate> inner) {
    if (!inner) return inner;
    skip_blanks();
    if (!take(")")) return wrong("the parenthesis is not closed");
    return inner;
  }

  Parsed<Predicate> parse_position() {
    Predicate position{.kind = Predicate::Kind::position};
    const auto rest = text_.substr(at_);
    const auto [stop, error] = std::from_chars(rest.data(), rest.data() + rest.size(), position.number);
    if (error != std::errc() || position.number == 0) return wrong("positions count from 1");
    at_ += static_cast<std::size_t>(stop - rest.data());
    return position;
  }

  Parsed<std::string> parse_attribute() {
    skip_blanks();
    if (take("text()")) return std::string("name");
    if (!take("@")) return wrong("an attribute such as @name has to follow");
    const auto begin = at_;
    std::string name(take_name());
    if (is_attribute(name)) return name;
    at_ = begin;
    return wrong(fmt::format("there is no attribute \"{}\"", name));
  }

  Parsed<std::string> parse_string() {
    skip_blanks();
    const char quote = next();
    if (quote != '\'' && quote != '"') return wrong("text in quotation marks has to follow");
    const auto end = text_.find(quote, at_ + 1);
    if (end == std::string_view::npos) return wrong("the quotation mark is not closed");
    std::string text(text_.substr(at_ + 1, end - at_ - 1));
    at_ = end + 1;
    return text;
  }

  Parsed<Predicate> parse_call(Predicate::Kind kind) {
    skip_blanks();
    if (!take("(")) return wrong("a parenthesis has to follow");
    auto attribute = parse_attribute();
    if (!attribute) return tl::unexpected(std::move(attribute).error());
    skip_blanks();
    if (!take(",")) return wrong("a comma has to follow");
    auto text = parse_string();
    if (!text) return tl::unexpected(std::move(text).error());
    return closed(Predicate{.kind = kind, .attribute = *std::move(attribute), .text = *std::move(text)});
  }

  Parsed<Predicate> parse_comparison() {
    auto attribute = parse_attribute();
    if (!attribute) return tl::unexpected(std::move(attribute).error());
    Predicate comparison{.kind = Predicate::Kind::has, .attribute = *std::move(attribute)};
    skip_blanks();
    if (take("!=")) {
      comparison.kind = Predicate::Kind::differs;
    } else if (take("=")) {
      comparison.kind = Predicate::Kind::equals;
    } else {
      return comparison;
    }
    auto text = parse_string();
    if (!text) return tl::unexpected(std::move(text).error());
    comparison.text = *std::move(text);
    return comparison;
  }

  std::string_view text_;
  std::size_t offset_;
  std::size_t at_ = 0;
  std::size_t terms_ = 0;
};

}  // namespace

Parsed<Path> parse_path(std::string_view text, std::size_t offset) { return PathParser(text, offset).parse(); }

}  // namespace offhand::query
