#include "platform/sim/world.h"
#include "platform/host/paths.h"
#include "platform/host/process.h"

#include <algorithm>
#include <fstream>
#include <ranges>

#include <nlohmann/json.hpp>

#include "platform/sim/change.h"
#include "platform/sim/script.h"

namespace offhand::platform::sim {
namespace {

// Far from the numbers that scenes use.
constexpr std::int64_t first_free_pid = 50001;
constexpr std::int64_t first_free_window = 90001;

void append_to_file(const LogEntry& entry) {
  const auto path = host::variable("OFFHAND_SIM_LOG");
  if (!path) return;
  const nlohmann::json line = {{"at_ms", entry.at.count()}, {"application", entry.application},
                               {"pid", entry.pid},          {"window_id", entry.window_id},
                               {"node", entry.node},        {"via", to_string(entry.via)},
                               {"what", entry.what},        {"heeded", entry.heeded == Heeded::yes}};
  std::ofstream(host::path_of(*path), std::ios::app | std::ios::binary)
      << line.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace) << '\n';
}

}  // namespace

Access::Access(World& world) : world_(&world), lock_(world.mutex_) {}

Access::~Access() {
  if (!lock_.owns_lock()) return;
  if (finally) finally();
  lock_.unlock();
  world_->flush();
}

World::World(Scene the_scene, EventSink& sink)
    : scene(std::move(the_scene)),
      accessibility_bus(scene.accessibility_bus),
      accessibility(scene.accessibility),
      next_pid(first_free_pid),
      next_window(first_free_window),
      sink_(sink) {
  for (const auto& spec : scene.applications) {
    auto& application = applications[spec.pid];
    application.pid = spec.pid;
    application.is = spec;
    for (const auto& window_spec : spec.windows) open_window(*this, application, window_spec, Arrival::was_there);
  }
  set_up_desk();
  for (const auto& trouble : scene.troubles) {
    if (!trouble.at) {
      troubles.push_back({trouble});
      continue;
    }
    const auto happening = [this, trouble] {
      const Access access(*this);
      const Application* application = application_named(trouble.application);
      run_script(*this, trouble.script, {application == nullptr ? 0 : application->pid, 0, {}});
    };
    // A trouble at time zero must be in effect before the first call.
    if (trouble.at->count() == 0)
      happening();
    else
      time_.schedule(now() + *trouble.at, happening);
  }
}

void World::set_up_desk() {
  desk.pointer = scene.pointer;
  std::int64_t active = 0;
  if (scene.has_active_window) {
    for (const auto& [pid, application] : applications)
      if (const auto* found = window_named(application, scene.active_window)) active = found->id;
    for (auto id = desk.stacking.rbegin(); active == 0 && id != desk.stacking.rend(); ++id)
      if (!windows.at(*id).is.minimized && scene.active_window.empty()) active = *id;
  }
  desk.active_window = desk.focus_owner = active;
}

Application* World::application(std::int64_t pid) {
  const auto found = applications.find(pid);
  return found == applications.end() ? nullptr : &found->second;
}

Application* World::application_named(const std::string& name) {
  // The latest first: a restarted program hides its ended instances.
  for (auto item = applications.rbegin(); item != applications.rend(); ++item)
    if (item->second.running && item->second.is.name == name) return &item->second;
  return nullptr;
}

Application* World::application_on_bus(const std::string& bus_name) {
  for (auto& [pid, application] : applications)
    if (application.running && application.bus_name() == bus_name) return &application;
  return nullptr;
}

LiveWindow* World::window(std::int64_t id) {
  const auto found = windows.find(id);
  return found == windows.end() ? nullptr : &found->second;
}

LiveWindow* World::window_named(const Application& application, const std::string& name) {
  for (auto& [id, window] : windows)
    if (window.pid == application.pid && (window.is.title == name || std::to_string(id) == name)) return &window;
  return nullptr;
}

Element* World::element_named(Application& application, std::int64_t in_window, const std::string& name) {
  const auto search = [&](auto fits) -> Element* {
    for (auto& [path, element] : application.elements)
      if (fits(element)) return &element;
    return nullptr;
  };
  const auto here = [&](const Element& element) { return element.window == in_window; };
  if (auto* found = search([&](const Element& e) { return here(e) && e.is.id == name; })) return found;
  if (auto* found = search([&](const Element& e) { return here(e) && e.is.name == name; })) return found;
  if (auto* found = search([&](const Element& e) { return e.is.id == name; })) return found;
  return search([&](const Element& e) { return e.is.name == name; });
}

