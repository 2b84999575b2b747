#include "impl/config/load_config.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <string_view>

#include "codegen/runtime/read_file.h"
#include "codegen/runtime/utf8.h"
#include "generated/types/errors.h"
#include "platform/host/directories.h"
#include "platform/host/paths.h"
#include "platform/host/process.h"

namespace offhand {
namespace {

std::ptrdiff_t line_of(std::string_view text, std::size_t byte) {
  return 1 + std::ranges::count(text.substr(0, byte), '\n');
}

Result<nlohmann::json> read_object(const std::string& path, bool must_exist) {
  std::error_code unknown;
  if (!must_exist && !std::filesystem::exists(host::path_of(path), unknown) && !unknown)
    return nlohmann::json::object();
  const auto text = read_file(host::path_of(path));
  if (!text) return fail(errors::configuration_invalid({.source = path, .reason = "it cannot be read"}));
  try {
    if (auto settings = nlohmann::json::parse(*text, nullptr, true, true); settings.is_object()) return settings;
  } catch (const nlohmann::json::parse_error& error) {
    const auto reason =
        fmt::format("it is not valid JSON (comments are allowed), in line {}", line_of(*text, error.byte));
    return fail(errors::configuration_invalid({.source = path, .reason = reason}));
  }
  return fail(errors::configuration_invalid({.source = path, .reason = "it is no JSON object"}));
}

}  // namespace

std::string config_path() {
  if (const auto home = host::variable("OFFHAND_HOME")) return host::text_of(host::path_of(*home) / "config.json");
  return host::text_of(host::path_of(host::settings_directory()) / "offhand" / "config.json");
}

Result<FileSettings> read_settings_file(const std::string& path, bool must_exist) {
  OFFHAND_ASSIGN(const auto object, read_object(path, must_exist));
  FileSettings file;
  for (auto& [name, value] : settings_in(object)) {
    if (const auto* key = find_setting(name); key != nullptr) {
      file.settings[std::string(key->name)] = std::move(value);
    } else {
      file.unknown.push_back(name);
    }
  }
  OFFHAND_CHECK(with_settings(Config{}, file.settings, path));
  return file;
}

Result<Config> load_config(const std::optional<std::string>& named_file) {
  const auto path = named_file.value_or(config_path());
  OFFHAND_ASSIGN(const auto file, read_settings_file(path, named_file.has_value()));
  OFFHAND_ASSIGN(const auto config, with_settings(Config{}, file.settings, path));
  OFFHAND_ASSIGN(const auto environment, settings_of_environment());
  return with_settings(config, environment, "the environment");
}

std::string unknown_settings_note(const std::string& path, const std::vector<std::string>& unknown) {
  std::string names;
  for (const auto& name : unknown) {
    const auto known = setting_named(name);
    const auto& message = known ? std::string() : known.error().message;
    names += fmt::format("{}: {}", names.empty() ? path : "", message);
  }
  return names;
}

}  // namespace offhand
