#pragma once

#include <memory>

#include "platform/api/apps.h"
#include "platform/api/input.h"
#include "platform/api/pages.h"
#include "platform/api/screen.h"
#include "platform/api/screen_layout.h"
#include "platform/api/windows.h"
#include "platform/web_desk/desk.h"

namespace offhand::platform::web_desk {

std::unique_ptr<Windows> make_windows(std::shared_ptr<Desk> desk);
std::unique_ptr<Input> make_input(std::shared_ptr<Desk> desk);
std::unique_ptr<Screen> make_screen(std::shared_ptr<Desk> desk);
std::unique_ptr<ScreenLayout> make_screen_layout(std::shared_ptr<Desk> desk);
std::unique_ptr<Apps> make_apps(std::shared_ptr<Desk> desk);
std::unique_ptr<Pages> make_pages(std::shared_ptr<Desk> desk);

}  // namespace offhand::platform::web_desk
