#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "impl/mcp/message.h"
#include "tests/fuzz/check.h"

// A body and the headers beside it, one a line before it: version, method, name, one Mcp-Param; "-" for one that is
// absent.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace {

std::optional<std::string> take_line(std::string_view& text) {
  const auto end = text.find('\n');
  const auto line = text.substr(0, end);
  text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  return line == "-" ? std::nullopt : std::optional(std::string(line));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using offhand::mcp::ErrorCode;
  using offhand::mcp::Message;
  std::string_view text(reinterpret_cast<const char*>(data), size);
  offhand::mcp::HttpHints hints;
  hints.version = take_line(text);
  hints.method = take_line(text);
  hints.name = take_line(text);
  if (auto parameter = take_line(text)) hints.parameters.emplace_back("Region", *std::move(parameter));
  const auto message = offhand::mcp::read_message(text, &hints);
  // Whatever passes as modern says so in its body, in its header, and in the same words.
  if (message.kind == Message::Kind::request && message.modern && !message.problem) {
    must(message.version == "2026-07-28" && hints.version == message.version && hints.method == message.method);
  }
  // One and the same body never changes its era by headers alone without being refused.
  const auto alone = offhand::mcp::read_message(text);
  if (message.kind == Message::Kind::request && !message.problem && !alone.problem)
    must(alone.modern == message.modern);
  if (message.problem) must(message.problem->http_status == 400);
  return 0;
}
