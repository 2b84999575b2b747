#include <algorithm>
#include <cstdint>

#include "codegen/emit/markdown.h"
#include "codegen/emit/products.h"
#include "codegen/emit/writer.h"
#include "codegen/runtime/percent_code.h"

namespace offhand::codegen {
namespace {

constexpr std::string_view kClientsHeader = R"(#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace offhand {

enum class SettingsForm : std::uint8_t { json, toml, yaml };

/// An MCP client: where it keeps its servers, and in which form.
struct McpClient {
  /// As --client names it.
  std::string_view name;
  std::string_view title;
  /// Below the home directory; ~config/ stands for the folder of settings ($XDG_CONFIG_HOME).
  std::string_view user_file;
  /// Below the folder of a project; empty if it has no settings of its own.
  std::string_view project_file;
  SettingsForm form;
  /// The member that holds the servers by their names.
  std::string_view servers;
  /// The entry of a server, as JSON, with $program, $arguments and $words for the command.
  std::string_view entry;
};

/// All clients, by name.
std::span<const McpClient> mcp_clients();
/// Starts the latest release where nothing is installed: a program and its arguments.
std::span<const std::string_view> published_command();

}  // namespace offhand
)";

std::string clients_source(const ClientTable& table) {
  Writer out(banner(table.path));
  out.line("#include \"generated/support/clients.h\"\n\n#include <array>\n");
  out.flat_block("namespace offhand {\n", "}  // namespace offhand", {}, [&] {
    out.flat_block("namespace {\n", "\n}  // namespace\n", {}, [&] {
      out.block("constexpr auto kMcpClients = std::to_array<McpClient>({", "});", {}, [&] {
        for (const McpClient& client : table.clients)
          out.line("{$name$, $title$, $user$, $project$, SettingsForm::$form$, $servers$,\n $entry$},",
                   {{"name", literal(client.name)},
                    {"title", literal(client.title)},
                    {"user", literal(client.user_file)},
                    {"project", literal(client.project_file)},
                    {"form", client.form},
                    {"servers", literal(client.servers)},
                    {"entry", literal(client.entry.dump())}});
      });
    });
    out.line("std::span<const McpClient> mcp_clients() { return kMcpClients; }\n");
    std::string words = literal(table.published.program);
    for (const auto& argument : table.published.arguments) words += ", " + literal(argument);
    out.line(
        "std::span<const std::string_view> published_command() {\n  static constexpr auto kWords = "
        "std::to_array<std::string_view>({$words$});\n  return kWords;\n}\n",
        {{"words", words}});
  });
  return out.text();
}

std::string base64(std::string_view text) {
  constexpr std::string_view digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  std::string encoded;
  for (std::size_t at = 0; at < text.size(); at += 3) {
    const std::size_t count = std::min<std::size_t>(3, text.size() - at);
    std::uint32_t bits = 0;
    for (std::size_t i = 0; i < 3; ++i) bits = bits << 8U | (i < count ? static_cast<unsigned char>(text[at + i]) : 0U);
    for (std::size_t i = 0; i < 4; ++i) encoded += i <= count ? digits[bits >> (18 - 6 * i) & 63U] : '=';
  }
  return encoded;
}

/// The server in the form that the client's button takes.
std::string button_config(const ClientTable& table, const McpClient& client) {
  const StartCommand& start = table.published;
  const Json plain{{"command", start.program}, {"args", start.arguments}};
  switch (client.button.config) {
    case ClientButton::Config::base64:
      return percent_encoded(base64(plain.dump()));
    case ClientButton::Config::encoded_twice:
      return percent_encoded(
          percent_encoded(Json{{"name", "offhand"}, {"command", start.program}, {"args", start.arguments}}.dump()));
    case ClientButton::Config::words:
      break;
  }
  std::string words = "cmd=" + percent_encoded(start.program);
  for (const std::string& argument : start.arguments) words += "&arg=" + percent_encoded(argument);
  return words + "&id=offhand&name=Offhand&description=" + percent_encoded(table.published_description);
}

std::string button_link(const ClientTable& table, const McpClient& client) {
  constexpr std::string_view mark = "{config}";
  std::string link = client.button.link;
  if (const auto at = link.find(mark); at != std::string::npos)
    link.replace(at, mark.size(), button_config(table, client));
  return link;
}

