#pragma once

#include <cstdint>
#include <map>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>

#include "codegen/runtime/error.h"
#include "codegen/runtime/tool.h"
#include "impl/recording/recordings.h"
#include "impl/recording/turn_pictures.h"

namespace offhand {

/// The state of the desktop after a turn.
struct Aftermath {
  /// window_id 0: the whole screen.
  platform::WindowInfo window;
  SnapshotPtr snapshot;
  std::string no_snapshot;
  std::optional<platform::Picture> picture;
  std::string no_picture;
  /// Set if `picture` is encoded already because nothing needs to be painted over.
  std::optional<Result<TurnPictures>> encoded;
};

/// The clicked point in a picture of that window or of the screen; nothing if there was none.
std::optional<PointTarget> dot_of(const TurnInMaking& turn, const platform::WindowInfo& shown);

/// The files of a turn by name, in the common recording format: app_state.json, action.json, and with a picture
/// screenshot.png, with the clicked point also click.png.
Result<std::map<std::string, std::string>> turn_files(const TurnInMaking& turn, const Discretion& discretion,
                                                      std::int64_t number, const std::string& session,
                                                      const Result<Reply>& outcome, Aftermath after);

}  // namespace offhand
