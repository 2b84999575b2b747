#include <vector>

#include "codegen/runtime/utf8.h"
#include "generated/types/errors.h"
#include "impl/cup/failure.h"
#include "impl/cup/line_cursor.h"
#include "impl/cup/node_line.h"
#include "impl/cup/read_line.h"
#include "offhand/cup/compact_text.h"

namespace offhand::cup {
namespace {

constexpr std::string_view hint_words = " more items \xE2\x80\x94 ";

class TextReader {
 public:
  explicit TextReader(std::string_view text) : text_(text) {}

  Outcome<CompactText> read() {
    if (read_header() && read_lines() && check_counts()) {
      result_.dialect = dialect_.value_or(Dialect::long_words);
      return std::move(result_);
    }
    return std::move(failure_);
  }

 private:
  /// `at`: byte in the line, which is told as a character.
  bool fail(std::size_t at, std::string expected) {
    const auto column = character_count(line_.substr(0, at)) + 1;
    failure_ = failure_of(errors::compact_text_invalid({.line = static_cast<std::int64_t>(number_),
                                                        .column = static_cast<std::int64_t>(column),
                                                        .expected = std::move(expected)}));
    return false;
  }

  /// The next line, which has to end with a line feed.
  bool next_line() {
    ++number_;
    const auto end = text_.find('\n', at_);
    line_ = text_.substr(at_, end == std::string_view::npos ? end : end - at_);
    if (end == std::string_view::npos) return fail(line_.size(), at_ == text_.size() ? "a line" : "a line feed");
    at_ = end + 1;
    return is_utf8(line_) || fail(0, "well-formed UTF-8");
  }

  bool at_end() const { return at_ == text_.size(); }

  bool read_header() {
    return read_version() && next_line() && read_app() && read_counts() && next_line() && read_rest();
  }

  bool read_version() {
    if (!next_line()) return false;
    LineCursor cursor(line_);
    const auto version = cursor.take("# CUP ") ? cursor.take_until(" | ") : std::nullopt;
    const auto platform = version ? cursor.take_until(" | ") : std::nullopt;
    if (!platform) return fail(cursor.position(), "\"# CUP VERSION | PLATFORM | WxH\"");
    const auto width = cursor.take_number();
    const auto height = width && cursor.take("x") ? cursor.take_number() : std::nullopt;
    if (!height || !cursor.at_end()) return fail(cursor.position(), "the size of the screen as WxH");
    result_.envelope.version = *version;
    result_.envelope.platform = *platform;
    result_.envelope.screen = {*width, *height, 1};
    return true;
  }

  bool read_app() {
    LineCursor cursor(line_);
    if (!cursor.take("# app: ")) return true;
    result_.envelope.app.emplace();
    if (!cursor.at_end()) result_.envelope.app->name = cursor.rest();
    return next_line();
  }

  bool read_counts() {
    LineCursor cursor(line_);
    const auto emitted = cursor.take("# ") ? cursor.take_number() : std::nullopt;
    const auto total = emitted && cursor.take(" nodes (") ? cursor.take_number() : std::nullopt;
    if (!total || !cursor.take(" before pruning)") || !cursor.at_end() || *emitted < 0 || *total < *emitted)
      return fail(cursor.position(), "\"# N nodes (M before pruning)\", with N at most M");
    result_.emitted = static_cast<std::size_t>(*emitted);
    result_.total = static_cast<std::size_t>(*total);
    return true;
  }

  /// Tools, windows, and the empty line.
  bool read_rest() {
    LineCursor tools(line_);
    if (tools.take("# ") && !tools.rest().starts_with("---")) {
      const auto count = tools.take_number();
      const bool is_one = count == std::int64_t{1};
      // More tools than bytes are a lie.
      if (!count || *count < 1 || !tools.take(is_one ? " WebMCP tool available" : " WebMCP tools available") ||
          !tools.at_end() || *count > most_tools)
        return fail(tools.position(), "\"# N WebMCP tools available\", windows or an empty line");
      result_.envelope.tools.assign(static_cast<std::size_t>(*count), "{}");
      if (!next_line()) return false;
    }
    LineCursor windows(line_);
    if (windows.take("# --- ") && !read_windows(windows)) return false;
    return line_.empty() || fail(0, "an empty line behind the header");
  }

