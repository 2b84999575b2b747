// Generated from schema/common/statistics.json. Do not edit.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace offhand {

class JsonWriter;
struct SchemaNode;
struct SchemaUnion;

/// Something that is kept, so that it is neither made nor asked for again.
enum class CacheName {
  /// What a run was shown, when it names an element of it.
  snapshots,
  /// Which accessible object a window is, when its tree is read.
  windows,
  /// The tree of a window whose application has done nothing since it was read twice, when it is read.
  trees,
  /// What an object of an application offers to be done with it, when a tree is read.
  offers,
  /// Connections to the display, when a call needs one.
  display_connections,
  /// Second keyboards, when keys go to a window that is not active.
  second_keyboards,
  /// Connections to browsers, when a page is worked in.
  browsers,
};
std::string_view to_string(CacheName value);
std::optional<CacheName> cache_name_from_string(std::string_view text);
void write(JsonWriter& writer, CacheName value);

/// How often something that is kept was of use.
struct CacheCount {
  /// Something that is kept, so that it is neither made nor asked for again.
  CacheName name{};
  /// It was there.
  std::int64_t hits = 0;
  /// It was not, or not any longer.
  std::int64_t misses = 0;
};
void write(JsonWriter& writer, const CacheCount& value);

}  // namespace offhand
