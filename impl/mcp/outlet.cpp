#include "impl/mcp/outlet.h"

#include "impl/mcp/refusal_log.h"

namespace offhand::mcp {

bool Outlet::send(std::string message) {
  const std::scoped_lock lock(mutex_);
  if (!stream_) return false;
  stream_->send(std::move(message));
  return true;
}

bool Outlet::finish(std::string answer, int http_status) {
  const std::scoped_lock lock(mutex_);
  if (!stream_) return false;
  stream_->finish(std::move(answer), http_status);
  stream_.reset();
  return true;
}

bool Outlet::refuse(std::string_view method, std::string_view id, const Problem& problem) {
  const std::scoped_lock lock(mutex_);
  if (!stream_) return false;
  log_refusal(method, problem);
  stream_->finish(error_response(id, problem), problem.http_status);
  stream_.reset();
  return true;
}

bool Outlet::abandon() {
  const std::scoped_lock lock(mutex_);
  if (!stream_) return false;
  stream_->abandon();
  stream_.reset();
  return true;
}

void Outlet::pause(std::chrono::milliseconds retry) {
  const std::scoped_lock lock(mutex_);
  if (stream_) stream_->pause(retry);
}

bool Outlet::is(const Stream& stream) const {
  const std::scoped_lock lock(mutex_);
  return stream_.get() == &stream;
}

}  // namespace offhand::mcp
