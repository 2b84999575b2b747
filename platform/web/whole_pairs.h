#pragma once

#include <string>

namespace offhand::platform::web {

/// Scripts count text in UTF-16 code units and may cut a surrogate pair. JSON then contains an escape of a lone
/// surrogate, for which parsers refuse the whole text; here it becomes U+FFFD.
std::string with_whole_pairs(std::string text);

}  // namespace offhand::platform::web
