#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace offhand::platform::sim {

/// Text of an embedded scene; empty if there is none of this name. Generated from scenes/*.json.
std::string_view built_in_scene(std::string_view name);
std::vector<std::string_view> built_in_scenes();

}  // namespace offhand::platform::sim
