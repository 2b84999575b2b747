#pragma once

#include <vector>

#include "platform/api/authored_markup.h"
#include "platform/web_desk/desk.h"
#include "platform/web_desk/desk_tab.h"

namespace offhand::platform::web_desk {

/// How the pages of a desk write these elements; empty of what is no node of a page.
Result<std::vector<platform::Markup>> markup_of(Desk& desk, const std::vector<NodeHandle>& nodes, const Limits& limits);

/// What the authors of these documents wrote.
Result<AuthoredMarkup> authored_markup_of(DeskTab& tab, const std::vector<ShownDocument>& documents,
                                          const Limits& limits);

}  // namespace offhand::platform::web_desk
