#include <algorithm>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "platform/web/nul_frames.h"
#include "platform/web/outline.h"
#include "platform/web/switchboard.h"
#include "tests/fuzz/check.h"

// Both sides of a browser's pipe may say anything: it is cut the same however it arrives, an outline is what a parser
// of the whole finds, and nobody hears or reaches what is another's.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace {

using nlohmann::json;
using offhand::platform::web::NulFrames;
using offhand::platform::web::Switchboard;

std::vector<std::string> cut(std::string_view bytes, std::size_t part, std::size_t limit) {
  std::vector<std::string> messages;
  NulFrames frames(limit);
  const NulFrames::Sink sink{[&](std::string_view message) {
                               must(!message.empty() && message.size() <= limit);
                               must(message.find('\0') == std::string_view::npos);
                               messages.emplace_back(message);
                             },
                             [&](std::string_view end) {
                               must(end.size() <= std::max(limit + 1, NulFrames::end_bytes));
                               messages.emplace_back(end);
                             }};
  for (std::size_t at = 0; at < bytes.size(); at += part) frames.take(bytes.substr(at, part), sink);
  return messages;
}

std::string text_at(const json& object, const char* name) {
  if (!object.is_object() || !object.contains(name) || !object[name].is_string()) return {};
  return object[name].get<std::string>();
}

/// As far as the whole text says anything only once.
void compare_outline(const std::string& text) {
  const auto outline = offhand::platform::web::outline_of(text);
  const auto whole = json::parse(text, nullptr, false);
  must(outline.has_value() == whole.is_object());
  if (!outline || text.find("session") != text.rfind("session") || text.find('\\') != std::string::npos) return;
  must(text_at(whole, "sessionId") == outline->session);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view bytes(reinterpret_cast<const char*>(data), size);
  auto messages = cut(bytes, bytes.size() + 1, 4'096);
  must(messages == cut(bytes, 1, 4'096));
  must(cut(bytes, 3, 16) == cut(bytes, 1'000, 16));
  // The first caller is an honest one, who has a page; the second and the browser say what comes.
  Switchboard::Caller honest = 0;
  Switchboard::Caller liar = 0;
  bool is_told = false;
  std::vector<std::string> to_browser;
  Switchboard board({[&](const std::string& message) { to_browser.push_back(message); },
                     [&](Switchboard::Caller caller, std::string_view) { is_told = is_told || caller == honest; },
                     [&](Switchboard::Caller) {}});
  const auto let_in = [&](const std::string& session) {
    const auto caller = board.add();
    const auto id = json::parse(to_browser.back())["id"];
    board.from_browser(json{{"id", id}, {"result", {{"sessionId", session}}}}.dump());
    return caller;
  };
  honest = let_in("H");
  liar = let_in("L");
  std::set<std::string> of_honest{"H"};
  must(board.is_through(honest) && board.is_through(liar));
  // More of them find nothing more, and take their time.
  if (messages.size() > 16) messages.resize(16);
  for (const auto& message : messages) {
    compare_outline(message);
    to_browser.clear();
    board.from_caller(liar, message);
    for (const auto& call : to_browser) must(text_at(json::parse(call), "sessionId") == "L");
    is_told = false;
    board.from_browser(message);
    const auto outline = offhand::platform::web::outline_of(message);
    const bool is_honest = outline && of_honest.contains(outline->session);
    must(!is_told || is_honest);
    if (is_honest && outline->method == "Target.attachedToTarget") of_honest.insert(outline->named_session);
    board.from_browser_too_long(message);
    // What the browser attached for the liar, if anything, is no longer of interest.
    board.remove(liar);
    liar = let_in("L");
  }
  board.remove(honest);
  board.remove(liar);
  return 0;
}
