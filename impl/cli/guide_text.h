#pragma once

#include <string_view>

namespace offhand::cli {

/// How an agent operates a desktop with this program: docs/guide/skill/SKILL.md without its front matter.
std::string_view guide_text();

}  // namespace offhand::cli
