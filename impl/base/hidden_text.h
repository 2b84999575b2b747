#pragma once

namespace offhand {

/// Stands for what a protected field holds: neither what it is nor how long it is.
inline constexpr const char* hidden_text = "****";

}  // namespace offhand
