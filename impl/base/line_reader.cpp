#include "impl/base/line_reader.h"

#include <utility>

namespace offhand {

std::optional<LineReader::Line> LineReader::next() {
  if (std::exchange(is_shown_, false)) kept_.clear();
  while (!bytes_.empty()) {
    const auto end = bytes_.find('\n');
    const bool complete = end != std::string_view::npos;
    auto text = bytes_.substr(0, end);
    bytes_.remove_prefix(complete ? end + 1 : bytes_.size());
    const auto number = complete ? number_++ : number_;
    const bool too_long = !skipping_ && kept_.size() + text.size() > limit_bytes_;
    if (too_long) kept_ = {};
    if (too_long || skipping_) {
      skipping_ = !complete;
      if (too_long) return Line{.text = {}, .number = number, .too_long = true};
      continue;
    }
    if (!complete || !kept_.empty()) text = kept_.append(text);
    if (!complete) break;
    if (text.ends_with('\r')) text.remove_suffix(1);
    is_shown_ = text.find_first_not_of(" \t") != std::string_view::npos;
    if (is_shown_) return Line{.text = text, .number = number};
    kept_.clear();
  }
  return std::nullopt;
}

}  // namespace offhand
