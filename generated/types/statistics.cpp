// Generated from schema/common/statistics.json. Do not edit.
#include "generated/types/statistics.h"

#include "codegen/runtime/define_types.h"

namespace offhand {

constexpr auto kCacheNameValues = std::to_array<std::string_view>({"snapshots", "windows", "trees", "offers", "display_connections", "second_keyboards", "browsers"});
std::string_view to_string(CacheName value) { return kCacheNameValues[static_cast<std::size_t>(value)]; }
std::optional<CacheName> cache_name_from_string(std::string_view text) {
  return value_of<CacheName>(text, kCacheNameValues);
}
void write(JsonWriter& writer, CacheName value) { writer.value(to_string(value)); }

constexpr auto kCacheCountMemberKeys = member_keys("name", "hits", "misses");
void write(JsonWriter& writer, const CacheCount& value) { write_members(writer, value, kCacheCountMemberKeys); }

}  // namespace offhand
