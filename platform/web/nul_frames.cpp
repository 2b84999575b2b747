#include "platform/web/nul_frames.h"

#include <utility>

namespace offhand::platform::web {

void NulFrames::take(std::string_view bytes, const Sink& sink) {
  for (auto end = bytes.find('\0'); end != std::string_view::npos; end = bytes.find('\0')) {
    const auto part = bytes.substr(0, end);
    bytes.remove_prefix(end + 1);
    if (begun_.empty() && part.size() <= limit_bytes_) {
      if (!part.empty()) sink.message(part);
      continue;
    }
    keep(part);
    this->end(sink);
  }
  keep(bytes);
}

void NulFrames::keep(std::string_view part) {
  is_too_long_ = is_too_long_ || begun_.size() + part.size() > limit_bytes_;
  begun_.append(is_too_long_ && part.size() > end_bytes ? part.substr(part.size() - end_bytes) : part);
  // A new, smaller string releases the memory of the long one.
  if (is_too_long_ && begun_.size() > end_bytes) begun_ = std::string(begun_, begun_.size() - end_bytes);
}

void NulFrames::end(const Sink& sink) {
  const auto whole = std::exchange(begun_, {});
  if (std::exchange(is_too_long_, false)) return sink.too_long(whole);
  sink.message(whole);
}

}  // namespace offhand::platform::web
