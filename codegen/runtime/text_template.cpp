#include "codegen/runtime/text_template.h"

namespace offhand {
namespace {

Placeholder parse_placeholder(std::string_view text) {
  Placeholder placeholder;
  if (text.ends_with('?')) {
    placeholder.condition_only = true;
    text.remove_suffix(1);
    const std::size_t sign = text.find('=');
    if (sign != std::string_view::npos) placeholder.equals = text.substr(sign + 1);
    text = text.substr(0, sign);
    if (sign != std::string_view::npos && text.ends_with('!')) {
      placeholder.is_negated = true;
      text.remove_suffix(1);
    }
  }
  if (constexpr std::string_view lines = "/lines"; text.ends_with(lines)) {
    placeholder.lines = true;
    text.remove_suffix(lines.size());
  } else if (const std::size_t slash = text.find('/'); slash != std::string_view::npos) {
    const std::string_view words = text.substr(slash + 1);
    const std::size_t between = words.find('/');
    placeholder.one = words.substr(0, between);
    placeholder.several = words.substr(between == std::string_view::npos ? 0 : between + 1);
    text = text.substr(0, slash);
  }
  while (true) {
    const std::size_t dot = text.find('.');
    placeholder.path.emplace_back(text.substr(0, dot));
    if (dot == std::string_view::npos) return placeholder;
    text.remove_prefix(dot + 1);
  }
}

class Parser {
 public:
  explicit Parser(std::string_view text) : text_(text) {}

  TextTemplate run() {
    while (at_ < text_.size() && result_.problem.empty()) step(text_[at_]);
    if (segment_.optional) result_.problem = "a [ is never closed.";
    end_segment(false);
    return std::move(result_);
  }

 private:
  void step(char c) {
    if (std::string_view("{}[]").find(c) != std::string_view::npos && text_.substr(at_ + 1).starts_with(c)) {
      // A doubled mark is the character itself.
      literal_ += c;
      at_ += 2;
    } else if (c == '{') {
      placeholder();
    } else if (c == '[') {
      if (segment_.optional) result_.problem = "a [ stands within another.";
      end_segment(true);
      ++at_;
    } else if (c == ']') {
      if (!segment_.optional) result_.problem = "a ] closes nothing.";
      end_segment(false);
      ++at_;
    } else {
      literal_ += c;
      ++at_;
    }
  }

  void placeholder() {
    const std::size_t end = text_.find('}', at_);
    if (end == std::string_view::npos) {
      result_.problem = "a { is never closed.";
      return;
    }
    end_literal();
    const std::string_view inner = text_.substr(at_ + 1, end - at_ - 1);
    if (inner.ends_with('/') || inner.find("//") != std::string_view::npos)
      result_.problem = "a / in { } is followed by no word.";
    segment_.parts.emplace_back(parse_placeholder(inner));
    at_ = end + 1;
  }

  void end_literal() {
    if (!literal_.empty()) segment_.parts.emplace_back(std::move(literal_));
    literal_.clear();
  }

  void end_segment(bool next_optional) {
    end_literal();
    if (!segment_.parts.empty()) result_.segments.push_back(std::move(segment_));
    segment_ = {next_optional, {}};
  }

  std::string_view text_;
  std::size_t at_ = 0;
  std::string literal_;
  TextSegment segment_;
  TextTemplate result_;
};

}  // namespace

TextTemplate parse_text_template(std::string_view text) { return Parser(text).run(); }

}  // namespace offhand
