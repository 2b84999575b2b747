#include <fmt/format.h>

#include <filesystem>
#include <iostream>
#include <nlohmann/json.hpp>

#include "generated/types/errors.h"
#include "impl/cli/service_commands.h"
#include "impl/command_line/print.h"
#include "impl/install/installation.h"
#include "platform/host/directories.h"
#include "platform/host/paths.h"
#include "platform/host/process.h"
#include "platform/host/streams.h"

namespace offhand::cli {
namespace {

/// How clients start this program: by its path, since many have another PATH than a terminal; in a project's file by
/// its name, because that file is shared. One that npx fetched lies in a cache that npm empties: npx starts it again.
install::ServerCommand server_command(const CollectedOptions& options, install::Scope scope) {
  std::error_code failed;
  const auto self = host::text_of(std::filesystem::read_symlink("/proc/self/exe", failed));
  install::ServerCommand command{.program = failed || scope == install::Scope::project ? "offhand" : self,
                                 .arguments = {"mcp"}};
  if (self.find("/_npx/") != std::string::npos) {
    const auto words = published_command();
    command = {.program = std::string(words.front()),
               .arguments = std::vector<std::string>(words.begin() + 1, words.end())};
  }
  if (const auto preset = options.value("preset"); !preset.empty())
    command.arguments.insert(command.arguments.end(), {"--tools", preset});
  if (options.flag("sandbox")) command.arguments.emplace_back("--sandbox");
  return command;
}

install::Scope scope_of(const CollectedOptions& options) {
  return options.value("scope") == "project" ? install::Scope::project : install::Scope::user;
}

int report(const install::Client& client, const install::Change& change, std::string_view done, bool dry_run,
           OutputForm form) {
  const auto difference = change.changes_anything() ? install::difference_text(change) : "";
  const auto first = !change.changes_anything() ? fmt::format("✅ Nothing to change in {}", change.file)
                     : dry_run                  ? fmt::format("Would change {} (nothing is written):", change.file)
                                                : fmt::format("✅ {} {}", done, change.file);
  auto text = fmt::format("{}\n{}", first, difference);
  if (change.changes_anything() && !dry_run) {
    if (change.before) text += fmt::format("The file as it was: {}.offhand-backup\n", change.file);
    text += fmt::format("Start {} anew to make it read this.", client.title);
  }
  while (text.ends_with('\n')) text.pop_back();
  return print(form, text,
               nlohmann::ordered_json{{"client", client.name},
                                      {"file", change.file},
                                      {"changed", change.changes_anything() && !dry_run},
                                      {"difference", difference}}
                   .dump());
}

int carry_out(const install::Client& client, const Result<install::Change>& change, std::string_view done,
              const CollectedOptions& options) {
  const auto form = output_form(options.value("output"));
  if (!change) return print_error(change.error(), form);
  const bool dry_run = options.flag("dry-run");
  if (!dry_run && change->changes_anything())
    if (const auto applied = install::apply(*change); !applied) return print_error(applied.error(), form);
  return report(client, *change, done, dry_run, form);
}

int install_for(const install::Client& client, const CollectedOptions& options) {
  const auto scope = scope_of(options);
  const auto command = server_command(options, scope);
  if (options.flag("print")) {
    const auto entry = nlohmann::ordered_json::parse(install::entry_of(client, command));
    const nlohmann::ordered_json whole{{std::string(client.servers), {{"offhand", entry}}}};
    return print(OutputForm::text, fmt::format("{}\n{}", install::file_of(client, scope), whole.dump(2)), "");
  }
  return carry_out(client, install::planned_entry(client, scope, command), "Entered in", options);
}

std::string names_of(const std::vector<const install::Client*>& found) {
  std::string names;
  for (const auto* client : found) names += fmt::format("{}{}", names.empty() ? "" : ", ", client->name);
  return names;
}

/// The client that the user chooses at the terminal, among those that are here.
int install_as_answered(const CollectedOptions& options) {
  std::vector<const install::Client*> found;
  for (const auto& client : mcp_clients())
    if (install::is_present(client)) found.push_back(&client);
  if (found.empty()) return print_error(errors::no_client_found({.home = host::home_directory()}), OutputForm::text);
  if (!host::can_ask()) return print_error(errors::client_not_chosen({.found = names_of(found)}), OutputForm::text);
  complain(fmt::format("Found here: {}.\nFor which one? Its name, or all; nothing leaves them be:", names_of(found)));
  std::string answer;
  std::getline(std::cin, answer);
  int status = answer.empty() ? 1 : 0;
  bool known = false;
  for (const auto* client : found) {
    if (answer != "all" && answer != client->name) continue;
    known = true;
    status = std::max(status, install_for(*client, options));
  }
  if (!known) complain("Nothing was changed.");
  return known ? status : 1;
}

}  // namespace

int run_install(const ProgramOptions& /*program*/, const CollectedOptions& options) {
  const auto* client = install::client_called(options.value("client"));
  return client == nullptr ? install_as_answered(options) : install_for(*client, options);
}

int run_uninstall(const ProgramOptions& /*program*/, const CollectedOptions& options) {
  const auto& client = *install::client_called(options.value("client"));
  return carry_out(client, install::planned_removal(client, scope_of(options)), "Removed from", options);
}

}  // namespace offhand::cli
