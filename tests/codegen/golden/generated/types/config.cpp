// Generated from schema/config/config.json. Do not edit.
#include "generated/types/config.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <span>
#include <string_view>

#include "codegen/runtime/json_reader.h"
#include "codegen/runtime/json_writer.h"
#include "codegen/runtime/schema.h"
#include "generated/types/errors.h"

namespace offhand {

namespace {
constexpr auto kConfigPaperValues = std::to_array<std::string_view>({"smooth", "rough"});
}  // namespace

constinit const SchemaNode config_paper_schema = {.kind = SchemaKind::string, .values = kConfigPaperValues};

std::string_view to_string(ConfigPaper value) { return kConfigPaperValues[static_cast<std::size_t>(value)]; }

std::optional<ConfigPaper> config_paper_from_string(std::string_view text) {
  const auto found = std::find(kConfigPaperValues.begin(), kConfigPaperValues.end(), text);
  if (found == kConfigPaperValues.end()) return std::nullopt;
  return static_cast<ConfigPaper>(found - kConfigPaperValues.begin());
}

void write(JsonWriter& writer, ConfigPaper value) { writer.value(to_string(value)); }

void read(const nlohmann::json& json, ConfigPaper& out) {
  out = config_paper_from_string(text_of_json(json)).value_or(out);
}

namespace {
constexpr SchemaNode kConfigSpeedNode = {.kind = SchemaKind::integer, .minimum = 1, .maximum = 10};
constexpr auto kConfigProperties = std::to_array<SchemaProperty>({
  {.name = "speed", .node = &kConfigSpeedNode},
  {.name = "paper", .node = &config_paper_schema},
});
}  // namespace

constinit const SchemaNode config_schema = {.kind = SchemaKind::object, .properties = kConfigProperties};

void write(JsonWriter& writer, const Config& value) {
  writer.begin_object();
  write_member(writer, "speed", value.speed);
  write_member(writer, "paper", value.paper);
  writer.end_object();
}

void read(const nlohmann::json& json, Config& out) {
  read_member(json, "speed", out.speed);
  read_member(json, "paper", out.paper);
}

namespace {

constexpr auto kKeys = std::to_array<ConfigKey>({
  {"speed", "OFFHAND_SPEED", ConfigKind::integer, "How fast.", "5"},
  {"paper", "OFFHAND_PAPER", ConfigKind::string, "What to paint on.", "\"smooth\""},
});

}  // namespace

std::span<const ConfigKey> config_keys() { return kKeys; }

Result<Config> parse_config(const nlohmann::json& json, std::string_view source, const Config& base) {
  const CheckedJson checked(config_schema, json);
  if (!checked.problems().empty()) {
    return fail(errors::configuration_invalid({.source = std::string(source), .reason = summary_of(checked.problems())}));
  }
  Config config = base;
  read(checked.value(), config);
  return config;
}

}  // namespace offhand
