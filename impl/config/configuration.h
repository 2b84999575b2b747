#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <mutex>
#include <string>

#include "impl/config/settings.h"

namespace offhand {

/// The settings in force in a process that stays: the file is read again when it has changed, and a call may bring
/// settings of its own caller and of its run. What is logged goes by it from then on. Precedence: run, caller's
/// environment, own environment, file.
class Configuration {
 public:
  /// `file` empty: nothing changes.
  Configuration(Config config, std::string file);

  /// Of calls without settings of their own. A file that has become invalid changes nothing, and is complained of once.
  std::shared_ptr<const Config> current();
  /// Of one call; both sets were checked when they were taken.
  std::shared_ptr<const Config> for_call(const Settings& caller, const Settings& run);
  /// Where lasting settings are written.
  const std::string& file() const { return file_; }

 private:
  /// By what a changed file is told from the one that was read.
  struct Stamp {
    std::filesystem::file_time_type written;
    std::uintmax_t size = 0;
    bool operator==(const Stamp&) const = default;
  };
  Stamp stamp() const;

  const std::string file_;
  std::mutex mutex_;
  Stamp read_;
  std::shared_ptr<const Config> config_;
};

}  // namespace offhand
