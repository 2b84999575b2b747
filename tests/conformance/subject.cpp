#include "tests/conformance/subject.h"

#include <algorithm>
#include <stdexcept>

namespace offhand::test {
namespace {

class LinuxSubject final : public Subject {
 public:
  explicit LinuxSubject(const std::string& toolkit) : toolkit_(toolkit), fixture_(toolkit) {
    // Without this variable the second keyboard is off, as on a user's own desktop.
    client_ = std::make_unique<McpClient>(
        McpClient::Options{.server = {"--tools", "full"}, .environment = {{"OFFHAND_SANDBOX_ID", std::nullopt}}});
  }

  std::int64_t pid() const override { return fixture_.pid(); }
  std::string title() const override { return fixture_.title(); }

  std::string saw(const json& pattern) override {
    try {
      fixture_.wait_for(pattern);
      return {};
    } catch (const std::exception& problem) {
      return problem.what();
    }
  }

  std::size_t times_clicked(const std::string& name) override {
    return fixture_.count({{"event", "clicked"}, {"name", name}});
  }

  json launch_arguments(const std::string& title) override {
    const auto command = FixtureApplication::command(toolkit_, title, folder_.path());
    return {{"launch_path", command[0]},
            {"additional_arguments", std::vector<std::string>(command.begin() + 1, command.end())}};
  }

 private:
  std::string toolkit_;
  TemporaryFolder folder_;
  FixtureApplication fixture_;
};

class SimulatedSubject final : public Subject {
 public:
  SimulatedSubject() {
    client_ =
        std::make_unique<McpClient>(McpClient::Options{.program = {"--platform", "sim:widgets"},
                                                       .server = {"--tools", "full"},
                                                       .environment = {{"OFFHAND_SIM_LOG", folder_.file("log")}}});
  }

  std::int64_t pid() const override { return 200; }
  std::string title() const override { return "Widgets"; }

  std::string saw(const json& pattern) override {
    const std::string event = pattern.at("event");
    const std::string name = pattern.value("name", "");
    if (event == "closed") {
      const auto windows = client().call("list_windows", {{"on_screen_only", true}}).structured["windows"];
      return std::any_of(windows.begin(), windows.end(), [&](const auto& window) { return window["title"] == name; })
                 ? "the window is still there"
                 : "";
    }
    const auto state = look();
    const auto status = [&](const std::string& text) {
      return find_element(state, "Status: " + text) ? "" : "no status \"" + text + "\" in " + state.dump();
    };
    if (event == "clicked") return status("clicked " + name);
    if (event == "press") return status("press on " + name);
    const auto element = element_named(state, name);
    if (event == "toggled") return element.is("checked") == pattern.at("active").get<bool>() ? "" : "not toggled";
    if (event == "selected") return element.is("selected") ? "" : "not selected";
    if (event == "text" && pattern.contains("length")) {
      return element.value.value_or("").size() == pattern["length"].get<std::size_t>() ? "" : "another length";
    }
    if (event == "text") {
      return element.value == pattern.at("text").get<std::string>() ? ""
                                                                    : "the text is " + element.value.value_or("none");
    }
    return "the simulation shows no " + event;
  }

  std::size_t times_clicked(const std::string& name) override {
    const auto entries = events_in(folder_.file("log"));
    return static_cast<std::size_t>(std::count_if(entries.begin(), entries.end(), [&](const json& entry) {
      return matches(entry, {{"node", name}, {"heeded", true}});
    }));
  }

  json launch_arguments(const std::string& /*title*/) override { return {{"name", "Notepad"}}; }

 private:
  TemporaryFolder folder_;
};

}  // namespace

std::int64_t Subject::window() {
  const auto reply = client().call("list_windows", {{"pid", pid()}});
  for (const auto& window : reply.structured.value("windows", json::array())) {
    if (window["title"] == title()) return window["window_id"];
  }
  throw std::runtime_error("no window \"" + title() + "\": " + reply.text);
}

json Subject::look() {
  const auto reply =
      client().call("get_window_state", {{"pid", pid()}, {"format", "json"}, {"include_screenshot", false}});
  if (reply.failed) throw std::runtime_error("get_window_state: " + reply.text);
  return reply.structured;
}

ShownElement Subject::element(const std::string& name, const std::string& role) {
  return element_named(look(), name, role);
}

ToolReply Subject::act_on(const std::string& name, const std::string& tool, json arguments, const std::string& role) {
  arguments["element_token"] = element(name, role).token;
  return client().call(tool, arguments);
}

std::unique_ptr<Subject> make_subject(const std::string& name) {
  if (name == "sim") return std::make_unique<SimulatedSubject>();
  return std::make_unique<LinuxSubject>(name);
}

Abilities abilities_of(const std::string& name) {
  if (name == "sim") return {name, "sim_action", "sim_pointer", "sim_pointer", "sim_keys", "sim_keys", "sim_action"};
  Abilities abilities{name, "x11_atspi", "x11_pixel", "x11_pixel_fg", "key_events", "key_events_fg", "x11_atspi"};
  if (name == "gtk4") {
    abilities.keys_path = "x11_second_keyboard";
    abilities.check_box_path = abilities.pointer_path = "x11_second_pointer";
  }
  if (name == "qt5") abilities.check_box_path = abilities.button_path = abilities.pointer_path;
  return abilities;
}

}  // namespace offhand::test
