// Generated from schema/common/statistics.json. Do not edit.
#include "generated/types/statistics.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

#include "codegen/runtime/json_reader.h"
#include "codegen/runtime/json_writer.h"
#include "codegen/runtime/schema.h"

namespace offhand {

namespace {
constexpr auto kCacheNameValues = std::to_array<std::string_view>({"snapshots", "windows", "trees", "offers", "display_connections", "second_keyboards", "browsers"});
}  // namespace

std::string_view to_string(CacheName value) { return kCacheNameValues[static_cast<std::size_t>(value)]; }

std::optional<CacheName> cache_name_from_string(std::string_view text) {
  const auto found = std::find(kCacheNameValues.begin(), kCacheNameValues.end(), text);
  if (found == kCacheNameValues.end()) return std::nullopt;
  return static_cast<CacheName>(found - kCacheNameValues.begin());
}

void write(JsonWriter& writer, CacheName value) { writer.value(to_string(value)); }

void write(JsonWriter& writer, const CacheCount& value) {
  writer.begin_object();
  write_member(writer, "name", value.name);
  write_member(writer, "hits", value.hits);
  write_member(writer, "misses", value.misses);
  writer.end_object();
}

}  // namespace offhand
