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

/// How a cursor looks, as its run wants it.
struct Appearance {
  IconShape shape = IconShape::arrow;
  /// Shown in place of the shape, with its file.
  std::shared_ptr<const Raster> image = nullptr;
  std::string image_path = {};
  /// In place of the one of the run's name.
  std::optional<Colour> colour = std::nullopt;
  std::string label = {};
  /// The same, drawn in white; null: none.
  std::shared_ptr<const Raster> label_text = nullptr;
  double size = 16;
  double opacity = 0.85;
  /// From its tip on; empty: made of its colour.
  std::vector<Colour> gradient = {};
  std::optional<Colour> bloom = std::nullopt;
};

/// Pictures are kept no larger than a cursor can become.
constexpr int longest_image_side = 256;

/// A label in white on nothing, cut to what it fills.
Result<std::shared_ptr<const Raster>> draw_label(const std::string& label, const std::stop_token& stop);

/// `own` is the colour of the run's name.
std::shared_ptr<const platform::CursorLook> make_look(const Appearance& appearance, Colour own);

}  // namespace offhand
