#include <cstdint>
#include <string>
#include <string_view>

#include "impl/mcp/asking/sealed_text.h"
#include "impl/mcp/headers.h"
#include "tests/fuzz/check.h"

// Request state as a client may send it. The input is tried as it is, and as a change to a state of ours: nothing but
// the state itself opens.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace std::chrono_literals;
  static const auto key = offhand::mcp::random_seal_key();
  static const offhand::mcp::SealTime now{1h};
  static const auto ours = offhand::mcp::seal_text(key, "purpose", R"({"answers":{},"state":null})", now + 1h);
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  must(!offhand::mcp::unseal_text(key, "purpose", text, now).unsealed || text == ours);
  must(!offhand::mcp::unseal_text(key, text, ours, now).unsealed || text == "purpose");
  auto changed = ours;
  for (std::size_t i = 0; i < size; ++i) changed[i * 7 % changed.size()] ^= static_cast<char>(data[i]);
  must(offhand::mcp::unseal_text(key, "purpose", changed, now).unsealed.has_value() == (changed == ours));
  must(!offhand::mcp::unseal_text(key, "purpose", ours.substr(0, size % ours.size()), now).unsealed);
  offhand::mcp::header_text(text);
  return 0;
}
