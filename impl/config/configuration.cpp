#include "impl/config/configuration.h"

#include <spdlog/spdlog.h>

#include <algorithm>
#include <system_error>
#include <utility>

#include "impl/config/load_config.h"
#include "impl/config/log_level.h"
#include "platform/host/paths.h"

namespace offhand {

Configuration::Configuration(Config config, std::string file)
    : file_(std::move(file)), read_(stamp()), config_(std::make_shared<const Config>(std::move(config))) {}

Configuration::Stamp Configuration::stamp() const {
  std::error_code none;
  Stamp stamp;
  if (file_.empty()) return stamp;
  const auto path = host::path_of(file_);
  const auto written = std::filesystem::last_write_time(path, none);
  if (none) return stamp;
  stamp.written = written;
  stamp.size = std::filesystem::file_size(path, none);
  return stamp;
}

std::shared_ptr<const Config> Configuration::current() {
  const auto now = stamp();
  std::unique_lock lock(mutex_);
  if (now == read_) return config_;
  read_ = now;
  auto loaded = load_config(file_);
  // If the file was deleted, the defaults apply, as at the start.
  std::error_code unknown;
  if (!loaded && !std::filesystem::exists(host::path_of(file_), unknown)) {
    const auto environment = settings_of_environment();
    if (environment) loaded = with_settings(Config{}, *environment, "the environment");
  }
  if (!loaded) {
    spdlog::warn("The settings stay as they were. {}", loaded.error().message);
    return config_;
  }
  if (loaded->log_level != config_->log_level) set_log_level(loaded->log_level);
  const auto before = std::exchange(config_, std::make_shared<const Config>(*std::move(loaded)));
  const auto in_force = config_;
  const auto watchers = watchers_;
  lock.unlock();
  for (const auto& known : watchers) {
    if (const auto watcher = known.lock()) watcher->changed(*before, *in_force);
  }
  return in_force;
}

void Configuration::watch(std::weak_ptr<Watcher> watcher) {
  const std::scoped_lock lock(mutex_);
  std::erase_if(watchers_, [](const auto& entry) { return entry.expired(); });
  watchers_.push_back(std::move(watcher));
}

std::shared_ptr<const Config> Configuration::for_call(const Settings& caller, const Settings& run) {
  auto config = current();
  if (caller.empty() && run.empty()) return config;
  const auto called = with_settings(*config, caller, "the caller's environment");
  const auto own = with_settings(called ? *called : *config, run, "the run");
  auto result = own ? *own : *config;
  // Whom it restrains cannot lift it.
  result.denied_applications = config->denied_applications;
  result.allowed_applications = config->allowed_applications;
  result.security_mode = std::max(result.security_mode, config->security_mode);
  // What a caller may not do, no session that it names lets it do.
  if (called) result.security_mode = std::max(result.security_mode, called->security_mode);
  result.confirm_destructive = config->confirm_destructive;
  result.destructive_words = config->destructive_words;
  result.administrator_prompts = config->administrator_prompts;
  result.audit_log = config->audit_log;
  result.rate_limit_per_second = config->rate_limit_per_second;
  result.rate_limit_per_minute = config->rate_limit_per_minute;
  result.user_pause_ms = std::max(result.user_pause_ms, config->user_pause_ms);
  result.panic_key = config->panic_key;
  // Who gets pictures of windows, and the key.
  result.vision_backend = config->vision_backend;
  result.vision_address = config->vision_address;
  result.vision_model = config->vision_model;
  result.vision_timeout_ms = config->vision_timeout_ms;
  result.vision_calls_per_minute = config->vision_calls_per_minute;
  return std::make_shared<const Config>(std::move(result));
}

}  // namespace offhand
