#include "impl/prompts/guide.h"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

#include "impl/tools/call.h"

namespace offhand::prompts {

Guide& Guide::step(const std::vector<Way>& ways) {
  const auto serves = [&](const Way& way) {
    return std::ranges::all_of(way.tools, [&](std::string_view tool) { return call_.client_has(tool); });
  };
  const auto way = std::ranges::find_if(ways, serves);
  return way == ways.end() ? *this : step(way->text);
}

Guide& Guide::step(std::string text) {
  text_ += fmt::format("{}{}. {}", steps_ == 0 ? "\n\n" : "\n", steps_ + 1, std::move(text));
  ++steps_;
  return *this;
}

PromptReply Guide::reply(std::string description) const {
  const nlohmann::json message{{"role", "user"}, {"content", {{"type", "text"}, {"text", text_}}}};
  return {.description = std::move(description),
          .messages = nlohmann::json::array({message}).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace)};
}

void begin_with(Guide& guide, const std::string& application) {
  guide
      .step({{{"ax_connect"}, fmt::format("Connect to \"{}\" with ax_connect.", application)},
             {{"list_windows", "launch_app"},
              fmt::format("Find the window of \"{}\" with list_windows; start it with launch_app if it has none.",
                          application)},
             {{"list_windows"}, fmt::format("Find the window of \"{}\" with list_windows.", application)}})
      .step({{{"ax_get_tree"}, "Read its elements with ax_get_tree."},
             {{"get_window_state"}, "Read its window with get_window_state."}});
}

}  // namespace offhand::prompts
