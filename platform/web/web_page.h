#pragma once

#include <memory>
#include <string>

#include "platform/api/pages.h"
#include "platform/web/tab.h"

namespace offhand::platform::web {

/// Operates a page through its tab, independent of the protocol. `clock` is the one that deadlines refer to.
std::unique_ptr<Page> make_web_page(std::shared_ptr<Tab> tab, std::string url, std::string title, Clock& clock);

}  // namespace offhand::platform::web
