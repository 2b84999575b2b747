#pragma once

#include <string_view>

namespace offhand::platform {

/// Why a page is gone for good, or until it is loaded again: `reason` of the error `page_gone`.
inline constexpr std::string_view page_was_closed = "it was closed";
inline constexpr std::string_view page_process_crashed = "its process crashed";

}  // namespace offhand::platform
