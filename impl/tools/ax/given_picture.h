#pragma once

#include <string>
#include <string_view>

#include "codegen/runtime/error.h"
#include "impl/target/target.h"
#include "platform/api/screen.h"

namespace offhand {
class Call;
}

namespace offhand::tools::ax {

/// A picture that a caller hands over as base64; `picture_refused`, which calls it `what`.
Result<platform::Picture> handed_over_picture(std::string_view base64, const std::string& what);

/// A baseline: as base64, by its name among those that are kept, or as a file that may be read; `picture_refused`,
/// `path_not_allowed`.
Result<platform::Picture> baseline_picture(Call& call, const std::string& baseline);

/// The window of an application that lies in front of its others; `no_window`.
Result<platform::WindowInfo> front_window(Call& call, const Target& target);

}  // namespace offhand::tools::ax
