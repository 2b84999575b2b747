#include "tests/unit/simulated.h"

#include <cstdlib>
#include <stdexcept>

#include "impl/dispatch/selection.h"
#include "tests/support/process.h"

namespace offhand::test {

Process::Options SimulatedDesk::options(const std::string& scene, Config config) {
  static const TemporaryFolder folder;
  ::setenv("XDG_RUNTIME_DIR", folder.path().c_str(), 1);
  return {.config = std::move(config), .platform = "sim:" + scene};
}

SimulatedDesk::SimulatedDesk(const std::string& scene, Config config)
    : SimulatedDesk(options(scene, std::move(config))) {}

SimulatedDesk::SimulatedDesk(Process::Options options) : process_(std::move(options)), dispatcher_(process_) {
  auto platform = process_.desk().platform();
  if (!platform) throw std::runtime_error(platform.error().message);
  platform_ = *platform;
  simulation_ = platform::sim::Simulation::of(*platform_);
}

Result<Reply> SimulatedDesk::reply(const std::string& tool, const json& arguments, CallContext context) {
  const auto info = tool_named(tool);
  if (!info) return fail(info.error());
  if (context.default_session.empty()) context.default_session = "test";
  return dispatcher_.call(**info, arguments, context);
}

json SimulatedDesk::call(const std::string& tool, const json& arguments) {
  const auto outcome = reply(tool, arguments);
  if (!outcome) throw std::runtime_error(tool + " failed: " + outcome.error().code + ": " + outcome.error().message);
  return outcome->structured ? json::parse(*outcome->structured) : json();
}

Error SimulatedDesk::refusal(const std::string& tool, const json& arguments) {
  const auto outcome = reply(tool, arguments);
  if (outcome) throw std::runtime_error(tool + " did not fail: " + outcome->text);
  return outcome.error();
}

json SimulatedDesk::look(const std::string& title, json more) {
  const auto shown = simulation_->window(title);
  if (!shown) throw std::runtime_error("the scene shows no window " + title);
  more.update({{"pid", shown->pid}, {"window_id", shown->window_id}, {"format", "json"}});
  if (!more.contains("include_screenshot")) more["include_screenshot"] = false;
  return call("get_window_state", more);
}

void SimulatedDesk::let_rest(const std::string& title) {
  look(title);
  simulation_->advance(std::chrono::seconds(70));
}

ShownElement SimulatedDesk::element(const std::string& name, const std::string& title) {
  return element_named(look(title), name);
}

json SimulatedDesk::click(const std::string& name, json more) {
  const std::string title = simulation_->window("Widgets") ? "Widgets" : "Window";
  more.update({{"element_token", element(name, title).token}});
  return call("click", more);
}

std::int64_t SimulatedDesk::window(const std::string& title) { return simulation_->window(title).value().window_id; }

std::vector<json> example_calls(std::string_view tool) {
  std::string file(tool);
  const auto dot = file.find('.');
  dot == std::string::npos ? file.insert(0, "desktop/") : file.replace(dot, 1, "/");
  const auto declared = json::parse(contents(OFFHAND_TEST_ROOT "/schema/tools/" + file + ".json"));
  std::vector<json> calls;
  for (const auto& example : declared.value("examples", json::array())) {
    auto arguments = example["arguments"];
    for (const auto& [name, value] : {std::pair<const char*, int>{"pid", 200}, {"window_id", 1001}}) {
      if (arguments.contains(name)) arguments[name] = value;
    }
    calls.push_back(std::move(arguments));
  }
  return calls;
}

std::string scene_of(const json& children, const json& application, const json& scene) {
  json app{{"name", "App"},
           {"pid", 200},
           {"windows",
            {{{"window_id", 1001},
              {"title", "Window"},
              {"bounds", {{"x", 50}, {"y", 60}, {"width", 400}, {"height", 300}}},
              {"tree", {{"children", children.is_array() ? children : json::array({children})}}}}}}};
  app.update(application);
  json editor{{"name", "Editor"},
              {"pid", 300},
              {"windows",
               {{{"window_id", 1000},
                 {"title", "Letter"},
                 {"bounds", {{"x", 300}, {"y", 40}, {"width", 500}, {"height", 500}}},
                 {"focus", "Page"},
                 {"tree",
                  {{"children",
                    {{{"role", "textbox"},
                      {"name", "Page"},
                      {"bounds", {{"x", 0}, {"y", 0}, {"width", 500}, {"height", 500}}}}}}}}}}}};
  json whole{{"applications", {app, editor}}, {"desk", {{"active_window", "Letter"}}}};
  whole.update(scene);
  return whole.dump();
}

json box(int x, int y, int width, int height) { return {{"x", x}, {"y", y}, {"width", width}, {"height", height}}; }

json button(const std::string& name, const json& more) {
  json node{{"role", "button"}, {"name", name}, {"bounds", {{"x", 10}, {"y", 10}, {"width", 80}, {"height", 24}}}};
  node.update(more);
  return node;
}

json status_text(const std::string& text) {
  return {{"role", "text"},
          {"id", "status"},
          {"name", text},
          {"bounds", {{"x", 10}, {"y", 200}, {"width", 300}, {"height", 20}}}};
}

json sets_status() { return {{{"do", "set_text"}, {"node", "status"}, {"text", "done"}}}; }

platform::Facets SimulatedDesk::facets() {
  static constexpr std::string_view all[] = {"accessibility", "apps", "input", "screen", "windows"};
  return platform::Facets::of(*platform_, all).value();
}

}  // namespace offhand::test
