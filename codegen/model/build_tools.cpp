#include <algorithm>

#include "codegen/model/build_model.h"

namespace offhand::codegen {
namespace {

PlatformEntry read_support(const std::string& platform, const Json& json, const Place& place) {
  const std::string level = json.is_string() ? json.get<std::string>() : json.at("support").get<std::string>();
  PlatformEntry entry{platform, SupportLevel::none, "", place};
  if (level == "full") entry.support = SupportLevel::full;
  if (level == "partial") entry.support = SupportLevel::partial;
  if (json.is_object()) entry.note = json.value(entry.support == SupportLevel::none ? "reason" : "note", "");
  return entry;
}

void read_description(Tool& tool, const Json& json) {
  tool.title = json.at("title").get<std::string>();
  tool.group = json.at("group").get<std::string>();
  tool.since = json.at("since").get<std::string>();
  tool.description = json.at("description").get<std::string>();
  tool.annotations = json.at("annotations");
  tool.positional = json.value("cli", Json::object()).value("positional", std::vector<std::string>());
  tool.errors = json.value("errors", std::vector<std::string>());
  tool.needs = json.value("needs", std::vector<std::string>());
  tool.timeout = json.at("timeout").get<std::string>();
  const Json& locks = json.at("locks");
  tool.background_lock = locks.is_string() ? locks.get<std::string>() : locks.at("background").get<std::string>();
  tool.foreground_lock = locks.is_string() ? tool.background_lock : locks.at("foreground").get<std::string>();
  for (const auto& [platform, support] : json.at("platforms").items()) {
    tool.platforms.push_back(read_support(platform, support, tool.place.child("platforms").child(platform)));
  }
  std::sort(tool.platforms.begin(), tool.platforms.end(),
            [](const PlatformEntry& a, const PlatformEntry& b) { return a.platform < b.platform; });
}

void read_text(Tool& tool, const Json& json) {
  const Json text = json.value("text", Json::object());
  tool.summary = text.value("summary", "");
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

/// Path: schema/tools/<toolset>/<name>.json
Tool read_tool(const Document& document, const SchemaFolder& folder, TypeBuilder& types, Diagnostics& diagnostics) {
  const Json& json = document.json;
  Tool tool;
  tool.path = document.path;
  tool.place = {document.path, ""};
  const std::size_t slash = tool.path.rfind('/');
  const std::size_t before = tool.path.rfind('/', slash - 1);
  tool.toolset = tool.path.substr(before + 1, slash - before - 1);
  tool.name = Name(json.at("name").get<std::string>());
  const std::string stem = tool.path.substr(slash + 1, tool.path.rfind('.') - slash - 1);
  if (stem != tool.name.text()) {
    folder.error(diagnostics, tool.place.child("name"), "the file must be called " + tool.name.text() + ".json.");
  }
  read_description(tool, json);
  read_text(tool, json);
  read_examples(tool, json);
  tool.structured = json.value("reply", "structured") == "structured";
  const std::string pascal = tool.name.pascal();
  // A reference to one tool's arguments would make them part of another's contract; only fragments are shared.
  tool.args = types.build(json.at("inputSchema"), tool.place.child("inputSchema"),
                          {pascal + "Args", tool.home(), true, pascal});
  tool.result =
      types.build(json.at("outputSchema"), tool.place.child("outputSchema"), {pascal + "Result", tool.home()});
  return tool;
}

}  // namespace

void read_tools(Model& model, const SchemaFolder& folder, TypeBuilder& types, Diagnostics& diagnostics) {
  for (const Document* document : folder.below("tools/")) {
    Tool tool = read_tool(*document, folder, types, diagnostics);
    if (tool.args && tool.result) model.tools.push_back(std::move(tool));
  }
  std::sort(model.tools.begin(), model.tools.end(),
            [](const Tool& a, const Tool& b) { return a.identity() < b.identity(); });
}

}  // namespace offhand::codegen
