#pragma once

#include <nlohmann/json_fwd.hpp>

#include "impl/perception/snapshot.h"
#include "platform/api/windows.h"

namespace offhand::resources {

/// How an element is told: role, name, value, states and place. Nothing of a password.
nlohmann::json element_members(const Snapshot& snapshot, const SnapshotElement& element);

/// How a window is told, counted from the front.
nlohmann::json window_members(const platform::WindowInfo& window, std::int64_t index);

}  // namespace offhand::resources
