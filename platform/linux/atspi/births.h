#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace offhand::platform::atspi {

/// Tells which object the path of an object means by now, for toolkits that give the path of the object made last to
/// the next one, once it is gone (Qt). Of the end of one and the making of the other they announce at most a name and
/// that something shows, which they say of what is renamed and of a tab that is turned to as well: so whatever may be
/// another object is taken for one. Only the path with the highest number is ever given again; what stays is safe as
/// soon as a higher one is seen.
///
/// Of one application; for its actor's thread.
class Births {
 public:
  /// What an object was read as.
  struct Sighting {
    std::uint32_t role = 0;
    std::string name;
    std::string description;
    bool operator==(const Sighting&) const = default;
  };

  Births();

  /// There is an object of this path: older ones keep theirs.
  void exists(std::string_view path);
  /// An object announced a name, or that it shows.
  void announced(const std::string& path);
  /// The object that was just read, of all that have had its path; never the same number for two of them, also of two
  /// applications.
  std::int64_t of(const std::string& path, const Sighting& sighting);

 private:
  void begin_anew(const std::string& path);

  std::int64_t first_;
  std::uint64_t highest_ = 0;
  /// What was read as that of the highest number, until it is seen to have stayed.
  std::map<std::string, Sighting> unsettled_;
  /// Of paths that may have been given again.
  std::map<std::string, std::int64_t> births_;
};

}  // namespace offhand::platform::atspi
