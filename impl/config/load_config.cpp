#include "impl/config/load_config.h"

#include <algorithm>
#include <filesystem>
#include <nlohmann/json.hpp>

#include "codegen/runtime/read_file.h"
#include "generated/types/errors.h"
#include "platform/host/directories.h"
#include "platform/host/paths.h"
#include "platform/host/process.h"

namespace offhand {
namespace {

using nlohmann::json;

Result<json> read_settings(const std::string& path, bool must_exist) {
  std::error_code unknown;
  if (!must_exist && !std::filesystem::exists(host::path_of(path), unknown) && !unknown) return json::object();
  const auto text = read_file(host::path_of(path));
  if (!text) return fail(errors::configuration_invalid({.source = path, .reason = "it cannot be read"}));
  auto settings = json::parse(*text, nullptr, false, true);
  if (!settings.is_discarded()) return settings;
  return fail(errors::configuration_invalid({.source = path, .reason = "it is not valid JSON (comments are allowed)"}));
}

/// Numbers and flags are written as in JSON, lists by comma, everything else is text.
json value_of(const ConfigKey& key, const std::string& text) {
  if (key.kind == CliKind::string) return text;
  if (key.kind == CliKind::list) {
    json list = json::array();
    for (std::size_t from = 0; from <= text.size();) {
      const auto comma = std::min(text.find(',', from), text.size());
      list.push_back(text.substr(from, comma - from));
      from = comma + 1;
    }
    return list;
  }
  auto value = json::parse(text, nullptr, false);
  return value.is_discarded() ? json(text) : value;
}

}  // namespace

std::string config_path() {
  if (const auto home = host::variable("OFFHAND_HOME")) return host::text_of(host::path_of(*home) / "config.json");
  return host::text_of(host::path_of(host::settings_directory()) / "offhand" / "config.json");
}

Result<Config> load_config(const std::optional<std::string>& named_file) {
  const auto path = named_file.value_or(config_path());
  OFFHAND_ASSIGN(const auto settings, read_settings(path, named_file.has_value()));
  OFFHAND_ASSIGN(auto config, parse_config(settings, path));
  for (const auto& key : config_keys()) {
    const auto text = host::variable(std::string(key.environment).c_str());
    if (!text) continue;
    const json setting{{std::string(key.name), value_of(key, *text)}};
    OFFHAND_ASSIGN(config, parse_config(setting, key.environment, config));
  }
  return config;
}

}  // namespace offhand
