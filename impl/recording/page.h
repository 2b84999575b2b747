#pragma once

#include <string>

#include "codegen/runtime/error.h"

namespace offhand {

/// A recording as one HTML page that needs nothing else: a timeline of its turns, each with its picture and the point
/// that was clicked, what was asked, and what came of it. What a killed recording left half done in the folder is
/// removed. `recording_invalid`.
Result<std::string> recording_page(const std::string& folder);

}  // namespace offhand
