#include <fmt/format.h>

#include <filesystem>
#include <iostream>
#include <nlohmann/json.hpp>

#include "generated/types/errors.h"
#include "impl/cli/service_commands.h"
#include "impl/command_line/print.h"
#include "platform/host/directories.h"
#include "platform/host/files.h"
#include "platform/host/paths.h"
#include "platform/host/process.h"
#include "platform/host/run.h"
#include "platform/host/streams.h"

namespace offhand::cli {
namespace {

using nlohmann::ordered_json;

constexpr std::size_t most_bytes = std::size_t{4} * 1024 * 1024;
constexpr std::chrono::milliseconds patience_of_a_report{30'000};

/// A file of the report, and the command of this program that fills it.
struct Part {
  std::string_view file;
  std::vector<std::string> words;
};

const std::vector<Part>& parts() {
  static const std::vector<Part> list{
      {"doctor.json", {"doctor", "--quick", "--json"}},   {"settings.json", {"config", "list", "--output", "json"}},
      {"daemon.json", {"status", "--output", "json"}},    {"last-calls.json", {"trace", "--output", "json"}},
      {"statistics.json", {"stats", "--output", "json"}},
  };
  return list;
}

void replace_all(std::string& text, const std::string& what, std::string_view with) {
  if (what.size() < 2) return;
  for (auto at = text.find(what); at != std::string::npos; at = text.find(what, at + with.size()))
    text.replace(at, what.size(), with);
}

/// What names something of the user's: messages quote titles, names and texts.
std::string without_names(std::string text) {
  replace_all(text, host::home_directory(), "~");
  for (const auto* name : {"USER", "LOGNAME", "HOSTNAME"}) replace_all(text, host::variable(name).value_or(""), "…");
  std::string kept;
  bool quoted = false;
  for (const char next : text) {
    if (next == '"') {
      kept += quoted ? "…\"" : "\"";
      quoted = !quoted;
    } else if (!quoted) {
      kept += next;
    }
  }
  return quoted ? kept + "…" : kept;
}

void redact(ordered_json& value) {
  if (value.is_string()) value = without_names(value.get<std::string>());
  if (value.is_structured())
    for (auto& member : value) redact(member);
}

/// What a command of this program says, without names.
std::string answer_of(const Part& part) {
  std::error_code failed;
  const auto self = host::text_of(std::filesystem::read_symlink("/proc/self/exe", failed));
  // A command may fail, as `doctor` does where something is broken; what it says is wanted all the same.
  host::Run run{.program = "/bin/sh",
                .arguments = {"-c", R"("$0" "$@" 2>/dev/null || :)", self},
                .most_bytes = most_bytes,
                .timeout = patience_of_a_report};
  run.arguments.insert(run.arguments.end(), part.words.begin(), part.words.end());
  const auto said = host::output_of(run, {});
  auto answer = ordered_json::parse(said.value_or(""), nullptr, false);
  if (answer.is_discarded()) return without_names(said.value_or("")) + '\n';
  redact(answer);
  return answer.dump(2) + '\n';
}

/// The files of the report and what they hold.
std::vector<std::pair<std::string, std::string>> report() {
  std::vector<std::pair<std::string, std::string>> files;
  auto system =
      host::output_of(
          {.program = "uname", .arguments = {"-srvm"}, .most_bytes = most_bytes, .timeout = patience_of_a_report}, {})
          .value_or("");
  ordered_json versions{{"offhand", OFFHAND_VERSION}, {"system", without_names(system.substr(0, system.find('\n')))}};
  for (const auto* name : {"XDG_SESSION_TYPE", "XDG_CURRENT_DESKTOP", "LANG"})
    versions[name] = host::variable(name).value_or("");
  files.emplace_back("versions.json", versions.dump(2) + '\n');
  for (const auto& part : parts()) files.emplace_back(part.file, answer_of(part));
  return files;
}

bool agreed(const std::string& folder) {
  complain(fmt::format("Write this to {}? Nothing is sent. [y/N]", folder));
  std::string answer;
  std::getline(std::cin, answer);
  return answer == "y" || answer == "yes";
}

}  // namespace

int run_bug_report(const ProgramOptions& /*program*/, const CollectedOptions& options) {
  const auto form = output_form(options.value("output"));
  const auto folder = options.value("out");
  std::error_code failed;
  if (std::filesystem::exists(host::path_of(folder), failed))
    return print_error(errors::write_failed({.path = folder, .reason = "it exists already"}), form);
  const auto files = report();
  std::string text;
  auto names = ordered_json::array();
  for (const auto& [name, content] : files) {
    text += fmt::format("{}/{}\n{}", folder, name, content);
    names.push_back(name);
  }
  if (const int told = print(form, text + "These files hold no more than this.",
                             ordered_json{{"folder", folder}, {"files", names}}.dump());
      told != 0)
    return told;
  if (!options.flag("yes") && !(host::can_ask() && agreed(folder))) {
    complain("Nothing was written: --yes writes it.");
    return 1;
  }
  std::filesystem::create_directories(host::path_of(folder), failed);
  if (failed) return print_error(errors::write_failed({.path = folder, .reason = failed.message()}), form);
  for (const auto& [name, content] : files)
    if (const auto written = host::write_file(folder + "/" + name, content); !written)
      return print_error(written.error(), form);
  return 0;
}

}  // namespace offhand::cli
