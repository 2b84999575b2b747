#include "impl/mcp/batch.h"

namespace offhand::mcp {

void BatchStream::add(const std::string& answer) {
  const std::scoped_lock lock(mutex_);
  if (!answer.empty()) answers_.append(answers_.size() > 1 ? "," : "").append(answer);
  if (--expected_ > 0) return;
  if (answers_.size() == 1) return stream_->abandon();
  stream_->finish(answers_ + "]", 200);
}

}  // namespace offhand::mcp
