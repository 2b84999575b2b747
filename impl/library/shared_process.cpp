#include "impl/library/shared_process.h"

#include <spdlog/sinks/stdout_sinks.h>
#include <spdlog/spdlog.h>

#include <filesystem>
#include <map>
#include <mutex>
#include <utility>

#include "impl/config/load_config.h"
#include "impl/config/log_level.h"
#include "impl/library/guard.h"
#include "platform/host/helper_program.h"
#include "platform/host/process.h"
#include "platform/select.h"

namespace offhand::library {
namespace {

struct Running {
  std::mutex mutex;
  std::map<std::string, std::weak_ptr<SharedProcess>> by_desktop;
};

Running& running() {
  // Never destroyed: a session that the program keeps to its end may outlive the static objects of this library.
  static auto& value = *new Running;
  return value;
}

/// Messages go to standard error, unless the program that uses this library has a logger of its own.
void start_logging(ConfigLogLevel level) {
  constexpr const char* name = "offhand";
  if (!spdlog::default_logger()->name().empty()) return;
  const auto there = spdlog::get(name);
  spdlog::set_default_logger(there ? there : spdlog::stderr_logger_mt(name));
  spdlog::set_pattern("offhand: %l: %v");
  set_log_level(level);
}

/// Where a backend finds the program for what outlives a call: named, else where it is installed with this library, or
/// beside it. In a Python package the whole program, which has the same roles, lies there.
void choose_helper(const std::string& named) {
  if (!named.empty()) return host::set_helper_program(named);
  if (host::named_helper_program()) return;
  namespace fs = std::filesystem;
  const auto folder = fs::path(host::file_of_this_code()).parent_path();
  std::error_code problem;
  const fs::path helper = OFFHAND_HELPER_FROM_LIBRARY;
  for (const auto& place : {folder / helper, folder / helper.filename(), folder / "offhand"}) {
    if (fs::is_regular_file(place, problem)) return host::set_helper_program(place.lexically_normal().string());
  }
}

/// As for platform::open.
std::string specification_of(const SessionOptions& options) {
  return options.endpoint.empty() ? options.platform : options.platform + ':' + options.endpoint;
}

Result<std::shared_ptr<SharedProcess>> begin(std::string specification) {
  OFFHAND_CHECK(platform::backend_name(specification));
  OFFHAND_ASSIGN(auto config, load_config(std::nullopt));
  start_logging(config.log_level);
  Process::Options options;
  options.config = std::move(config);
  options.config_file = config_path();
  options.platform = std::move(specification);
  return std::make_shared<SharedProcess>(std::move(options));
}

}  // namespace

Outcome<std::shared_ptr<SharedProcess>> SharedProcess::of(const SessionOptions& options) {
  choose_helper(options.helper);
  auto specification = specification_of(options);
  const auto key = specification + '\n' + host::desktop();
  const std::scoped_lock lock(running().mutex);
  auto& place = running().by_desktop[key];
  if (auto there = place.lock()) return there;
  auto begun = outcome_of_result(begin(std::move(specification)));
  if (begun) place = *begun;
  return begun;
}

}  // namespace offhand::library
