#include <array>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "impl/mcp/asking/answers.h"
#include "tests/fuzz/check.h"

// Any result of a client: it is an answer, or what is wrong with it is a word that can be said. The first byte chooses
// the question and the version.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using offhand::InputKind;
  using offhand::InputRequest;
  static const std::array<InputRequest, 4> questions{
      InputRequest{
          "k", InputKind::form,
          R"({"requestedSchema":{"type":"object","required":["n"],"properties":{"n":{"type":"integer","maximum":9},)"
          R"("t":{"type":"string","format":"date-time","maxLength":30},"u":{"type":"string","format":"uri"},)"
          R"("e":{"type":"string","format":"email"},"b":{"type":"boolean"},"c":{"type":"string","enum":["a"]},)"
          R"("m":{"type":"array","maxItems":2,"items":{"anyOf":[{"const":"a","title":"A"}]}}}}})"},
      InputRequest{"k", InputKind::url, "{}"}, InputRequest{"k", InputKind::sampling, "{}"},
      InputRequest{"k", InputKind::roots, "{}"}};
  constexpr std::array<std::string_view, 3> versions{"2024-11-05", "2025-11-25", "2026-07-28"};
  if (size == 0) return 0;
  const auto result = nlohmann::json::parse(data + 1, data + size, nullptr, false);
  if (result.is_discarded()) return 0;
  const auto problem = offhand::mcp::answer_problem(questions[data[0] % 4], result, versions[data[0] / 4 % 3]);
  must(nlohmann::json(problem).dump().size() < 1000);
  return 0;
}
