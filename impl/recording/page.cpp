#include "impl/recording/page.h"

#include <fmt/format.h>

#include <nlohmann/json.hpp>
#include <string_view>

#include "codegen/runtime/read_file.h"
#include "impl/base/base64.h"
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
main { flex: 1; padding: 1em 2em; max-width: 70em }
section { background: #fff; border: 1px solid #d8dade; border-radius: 6px; padding: 1em 1.5em; margin: 0 0 1.5em }
h1 { font-size: 1.3em } h2 { font-size: 1.1em; margin: 0 }
img { max-width: 100%; border: 1px solid #d8dade; margin-top: 1em }
pre { background: #f4f5f7; padding: .8em; overflow: auto; white-space: pre-wrap }
.when { color: #6a6f76 } .failed h2 { color: #c9372c }
</style></head><body>
)";

/// Text that came from elsewhere: titles, names, what somebody typed.
std::string escaped(std::string_view text) {
  std::string out;
  for (const char c : text) {
    switch (c) {
      case '&':
        out += "&amp;";
        break;
      case '<':
        out += "&lt;";
        break;
      case '>':
        out += "&gt;";
        break;
      case '"':
        out += "&quot;";
        break;
      default:
        out += c;
    }
  }
  return out;
}

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

std::string look_of(const nlohmann::json& result) {
  const auto ok = result.find("ok");
  if (ok != result.end() && ok->is_boolean() && !ok->get<bool>()) return "failed";
  auto effect = member_text(member_object(result, "structured"), "effect");
  if (effect.empty()) effect = member_text(result, "effect");
  return effect == "unverifiable" || effect == "suspected_noop" ? "unsure" : "";
}

void add_image(std::string& out, const std::filesystem::path& turn) {
  auto picture = read_file(turn / "click.png");
  if (!picture) picture = read_file(turn / "screenshot.png");
  if (!picture) {
    out += "<p>There is no picture.</p>\n";
    return;
  }
  out += "<img alt=\"What the window showed afterwards\" src=\"data:image/png;base64,";
  append_base64(out, *picture);
  out += "\">\n";
}

Shown show(const std::filesystem::path& folder, const RecordedTurn& turn) {
  const auto action = turn.problem ? nlohmann::json() : nlohmann::json::parse(turn.action, nullptr, false);
  if (!action.is_object()) {
    const auto problem = turn.problem.value_or("its action.json is not valid JSON");
    return {turn.name, turn.name, "failed", fmt::format("<p>It cannot be read: {}.</p>\n", escaped(problem))};
  }
  const auto result = member_object(action, "result");
  const auto element = member_object(action, "element");
  const auto window = member_object(action, "window");
  auto title = member_text(action, "tool");
  if (!element.empty()) title += fmt::format(" · {} “{}”", member_text(element, "role"), member_text(element, "name"));
  Shown shown{turn.name, title, look_of(result), {}};
  shown.body += fmt::format("<p class=\"when\">{}", escaped(member_text(action, "timestamp")));
  if (!window.empty()) {
    shown.body +=
        fmt::format(" · {} “{}”", escaped(member_text(window, "app_name")), escaped(member_text(window, "title")));
  }
  shown.body += fmt::format("</p>\n<p>{}</p>\n", escaped(member_text(result, "summary")));
  const auto arguments =
      member_object(action, "arguments").dump(2, ' ', false, nlohmann::json::error_handler_t::replace);
  shown.body += fmt::format("<pre>{}</pre>\n", escaped(arguments));
  add_image(shown.body, folder / host::path_of(turn.name));
  return shown;
}

}  // namespace

Result<std::string> recording_page(const std::string& folder) {
  OFFHAND_ASSIGN(const auto turns, read_turns(folder));
  std::string links;
  std::string sections;
  for (const auto& turn : turns) {
    const auto shown = show(host::path_of(folder), turn);
    links +=
        fmt::format("<a class=\"{}\" href=\"#{}\">{}</a>\n", shown.look, escaped(shown.name), escaped(shown.title));
    sections += fmt::format("<section id=\"{}\" class=\"{}\"><h2>{} · {}</h2>\n{}</section>\n", escaped(shown.name),
                            shown.look, escaped(shown.name), escaped(shown.title), shown.body);
  }
  return fmt::format("{}<nav>\n{}</nav>\n<main><h1>{} turns</h1>\n{}</main></body></html>\n", head, links, turns.size(),
                     sections);
}

}  // namespace offhand
