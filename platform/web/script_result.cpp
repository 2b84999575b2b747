#include "platform/web/script_result.h"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>
#include <utility>

#include "generated/types/errors.h"

namespace offhand::platform::web {
namespace {

std::int64_t characters_in(std::string_view text) {
  return std::count_if(text.begin(), text.end(),
                       [](char c) { return (static_cast<unsigned char>(c) & 0xc0U) != 0x80U; });
}

}  // namespace

tl::unexpected<Error> unusable(std::string reason) {
  return fail(errors::script_result_unusable({.reason = std::move(reason)}));
}

Result<std::string> plain_result(const nlohmann::json& value) {
  auto text = value.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
  const auto characters = characters_in(text);
  if (characters <= result_limit_characters) return text;
  return unusable(fmt::format("it is {} characters long, and {} are the limit", characters, result_limit_characters));
}

}  // namespace offhand::platform::web
