#include "impl/recording/page.h"

#include <fmt/format.h>

#include <nlohmann/json.hpp>
#include <string_view>

#include "codegen/runtime/read_file.h"
#include "impl/base/base64.h"
#include "impl/base/markup.h"
#include "impl/recording/folder.h"
#include "platform/host/paths.h"

namespace offhand {
namespace {

constexpr std::string_view head = R"(<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">
<title>Recording</title><style>
body { font: 15px/1.5 system-ui, sans-serif; margin: 0; background: #f4f5f7; color: #1c1e21; display: flex }
nav { position: sticky; top: 0; height: 100vh; overflow: auto; min-width: 15em; background: #fff; border-right: 1px solid #d8dade }
nav a { display: block; padding: .4em 1em; color: inherit; text-decoration: none; border-left: 4px solid #2e9e5b }
nav a.failed { border-color: #c9372c } nav a.unsure { border-color: #d9a300 }
nav a:hover { background: #eef1f5 }
main { flex: 1; min-width: 0; padding: 1em 2em; max-width: 70em }
section { background: #fff; border: 1px solid #d8dade; border-radius: 6px; padding: 1em 1.5em; margin: 0 0 1.5em }
h1 { font-size: 1.3em } h2 { font-size: 1.1em; margin: 0 }
img { max-width: 100%; border: 1px solid #d8dade; margin-top: 1em }
pre { background: #f4f5f7; padding: .8em; overflow: auto; white-space: pre-wrap }
.when { color: #6a6f76 } .failed h2 { color: #c9372c }
h2, p, pre, nav a { overflow-wrap: anywhere }
@media (max-width: 45em) { body { display: block } nav { position: static; height: auto; max-height: 40vh; border-right: 0 } main { padding: 1em } }
</style></head><body>
)";

std::string member_text(const nlohmann::json& object, const char* name) {
  if (!object.is_object()) return {};
  const auto found = object.find(name);
  return found != object.end() && found->is_string() ? found->get<std::string>() : std::string();
}

nlohmann::json member_object(const nlohmann::json& object, const char* name) {
  if (!object.is_object()) return nlohmann::json::object();
  const auto found = object.find(name);
  return found != object.end() && found->is_object() ? *found : nlohmann::json::object();
}

struct Shown {
  std::string name;
  std::string title;
  std::string look;
  std::string body;
};

/// The known effect of the action; if its text was redacted, nothing else is shown.
std::string effect_of(const nlohmann::json& result) {
  const auto effect = member_text(member_object(result, "structured"), "effect");
  return effect.empty() ? member_text(result, "effect") : effect;
}

std::string look_of(const nlohmann::json& result) {
  const auto ok = result.find("ok");
  if (ok != result.end() && ok->is_boolean() && !ok->get<bool>()) return "failed";
  const auto effect = effect_of(result);
  return effect == "unverifiable" || effect == "suspected_noop" ? "unsure" : "";
}

void add_image(std::string& out, const std::filesystem::path& turn, const nlohmann::json& action) {
  auto picture = read_file(turn / "click.png");
  if (!picture) picture = read_file(turn / "screenshot.png");
  if (!picture) {
    const auto why = member_text(action, "no_picture");
    out += fmt::format("<p>There is no picture{}{}.</p>\n", why.empty() ? "" : ": ", escaped_markup(why));
    return;
  }
  out += "<img alt=\"What the window showed afterwards\" src=\"data:image/png;base64,";
  append_base64(out, *picture);
  out += "\">\n";
}

std::string outcome_of(const nlohmann::json& action, const nlohmann::json& result) {
  const auto redacted = member_text(action, "redacted");
  if (!redacted.empty()) {
    const auto* what = redacted == "password"            ? "It may have gone into a password field"
                       : redacted == "text for no field" ? "It was for the clipboard, and so for any field"
                                                         : "Typed text is not kept";
    return fmt::format("<p>{}: its text was left out. Effect: {}.</p>\n", what,
                       escaped_markup(effect_of(result).empty() ? "none is known" : effect_of(result)));
  }
  return fmt::format("<p>{}</p>\n", escaped_markup(member_text(result, "summary")));
}

/// A description of the whole recording: its author and its end.
std::string description_of(const nlohmann::json& about) {
  std::string line;
  const auto add = [&](const char* words, const std::string& text) {
    if (!text.empty()) line += fmt::format("{}{}{}", line.empty() ? "" : " · ", words, escaped_markup(text));
  };
  add("Offhand ", member_text(about, "offhand"));
  add("on ", member_text(about, "platform"));
  add("of session ", member_text(about, "owner"));
  const auto ended = member_object(about, "ended");
  add("last error: ", member_text(ended, "last_error"));
  add("video: ", member_text(ended, "video"));
  return line.empty() ? line : "<p class=\"when\">" + line + "</p>\n";
}

Shown show(const std::filesystem::path& folder, const RecordedTurn& turn) {
  const auto action = turn.problem ? nlohmann::json() : nlohmann::json::parse(turn.action, nullptr, false);
  if (!action.is_object()) {
    const auto problem = turn.problem.value_or("its action.json is not valid JSON");
    return {turn.name, turn.name, "failed", fmt::format("<p>It cannot be read: {}.</p>\n", escaped_markup(problem))};
  }
  const auto result = member_object(action, "result");
  const auto element = member_object(action, "element");
  const auto window = member_object(action, "window");
  auto title = member_text(action, "tool");
  if (!element.empty()) title += fmt::format(" · {} “{}”", member_text(element, "role"), member_text(element, "name"));
  Shown shown{turn.name, title, look_of(result), {}};
  shown.body += fmt::format("<p class=\"when\">{}", escaped_markup(member_text(action, "timestamp")));
  if (!window.empty()) {
    shown.body += fmt::format(" · {} “{}”", escaped_markup(member_text(window, "app_name")),
                              escaped_markup(member_text(window, "title")));
  }
  shown.body += "</p>\n" + outcome_of(action, result);
  const auto arguments =
      member_object(action, "arguments").dump(2, ' ', false, nlohmann::json::error_handler_t::replace);
  shown.body += fmt::format("<pre>{}</pre>\n", escaped_markup(arguments));
  add_image(shown.body, folder / host::path_of(turn.name), action);
  return shown;
}

}  // namespace

Result<std::string> recording_page(const std::string& folder) {
  OFFHAND_ASSIGN(const auto turns, read_turns(folder));
  tidy_recording(folder);
  std::string links;
  std::string sections;
  for (const auto& turn : turns) {
    const auto shown = show(host::path_of(folder), turn);
    links += fmt::format("<a class=\"{}\" href=\"#{}\">{}</a>\n", shown.look, escaped_markup(shown.name),
                         escaped_markup(shown.title));
    sections +=
        fmt::format("<section id=\"{}\" class=\"{}\"><h2>{} · {}</h2>\n{}</section>\n", escaped_markup(shown.name),
                    shown.look, escaped_markup(shown.name), escaped_markup(shown.title), shown.body);
  }
  return fmt::format("{}<nav>\n{}</nav>\n<main><h1>{} turns</h1>\n{}{}</main></body></html>\n", head, links,
                     turns.size(), description_of(about_recording(folder)), sections);
}

}  // namespace offhand
