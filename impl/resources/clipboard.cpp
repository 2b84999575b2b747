#include "generated/resources/clipboard.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "impl/tools/call.h"

namespace offhand::resources {
namespace {

using nlohmann::json;

constexpr std::size_t most_bytes = 1'000'000;

}  // namespace

Result<ResourceContent> clipboard(Call& call) {
  OFFHAND_ASSIGN(const auto offer, call.clipboard().offer(call.limits()));
  json content{{"is_held", offer.is_held}, {"types", offer.types}, {"is_secret", offer.is_secret}};
  const bool holds_text = std::ranges::count(offer.forms, ClipboardForm::text) > 0;
  if (holds_text && !offer.is_secret) {
    OFFHAND_ASSIGN(const auto text, call.clipboard().read(ClipboardForm::text, most_bytes, call.limits()));
    if (text) content["text"] = *text;
  }
  return ResourceContent{.text = content.dump(-1, ' ', false, json::error_handler_t::replace)};
}

}  // namespace offhand::resources
