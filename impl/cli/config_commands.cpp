#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "codegen/runtime/json_writer.h"
#include "generated/types/errors.h"
#include "impl/cli/commands.h"
#include "impl/command_line/print.h"
#include "impl/config/edit_settings.h"
#include "impl/config/load_config.h"

namespace offhand::cli {
namespace {

using nlohmann::json;

std::string file_of(const ProgramOptions& program) { return program.config.empty() ? config_path() : program.config; }

std::optional<std::string> named_file(const ProgramOptions& program) {
  return program.config.empty() ? std::nullopt : std::optional(program.config);
}

/// A value as a user would type it: text without quotes, lists separated by commas.
std::string written(const json& value) {
  if (value.is_string()) return value.get<std::string>();
  if (!value.is_array()) return value.dump();
  std::string text;
  for (const auto& item : value) text += (text.empty() ? "" : ",") + written(item);
  return text;
}

/// All settings with the sources of their values.
struct InForce {
  json values;
  Settings file;
  Settings environment;

  std::string source_of(std::string_view name) const {
    if (environment.contains(name)) return "environment";
    return file.contains(name) ? "file" : "default";
  }
};

Result<InForce> in_force(const ProgramOptions& program) {
  OFFHAND_ASSIGN(const auto config, load_config(named_file(program)));
  OFFHAND_ASSIGN(auto file, read_settings_file(file_of(program), named_file(program).has_value()));
  OFFHAND_ASSIGN(auto environment, settings_of_environment());
  return InForce{json::parse(to_json(config)), std::move(file.settings), std::move(environment)};
}

/// Of a value that was refused: its setting is the source, and the first part of the pointer too.
Error told_once(Error refused, const std::string& name) {
  const auto pointer = ": /" + name;
  if (refused.message.starts_with(name + pointer)) refused.message.erase(name.size(), pointer.size());
  return refused;
}

}  // namespace

int run_config(const ProgramOptions& program, const CollectedOptions& options) {
  const auto form = output_form(options.value("output"));
  const auto config = load_config(named_file(program));
  if (!config) return print_error(config.error(), form);
  const auto settings = to_json(*config);
  return print(form, fmt::format("{}\n{}", file_of(program), json::parse(settings).dump(2)), settings);
}

int run_config_path(const ProgramOptions& program, const CollectedOptions& /*options*/) {
  return print(OutputForm::text, file_of(program), "");
}

int run_config_get(const ProgramOptions& program, const CollectedOptions& options) {
  const auto form = output_form(options.value("output"));
  const auto key = setting_named(options.value("key"));
  if (!key) return print_error(key.error(), form);
  const auto settings = in_force(program);
  if (!settings) return print_error(settings.error(), form);
  const auto& value = settings->values[std::string((*key)->name)];
  return print(form, written(value),
               json{{"key", (*key)->name}, {"value", value}, {"source", settings->source_of((*key)->name)}}.dump());
}

int run_config_list(const ProgramOptions& program, const CollectedOptions& options) {
  const auto form = output_form(options.value("output"));
  const auto settings = in_force(program);
  if (!settings) return print_error(settings.error(), form);
  std::string text = file_of(program) + "\n";
  json list = json::array();
  for (const auto& key : config_keys()) {
    const auto& value = settings->values[std::string(key.name)];
    const auto source = settings->source_of(key.name);
    const auto usual = json::parse(key.default_json);
    const auto origin =
        value == usual ? source : fmt::format("{}; default {}", source, usual == "" ? "empty" : written(usual));
    text +=
        fmt::format("{} = {}  ({})\n    {} {}\n", key.name, written(value), origin, key.description, key.environment);
    list.push_back({{"key", key.name},
                    {"value", value},
                    {"source", source},
                    {"default", usual},
                    {"environment", key.environment},
                    {"description", key.description}});
  }
  return print(form, text, list.dump());
}

int run_config_set(const ProgramOptions& program, const CollectedOptions& options) {
  const auto form = output_form(options.value("output"));
  const auto key = setting_named(options.value("key"));
  if (!key) return print_error(key.error(), form);
  const std::string name((*key)->name);
  const auto value = value_of(**key, options.value("value"));
  if (const auto valid = parse_config({{name, value}}, name); !valid)
    return print_error(told_once(valid.error(), name), form);
  const auto file = file_of(program);
  if (const auto done = write_settings(file, {{name, value.dump()}}); !done) return print_error(done.error(), form);
  const auto environment = settings_of_environment();
  const bool hidden = environment && environment->contains(name);
  auto text = fmt::format("✅ {} = {} in {}", name, written(value), file);
  if (hidden) text += fmt::format("\n{} is set and comes before the file.", (*key)->environment);
  return print(form, text, json{{"key", name}, {"value", value}, {"file", file}, {"hidden", hidden}}.dump());
}

}  // namespace offhand::cli
