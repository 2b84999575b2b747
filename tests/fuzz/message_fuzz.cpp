#include <cstdint>
#include <nlohmann/json.hpp>
#include <string_view>

#include "impl/mcp/message.h"
#include "tests/fuzz/check.h"

// Any bytes on a pipe: they are a message or have a problem, and a problem can be answered in JSON.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using offhand::mcp::Message;
  const auto message = offhand::mcp::read_message({reinterpret_cast<const char*>(data), size});
  must((message.kind == Message::Kind::invalid) <= message.problem.has_value());
  must(message.kind != Message::Kind::request || !message.id.empty());
  if (!message.problem) return 0;
  const auto answer = nlohmann::json::parse(offhand::mcp::error_response(message.id, *message.problem));
  must(answer["error"]["code"].is_number_integer());
  must(!answer.contains("id") || !answer["id"].is_null());
  return 0;
}
