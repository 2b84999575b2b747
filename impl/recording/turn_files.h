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

/// What the desktop shows after a turn.
struct Aftermath {
  /// window_id 0: the whole screen.
  platform::WindowInfo window;
  SnapshotPtr snapshot;
  std::string no_snapshot;
  std::optional<platform::Picture> picture;
  std::string no_picture;
  /// Made already of `picture`, where nothing is to be painted over in it.
  std::optional<Result<TurnPictures>> encoded;
};

/// Where the click of a turn is shown in a picture of that window, or of the screen; nothing where there was none.
std::optional<PointTarget> dot_of(const TurnInMaking& turn, const platform::WindowInfo& shown);

/// The files of a turn by name, as everybody's recordings have them: app_state.json, action.json, and where there is a
/// picture screenshot.png, with the point that was clicked also click.png.
Result<std::map<std::string, std::string>> turn_files(const TurnInMaking& turn, const Discretion& discretion,
                                                      std::int64_t number, const std::string& session,
                                                      const Result<Reply>& outcome, Aftermath after);

}  // namespace offhand
