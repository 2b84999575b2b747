#pragma once

#include <array>
#include <cstddef>
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

/// Whether so many characters may be written in a part of a picture, by the shape of what stands out there. False: it
/// is a sign, as the icon of a button with a long name. Few characters may look like a sign and are taken for one.
bool may_hold_text(const platform::Picture& picture, const Bounds& part, std::size_t characters);

}  // namespace offhand::audit
