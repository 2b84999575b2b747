#pragma once

#include <memory>
#include <string>

#include "platform/api/pages.h"
#include "platform/web/tab.h"

namespace offhand::platform::web {

/// The work in a page, by whatever protocol its tab speaks. `clock` tells what deadlines mean.
std::unique_ptr<Page> make_web_page(std::shared_ptr<Tab> tab, std::string url, std::string title, Clock& clock);

}  // namespace offhand::platform::web
