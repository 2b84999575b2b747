#pragma once

#include <memory>

#include "platform/api/tree.h"
#include "platform/web_desk/desk.h"

namespace offhand::platform::web_desk {

/// The trees of pages, and what is done to their nodes: checked and done in one turn of the page.
std::unique_ptr<AccessibilityTree> make_tree(std::shared_ptr<Desk> desk);

}  // namespace offhand::platform::web_desk
