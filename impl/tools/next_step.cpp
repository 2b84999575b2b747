#include "impl/tools/next_step.h"

#include <fmt/format.h>

#include <array>
#include <string_view>
#include <utility>

#include "impl/tools/client.h"

namespace offhand {

std::string after_nothing_found(const Client* client) {
  static constexpr auto steps = std::to_array<std::pair<std::string_view, std::string_view>>(
      {{"ax_get_tree", "shows which elements there are"}, {"ax_find_visual", "looks for it in a picture"}});
  std::string advice;
  for (const auto& [tool, what] : steps) {
    if (client == nullptr || client->has_tool(tool))
      advice += fmt::format("{}{} {}", advice.empty() ? "" : ", ", tool, what);
  }
  return advice.empty() ? advice : advice + ".";
}

}  // namespace offhand
