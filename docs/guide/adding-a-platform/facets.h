#pragma once

#include <memory>

#include "docs/guide/adding-a-platform/lamp.h"
#include "platform/api/platform.h"

// The facets of this platform, each in the file of its name.
namespace example {

std::shared_ptr<offhand::platform::Windows> make_windows(std::shared_ptr<Lamp> lamp);
std::shared_ptr<offhand::platform::AccessibilityTree> make_tree(std::shared_ptr<Lamp> lamp);
std::shared_ptr<offhand::platform::Apps> make_apps();

}  // namespace example
