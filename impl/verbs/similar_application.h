#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "platform/api/apps.h"

namespace offhand {

/// The application whose name is the most like the one that is wanted: that has it as a word, else as a part, the
/// shortest first; else whose own name is a part of it; else of which at least half of the pairs of letters are the
/// same. Case does not matter. Null: none is like it.
const platform::AppInfo* similar_application(const std::vector<platform::AppInfo>& applications,
                                             std::string_view wanted);

}  // namespace offhand
