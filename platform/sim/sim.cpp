#include "platform/sim/sim.h"

#include <utility>

#include "codegen/runtime/read_file.h"
#include "codegen/runtime/suggest.h"
#include "generated/types/errors.h"
#include "platform/host/paths.h"
#include "platform/sim/facets.h"
#include "platform/sim/scenes.h"
#include "platform/sim/script.h"

namespace offhand::platform {
namespace sim {
namespace {

constexpr std::string_view default_scene = "widgets";

Result<Scene> load_scene(std::string_view scene) {
  if (scene.find_first_not_of(" \t\r\n") != std::string_view::npos && scene[scene.find_first_not_of(" \t\r\n")] == '{')
    return parse_scene(scene, "scene");
  const auto name = scene.empty() ? default_scene : scene;
  if (const auto text = built_in_scene(name); !text.empty()) return parse_scene(text, std::string(name));
  const std::string path(name);
  const auto text = read_file(host::path_of(path));
  if (!text) {
    std::string reason = "there is no such scene file, and the built-in scenes are ";
    for (const auto known : built_in_scenes())
      reason += std::string(known) + (known == built_in_scenes().back() ? "" : ", ");
    return fail(errors::configuration_invalid({.source = path, .reason = reason}));
  }
  return parse_scene(*text, path);
}

Result<std::shared_ptr<World>> make_world(std::string_view scene, EventSink& sink) {
  OFFHAND_ASSIGN(auto parsed, load_scene(scene));
  auto world = std::make_shared<World>(std::move(parsed), sink);
  return world;
}

std::unique_ptr<Platform> make_platform(const std::shared_ptr<World>& world) {
  auto platform = std::make_unique<Platform>();
  platform->name = "sim";
  platform->description = "simulation of " + world->scene.source;
  platform->connection = world;
  platform->clock = make_clock(world);
  add_windows(world, *platform);
  platform->tree = make_tree(world);
  platform->input = make_input(world);
  platform->screen = make_screen(world);
  platform->clipboard = make_clipboard(world);
  platform->apps = make_apps(world);
  platform->pages = make_pages();
  platform->overlay = make_overlay(world);
  platform->scripts = make_scripts(world);
  return platform;
}

}  // namespace

std::string_view to_string(Via via) {
  switch (via) {
    case Via::action:
      return "action";
    case Via::pointer:
      return "pointer";
    case Via::keys:
      return "keys";
    case Via::desk:
      return "desk";
  }
  return "";
}

Result<std::unique_ptr<Simulation>> Simulation::load(std::string_view scene, EventSink& sink) {
  OFFHAND_ASSIGN(auto world, make_world(scene, sink));
  return std::unique_ptr<Simulation>(new Simulation(std::move(world)));
}

std::optional<Simulation> Simulation::of(const Platform& platform) {
  if (platform.name != "sim" || !platform.connection) return {};
  return Simulation(std::static_pointer_cast<World>(platform.connection));
}

std::unique_ptr<Platform> Simulation::platform() const { return make_platform(world_); }

TimePoint Simulation::now() const { return world_->now(); }

void Simulation::advance(std::chrono::milliseconds time) const { world_->time().advance_to(world_->now() + time); }

Result<void> Simulation::run(std::string_view deeds, const std::string& application) const {
  OFFHAND_ASSIGN(auto script, parse_script(deeds));
  const Access access(*world_);
  const auto* place = world_->application_named(application);
  if (place == nullptr && !application.empty())
    return fail(errors::configuration_invalid(
        {.source = "script", .reason = "there is no running application \"" + application + "\""}));
  run_script(*world_, std::move(script), {place == nullptr ? 0 : place->pid, 0, {}});
  return {};
}

void Simulation::inject(Event event) const {
  const Access access(*world_);
  const auto kind = event.kind;
  world_->post(kind, std::move(event));
}

void Simulation::user_copies(Copied what) const {
  world_->peek([&](World& world) {
    world.clipboard = std::move(what);
    world.post(EventKind::clipboard_changed, {});
  });
  world_->flush();
}

std::optional<Copied> Simulation::clipboard() const {
  return world_->peek([](World& world) { return world.clipboard; });
}

std::vector<SeenCursor> Simulation::cursors() const {
  const auto now = world_->now();
  return world_->peek([&](World& world) {
    std::vector<SeenCursor> seen;
    for (const auto& [number, show] : world.cursors) {
      if (show.is_seen(now)) seen.push_back({show.glide.at(now), show.pulse(now), show.look});
    }
    return seen;
  });
}

std::vector<LogEntry> Simulation::log() const {
  return world_->peek([](World& world) { return world.log; });
}

std::vector<std::string> Simulation::log_lines() const {
  std::vector<std::string> lines;
  for (const auto& entry : log())
    lines.push_back(entry.application + " | " + std::to_string(entry.window_id) + " | " + entry.node + " | " +
                    std::string(to_string(entry.via)) + " | " + entry.what +
                    (entry.heeded == Heeded::yes ? "" : " (ignored)"));
  return lines;
}

void Simulation::clear_log() const {
  world_->peek([](World& world) { world.log.clear(); });
}

void Simulation::user_acts() const {
  const Access access(*world_);
  world_->user_acted = world_->now();
}

UserState Simulation::user_state() const {
  return world_->peek([](World& world) { return world.desk; });
}

std::optional<WindowInfo> Simulation::window(const std::string& title) const {
  return world_->peek([&](World& world) -> std::optional<WindowInfo> {
    for (const auto& [id, window] : world.windows)
      if (window.is.title == title) return world.describe(window);
    return {};
  });
}

namespace {

template <class Use>
auto with_element(World& world, std::int64_t window_id, const std::string& name, Use use)
    -> std::optional<decltype(use(std::declval<Application&>(), std::declval<Element&>()))> {
  const auto* window = world.window(window_id);
  if (window == nullptr) return {};
  auto& application = world.applications.at(window->pid);
  auto* element = world.element_named(application, window_id, name);
  if (element == nullptr || element->window != window_id) return {};
  return use(application, *element);
}

}  // namespace

std::optional<NodeHandle> Simulation::node(std::int64_t window_id, const std::string& name) const {
  return world_->peek([&](World& world) {
    return with_element(world, window_id, name, [](const Application& application, const Element& element) {
      return handle_of({application.bus_name(), element.path});
    });
  });
}

std::optional<std::string> Simulation::value(std::int64_t window_id, const std::string& name) const {
  return world_->peek([&](World& world) {
    return with_element(world, window_id, name,
                        [](const Application&, const Element& element) { return element.is.value; });
  });
}

}  // namespace sim

Result<std::unique_ptr<Platform>> open_sim(std::string_view scene, EventSink& sink) {
  OFFHAND_ASSIGN(auto world, sim::make_world(scene, sink));
  // A display that refuses connections from the start cannot be opened.
  const auto display = world->peek([](sim::World& inside) { return inside.display; });
  if (display.state == sim::DisplayState::refused)
    return fail(errors::display_refused({.display = "sim", .reason = display.reason}));
  if (display.state == sim::DisplayState::lost && display.until)
    return fail(errors::display_lost({.display = "sim", .reason = display.reason}));
  return sim::make_platform(world);
}

}  // namespace offhand::platform
