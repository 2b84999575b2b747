#pragma once

#include <string>
#include <string_view>

namespace offhand {

/// Case folding for comparison in any script: each character of well-formed UTF-8 as Unicode folds it, ß as ss. The
/// length in bytes may change. Malformed bytes stay.
std::string fold_case(std::string_view text);

}  // namespace offhand