std::string shown_file(const std::string& file) {
  constexpr std::string_view settings = "~config/";
  return file.starts_with(settings) ? "~/.config/" + file.substr(settings.size()) : "~/" + file;
}

std::string toml_table(const std::string& servers, const Json& entry) {
  std::string text = '[' + servers + ".offhand]\n";
  for (const auto& [key, value] : entry.items()) text += key + " = " + value.dump() + '\n';
  return text;
}

std::string yaml_mapping(const std::string& servers, const Json& entry) {
  std::string text = servers + ":\n  offhand:\n";
  for (const auto& [key, value] : entry.items()) text += "    " + key + ": " + value.dump() + '\n';
  return text;
}

/// What stands in the file, written by hand.
std::string entry_block(const McpClient& client, const StartCommand& start) {
  const Json entry = filled_entry(client.entry, start);
  const std::string text = client.form == "toml"   ? toml_table(client.servers, entry)
                           : client.form == "yaml" ? yaml_mapping(client.servers, entry)
                                                   : Json{{client.servers, {{"offhand", entry}}}}.dump(2) + '\n';
  return "```" + client.form + '\n' + text + "```\n";
}

std::string words_of(const StartCommand& start) {
  std::string words = start.program;
  for (const std::string& argument : start.arguments) words += ' ' + argument;
  return words;
}

std::string client_page(const ClientTable& table, const McpClient& client) {
  const StartCommand installed{"offhand", {"mcp"}};
  std::string out =
      markdown_banner(table.path) + "# " + client.title +
      "\n\nOne line, with the program installed; with node alone, `npx offhand` stands for `offhand`, here and "
      "below:\n\n" +
      "```text\noffhand install --client " + client.name + "\n```\n\nIt writes " + code(shown_file(client.user_file)) +
      ", shows the difference, keeps everything else in that file, and names the program by its path, or " +
      code(words_of(table.published)) + " where npx started it. ";
  out += client.project_file.empty()
             ? "Projects have no servers of their own."
             : code("--scope project") + " writes " + code(client.project_file) + " of the project in this folder.";
  out += " `offhand uninstall --client " + client.name + "` takes the entry out again.\n\n";
  if (!client.button.link.empty())
    out += "A button, for who has node: [Add Offhand to " + client.title + "](" + button_link(table, client) +
           "). It enters " + code(words_of(table.published)) + ".\n\n";
  if (!client.command.empty())
    out += "By its own command:\n\n```text\n" + client.command + ' ' + words_of(installed) + "\n```\n\n";
  return out + "## By hand\n\n" + entry_block(client, installed) + "\nFrom npm, with nothing installed before:\n\n" +
         entry_block(client, table.published) + "\n## Whether it works\n\nStart " + client.title + " anew. " +
         client.see + "\n`offhand doctor --client " + client.name +
         "` starts the server as this client does and tells what it sees: see [when it does not work]"
         "(../../guide/clients.md#when-it-does-not-work).\n";
}

std::string clients_page(const ClientTable& table) {
  Table rows({"Client", "`--client`", "The user's file", "A project's file", "Button"});
  for (const McpClient& client : table.clients)
    rows.row({'[' + client.title + "](clients/" + client.name + ".md)", code(client.name),
              code(shown_file(client.user_file)), client.project_file.empty() ? "" : code(client.project_file),
              client.button.link.empty() ? "" : "[Add](" + button_link(table, client) + ')'});
  return markdown_banner(table.path) +
         "# Clients\n\nWhere each MCP client keeps its servers, and what `offhand install --client NAME` writes. A "
         "button "
         "enters " +
         code(words_of(table.published)) + ", which needs node and nothing else.\n\n" + rows.text();
}

}  // namespace

void emit_clients(const Model& model, Products& products) {
  if (!model.clients) return;
  const ClientTable& table = *model.clients;
  products.push_back({"generated/support/clients.h", banner(table.path) + '\n' + std::string(kClientsHeader)});
  products.push_back({"generated/support/clients.cpp", clients_source(table)});
  products.push_back({"docs/reference/clients.md", clients_page(table)});
  for (const McpClient& client : table.clients)
    products.push_back({"docs/reference/clients/" + client.name + ".md", client_page(table, client)});
}

}  // namespace offhand::codegen
