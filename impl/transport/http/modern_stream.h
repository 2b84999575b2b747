#pragma once

#include <memory>
#include <string>

#include "impl/mcp/stream.h"
#include "impl/transport/http/responder.h"

namespace offhand::http {

/// The answer to a request of 2026-07-28: JSON, or server-sent events if messages come before it. The events have no
/// ids and cannot be resumed.
class ModernStream final : public mcp::Stream {
 public:
  explicit ModernStream(std::shared_ptr<Responder> responder) : responder_(std::move(responder)) {}

  void send(std::string message) override { responder_->event(text_of(Event{.id = {}, .name = {}, .data = message})); }
  void finish(std::string answer, int http_status) override {
    responder_->respond({.status = http_status, .body = std::move(answer)});
  }
  void abandon() override { responder_->end_events(); }

 private:
  std::shared_ptr<Responder> responder_;
};

}  // namespace offhand::http
