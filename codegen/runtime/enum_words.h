#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "codegen/runtime/schema.h"

namespace offhand {

/// The value of a generated enum that is called so; `words` are those of its values in their order.
template <class Enum>
std::optional<Enum> value_of(std::string_view text, std::span<const std::string_view> words,
                             std::span<const EnumAlias> aliases = {}) {
  for (const EnumAlias& alias : aliases) {
    if (alias.alias == text) text = alias.value;
  }
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (words[i] == text) return static_cast<Enum>(i);
  }
  return std::nullopt;
}

}  // namespace offhand
