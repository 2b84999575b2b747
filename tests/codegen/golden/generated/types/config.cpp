// Generated from schema/config/config.json. Do not edit.
#include "generated/types/config.h"

#include "codegen/runtime/define_types.h"
#include "generated/types/errors.h"

namespace offhand {

constexpr auto kConfigPaperValues = std::to_array<std::string_view>({"smooth", "rough"});
constinit const SchemaNode config_paper_schema = {.kind = SchemaKind::string, .values = kConfigPaperValues};

std::string_view to_string(ConfigPaper value) { return kConfigPaperValues[static_cast<std::size_t>(value)]; }
std::optional<ConfigPaper> config_paper_from_string(std::string_view text) {
  return value_of<ConfigPaper>(text, kConfigPaperValues);
}
void write(JsonWriter& writer, ConfigPaper value) { writer.value(to_string(value)); }
void read(const nlohmann::json& json, ConfigPaper& out) { out = config_paper_from_string(text_of_json(json)).value_or(out); }

constexpr SchemaNode kConfigSpeedNode = {.kind = SchemaKind::integer, .minimum = 1, .maximum = 10};
constexpr auto kConfigProperties = std::to_array<SchemaProperty>({
  {.name = "speed", .node = &kConfigSpeedNode},
  {.name = "paper", .node = &config_paper_schema},
});
constinit const SchemaNode config_schema = {.kind = SchemaKind::object, .properties = kConfigProperties};

constexpr auto kConfigMemberKeys = member_keys("speed", "paper");
void write(JsonWriter& writer, const Config& value) { write_members(writer, value, kConfigMemberKeys); }
void read(const nlohmann::json& json, Config& out) { read_members(json, out, kConfigMemberKeys); }

namespace {

constexpr auto kKeys = std::to_array<ConfigKey>({
  {"speed", "OFFHAND_SPEED", {}, ConfigKind::integer, "How fast.", "5"},
  {"paper", "OFFHAND_PAPER", {}, ConfigKind::string, "What to paint on.", "\"smooth\""},
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
