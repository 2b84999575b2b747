#include <spdlog/spdlog.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>

#include "generated/cli/commands.h"
#include "generated/cli/completion_scripts.h"
#include "generated/registry/registry.h"
#include "impl/cli/caller.h"
#include "impl/cli/commands.h"
#include "impl/cli/completion.h"
#include "impl/cli/services.h"
#include "impl/command_line/print.h"
#include "impl/dispatch/selection.h"

namespace offhand::cli {
namespace {

using nlohmann::json;

/// The user waits at a prompt: slower completions are omitted.
constexpr std::chrono::milliseconds prompt_timeout{1'500};

/// The value of a program option among unparsed words.
std::string given(const std::vector<std::string>& words, std::string_view flag) {
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (words[i] == flag && i + 1 < words.size())
      return words[i + 1] == "=" && i + 2 < words.size() ? words[i + 2] : words[i + 1];
    if (words[i].starts_with(flag) && words[i].substr(flag.size()).starts_with('='))
      return words[i].substr(flag.size() + 1);
  }
  return "";
}

json windows_of(const ProgramOptions& program) {
  const auto tool = tool_named("list_windows");
  if (!tool) return json::array();
  const auto caller = make_caller(program, {.session = "completion", .timeout = prompt_timeout});
  if (!caller) return json::array();
  // Errors must not be shown while the user is typing.
  spdlog::set_level(spdlog::level::off);
  const auto reply = (*caller)->call(**tool, json::object());
  if (!reply || !reply->structured) return json::array();
  return json::parse(*reply->structured).value("windows", json::array());
}

std::vector<Offer> window_offers(const json& windows) {
  std::vector<Offer> offers;
  for (const auto& window : windows)
    offers.push_back({std::to_string(window.value("window_id", 0LL)), window.value("title", "")});
  return offers;
}

std::vector<Offer> process_offers(const json& windows) {
  std::vector<Offer> offers;
  std::set<long long> known;
  for (const auto& window : windows) {
    const auto pid = window.value("pid", 0LL);
    if (pid > 0 && known.insert(pid).second) offers.push_back({std::to_string(pid), window.value("app_name", "")});
  }
  return offers;
}

std::vector<Offer> offers_of(const std::vector<std::string>& names) {
  std::vector<Offer> offers;
  for (const auto& name : names) offers.push_back({name, ""});
  return offers;
}

std::vector<Offer> live_names(const ProgramOptions& program, std::string_view value_name) {
  if (value_name == "WINDOW") return window_offers(windows_of(program));
  if (value_name == "PROCESS") return process_offers(windows_of(program));
  if (value_name == "SESSION") return offers_of(run_names(program));
  if (value_name == "ID") return offers_of(sandbox_ids());
  return {};
}

/// Removes control characters from window titles, so that each offer is one line.
std::string in_one_line(std::string text) {
  std::ranges::replace_if(text, [](char c) { return static_cast<unsigned char>(c) < ' '; }, ' ');
  return text;
}

}  // namespace

int run_complete(const ProgramOptions& program, const CollectedOptions& options) {
  auto words = options.list("words");
  if (words.empty()) words.emplace_back();
  auto meant = program;
  if (meant.platform.empty()) meant.platform = given(words, "--platform");
  if (meant.config.empty()) meant.config = given(words, "--config");
  if (meant.socket.empty()) meant.socket = given(words, "--socket");
  std::string text;
  for (const auto& offer : completions(words, [&](auto name) { return live_names(meant, name); }, catalog()))
    text += in_one_line(offer.text) + '\t' + in_one_line(offer.description) + '\n';
  return text.empty() ? 0 : print(OutputForm::text, text, "");
}

int run_completion(const ProgramOptions& /*program*/, const CollectedOptions& options) {
  return print(OutputForm::text, std::string(completion_script(options.value("shell"))), "");
}

}  // namespace offhand::cli
