#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "impl/query/pattern.h"
#include "tests/fuzz/check.h"

// Regular expressions of callers on names of elements: neither may take more than its share of time or memory, which
// the fuzzer's own limits see to.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const auto pattern = offhand::query::Pattern::parse(text.substr(0, size / 2));
  if (!pattern) {
    must(!pattern.error().reason.empty());
    return 0;
  }
  const auto name = text.substr(size / 2);
  const bool once = pattern->matches(name);
  must(once == pattern->matches(name));
  static_cast<void>(pattern->matches(std::string(4096, 'a') + "!"));
  return 0;
}
