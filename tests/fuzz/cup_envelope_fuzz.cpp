#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "codegen/runtime/utf8.h"
#include "offhand/cup/compact_text.h"
#include "offhand/cup/search.h"
#include "tests/fuzz/check.h"

// An envelope may come from anybody: it is one or is refused with every problem, and what is one can be written, read,
// printed and searched.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace offhand::cup;
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const auto problems = validate_envelope(text);
  for (const auto& problem : problems) must(offhand::is_utf8(problem.pointer) && !problem.message.empty());
  const auto read = read_envelope(text);
  must(read.has_value() ? problems.empty() : read.error().code == "envelope_invalid");
  if (!read) return 0;
  const auto written = write_envelope(*read);
  must(validate_envelope(written).empty());
  const auto again = read_envelope(written);
  must(again.has_value() && *again == *read);
  must(offhand::is_utf8(print_compact(*read)) && offhand::is_utf8(print_overview(*read)));
  for (const auto& match : find_elements(read->tree, {.query = read->platform + " button", .threshold = 0}))
    must(match.index < read->tree.size() && match.score >= 0);
  return 0;
}
