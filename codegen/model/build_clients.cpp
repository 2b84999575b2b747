#include "codegen/model/build_model.h"

namespace offhand::codegen {
namespace {

ClientButton read_button(const Json& json) {
  using Config = ClientButton::Config;
  const auto config = json.at("config").get<std::string>();
  return {json.at("link").get<std::string>(), config == "base64"          ? Config::base64
                                              : config == "encoded_twice" ? Config::encoded_twice
                                                                          : Config::words};
}

void check_entry(const McpClient& client, const Place& place, const SchemaFolder& folder, Diagnostics& diagnostics) {
  const std::string text = client.entry.dump();
  const auto has = [&](std::string_view mark) { return text.find('"' + std::string(mark) + '"') != std::string::npos; };
  if (has("$words") == (has("$program") || has("$arguments")) || has("$program") != has("$arguments"))
    folder.error(diagnostics, place.child("entry"), "must hold \"$program\" and \"$arguments\", or \"$words\".");
}

}  // namespace

Json filled_entry(const Json& entry, const StartCommand& command) {
  Json filled = entry;
  for (auto& [key, value] : filled.items()) {
    if (value == "$program") value = command.program;
    if (value == "$arguments") value = command.arguments;
    if (value != "$words") continue;
    value = Json::array({command.program});
    for (const std::string& argument : command.arguments) value.push_back(argument);
  }
  return filled;
}

void read_clients(Model& model, const SchemaFolder& folder, Diagnostics& diagnostics) {
  const Document* document = folder.find(shown_path("clients.json"));
  if (document == nullptr || !model.part.is_product()) return;
  ClientTable& table = model.clients.emplace();
  table.path = document->path;
  const Json& published = document->json.at("published");
  table.published = {published.at("program").get<std::string>(),
                     published.at("arguments").get<std::vector<std::string>>()};
  table.published_description = published.at("description").get<std::string>();
  const Place root{document->path, "/clients"};
  for (const auto& [name, json] : document->json.at("clients").items()) {
    McpClient client{name,
                     json.at("title").get<std::string>(),
                     json.at("user_file").get<std::string>(),
                     json.value("project_file", ""),
                     json.at("form").get<std::string>(),
                     json.at("servers").get<std::string>(),
                     json.at("entry"),
                     json.value("command", ""),
                     json.at("see").get<std::string>(),
                     {}};
    if (json.contains("button")) client.button = read_button(json["button"]);
    check_entry(client, root.child(name), folder, diagnostics);
    if (!table.clients.empty() && table.clients.back().name > name)
      folder.error(diagnostics, root.child(name), "stands behind " + table.clients.back().name + ": sort by name.");
    table.clients.push_back(std::move(client));
  }
}

}  // namespace offhand::codegen
