#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "impl/config/settings.h"

namespace offhand {

/// The current settings of a long-lived process. The file is read again when it has changed, and a call may have
/// settings of its caller and its session. The log level follows. Precedence: session, caller's environment, own
/// environment, file.
class Configuration {
 public:
  /// Who wants to know that the settings in force changed. Called on the thread of whoever asked for them: quick.
  class Watcher {
   public:
    virtual ~Watcher() = default;
    virtual void changed(const Config& before, const Config& now) = 0;
  };

  /// Without a `file` the settings never change.
  Configuration(Config config, std::string file);

  /// For calls without settings of their own. A file that became invalid is ignored and reported once.
  std::shared_ptr<const Config> current();
  /// For one call; both sets were checked before.
  std::shared_ptr<const Config> for_call(const Settings& caller, const Settings& run);
  /// As long as it lives.
  void watch(std::weak_ptr<Watcher> watcher);
  /// The file that lasting settings are written to.
  const std::string& file() const { return file_; }

 private:
  /// Identifies the version of the file that was read.
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
  std::vector<std::weak_ptr<Watcher>> watchers_;
};

}  // namespace offhand
