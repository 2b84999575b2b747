#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace offhand::platform::atspi {

/// Tells apart the successive objects of one path, for toolkits that give the path of the newest object to the next one
/// after its destruction (Qt). They announce such a change at most by a name or by a showing state, and announce the
/// same for renamed objects and selected tabs; so any object that may be a new one is treated as one. Only the path
/// with the highest number is ever reused; an object is settled as soon as a higher number is seen.
///
/// Belongs to one application; for its actor's thread.
class Births {
 public:
  /// The properties of an object when it was read.
  struct Sighting {
    std::uint32_t role = 0;
    std::string name;
    std::string description;
    bool operator==(const Sighting&) const = default;
  };

  Births();

  /// An object of this path exists, so lower numbers are not reused.
  void exists(std::string_view path);
  /// An object announced a name, or that it shows.
  void announced(const std::string& path);
  /// The birth number of the object that was just read. No two objects have the same number, also in different
  /// applications.
  std::int64_t of(const std::string& path, const Sighting& sighting);

 private:
  void begin_anew(const std::string& path);

  std::int64_t first_;
  std::uint64_t highest_ = 0;
  /// The objects read with the highest path number, until they are settled.
  std::map<std::string, Sighting> unsettled_;
  /// Birth numbers of paths that may have been reused.
  std::map<std::string, std::int64_t> births_;
};

}  // namespace offhand::platform::atspi
