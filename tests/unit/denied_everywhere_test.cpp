#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <map>
#include <mutex>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "generated/registry/registry.h"
#include "impl/base/base64.h"
#include "impl/dispatch/dispatcher.h"
#include "tests/unit/denied_desk.h"
#include "tests/unit/every_call.h"

// Every tool, resource and prompt that is declared, aimed at a denied application in every way that its arguments
// allow: nothing of the application is told, and nothing is done to it. And of the security mode sandboxed: whatever is
// called, no application is touched.
namespace offhand::test::denied_everywhere_cases {
namespace {

using Since = DeniedDesk::Since;

/// Tools that take no part of an address, and how they are aimed at an application all the same, or why they cannot be.
/// They are called like all others, but for the one that is_called() leaves out.
const std::map<std::string_view, std::string_view> without_address{
    {"ax.ax_clipboard", "the clipboard belongs to the user, whoever copied"},
    {"ax.ax_connect", "by the words of app"},
    {"ax.ax_is_accessible", "tells of the desktop as a whole"},
    {"ax.ax_list_apps", "tells of all applications"},
    {"ax.ax_run_script", "by what the script says"},
    {"ax.ax_session_info", "tells of what the session is connected to"},
    {"ax.ax_undo", "by what the session did before"},
    {"ax.ax_workflow", "by the arguments of the tools that its steps call"},
    {"cup.batch_execute", "by the element_id of its steps"},
    {"cup.find_element", "by words, in all windows"},
    {"cup.get_desktop", "tells of the surface behind all windows"},
    {"cup.get_foreground", "tells of the window that is active"},
    {"cup.get_overview", "tells of all windows"},
    {"cup.get_tree", "by the words of app"},
    {"cup.launch_app", "by the words of name"},
    {"cup.page", "by an element_id of the latest capture"},
    {"cup.screenshot", "shows all windows"},
    {"desktop.check_for_update", "asks for releases of this program"},
    {"desktop.check_permissions", "tells of the desktop as a whole"},
    {"desktop.clipboard_read", "the clipboard belongs to the user, whoever copied"},
    {"desktop.clipboard_write", "the clipboard belongs to the user, whoever copied"},
    {"desktop.end_session", "names a session"},
    {"desktop.get_accessibility_tree", "tells of all windows"},
    {"desktop.get_agent_cursor_state", "tells of the session's cursor"},
    {"desktop.get_config", "tells of settings"},
    {"desktop.get_cursor_position", "tells where the pointer is"},
    {"desktop.get_desktop_state", "tells of all windows and shows them"},
    {"desktop.get_recording_state", "tells of the session's recording"},
    {"desktop.get_screen_size", "tells of the screen"},
    {"desktop.launch_app", "by the words of name and launch_path, and by what opens urls"},
    {"desktop.list_apps", "tells of all applications"},
    {"desktop.replay_trajectory", "by what was recorded"},
    {"desktop.set_agent_cursor_enabled", "changes the session's cursor"},
    {"desktop.set_agent_cursor_motion", "changes the session's cursor"},
    {"desktop.set_agent_cursor_style", "changes the session's cursor"},
    {"desktop.set_config", "changes settings"},
    {"desktop.start_recording", "shows what was there when it began"},
    {"desktop.start_session", "names a session"},
    {"desktop.stop_recording", "ends the session's recording"},
};

/// It starts a program that asks another machine.
bool is_called(const ToolInfo& tool) { return tool.identity != "desktop.check_for_update"; }

TEST(EveryTool, TakesAnAddressOrIsKnownToTakeNone) {
  std::set<std::string_view> left;
  for (const auto& [identity, reason] : without_address) left.insert(identity);
  for (const auto* tool : catalog().tools) {
    ASSERT_NE(tool->input, nullptr) << tool->identity;
    const bool is_listed = left.erase(tool->identity) > 0;
    if (takes_an_address(*tool->input)) {
      EXPECT_FALSE(is_listed) << tool->identity << " takes a part of an address by now: take it out of without_address";
    } else {
      EXPECT_TRUE(is_listed) << tool->identity
                             << " takes no part of an address. Add to without_address how it can be aimed at a denied "
                                "application, or why it cannot, and see to it that the test aims it so.";
    }
  }
  EXPECT_THAT(left, testing::IsEmpty()) << "of no tool";
}

std::vector<const ToolInfo*> all_tools() {
  std::vector<const ToolInfo*> tools;
  std::ranges::copy_if(catalog().tools, std::back_inserter(tools),
                       [](const ToolInfo* tool) { return is_called(*tool); });
  return tools;
}

std::string name_of(const testing::TestParamInfo<const ToolInfo*>& tested) {
  std::string name(tested.param->identity);
  std::ranges::replace(name, '.', '_');
  return name;
}

class ADeniedApplicationBy : public testing::TestWithParam<const ToolInfo*> {
 protected:
  static void aim(Since since) {
    const auto& tool = *GetParam();
    DeniedDesk denied(since);
    const auto calls = every_call(*tool.input, denied.aims(tool));
    EXPECT_FALSE(calls.empty()) << tool.identity << " is called in no way";
    for (const auto& arguments : calls) denied.call(tool, arguments);
  }
};

TEST_P(ADeniedApplicationBy, IsNeitherToldNorTouched) { aim(Since::the_start); }
TEST_P(ADeniedApplicationBy, IsForgottenOnceItIsDenied) { aim(Since::a_moment_ago); }
TEST_P(ADeniedApplicationBy, IsForgottenOnceOnlyOthersAreAllowed) { aim(Since::only_others_are_allowed); }

INSTANTIATE_TEST_SUITE_P(Tool, ADeniedApplicationBy, testing::ValuesIn(all_tools()), name_of);

/// A side stream that keeps what it is told.
class SideStream final : public mcp::Stream {
 public:
  void send(std::string message) override {
    const std::scoped_lock lock(mutex_);
    told_ += message;
  }
  void finish(std::string, int) override {}
  void abandon() override {}
  std::string told() {
    const std::scoped_lock lock(mutex_);
    return told_;
  }

