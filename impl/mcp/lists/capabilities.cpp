#include "impl/mcp/lists/capabilities.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "impl/mcp/lists/projector.h"
#include "impl/mcp/protocol.h"
#include "impl/mcp/server.h"

namespace offhand::mcp {
namespace {

using nlohmann::json;

const json* object_at(const json& object, std::string_view key) {
  if (!object.is_object()) return nullptr;
  const auto found = object.find(key);
  return found != object.end() && found->is_object() ? &*found : nullptr;
}

}  // namespace

bool ClientCapabilities::takes(InputKind kind) const {
  switch (kind) {
    case InputKind::form:
      return form;
    case InputKind::url:
      return url;
    case InputKind::sampling:
      return sampling;
    case InputKind::roots:
      break;
  }
  return roots;
}

ClientCapabilities read_capabilities(const json& declared, std::string_view version) {
  ClientCapabilities client;
  if (const auto* elicitation = object_at(declared, "elicitation"); elicitation != nullptr && version >= "2025-06-18") {
    // An empty object is the older spelling and means forms only.
    client.url = elicitation->contains("url") && version >= "2025-11-25";
    client.form = elicitation->contains("form") || !client.url;
  }
  if (const auto* sampling = object_at(declared, "sampling")) {
    client.sampling = true;
    client.sampling_tools = sampling->contains("tools") && version >= "2025-11-25";
  }
  client.roots = object_at(declared, "roots") != nullptr;
  if (const auto* extensions = object_at(declared, "extensions");
      extensions != nullptr && version >= first_modern_version) {
    client.tasks = object_at(*extensions, tasks_extension) != nullptr;
  }
  return client;
}

std::string missing_for(const InputRequest& question, const ClientCapabilities& client, std::string_view version) {
  const auto params = json::parse(question.params, nullptr, false);
  switch (question.kind) {
    case InputKind::form:
      if (!client.form) return "elicitation.form";
      return !params.is_object() || can_project_form(params.value("requestedSchema", json()), version)
                 ? ""
                 : "elicitation.form of 2025-11-25";
    case InputKind::url:
      return client.url ? "" : "elicitation.url";
    case InputKind::roots:
      return client.roots ? "" : "roots";
    case InputKind::sampling:
      break;
  }
  if (!client.sampling) return "sampling";
  const bool with_tools = params.is_object() && (params.contains("tools") || params.contains("toolChoice"));
  return with_tools && !client.sampling_tools ? "sampling.tools" : "";
}

std::string required_capabilities(std::string_view missing) {
  // {"elicitation": {}} already means forms, and every client understands it.
  if (missing == "elicitation.form") missing = "elicitation";
  json innermost = json::object();
  while (!missing.empty()) {
    const auto dot = missing.rfind('.');
    const auto name = missing.substr(dot == std::string_view::npos ? 0 : dot + 1);
    innermost = json{{std::string(name), std::move(innermost)}};
    missing = missing.substr(0, dot == std::string_view::npos ? 0 : dot);
  }
  return json{{"requiredCapabilities", std::move(innermost)}}.dump();
}

std::string required_extension(std::string_view name) {
  json extensions = json::object();
  extensions[std::string(name)] = json::object();
  return json{{"requiredCapabilities", {{"extensions", std::move(extensions)}}}}.dump();
}

bool has_tasks(Server& server) {
  const auto& tools = server.selection().tools();
  return std::any_of(tools.begin(), tools.end(),
                     [](const auto* tool) { return tool->tasks != TaskSupport::forbidden; });
}

std::string server_capabilities(Server& server, std::string_view version) {
  json declared{{"tools", {{"listChanged", true}}}, {"logging", json::object()}};
  const auto& catalog = server.catalog();
  if (!catalog.resources.empty()) declared["resources"] = {{"subscribe", true}, {"listChanged", true}};
  if (!catalog.prompts.empty()) declared["prompts"] = {{"listChanged", true}};
  const bool completes = !catalog.resources.empty() || !catalog.prompts.empty();
  if (completes && version >= "2025-03-26") declared["completions"] = json::object();
  if (has_tasks(server) && version >= first_modern_version) {
    declared["extensions"][std::string(tasks_extension)] = json::object();
  } else if (has_tasks(server) && version == "2025-11-25") {
    declared["tasks"] = {
        {"list", json::object()}, {"cancel", json::object()}, {"requests", {{"tools", {{"call", json::object()}}}}}};
  }
  return declared.dump();
}

}  // namespace offhand::mcp
