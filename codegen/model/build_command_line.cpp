#include <algorithm>

#include "codegen/model/build_model.h"

namespace offhand::codegen {
namespace {

CommandLineOption read_option(const Json& json) {
  CommandLineOption option;
  option.name = json.at("name").get<std::string>();
  option.letter = json.value("short", "");
  option.type = json.at("type").get<std::string>();
  option.value = json.value("value", "");
  option.description = json.at("description").get<std::string>();
  option.default_text = json.value("default", "");
  option.required = json.value("required", false);
  if (json.contains("minimum")) option.minimum = json["minimum"].get<std::int64_t>();
  if (json.contains("maximum")) option.maximum = json["maximum"].get<std::int64_t>();
  option.choices = json.value("choices", std::vector<std::string>());
  return option;
}

CommandLineOption read_output(const Json& json) {
  CommandLineOption option;
  option.name = json.at("name").get<std::string>();
  option.type = "string";
  option.value = "FORM";
  option.description = json.at("description").get<std::string>();
  option.default_text = json.value("default", "");
  option.choices = json.at("values").get<std::vector<std::string>>();
  return option;
}

class CommandReader {
 public:
  CommandReader(const SchemaFolder& folder, Diagnostics& diagnostics, const std::vector<CommandLineOption>& shared)
      : folder_(folder), diagnostics_(diagnostics), shared_(shared) {}

  std::vector<CommandLineOption> options(const Json& list, const Place& place) {
    std::vector<CommandLineOption> options;
    for (std::size_t i = 0; i < list.size(); ++i) {
      if (list[i].contains("ref")) {
        add_shared(options, list[i]["ref"].get<std::string>(), place.child(i));
      } else {
        options.push_back(read_option(list[i]));
        if (list[i].contains("choices_from")) options.back().choices = names_of_clients(place.child(i));
      }
    }
    return options;
  }

  Command command(const Json& json, const Place& place) {
    Command command;
    command.name = json.at("name").get<std::string>();
    command.description = json.at("description").get<std::string>();
    command.positionals = options(json.value("positionals", Json::array()), place.child("positionals"));
    command.options = options(json.value("options", Json::array()), place.child("options"));
    command.commands = commands(json.value("commands", Json::array()), place.child("commands"));
    return command;
  }

  std::vector<Command> commands(const Json& list, const Place& place) {
    std::vector<Command> found;
    for (std::size_t i = 0; i < list.size(); ++i) found.push_back(command(list[i], place.child(i)));
    return found;
  }

 private:
  void add_shared(std::vector<CommandLineOption>& options, const std::string& name, const Place& place) {
    const auto found =
        std::find_if(shared_.begin(), shared_.end(), [&](const auto& option) { return option.name == name; });
    if (found == shared_.end()) {
      folder_.error(diagnostics_, place, "there is no shared option " + name + ".");
    } else {
      options.push_back(*found);
    }
  }

  std::vector<std::string> names_of_clients(const Place& place) {
    std::vector<std::string> names;
    const Document* document = folder_.find(shown_path("clients.json"));
    if (document == nullptr) {
      folder_.error(diagnostics_, place.child("choices_from"), "there is no schema/clients.json.");
      return names;
    }
    for (const auto& [name, client] : document->json.at("clients").items()) names.push_back(name);
    return names;
  }

  const SchemaFolder& folder_;
  Diagnostics& diagnostics_;
  const std::vector<CommandLineOption>& shared_;
};

std::optional<CommandLine> read_line(const std::string& file, const SchemaFolder& folder, Diagnostics& diagnostics) {
  const Document* document = folder.find(shown_path(file));
  if (document == nullptr) return std::nullopt;
  const Json& json = document->json;
  CommandLine line;
  line.path = document->path;
  line.tool_options.push_back(read_output(json.at("output")));
  for (const Json& option : json.at("tool_options")) line.tool_options.push_back(read_option(option));
  CommandReader reader(folder, diagnostics, line.tool_options);
  const Json& program = json.at("program");
  line.program.name = program.at("name").get<std::string>();
  line.program.description = program.at("description").get<std::string>();
  line.footer = program.value("footer", "");
  const Place root{document->path, ""};
  line.program.options =
      reader.options(program.value("options", Json::array()), root.child("program").child("options"));
  line.program.commands = reader.commands(json.at("commands"), root.child("commands"));
  for (const auto& [code, exit] : json.at("exit_codes").items()) {
    line.exit_codes.push_back(
        {std::stoi(code), Name(exit.at("name").get<std::string>()), exit.at("description").get<std::string>()});
  }
  return line;
}

}  // namespace

void read_command_line(Model& model, const SchemaFolder& folder, Diagnostics& diagnostics) {
  model.server_command_line = read_line("cli/server.json", folder, diagnostics);
  model.command_line =
      model.part.is_product() ? read_line("cli/commands.json", folder, diagnostics) : model.server_command_line;
}

}  // namespace offhand::codegen