 private:
  std::mutex mutex_;
  std::string told_;
};

/// In a URI; a slash cannot be a part of a variable.
std::string escaped(const std::string& text) {
  std::string escaped;
  for (const char c : text) escaped += c == ' ' ? "%20" : c == '/' ? "%2F" : std::string(1, c);
  return escaped;
}

class ADeniedApplicationOverMcp : public testing::TestWithParam<Since> {
 protected:
  ADeniedApplicationOverMcp() {
    denied_.bench().connection->set_side_stream(side_);
    denied_.bench().initialize();
    denied_.bench().ask(legacy_request("logging/setLevel", {{"level", "debug"}}));
  }

  void ask(const std::string& method, const json& params = json::object()) {
    auto answer = denied_.bench().ask(legacy_request(method, params));
    if (answer.contains("result") && answer["result"].contains("contents")) {
      for (auto& content : answer["result"]["contents"]) {
        if (content.contains("blob"))
          denied_.judge_picture(method, params, decode_base64(content["blob"].get<std::string>()).value_or(""));
        content.erase("blob");
      }
    }
    denied_.judge(method, params, answer.dump());
    denied_.judge_application(method, params);
  }

  /// Every URI that a resource has for names that are or could be there.
  static std::vector<std::string> uris_of(const ResourceInfo& resource) {
    std::vector<std::string> uris;
    for (const auto& word : names) {
      std::string uri(resource.uri);
      for (const auto& variable : resource.variables) {
        const std::string name(variable.name);
        const auto value = variable.live == "window_index" ? "0" : name == "cursor" ? "1-1" : escaped(word);
        if (const auto at = uri.find("{?" + name + "}"); at != std::string::npos)
          uri.replace(at, name.size() + 3, "?" + name + "=" + value);
        if (const auto at = uri.find("{" + name + "}"); at != std::string::npos)
          uri.replace(at, name.size() + 2, value);
      }
      if (const auto query = uri.find('?'); query != std::string::npos) uris.push_back(uri.substr(0, query));
      uris.push_back(std::move(uri));
      if (!resource.is_template) break;
    }
    return uris;
  }

  static inline const std::vector<std::string> names{"kanarivault",       "918273",     "mine",
                                                     DeniedDesk::program, "kanarivaul", "Editor"};

