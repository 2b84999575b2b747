#include <algorithm>
#include <map>
#include <set>

#include "codegen/model/build_model.h"

namespace offhand::codegen {
namespace {

std::string power_by(const Json& annotations) {
  if (annotations.value("readOnlyHint", false)) return "observe";
  return annotations.value("destructiveHint", true) ? "destroy" : "act";
}

/// The command omits the toolset from a name that begins with it, as other protocols require.
std::string command_by_name(const Tool& tool) {
  const std::string prefix = tool.toolset + '_';
  const std::string name = tool.name.text();
  return name.starts_with(prefix) ? name.substr(prefix.size()) : name;
}

void read_description(Tool& tool, const Json& json) {
  tool.summary = json.value("summary", "");
  tool.group = json.at("group").get<std::string>();
  tool.aliases = json.value("aliases", std::vector<std::string>());
  tool.annotations = json.at("annotations");
  tool.power = json.value("power", power_by(tool.annotations));
  tool.sandboxed = json.value("sandboxed", tool.power == "observe");
  const Json cli = json.value("cli", Json::object());
  tool.command_word = cli.value("command", command_by_name(tool));
  tool.command_place = cli.contains("command") ? tool.place.child("cli").child("command") : tool.place.child("name");
  tool.positional = cli.value("positional", std::vector<std::string>());
  tool.only_with = cli.value("only_with", Json::object()).get<std::map<std::string, std::string>>();
  tool.subject = json.at("subject").get<std::string>();
  tool.errors = json.value("errors", std::vector<std::string>());
  tool.timeout = json.at("timeout").get<std::string>();
  tool.tasks = json.value("tasks", "forbidden");
  tool.verdict = json.value("verdict", "");
  const Json& locks = json.at("locks");
  tool.background_lock = locks.is_string() ? locks.get<std::string>() : locks.at("background").get<std::string>();
  tool.foreground_lock = locks.is_string() ? tool.background_lock : locks.at("foreground").get<std::string>();
}

void read_platforms(Tool& tool, const Json& json, const Model& model) {
  const Place place = tool.place.child("platforms");
  if (json.is_string()) {
    for (const Platform& platform : model.platforms) {
      tool.platforms.push_back({platform.name, SupportLevel::full, "", place});
    }
  } else {
    for (const auto& [platform, support] : json.items()) {
      tool.platforms.push_back(read_support(platform, support, place.child(platform)));
    }
    for (const Platform& platform : model.platforms) {
      if (!json.contains(platform.name) && platform.unless_said) tool.platforms.push_back(*platform.unless_said);
    }
  }
  std::sort(tool.platforms.begin(), tool.platforms.end(),
            [](const PlatformEntry& a, const PlatformEntry& b) { return a.platform < b.platform; });
}

void read_needs(Tool& tool, const Json& json, const Model& model, const SchemaFolder& folder,
                Diagnostics& diagnostics) {
  const Place place = tool.place.child("needs");
  for (std::size_t i = 0; i < json.size(); ++i) {
    const auto name = json[i].get<std::string>();
    const Facet* facet = model.find_facet(name);
    if (facet == nullptr) {
      folder.error(diagnostics, place.child(i), unknown_facet(model, name));
    } else if (facet->is_own()) {
      tool.own_facets.push_back(*facet);
    } else {
      tool.needs.push_back(name);
    }
  }
}

void read_uses(Tool& tool, const Json& json, const Model& model, const SchemaFolder& folder, Diagnostics& diagnostics) {
  const Place place = tool.place.child("uses");
  for (std::size_t i = 0; i < json.size(); ++i) {
    const auto name = json[i].get<std::string>();
    const Facet* facet = model.find_facet(name);
    if (facet == nullptr) {
      folder.error(diagnostics, place.child(i), unknown_facet(model, name));
    } else if (facet->is_own() || std::ranges::find(tool.needs, name) != tool.needs.end()) {
      folder.error(diagnostics, place.child(i), name + " is always there: it belongs into \"needs\" alone.");
    } else {
      tool.uses.push_back(name);
    }
  }
}

void read_text(Tool& tool, const Json& json) {
  const Json text = json.value("text", Json::object());
  tool.text = text.value("summary", "");
  tool.verb = text.value("verb", "");
  const Json rows = text.value("rows", Json::object());
  for (const auto& [list, row] : rows.items()) {
    tool.rows.push_back({list, row.get<std::string>(), tool.place.child("text").child("rows").child(list)});
  }
}

void read_examples(Tool& tool, const Json& json) {
  const Json examples = json.value("examples", Json::array());
  for (std::size_t i = 0; i < examples.size(); ++i) {
    tool.examples.push_back({examples[i].at("description").get<std::string>(), examples[i].at("arguments"),
                             tool.place.child("examples").child(i)});
  }
}

/// Tools of the program, and of a part with a single toolset, are commands themselves; others come after the name of
/// their toolset.
void group_commands(Model& model) {
  std::set<std::string> toolsets;
  for (const Tool& tool : model.tools) toolsets.insert(tool.toolset);
  for (Tool& tool : model.tools) {
    const bool alone = model.part.is_product() ? tool.toolset == kMainToolset : toolsets.size() == 1;
    if (!alone) tool.command_group = tool.toolset;
  }
}

std::string type_text(const Json& schema) {
  const Json type = schema.value("type", Json());
  return type.is_string() ? type.get<std::string>() : "";
}

/// Reads the arguments that clients repeat in headers, from a verbatim schema; only `properties` lead to them.
void read_headers(Tool& tool, const Json& schema, const Place& place, const std::vector<std::string>& path) {
  const Json properties = schema.value("properties", Json::object());
  for (const auto& [key, property] : properties.items()) {
    if (!property.is_object()) continue;
    const Place at = place.child("properties").child(key);
    std::vector<std::string> below = path;
    below.push_back(key);
    if (property.contains("x-mcp-header") && property["x-mcp-header"].is_string()) {
      tool.headers.push_back(
          {property["x-mcp-header"].get<std::string>(), below, type_text(property), at.child("x-mcp-header")});
    }
    read_headers(tool, property, at, below);
  }
}

void read_headers(Tool& tool, const Type& type, const std::vector<std::string>& path) {
  for (const Field& field : flat_fields(type)) {
    std::vector<std::string> below = path;
    below.push_back(field.name.text());
    if (!field.header.empty()) {
      tool.headers.push_back(
          {field.header, below, std::string(kind_name(field.type->kind)), field.place.child("x-mcp-header")});
    }
    if (field.type->is_struct()) read_headers(tool, *field.type, below);
  }
}

void read_types(Tool& tool, const Json& json, TypeBuilder& types) {
  const std::string pascal = tool.name.pascal();
  // A reference to another tool's arguments would couple the two contracts; only fragments are shared.
  tool.args = types.build(json.at("inputSchema"), tool.place.child("inputSchema"),
                          {pascal + "Args", tool.home(), true, pascal});
  if (tool.args) read_headers(tool, *tool.args, {});
  if (!json.contains("outputSchema") || tool.external_result) return;
  tool.result =
      types.build(json.at("outputSchema"), tool.place.child("outputSchema"), {pascal + "Result", tool.home()});
}

/// Reads the external schema that the tool names for its results.
void read_external_result(Tool& tool, const SchemaFolder& folder, Diagnostics& diagnostics) {
  const Place place = tool.place.child("outputSchema").child("external");
  const std::string file = tool.output_schema.at("external").get<std::string>();
  tool.external_result = true;
  const auto found = folder.resolve(file, place, diagnostics);
  if (!found) return;
  tool.output_schema = *found->json;
  if (!found->document->relative().starts_with("external/")) {
    folder.error(diagnostics, place, "must lead to a file of schema/external.");
  } else if (!tool.output_schema.is_object() || tool.output_schema.value("type", "") != "object") {
    folder.error(diagnostics, place, "must lead to the schema of an object: \"type\": \"object\".");
  } else if (tool.promises_result) {
    folder.error(diagnostics, place, "goes with \"reply\": \"content\": nothing is generated of it.");
  }
}

/// The path is schema/tools/<toolset>/<name>.json
std::string toolset_of(const Document& document) {
  const std::size_t slash = document.path.rfind('/');
  const std::size_t before = document.path.rfind('/', slash - 1);
  return document.path.substr(before + 1, slash - before - 1);
}

Tool read_tool(const Model& model, const Document& document, const SchemaFolder& folder, TypeBuilder& types,
               Diagnostics& diagnostics) {
  const Json& json = document.json;
  Tool tool;
  read_declared(tool, document, model, folder, diagnostics);
  tool.toolset = toolset_of(document);
  read_description(tool, json);
  read_needs(tool, json.at("needs"), model, folder, diagnostics);
  read_uses(tool, json.value("uses", Json::array()), model, folder, diagnostics);
  read_platforms(tool, json.at("platforms"), model);
  read_text(tool, json);
  read_examples(tool, json);
  tool.verbatim = json.value("wire", "") == "verbatim";
  tool.structured = !tool.verbatim && json.at("reply") == "structured";
  tool.promises_result = !tool.verbatim && json.at("reply") != "content";
  tool.input_schema = json.at("inputSchema");
  tool.output_schema = json.value("outputSchema", Json());
  if (tool.output_schema.is_object() && !tool.verbatim && tool.output_schema.contains("external"))
    read_external_result(tool, folder, diagnostics);
  if (tool.verbatim) {
    read_headers(tool, tool.input_schema, tool.place.child("inputSchema"), {});
  } else {
    read_types(tool, json, types);
  }
  return tool;
}

}  // namespace

PlatformEntry read_support(const std::string& platform, const Json& json, const Place& place) {
  const std::string level = json.is_string() ? json.get<std::string>() : json.at("support").get<std::string>();
  PlatformEntry entry{platform, SupportLevel::none, "", place};
  if (level == "full") entry.support = SupportLevel::full;
  if (level == "partial") entry.support = SupportLevel::partial;
  if (json.is_object()) entry.note = json.value(entry.support == SupportLevel::none ? "reason" : "note", "");
  return entry;
}

void read_tools(Model& model, const SchemaFolder& folder, TypeBuilder& types, Diagnostics& diagnostics) {
  std::map<std::string, std::string> paths;
  for (const Document* document : folder.below(folder.own("tools/"))) {
    const std::string identity = toolset_of(*document) + '.' + document->json.at("name").get<std::string>();
    const auto [other, added] = paths.emplace(identity, document->path);
    if (!added) {
      folder.error(diagnostics, {document->path, "/name"}, other->second + " is the tool " + identity + " already.");
      continue;
    }
    Tool tool = read_tool(model, *document, folder, types, diagnostics);
    const bool read =
        tool.verbatim || (tool.args && (tool.result || tool.external_result || tool.output_schema.is_null()));
    if (read) model.tools.push_back(std::move(tool));
  }
  std::sort(model.tools.begin(), model.tools.end(),
            [](const Tool& a, const Tool& b) { return a.identity() < b.identity(); });
  group_commands(model);
}

}  // namespace offhand::codegen
