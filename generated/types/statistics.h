// Generated from schema/common/statistics.json. Do not edit.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace offhand {

class JsonWriter;
struct SchemaNode;
struct SchemaUnion;

/// Something that is kept between calls, so that it is neither made nor read again.
enum class CacheName {
  /// Snapshots of a session: looked up when a call names an element.
  snapshots,
  /// The accessible object that belongs to a window: looked up when its tree is read.
  windows,
  /// Trees of windows whose application has not changed since two reads agreed: used when the tree is read again.
  trees,
  /// Actions that objects of an application offer: looked up when a tree is read.
  offers,
  /// Connections to the display: used when a call needs one.
  display_connections,
  /// Second keyboards: used when keys go to a window that is not active.
  second_keyboards,
  /// Connections to browsers: used when the page tool works in one.
  browsers,
};
std::string_view to_string(CacheName value);
std::optional<CacheName> cache_name_from_string(std::string_view text);
void write(JsonWriter& writer, CacheName value);

/// How often a cache was of use.
struct CacheCount {
  /// Something that is kept between calls, so that it is neither made nor read again.
  CacheName name{};
  /// Number of times the wanted entry was in the cache.
  std::int64_t hits = 0;
  /// Number of times it was not there, or no longer valid.
  std::int64_t misses = 0;
};
void write(JsonWriter& writer, const CacheCount& value);

}  // namespace offhand
