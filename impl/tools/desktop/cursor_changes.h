#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "codegen/runtime/error.h"
#include "impl/cursor/look.h"

namespace offhand {
class Call;
}

namespace offhand::tools::desktop {

/// A colour that a caller gave; `invalid_arguments` names the argument where it is none.
Result<Colour> colour_argument(std::string_view tool, std::string_view argument, const std::string& text);

/// What a cursor shows in place of a shape. `input_file_refused`, `missing_package`.
Result<std::shared_ptr<const Raster>> cursor_image(Call& call, const std::string& path);

}  // namespace offhand::tools::desktop
