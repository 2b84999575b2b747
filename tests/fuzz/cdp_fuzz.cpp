#include <cstdint>
#include <string_view>

#include "platform/web/bidi_message.h"
#include "platform/web/cdp_message.h"
#include "tests/fuzz/check.h"

// Whatever listens on a port may say anything: a message is one or is refused, and a path never leads elsewhere.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const auto message = offhand::platform::web::read_cdp_message(text);
  must(!message || message->body.is_object());
  must(!message || message->id >= 0);
  must(offhand::platform::web::id_of_result(text) >= 0);
  const auto other = offhand::platform::web::read_bidi_message(text);
  must(!other || other->body.is_object());
  must(!other || other->id >= 0);
  must(!other || (other->id == 0) != other->method.empty());
  const auto path = offhand::platform::web::browser_path(text, 9222);
  must(!path || path->starts_with("/devtools/"));
  must(!path || path->find_first_of("\r\n ") == std::string::npos);
  return 0;
}
