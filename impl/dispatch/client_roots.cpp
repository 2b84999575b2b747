// The folders that a client works in: asked once a session, and what their settings tighten.
#include <algorithm>
#include <nlohmann/json.hpp>

#include "impl/base/file_address.h"
#include "impl/config/offhand_folder.h"
#include "impl/dispatch/call_pipeline.h"
#include "impl/tools/client.h"

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

Result<void> CallPipeline::heed_roots() {
  // Over HTTP its folders may be those of another machine.
  const bool may_ask = context_.client != nullptr && !context_.over_http && context_.client->takes(InputKind::roots);
  if (may_ask && !session_->roots()) {
    constexpr const char* key = "client_roots";
    OFFHAND_ASSIGN(const auto answers, context_.client->ask({InputRequest{.key = key, .kind = InputKind::roots}}));
    session_->set_roots(folders_in(answers[key]));
  }
  const auto roots = session_->roots();
  if (!roots) return {};
  auto config = *config_;
  for (const auto& folder : *roots) {
    OFFHAND_ASSIGN(config, tightened_by(folder, config));
  }
  config_ = std::make_shared<const Config>(std::move(config));
  return {};
}

}  // namespace offhand
