// Generated from schema/config/config.json. Do not edit.
#pragma once

#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <span>
#include <string_view>

#include "codegen/runtime/cli.h"
#include "codegen/runtime/error.h"

namespace offhand {

class JsonWriter;
struct SchemaNode;
struct SchemaUnion;

/// What to paint on.
enum class ConfigPaper {
  smooth,
  rough,
};
std::string_view to_string(ConfigPaper value);
std::optional<ConfigPaper> config_paper_from_string(std::string_view text);
void write(JsonWriter& writer, ConfigPaper value);
void read(const nlohmann::json& json, ConfigPaper& out);
extern const SchemaNode config_paper_schema;

/// Settings of the demo.
struct Config {
  /// How fast.
  std::int64_t speed = 5;
  /// What to paint on.
  ConfigPaper paper = ConfigPaper::smooth;
  bool operator==(const Config&) const = default;
};
void write(JsonWriter& writer, const Config& value);
void read(const nlohmann::json& json, Config& out);
extern const SchemaNode config_schema;

/// How the value of a setting is written in the environment; lists by comma.
using ConfigKind = CliKind;

/// A setting, as the command line, the environment and the documentation know it.
struct ConfigKey {
  std::string_view name;
  /// "OFFHAND_LOG_LEVEL"
  std::string_view environment;
  /// Names under which it is taken as well, in the file and, in capitals, behind each prefix of a variable.
  std::span<const std::string_view> also_called;
  ConfigKind kind = ConfigKind::string;
  std::string_view description;
  /// JSON text.
  std::string_view default_json;
};

std::span<const ConfigKey> config_keys();

/// Reads settings over `base`: a key that is absent keeps its value there. `source` names the file, variable or call in
/// the error, which lists all problems.
Result<Config> parse_config(const nlohmann::json& json, std::string_view source, const Config& base = {});

}  // namespace offhand