  DeniedDesk denied_{GetParam()};
  const std::shared_ptr<SideStream> side_ = std::make_shared<SideStream>();
};

TEST_P(ADeniedApplicationOverMcp, IsInNoList) {
  for (const char* method : {"tools/list", "prompts/list", "resources/list", "resources/templates/list"}) ask(method);
}

TEST_P(ADeniedApplicationOverMcp, IsInNoResource) {
  for (const auto* resource : catalog().resources) {
    const auto uris = uris_of(*resource);
    ASSERT_FALSE(uris.empty()) << resource->uri;
    for (const auto& uri : uris) ask("resources/read", {{"uri", uri}});
  }
  denied_.judge("resources/read", json(), side_->told());
}

TEST_P(ADeniedApplicationOverMcp, IsNotSubscribedTo) {
  for (const auto* resource : catalog().resources) {
    for (const auto& uri : uris_of(*resource)) {
      ask("resources/subscribe", {{"uri", uri}});
      // Of a resource that nothing changes nobody is told anything, and it is not read.
      if (resource->watches.events.empty() || !uri.starts_with("offhand://app/kanarivault")) continue;
      EXPECT_TRUE(denied_.bench().ask(legacy_request("resources/subscribe", {{"uri", uri}})).contains("error")) << uri;
    }
  }
  const json deed{{"do", "rename"}, {"node", "Kanari Secret"}, {"text", "Kanari news"}};
  ASSERT_TRUE(denied_.desk().sim().run(deed.dump(), "KanariVault"));
  ask("resources/read", {{"uri", "offhand://apps"}});
  denied_.judge("resources/subscribe", json(), side_->told());
}

TEST_P(ADeniedApplicationOverMcp, IsNoCompletion) {
  const auto complete = [&](const json& of, std::string_view argument) {
    for (const char* value : {"", "k", "K"}) {
      for (const auto& chosen : names) {
        ask("completion/complete", {{"ref", of},
                                    {"argument", {{"name", argument}, {"value", value}}},
                                    {"context", {{"arguments", {{"name", chosen}, {"app_name", chosen}}}}}});
      }
    }
  };
  for (const auto* resource : catalog().resources) {
    for (const auto& variable : resource->variables)
      complete({{"type", "ref/resource"}, {"uri", resource->uri}}, variable.name);
  }
  for (const auto* prompt : catalog().prompts) {
    for (const auto& argument : prompt->arguments)
      complete({{"type", "ref/prompt"}, {"name", prompt->name}}, argument.name);
  }
}

TEST_P(ADeniedApplicationOverMcp, IsInNoPrompt) {
  for (const auto* prompt : catalog().prompts) {
    for (const auto& word : names) {
      json arguments = json::object();
      for (const auto& argument : prompt->arguments)
        arguments[std::string(argument.name)] = argument.values.empty() ? json(word) : json(argument.values.front());
      ask("prompts/get", {{"name", prompt->name}, {"arguments", arguments}});
    }
  }
}

std::string name_of_since(const testing::TestParamInfo<Since>& since) {
  constexpr std::array names{"FromTheStart", "AMomentAgo", "OthersAreAllowed"};
  return names.at(static_cast<std::size_t>(since.param));
}

INSTANTIATE_TEST_SUITE_P(Denied, ADeniedApplicationOverMcp,
                         testing::Values(Since::the_start, Since::a_moment_ago, Since::only_others_are_allowed),
                         name_of_since);

class SandboxedTool : public testing::TestWithParam<const ToolInfo*> {};

TEST_P(SandboxedTool, TouchesNoApplication) {
  const auto& tool = *GetParam();
  DeniedDesk desk(Since::a_moment_ago);
  desk.allow_looking_only();
  for (const auto& arguments : every_call(*tool.input, desk.aims(tool))) {
    desk.call_unjudged(tool, arguments);
    ASSERT_THAT(desk.desk().log(), testing::IsEmpty()) << tool.identity << " " << arguments;
  }
}

INSTANTIATE_TEST_SUITE_P(Tool, SandboxedTool, testing::ValuesIn(all_tools()), name_of);

TEST(SandboxedResourcesAndPrompts, TouchNoApplication) {
  DeniedDesk desk(Since::a_moment_ago);
  desk.allow_looking_only();
  auto& bench = desk.bench();
  bench.initialize();
  for (const auto* resource : catalog().resources) {
    std::string uri(resource->uri);
    for (const auto& variable : resource->variables) {
      const auto name = "{" + std::string(variable.name) + "}";
      const auto value = variable.live == "window_index" ? "0" : "kanarivault";
      if (const auto at = uri.find(name); at != std::string::npos) uri.replace(at, name.size(), value);
    }
    uri = uri.substr(0, uri.find('{'));
    bench.ask(legacy_request("resources/read", {{"uri", uri}}));
    EXPECT_THAT(desk.desk().log(), testing::IsEmpty()) << uri;
  }
  for (const auto* prompt : catalog().prompts) {
    json arguments = json::object();
    for (const auto& argument : prompt->arguments)
      arguments[std::string(argument.name)] = argument.values.empty() ? "kanarivault" : argument.values.front();
    bench.ask(legacy_request("prompts/get", {{"name", prompt->name}, {"arguments", arguments}}));
    EXPECT_THAT(desk.desk().log(), testing::IsEmpty()) << prompt->name;
  }
}

}  // namespace
}  // namespace offhand::test::denied_everywhere_cases
