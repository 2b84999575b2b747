#pragma once

#include <cmath>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>

#include "codegen/runtime/tool.h"
#include "generated/types/picture.h"
#include "platform/api/screen.h"

namespace offhand {
class Call;
}

namespace offhand::tools {

/// How a caller wants a picture.
struct PictureWishes {
  /// Default: the configured one.
  std::optional<std::int64_t> max_image_dimension;
  ImageFormat format = ImageFormat::auto_;
  std::optional<std::string> out_file;
};

/// What became of it.
struct SentPicture {
  int width = 0;
  int height = 0;
  /// Its pixels per pixel of what it shows.
  double scale = 1;
  /// Where it was written, if it was.
  std::optional<std::string> file;
};

/// Draws something on a picture that was scaled so.
using Drawing = std::function<void(platform::Picture& picture, double scale)>;

/// Puts a picture into the reply, or into a file. Whoever sends it tells the session what its points mean.
Result<SentPicture> send_picture(Call& call, platform::Picture picture, const PictureWishes& wishes,
                                 const Drawing& drawing, Reply& reply);

/// Of a scale what people read; points are taken by all of it.
inline double rounded(double scale) { return std::round(scale * 10'000) / 10'000; }

/// What tools say of it, by the names that schema/common/picture.json gives.
template <class Result>
void tell(Result& result, const SentPicture& sent) {
  result.screenshot_width = sent.width;
  result.screenshot_height = sent.height;
  result.screenshot_scale = rounded(sent.scale);
  result.screenshot_file_path = sent.file;
}

}  // namespace offhand::tools
