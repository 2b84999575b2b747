#pragma once

#include <functional>
#include <optional>
#include <string>

#include "codegen/runtime/error.h"
#include "generated/types/config.h"
#include "impl/session/session.h"
#include "impl/tools/client.h"
#include "impl/vision/sighting.h"
#include "platform/api/clock.h"
#include "platform/api/screen.h"

namespace offhand::vision {

/// For whom a picture is looked at: one call.
struct Looking {
  const Config& config;
  Session& session;
  /// Whose model may look, and whose user may be shown a page; null: there is nobody.
  Client* client = nullptr;
  /// Counts a question to a model; `rate_limited`.
  std::function<Result<void>()> begin;
  /// Once nothing more is asked of the client, and what follows takes time; null: nobody wants to know.
  std::function<Result<void>()> set_out = {};
  platform::Limits limits;
};

/// What looked at a picture, and what it saw.
struct Look {
  /// As the setting vision_backend calls it.
  std::string by;
  std::optional<Sighting> sighting;
};

/// What would look at a picture.
struct Backend {
  ConfigVisionBackend backend{};
  /// As far as is known without asking it: its key is set, the client offers its model, the program is installed.
  bool is_at_hand = false;
};
Backend backend_of(const Config& config, const Client* client);

/// Looks for something in a picture with what the setting vision_backend names. `vision_unavailable`, `vision_failed`,
/// `text_not_read`, `input_required`.
Result<Look> look_for(const Looking& looking, const std::string& description, const platform::Picture& picture);

}  // namespace offhand::vision
