#include "impl/tools/client_roots.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "impl/base/file_address.h"

namespace offhand {
namespace {

/// More are not looked at.
constexpr std::size_t most_roots = 64;

std::vector<std::string> folders_in(const nlohmann::json& answer) {
  std::vector<std::string> folders;
  if (!answer.is_object()) return folders;
  for (const auto& root : answer.value("roots", nlohmann::json::array())) {
    const auto path = root.is_object() ? path_of_address(root.value("uri", "")) : std::nullopt;
    const bool is_new = path && std::ranges::find(folders, *path) == folders.end();
    if (is_new && folders.size() < most_roots) folders.push_back(*path);
  }
  return folders;
}

}  // namespace

Result<void> learn_roots(Client* client, Session& session, bool over_http) {
  const bool may_ask = client != nullptr && !over_http && client->takes(InputKind::roots);
  if (!may_ask || session.roots()) return {};
  constexpr const char* key = "client_roots";
  OFFHAND_ASSIGN(const auto answers, client->ask({InputRequest{.key = key, .kind = InputKind::roots}}));
  session.set_roots(folders_in(answers[key]));
  return {};
}

}  // namespace offhand
