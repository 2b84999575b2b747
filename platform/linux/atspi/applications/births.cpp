#include "platform/linux/atspi/applications/births.h"

#include <atomic>

#include "platform/linux/atspi/elements/reference.h"

namespace offhand::platform::atspi {
namespace {

/// With more unsettled paths the first is treated as another object.
constexpr std::size_t most_unsettled = 256;
/// With more entries all objects of the application are treated as others.
constexpr std::size_t most_births = 4096;

std::int64_t next_birth() {
  static std::atomic<std::int64_t> last = 0;
  return ++last;
}

}  // namespace

Births::Births() : first_(next_birth()) {}

void Births::exists(std::string_view path) {
  if (const std::uint64_t number = number_of(path); number > highest_) highest_ = number;
}

void Births::announced(const std::string& path) {
  // Other paths are too old to be reused, or were never reported to anybody.
  if (unsettled_.contains(path)) begin_anew(path);
  exists(path);
}

std::int64_t Births::of(const std::string& path, const Sighting& sighting) {
  const std::uint64_t number = number_of(path);
  if (number == 0) return first_;
  exists(path);
  const auto seen = unsettled_.find(path);
  if (seen != unsettled_.end() && seen->second != sighting) begin_anew(path);
  if (number < highest_) {
    unsettled_.erase(path);
  } else {
    unsettled_.insert_or_assign(path, sighting);
    if (unsettled_.size() > most_unsettled) begin_anew(std::string(unsettled_.begin()->first));
  }
  const auto birth = births_.find(path);
  return birth == births_.end() ? first_ : birth->second;
}

void Births::begin_anew(const std::string& path) {
  unsettled_.erase(path);
  if (births_.size() < most_births) {
    births_[path] = next_birth();
    return;
  }
  births_.clear();
  first_ = next_birth();
}

}  // namespace offhand::platform::atspi
