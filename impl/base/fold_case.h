#pragma once

#include <string>
#include <string_view>

namespace offhand {

/// For comparing without case in any script: each character of well-formed UTF-8 as Unicode folds it, ß as ss. The
/// length in bytes may change. What is not well-formed stays.
std::string fold_case(std::string_view text);

}  // namespace offhand
