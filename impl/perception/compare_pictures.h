#pragma once

#include <cstdint>
#include <vector>

#include "generated/types/geometry.h"
#include "platform/api/screen.h"

namespace offhand {

/// How two pictures are compared.
///
/// by_pixel: a pixel differs where one of its three channels differs by more than `channel_tolerance` of 255.
///
/// by_structure: what people would see. The lightness of both pictures is compared by the index of structural
/// similarity (SSIM; Wang, Bovik, Sheikh, Simoncelli 2004) in windows of 8 x 8 pixels, each 4 pixels from the next. A
/// field of 4 x 4 pixels differs where the index is below `least_similarity` in every window that it lies in.
enum class ComparedBy { pixel, structure };

inline constexpr int channel_tolerance = 8;
inline constexpr double least_similarity = 0.9;

struct PictureComparison {
  /// Of the pixels that were compared.
  std::int64_t total = 0;
  std::int64_t differing = 0;
  /// The mean index over all windows; 1 where nothing differs. Only by structure.
  double similarity = 1;
  /// The new picture, pale, with what differs in red and what was ignored in grey.
  platform::Picture shown;

  double percentage() const {
    return total == 0 ? 0 : 100.0 * static_cast<double>(differing) / static_cast<double>(total);
  }
};

/// Compares two pictures of one size. Parts of `ignored` outside of them count for nothing.
PictureComparison compare(const platform::Picture& before, const platform::Picture& now, ComparedBy by,
                          const std::vector<Bounds>& ignored);

}  // namespace offhand
