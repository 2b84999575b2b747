#pragma once

#include <string>

namespace offhand::platform::web {

/// Scripts count text in halves of surrogate pairs and may cut one in two. JSON carries what is left as an escape that
/// stands alone, which its readers refuse together with all that surrounds it: here it becomes U+FFFD.
std::string with_whole_pairs(std::string text);

}  // namespace offhand::platform::web
