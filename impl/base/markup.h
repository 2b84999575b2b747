#pragma once

#include <string>
#include <string_view>

namespace offhand {

/// Text from elsewhere (titles, names, what was typed) as it stands in XML and HTML, also within a double-quoted
/// attribute.
std::string escaped_markup(std::string_view text);

}  // namespace offhand
