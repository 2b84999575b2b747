#include "platform/linux/backend.h"

#include <fmt/format.h>

#include <chrono>
#include <cstdlib>
#include <utility>

#include "generated/types/errors.h"
#include "platform/host/opened_libraries.h"
#include "platform/host/steady_clock.h"
#include "platform/linux/apps/apps.h"
#include "platform/linux/apps/page_pipe.h"
#include "platform/linux/apps/page_pipe_process.h"
#include "platform/linux/apps/page_port.h"
#include "platform/linux/atspi/applications/accessible_windows.h"
#include "platform/linux/atspi/bus/status.h"
#include "platform/linux/atspi/tree.h"
#include "platform/linux/menus/menus.h"
#include "platform/linux/x11/clipboard/clipboard.h"
#include "platform/linux/x11/clipboard/clipboard_process.h"
#include "platform/linux/x11/connection/crash_guard.h"
#include "platform/linux/x11/connection/display.h"
#include "platform/linux/x11/connection/examination.h"
#include "platform/linux/x11/cursor/overlay.h"
#include "platform/linux/x11/input/input.h"
#include "platform/linux/x11/input/toolkit_traits.h"
#include "platform/linux/x11/keyboard/key_interceptor_guard.h"
#include "platform/linux/x11/pictures/screen.h"
#include "platform/linux/x11/user/input_grab.h"
#include "platform/linux/x11/windows/gtk_exports.h"
#include "platform/linux/x11/windows/windows.h"
#include "platform/web/pages.h"

