#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "impl/cursor/colour.h"
#include "impl/cursor/icon.h"
#include "impl/perception/image_file.h"
#include "platform/api/overlay.h"

namespace offhand {

/// The appearance of a cursor, as its session configured it.
struct Appearance {
  IconShape shape = IconShape::arrow;
  /// Shown instead of the shape, with the path of its file.
  std::shared_ptr<const Raster> image = nullptr;
  std::string image_path = {};
  /// Instead of the colour of the session's name.
  std::optional<Colour> colour = std::nullopt;
  std::string label = {};
  /// The label drawn in white; null if there is none.
  std::shared_ptr<const Raster> label_text = nullptr;
  double size = 16;
  double opacity = 0.85;
  /// From the tip on; empty: derived from the colour.
  std::vector<Colour> gradient = {};
  std::optional<Colour> bloom = std::nullopt;
};

/// Pictures are stored no larger than the largest cursor.
constexpr int longest_image_side = 256;

/// Draws a label in white on transparent pixels, trimmed to its extent.
Result<std::shared_ptr<const Raster>> draw_label(const std::string& label, const std::stop_token& stop);

/// `own` is the colour of the session's name.
std::shared_ptr<const platform::CursorLook> make_look(const Appearance& appearance, Colour own);

}  // namespace offhand
