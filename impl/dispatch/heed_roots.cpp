// What the settings of the folders that a client works in tighten.
#include "impl/config/offhand_folder.h"
#include "impl/dispatch/call_pipeline.h"
#include "impl/tools/client.h"
#include "impl/tools/client_roots.h"

namespace offhand {

Result<void> CallPipeline::heed_roots() {
  const bool were_known = session_->roots().has_value();
  // What concerns no desktop is not worth a question.
  if (!tool_.needs.empty()) OFFHAND_CHECK(learn_roots(context_.client, *session_, context_.over_http));
  const auto roots = session_->roots();
  if (!roots) return {};
  auto config = *config_;
  for (const auto& folder : *roots) {
    OFFHAND_ASSIGN(config, tightened_by(folder, config));
  }
  // What is offered depends on the mode.
  if (!were_known && config.security_mode != config_->security_mode && context_.client != nullptr)
    context_.client->notify({.kind = Change::Kind::tools});
  config_ = std::make_shared<const Config>(std::move(config));
  return {};
}

}  // namespace offhand
