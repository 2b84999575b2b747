#include "codegen/emit/products.h"
#include "codegen/emit/types.h"

namespace offhand::codegen {
namespace {

constexpr std::string_view kDeclarations =
    R"(/// How the value of a setting is written in the environment; lists by comma.
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
)";

constexpr std::string_view kDefinitions = R"(
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
)";

std::string_view kind_of(const Type& type) {
  switch (type.kind) {
    case Kind::string:
      return "string";
    case Kind::integer:
      return "integer";
    case Kind::number:
      return "number";
    case Kind::boolean:
      return "boolean";
    case Kind::array:
      return "list";
    case Kind::object:
    case Kind::any:
      break;
  }
  return "json";
}

std::string header_text(const Model& model, const std::vector<TypePtr>& types, const InputTypes& inputs) {
  Writer body;
  body.flat_block("namespace offhand {\n", "}  // namespace offhand", {}, [&] {
    forward_declarations(body);
    declare_types(body, types, inputs);
    body.line(kDeclarations);
  });
  Writer out(banner(model.config_path));
  out.line("#pragma once\n");
  out.raw(standard_includes(body.text()) + '\n');
  out.line("#include \"codegen/runtime/cli.h\"\n#include \"codegen/runtime/error.h\"");
  out.raw(runtime_includes(body.text()));
  out.raw(home_includes(used_homes(types, "generated/types/config")));
  out.line();
  out.raw(body.text());
  return out.text();
}

std::string source_text(const Model& model, const std::vector<TypePtr>& types, const InputTypes& inputs) {
  Writer body;
  body.flat_block("namespace offhand {\n", "}  // namespace offhand", {}, [&] {
    define_types(body, types, inputs);
    body.flat_block("namespace {\n", "\n}  // namespace", {}, [&] {
      for (const Field& field : model.config->fields) {
        if (field.also_called.empty()) continue;
        std::string names;
        for (const std::string& name : field.also_called) names += (names.empty() ? "" : ", ") + literal(name);
        body.line("constexpr auto k$name$Names = std::to_array<std::string_view>({$names$});",
                  {{"name", field.name.pascal()}, {"names", names}});
      }
      body.block("constexpr auto kKeys = std::to_array<ConfigKey>({", "});", {}, [&] {
        for (const Field& field : model.config->fields) {
          const std::string names = field.also_called.empty() ? "{}" : "k" + field.name.pascal() + "Names";
          body.line("{$name$, $environment$, $names$, ConfigKind::$kind$, $description$, $default$},",
                    {{"name", literal(field.name.text())},
                     {"environment", literal("OFFHAND_" + field.name.upper_snake())},
                     {"names", names},
                     {"kind", kind_of(*field.type)},
                     {"description", literal(field.description)},
                     {"default", literal(field.default_value ? field.default_value->dump() : "")}});
        }
      });
    });
    body.line(kDefinitions);
  });
  Writer out(banner(model.config_path));
  out.line("#include \"generated/types/config.h\"\n");
  out.raw(std::string(definition_includes()) + "#include \"generated/types/errors.h\"\n\n");
  out.raw(body.text());
  return out.text();
}

}  // namespace

void emit_config(const Model& model, const InputTypes& inputs, Products& products) {
  if (!model.config) return;
  const std::vector<TypePtr> types = declared_types({model.config}, "generated/types/config");
  products.push_back({"generated/types/config.h", header_text(model, types, inputs)});
  products.push_back({"generated/types/config.cpp", source_text(model, types, inputs)});
}

}  // namespace offhand::codegen