  bool read_windows(LineCursor cursor) {
    const auto count = cursor.take_number();
    if (!count || *count < 1 || !cursor.take(" open windows ---") || !cursor.at_end())
      return fail(cursor.position(), "\"# --- N open windows ---\"");
    for (std::int64_t i = 0; i < *count; ++i) {
      if (!next_line()) return false;
      LineCursor row(line_);
      if (!row.take("#   ")) return fail(0, "a window of the list: \"#   TITLE\"");
      Window window;
      std::string_view title = row.rest();
      if (title.ends_with(foreground_mark)) {
        window.foreground = true;
        title.remove_suffix(foreground_mark.size());
      }
      window.title = title;
      result_.windows.push_back(std::move(window));
    }
    return next_line();
  }

  bool read_lines() {
    while (!at_end()) {
      if (!next_line()) return false;
      if (line_.empty()) return read_note();
      const auto indent = line_.find_first_not_of(' ');
      if (indent == std::string_view::npos || indent % 2 != 0) return fail(0, "two spaces for each level");
      const auto depth = static_cast<std::uint32_t>(indent / 2);
      const auto content = line_.substr(indent);
      if (content.starts_with('#') ? !read_hint(content, depth) : !read_node(content, depth)) return false;
    }
    return true;
  }

  bool read_node(std::string_view content, std::uint32_t depth) {
    auto& tree = result_.envelope.tree;
    if (const auto deepest = tree.empty() ? 0 : tree.back().depth + 1; depth > deepest)
      return fail(0, "at most " + std::to_string(2 * deepest) + " spaces before an element here");
    Node node;
    node.depth = depth;
    if (auto problem = read_node_line(content, line_.size() - content.size(), dialect_, node))
      return fail(problem->at, std::move(problem->expected));
    tree.push_back(std::move(node));
    return true;
  }

  bool read_hint(std::string_view content, std::uint32_t depth) {
    LineCursor cursor(content);
    const auto items = cursor.take("# ") ? cursor.take_number() : std::nullopt;
    const auto& tree = result_.envelope.tree;
    if (!items || *items < 1 || !cursor.take(hint_words) || depth == 0 || tree.empty() || depth > tree.back().depth + 1)
      return fail(line_.size() - content.size() + cursor.position(),
                  "a hint \"# N more items \xE2\x80\x94 ...\", or an element");
    // The dialect is told by the hint too: a text may have nothing else that tells.
    const auto dialect = cursor.rest().starts_with("page(") ? Dialect::short_codes : Dialect::long_words;
    if (!dialect_) dialect_ = dialect;
    result_.hints.push_back({tree.size(), depth, std::string(content.substr(2))});
    return true;
  }

  /// The note of a cut text, which ends it.
  bool read_note() {
    if (!next_line()) return false;
    if (line_ != truncation_mark) return fail(0, "the note that the text was cut, or no empty line");
    const auto begin = text_.substr(0, at_ - line_.size() - 2);
    for (const Dialect dialect : {Dialect::long_words, Dialect::short_codes}) {
      const auto note = truncation_note(dialect);
      if (text_.substr(begin.size()) != note) continue;
      if (!dialect_) dialect_ = dialect;
      result_.truncated = true;
      return dialect_ == dialect || fail(0, "the note in the dialect of the text");
    }
    return fail(0, "the whole note that the text was cut, and nothing behind it");
  }

  bool check_counts() {
    const auto found = result_.envelope.tree.size();
    if (found == result_.emitted || (result_.truncated && found < result_.emitted)) return true;
    return fail(0, "the end of " + std::to_string(result_.emitted) + " elements, as the header says, and not of " +
                       std::to_string(found));
  }

  static constexpr std::string_view foreground_mark = " [fg]";
  static constexpr std::int64_t most_tools = 100000;

  std::string_view text_;
  std::size_t at_ = 0;
  std::string_view line_;
  std::size_t number_ = 0;
  std::optional<Dialect> dialect_;
  CompactText result_;
  Failure failure_;
};

}  // namespace

Outcome<CompactText> parse_compact(std::string_view text) { return TextReader(text).read(); }

}  // namespace offhand::cup
