#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "generated/types/geometry.h"
#include "platform/api/screen.h"

namespace offhand::audit {

using Colour = std::array<std::uint8_t, 3>;

/// Relative luminance ratio of two colours by WCAG, from 1 to 21.
double contrast(const Colour& one, const Colour& other);

/// The contrast of what is written in a part of a picture: between the colour that fills most of it, and the one that
/// stands out most among those that cover enough to be strokes of letters. Nothing where too little stands out to be
/// text, or where no colour is the background (a photograph).
std::optional<double> measured_contrast(const platform::Picture& picture, const Bounds& part);

}  // namespace offhand::audit
