#include "impl/transport/line_reader.h"

namespace offhand {

void LineReader::emit(std::string_view line) {
  if (!line.empty() && line.back() == '\r') line.remove_suffix(1);
  if (line.find_first_not_of(" \t") != std::string_view::npos) sink_.line(line);
}

void LineReader::feed(std::string_view bytes) {
  while (!bytes.empty()) {
    const auto end = bytes.find('\n');
    const auto part = bytes.substr(0, end);
    const bool complete = end != std::string_view::npos;
    bytes.remove_prefix(complete ? end + 1 : bytes.size());
    if (!skipping_ && pending_.size() + part.size() > limit_bytes_) {
      skipping_ = true;
      pending_.clear();
      pending_.shrink_to_fit();
      sink_.too_long();
    }
    if (skipping_) {
      skipping_ = !complete;
    } else if (!complete) {
      pending_.append(part);
    } else if (pending_.empty()) {
      emit(part);
    } else {
      pending_.append(part);
      emit(pending_);
      pending_.clear();
    }
    if (complete) ++line_number_;
  }
}

void LineReader::finish() {
  if (!skipping_) emit(pending_);
  pending_.clear();
  skipping_ = false;
}

}  // namespace offhand
