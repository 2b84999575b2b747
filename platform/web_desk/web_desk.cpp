#include "platform/web_desk/web_desk.h"

#include <utility>

#include "platform/host/steady_clock.h"
#include "platform/web_desk/facets.h"
#include "platform/web_desk/tree.h"

namespace offhand::platform {

bool has_web_desk() { return true; }

Result<std::unique_ptr<Platform>> open_web_desk(std::string_view specification, EventSink& sink) {
  auto platform = std::make_unique<Platform>();
  platform->name = "web";
  platform->clock = std::make_shared<SteadyClock>();
  OFFHAND_ASSIGN(auto desk, web_desk::Desk::open(specification, sink, platform->clock));
  platform->description = desk->app_name() + " by " + web::to_string(desk->endpoint());
  platform->connection = desk;
  platform->windows = web_desk::make_windows(desk);
  platform->tree = web_desk::make_tree(desk);
  platform->input = web_desk::make_input(desk);
  platform->screen = web_desk::make_screen(desk);
  platform->screen_layout = web_desk::make_screen_layout(desk);
  platform->apps = web_desk::make_apps(desk);
  platform->pages = web_desk::make_pages(desk);
  return platform;
}

}  // namespace offhand::platform
