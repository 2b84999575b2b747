#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace offhand::platform::sim {

/// Text of a scene that is part of the program; empty when there is none of this name. Built from scenes/*.json.
std::string_view built_in_scene(std::string_view name);
std::vector<std::string_view> built_in_scenes();

}  // namespace offhand::platform::sim
