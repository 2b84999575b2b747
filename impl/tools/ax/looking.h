#pragma once

#include <string>

#include "codegen/runtime/error.h"
#include "impl/tools/ax/search.h"
#include "impl/tools/picture_look.h"
#include "platform/api/screen.h"

namespace offhand {
class Call;
}

namespace offhand::tools::ax {

/// Looks for something in a picture on behalf of a call; see vision::look_for().
Result<vision::Look> look_for(Call& call, const std::string& description, const platform::Picture& picture);

/// Where a box in the picture of a window lies on the screen.
Place place_on_screen(const platform::WindowInfo& window, const Bounds& box);

}  // namespace offhand::tools::ax