namespace offhand::platform {
namespace {

/// A display that is there answers within milliseconds; a busy machine may take a second.
constexpr std::chrono::seconds open_timeout{3};

atspi::WindowFacts facts_in(const x11::Display::DesktopAndWindow& both) {
  const auto& [desktop, facts] = both;
  atspi::WindowFacts found;
  found.pid = facts.pid;
  found.x = static_cast<int>(facts.geometry.x);
  found.y = static_cast<int>(facts.geometry.y);
  found.width = static_cast<int>(facts.geometry.width);
  found.height = static_cast<int>(facts.geometry.height);
  found.shadow_left = facts.extents.left;
  found.shadow_right = facts.extents.right;
  found.shadow_top = facts.extents.top;
  found.shadow_bottom = facts.extents.bottom;
  found.title = facts.title;
  found.active = desktop.active == facts.window;
  found.modal = facts.modal;
  found.transient = facts.transient_for != 0;
  return found;
}

/// What the tree asks of X: both halves know windows by the same number, and nothing else of each other.
atspi::WindowFactsSource facts_of(const std::shared_ptr<x11::Display>& display) {
  atspi::WindowFactsSource source;
  source.window = [display](std::int64_t window_id, const Limits& limits) -> Result<atspi::WindowFacts> {
    OFFHAND_ASSIGN(const auto both, display->desktop_and_window(window_id, limits));
    return facts_in(both);
  };
  source.recent_window = [display](std::int64_t window_id, const Limits& limits) -> Result<atspi::WindowFacts> {
    OFFHAND_ASSIGN(const auto both, display->recent_desktop_and_window(window_id, limits));
    return facts_in(both);
  };
  source.other_windows = [display](std::int64_t window_id, std::int64_t pid,
                                   const Limits& limits) -> Result<std::vector<atspi::WindowFacts>> {
    std::vector<atspi::WindowFacts> others;
    for (const auto& owned : display->windows_of(pid)) {
      if (owned.window_id == window_id) continue;
      OFFHAND_ASSIGN(const auto both, display->desktop_and_window(owned.window_id, limits));
      others.push_back(facts_in(both));
    }
    return others;
  };
  source.was_told_of_focus = [display](std::int64_t window_id) {
    return display->lasting_synthetic_focus().is_kept_by(static_cast<xcb_window_t>(window_id));
  };
  source.takes_points = [](std::int64_t pid) { return x11::takes_points(toolkit_of(pid)); };
  source.accessibility_bus_address = [display](const Limits& limits) {
    return display->accessibility_bus_address(limits);
  };
  source.shows_popup = [display](std::int64_t pid, const Limits& limits) {
    return x11::shows_menu(*display, pid, limits);
  };
  return source;
}

/// The same for menus.
linux_menus::ExporterSource exporters_on(const std::shared_ptr<x11::Display>& display) {
  return [display](std::int64_t window_id, const Limits& limits) -> Result<linux_menus::Exporter> {
    OFFHAND_ASSIGN(const auto facts, display->window_facts(window_id, limits));
    OFFHAND_ASSIGN(const auto exports, x11::gtk_exports(*display, window_id, limits));
    return linux_menus::Exporter{.pid = facts.pid,
                                 .app = facts.application_class,
                                 .bus_name = exports.bus_name,
                                 .application_path = exports.application_path,
                                 .window_path = exports.window_path,
                                 .menubar_path = exports.menubar_path,
                                 .app_menu_path = exports.app_menu_path};
  };
}

/// A pipe of ours first: nobody else reaches it.
web::EndpointSource page_endpoints() {
  web::EndpointSource source;
  source.endpoint_of = [](const WindowInfo& window, std::optional<std::int64_t> wish) -> Result<web::Endpoint> {
    auto socket = wish ? std::nullopt : linux_apps::page_pipe_of(window.pid);
    if (socket) return web::PipeSocket{*std::move(socket)};
    OFFHAND_ASSIGN(const auto port, linux_apps::page_port_of(window, wish));
    return web::Port{port};
  };
  source.offers = [](std::int64_t pid) { return linux_apps::page_pipe_of(pid) || linux_apps::has_page_port(pid); };
  source.is_starting = [](std::int64_t pid) {
    return linux_apps::is_page_pipe_to_come(pid) || linux_apps::is_page_port_to_come(pid);
  };
  return source;
}

/// Empty where there is none.
std::string display_name() {
  const char* name = std::getenv("DISPLAY");
  return name == nullptr ? "" : name;
}

/// Without a display, the accessibility bus is all that is used.
Result<void> check_libraries(bool has_display) {
  const auto missing = host::missing_library(has_display ? "" : "libsystemd");
  if (!missing) return {};
  return fail(errors::facet_missing({.facet = "desktop",
                                     .platform = "linux",
                                     .reason = missing->file + " is not installed",
                                     .advice = "Install it: apt-get install " + missing->package + "."}));
}

/// Without an X display, applications themselves report their windows.
atspi::WindowFactsSource facts_without_display() {
  atspi::WindowFactsSource source;
  source.path = ActionPath::atspi;
  return source;
}

/// The number of applications on the accessibility bus; `no_display` if there is no such bus.
Result<std::int32_t> count_applications_without_display(const Limits& limits) {
  auto count = atspi::count_applications(facts_without_display(), limits);
  if (count) return count;
  return fail(errors::no_display({.reason = "DISPLAY is not set. " + count.error().message}));
}

std::unique_ptr<Platform> make_platform() {
  auto platform = std::make_unique<Platform>();
  platform->name = "linux";
  platform->clock = std::make_shared<SteadyClock>();
  platform->pages = web::make_pages(page_endpoints(), *platform->clock);
  return platform;
}

/// A desktop without an X display (Wayland): windows and elements as applications report them over AT-SPI.
Result<std::unique_ptr<Platform>> open_without_display(EventSink& sink) {
  auto platform = make_platform();
  OFFHAND_CHECK(count_applications_without_display({platform->clock->now() + open_timeout, {}}));
  platform->description = "linux without an X display";
  platform->lack_reason = "DISPLAY is not set, and applications are reached over the accessibility bus alone";
  platform->lack_advice =
      "Address elements in delivery_mode background, or start offhand where DISPLAY names an X display.";
  auto tree = std::make_shared<atspi::AtspiTree>(sink, *platform->clock, facts_without_display());
  platform->tree = tree;
  platform->windows = atspi::make_accessible_windows(std::move(tree));
  platform->apps = linux_apps::make_apps(nullptr);
  return platform;
}

}  // namespace

Result<std::unique_ptr<Platform>> open_linux(EventSink& sink) {
  const auto name = display_name();
  OFFHAND_CHECK(check_libraries(!name.empty()));
  if (name.empty()) return open_without_display(sink);
  auto platform = make_platform();
  const Limits limits{platform->clock->now() + open_timeout, {}};
  OFFHAND_ASSIGN(auto display, x11::Display::open(name, sink, limits));
  platform->description = "linux on " + display->name();
  platform->connection = display;
  x11::add_windows(display, *platform);
  x11::add_input(display, *platform);
  platform->screen = x11::make_screen(display);
  platform->tree = std::make_unique<atspi::AtspiTree>(sink, *platform->clock, facts_of(display));
  platform->clipboard = x11::make_clipboard(display);
  platform->overlay = x11::make_overlay(display);
  platform->menus = linux_menus::make_menus(exporters_on(display));
  platform->apps =
      linux_apps::make_apps([display](const Limits& within) { return display->desktop_processes(within); });
  return platform;
}

Result<std::vector<Circumstance>> examine_linux(std::chrono::milliseconds timeout) {
  class Deaf final : public EventSink {
   public:
    void post(Event /*event*/) override {}
  };
  const auto bus = [](const Result<std::int32_t>& applications) {
    if (!applications) return Circumstance{"accessibility bus", "", applications.error()};
    return Circumstance{"accessibility bus",
                        fmt::format("its registry answers; applications that it knows: {}", *applications)};
  };
  const auto name = display_name();
  const Limits limits{steady_now() + timeout, {}};
  OFFHAND_CHECK(check_libraries(!name.empty()));
  if (name.empty()) {
    OFFHAND_ASSIGN(const auto applications, count_applications_without_display(limits));
    return std::vector{bus(applications)};
  }
  Deaf sink;
  OFFHAND_ASSIGN(const auto display, x11::Display::open(name, sink, limits));
  OFFHAND_ASSIGN(auto found, x11::examine_display(*display, limits));
  found.push_back(bus(atspi::count_applications(facts_of(display), limits)));
  return found;
}

std::optional<int> run_as_linux_helper(int argc, char** argv) {
  if (const auto status = x11::run_as_key_interceptor_guard(argc, argv)) return status;
  if (const auto status = x11::run_as_crash_guard(argc, argv)) return status;
  if (const auto status = linux_apps::run_as_page_pipe_process(argc, argv)) return status;
  return x11::run_as_clipboard_process(argc, argv);
}

}  // namespace offhand::platform
