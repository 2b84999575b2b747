#pragma once

#include <string>

#include "codegen/runtime/error.h"

namespace offhand {

/// Renders a recording as one self-contained HTML page: a timeline of its turns, each with its picture, the clicked
/// point, the request and the result. Removes incomplete files of a killed recording first. Fails with
/// `recording_invalid`.
Result<std::string> recording_page(const std::string& folder);

}  // namespace offhand
