#pragma once

#include <memory>
#include <string>

#include "impl/mcp/stream.h"
#include "impl/transport/http/exchange.h"

namespace offhand::http {

/// The answer to a request of 2026-07-28: JSON, or events where something comes before it. No ids, nothing to resume.
class ModernStream final : public mcp::Stream {
 public:
  explicit ModernStream(std::shared_ptr<Exchange> exchange) : exchange_(std::move(exchange)) {}

  void send(std::string message) override { exchange_->event(text_of(Event{.id = {}, .name = {}, .data = message})); }
  void finish(std::string answer, int http_status) override {
    exchange_->respond({.status = http_status, .body = std::move(answer)});
  }
  void abandon() override { exchange_->end_events(); }

 private:
  std::shared_ptr<Exchange> exchange_;
};

}  // namespace offhand::http