std::vector<std::int64_t> World::windows_of(std::int64_t pid) const {
  std::vector<std::int64_t> list;
  for (const auto& [id, window] : windows)
    if (window.pid == pid) list.push_back(id);
  return list;
}

Element* World::element_at(Application& application, const LiveWindow& window, double x, double y,
                           const std::function<bool(const Element&)>& fits) {
  const std::function<Element*(const std::string&)> search = [&](const std::string& path) -> Element* {
    auto& element = application.elements.at(path);
    if (element.is.states.contains(ElementState::hidden)) return nullptr;
    if (element.is.clips && element.is.bounds && !element.is.bounds->contains(x, y)) return nullptr;
    for (auto child = element.children.rbegin(); child != element.children.rend(); ++child)
      if (auto* found = search(*child)) return found;
    const bool hit = element.is.bounds && element.is.bounds->contains(x, y);
    return hit && fits(element) ? &element : nullptr;
  };
  return application.elements.contains(window.root) ? search(window.root) : nullptr;
}

LiveWindow* World::topmost_at(double x, double y) {
  for (auto id = desk.stacking.rbegin(); id != desk.stacking.rend(); ++id) {
    auto& window = windows.at(*id);
    if (!window.is.minimized && window.is.on_current_space && window.is.bounds.contains(x, y)) return &window;
  }
  return nullptr;
}

std::vector<std::int64_t> World::blocking_dialogs(const LiveWindow& window) const {
  std::vector<std::int64_t> dialogs;
  for (const auto& [id, other] : windows | std::views::reverse)
    if (other.pid == window.pid && other.is.modal && id > window.id) dialogs.push_back(id);
  return dialogs;
}

std::optional<std::int64_t> World::blocking_dialog(const LiveWindow& window) const {
  const auto dialogs = blocking_dialogs(window);
  return dialogs.empty() ? std::nullopt : std::optional(dialogs.front());
}

WindowInfo World::describe(const LiveWindow& window) const {
  WindowInfo info;
  const auto& bounds = window.is.bounds;
  info.window_id = window.id;
  info.pid = window.pid;
  info.app_name = applications.at(window.pid).is.name;
  info.title = window.is.title;
  info.bounds = {.x = bounds.x, .y = bounds.y, .width = bounds.width, .height = bounds.height};
  info.z_index = std::ranges::find(desk.stacking, window.id) - desk.stacking.begin();
  info.is_on_screen = !window.is.minimized && window.is.on_current_space && bounds.x < scene.screen_width &&
                      bounds.y < scene.screen_height && bounds.x + bounds.width > 0 && bounds.y + bounds.height > 0;
  info.on_current_space = window.is.on_current_space;
  info.is_active = window.id == desk.active_window;
  info.is_minimized = window.is.minimized;
  info.blocked_by = blocking_dialog(window);
  return info;
}

void World::post(EventKind kind, Event event) {
  event.kind = kind;
  event.at = now();
  outbox_.push_back(std::move(event));
}

void World::record(const Application& application, std::int64_t window_id, const Element* element, Via via,
                   std::string what, Heeded heeded) {
  log.push_back({time_.elapsed(), application.is.name, application.pid, window_id,
                 element == nullptr ? std::string() : element->is.name, via, std::move(what), heeded});
  append_to_file(log.back());
}

void World::flush() {
  // A sink that calls back into a facet must not wait for itself; the loop below delivers its events.
  if (poster_.load() == std::this_thread::get_id()) return;
  {
    const std::lock_guard one_at_a_time(posting_);
    poster_ = std::this_thread::get_id();
    for (;;) {
      std::vector<Event> events;
      {
        const std::lock_guard guard(mutex_);
        events.swap(outbox_);
      }
      if (events.empty()) break;
      for (auto& event : events) sink_.post(std::move(event));
    }
    poster_ = std::thread::id();
  }
  time_.nudge();
}

}  // namespace offhand::platform::sim
