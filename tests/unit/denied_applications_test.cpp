#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <filesystem>
#include <fstream>

#include "impl/dispatch/dispatcher.h"
#include "impl/policy/guarded_facets.h"
#include "tests/support/process.h"
#include "tests/unit/simulated.h"

// What the setting denied_applications keeps from every client: however it is asked for, it is refused with its reason
// or is not there, and nothing of it is seen.
namespace offhand::test {
namespace {

using testing::HasSubstr;
using testing::Not;

constexpr std::int64_t vault_pid = 200;
constexpr std::int64_t vault_window = 1001;

/// "App" holds a secret at 50,60 of the screen, partly below the window of "Editor".
std::string scene() {
  const json secret{{"role", "textbox"}, {"name", "Secret"}, {"value", "hush"}, {"bounds", box(10, 10, 80, 24)}};
  const json installed{{{"name", "App"}, {"program", "/usr/bin/app"}},
                       {{"name", "Notepad"}, {"program", "/usr/bin/notepad"}}};
  return scene_of({secret}, {{"program", "/usr/bin/app"}}, {{"installed", installed}});
}

/// A desk whose settings are read from a file, as a process has them.
class ADeniedApplication : public testing::Test {
 protected:
  ADeniedApplication() : desk_(options()) {}

  Process::Options options() {
    auto options = SimulatedDesk::options(scene());
    options.config_file = file_;
    options.config.capture_scope = ConfigCaptureScope::desktop;
    write({});
    return options;
  }
  void deny(const std::string& entry) { write({entry}); }
  void write(const std::vector<std::string>& denied) {
    std::ofstream(file_) << json{{"denied_applications", denied}, {"capture_scope", "desktop"}}.dump();
  }
  void expect_denied(const std::string& tool, const json& arguments) {
    const auto outcome = desk_.reply(tool, arguments);
    ASSERT_FALSE(outcome) << tool << " " << arguments << ": " << outcome->text;
    EXPECT_EQ(outcome.error().code, "application_denied") << tool << " " << arguments << outcome.error().message;
    EXPECT_THAT(outcome.error().message, HasSubstr("denied_applications"));
    const bool is_named_by_caller = arguments.dump().find("App") != std::string::npos;
    EXPECT_TRUE(is_named_by_caller || outcome.error().message.find("App ") == std::string::npos)
        << "its name says already that it is there: " << outcome.error().message;
  }
  std::string told_by(const std::string& tool, const json& arguments = json::object()) {
    const auto outcome = desk_.reply(tool, arguments);
    if (!outcome) return outcome.error().message + outcome.error().data;
    return outcome->text + outcome->structured.value_or("");
  }
  /// A place of the screen where the denied window alone lies.
  static constexpr int at_x = 60;
  static constexpr int at_y = 70;

  TemporaryFolder folder_;
  const std::string file_ = folder_.file("config.json");
  SimulatedDesk desk_;
};

struct Asked {
  const char* by;
  std::string tool;
  json arguments;
};
void PrintTo(const Asked& row, std::ostream* stream) { *stream << row.by; }

class IsRefused : public ADeniedApplication, public testing::WithParamInterface<Asked> {};

TEST_P(IsRefused, WithItsReason) {
  deny("App");
  expect_denied(GetParam().tool, GetParam().arguments);
  EXPECT_THAT(desk_.log(), testing::IsEmpty()) << "nothing reached it";
}

INSTANTIATE_TEST_SUITE_P(
    AskedFor, IsRefused,
    testing::Values(Asked{"by pid", "get_window_state", {{"pid", vault_pid}}},
                    Asked{"by window", "get_window_state", {{"pid", vault_pid}, {"window_id", vault_window}}},
                    Asked{"for what lies in it", "find_elements", {{"pid", vault_pid}, {"query", "Secret"}}},
                    Asked{"for its menus", "invoke_menu", {{"pid", vault_pid}, {"path", {"File", "New"}}}},
                    Asked{
                        "for a part of its picture",
                        "zoom",
                        {{"pid", vault_pid}, {"window_id", vault_window}, {"x1", 1}, {"y1", 1}, {"x2", 9}, {"y2", 9}}},
                    Asked{"by a point of its window", "click", {{"pid", vault_pid}, {"x", 20}, {"y", 20}}},
                    Asked{"by a point over another window", "ax_click_at", {{"x", 400}, {"y", 200}}},
                    Asked{"by a point of the screen", "click", {{"x", 60}, {"y", 70}, {"scope", "desktop"}}},
                    Asked{"by a way over the screen",
                          "drag",
                          {{"from_x", 600}, {"from_y", 100}, {"to_x", 60}, {"to_y", 70}, {"scope", "desktop"}}},
                    Asked{"for its windows", "list_windows", {{"pid", vault_pid}}},
                    Asked{"to come to the front", "bring_to_front", {{"pid", vault_pid}, {"window_id", vault_window}}},
                    Asked{"to end", "kill_app", {{"pid", vault_pid}}},
                    Asked{"to start by name", "launch_app", {{"name", "App"}}},
                    Asked{"to start by the name of its program", "launch_app", {{"name", "app"}}},
                    Asked{"to start by its program", "launch_app", {{"launch_path", "/usr/bin/app"}}},
                    Asked{"for what its window is", "debug_window_info", {{"pid", vault_pid}}}),
    [](const auto& row) {
      std::string name = row.param.by;
      std::ranges::replace(name, ' ', '_');
      return name;
    });

TEST_F(ADeniedApplication, IsMeantByEachOfItsNames) {
  for (const std::string entry : {"App", "app", "/usr/bin/app", "App.desktop"}) {
    deny(entry + "");
    expect_denied("get_window_state", {{"pid", vault_pid}});
    write({});
    EXPECT_TRUE(desk_.reply("get_window_state", {{"pid", vault_pid}})) << entry << " is lifted without a restart";
  }
}

TEST_F(ADeniedApplication, IsEachThatIsNotAllowedWhereSomeAre) {
  const auto hold = [&](const json& settings) { std::ofstream(file_) << settings.dump(); };
  hold({{"allowed_applications", {"Editor"}}});
  expect_denied("get_window_state", {{"pid", vault_pid}});
  expect_denied("launch_app", {{"name", "Notepad"}});
  EXPECT_THAT(told_by("list_windows"), testing::AllOf(HasSubstr("Editor"), Not(HasSubstr("App"))));
  hold({{"allowed_applications", {"Editor", "/usr/bin/app"}}});
  EXPECT_TRUE(desk_.reply("get_window_state", {{"pid", vault_pid}}));
  hold({{"allowed_applications", {"Editor", "App"}}, {"denied_applications", {"App"}}});
  expect_denied("get_window_state", {{"pid", vault_pid}});
  write({});
  EXPECT_TRUE(desk_.reply("get_window_state", {{"pid", vault_pid}}));
}

TEST_F(ADeniedApplication, IsReachedByNoTokenFromBefore) {
  const auto secret = desk_.element("Secret", "Window");
  deny("App");
  EXPECT_EQ(desk_.refusal("type_text", {{"element_token", secret.token}, {"text", "a"}}).code, "unknown_element")
      << "it is forgotten";
  expect_denied("get_window_state", {{"pid", vault_pid}, {"window_id", vault_window}, {"since", 1}});
  EXPECT_THAT(told_by("click", {{"element_token", secret.token}}), Not(HasSubstr("hush")));
  EXPECT_THAT(desk_.log(), testing::IsEmpty());
}

TEST_F(ADeniedApplication, IsInNoList) {
  ASSERT_THAT(told_by("list_windows"), HasSubstr("\"Window\"")) << "it is there to be left out";
  ASSERT_THAT(told_by("list_apps"), HasSubstr("/usr/bin/app"));
  deny("App");
  for (const std::string tool : {"list_windows", "list_apps", "get_desktop_state", "get_accessibility_tree"}) {
    EXPECT_THAT(told_by(tool), Not(HasSubstr("\"App\""))) << tool;
    EXPECT_THAT(told_by(tool), Not(HasSubstr("/usr/bin/app"))) << tool;
    EXPECT_THAT(told_by(tool), HasSubstr("Editor")) << tool << " tells of others";
  }
}

std::array<int, 3> pixel(const platform::Picture& picture, int x, int y) {
  const auto at = static_cast<std::size_t>(3 * (y * picture.width + x));
  return {picture.rgb[at], picture.rgb[at + 1], picture.rgb[at + 2]};
}

TEST_F(ADeniedApplication, IsPaintedOverInThePictureOfTheScreen) {
  deny("App");
  ASSERT_TRUE(desk_.reply("list_windows", json::object())) << "the setting is read";
  const platform::Limits limits{desk_.platform().clock->now() + std::chrono::seconds(3), {}};
  const auto picture = desk_.platform().screen->capture_desktop(limits);
  ASSERT_TRUE(picture) << picture.error().message;
  const std::array<int, 3> grey{0x80, 0x80, 0x80};
  EXPECT_EQ(pixel(*picture, at_x, at_y), grey);
  EXPECT_EQ(pixel(*picture, 449, 359), grey) << "also where another window lies over it";
  EXPECT_NE(pixel(*picture, 700, 400), grey) << "the rest is as it was";
}

TEST_F(ADeniedApplication, IsInNoRecording) {
  desk_.call("start_session", {{"session", "run"}});
  const auto dir = folder_.file("recording");
  desk_.call("start_recording", {{"session", "run"}, {"output_dir", dir}});
  deny("App");
  EXPECT_FALSE(desk_.reply("click", {{"session", "run"}, {"pid", vault_pid}, {"x", 20}, {"y", 20}}));
  const auto page = desk_.element("Page", "Letter");
  EXPECT_TRUE(desk_.reply("click", {{"session", "run"}, {"pid", 300}, {"x", 20}, {"y", 20}}));
  desk_.call("stop_recording", {{"session", "run"}});
  std::size_t files = 0;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(dir)) {
    if (!entry.is_regular_file()) continue;
    ++files;
    EXPECT_THAT(contents(entry.path().string()), Not(HasSubstr("hush"))) << entry.path();
  }
  EXPECT_GT(files, 2U);
}

TEST_F(ADeniedApplication, IsInNoVideo) {
  deny("App");
  desk_.call("list_windows");
  const platform::Limits limits{desk_.platform().clock->now() + std::chrono::seconds(3), {}};
  const auto film = desk_.platform().screen->film(folder_.file("film.mp4"), limits);
  ASSERT_FALSE(film);
  EXPECT_EQ(film.error().code, "application_denied");
}

/// A screen on which a video is made until it is told to end.
class FilmedScreen final : public platform::Screen {
 public:
  explicit FilmedScreen(std::shared_ptr<bool> ended) : ended_(std::move(ended)) {}
  Result<platform::Picture> capture(const platform::WindowInfo&, const platform::Limits&) override {
    return platform::Picture();
  }
  Result<platform::Picture> capture_desktop(const platform::Limits&) override { return platform::Picture(); }
  Result<std::unique_ptr<platform::Film>> film(const std::string&, const platform::Limits&) override {
    return std::make_unique<EndingFilm>(ended_);
  }

 private:
  class EndingFilm final : public platform::Film {
   public:
    explicit EndingFilm(std::shared_ptr<bool> ended) : ended_(std::move(ended)) {}
    Result<void> finish() override {
      *ended_ = true;
      return {};
    }
    std::string trouble() override { return {}; }

   private:
    const std::shared_ptr<bool> ended_;
  };

  const std::shared_ptr<bool> ended_;
};

TEST(AVideo, EndsOnceAnApplicationIsDenied) {
  const auto ended = std::make_shared<bool>(false);
  const auto denied = std::make_shared<DeniedApplications>();
  platform::Platform platform;
  platform.screen = std::make_shared<FilmedScreen>(ended);
  guard_facets(platform, denied);
  const auto film = platform.screen->film("film.mp4", {});
  ASSERT_TRUE(film) << film.error().message;
  denied->set({}, {});
  EXPECT_FALSE(*ended);
  EXPECT_EQ((*film)->trouble(), "");
  denied->set({"App"}, {});
  EXPECT_TRUE(*ended);
  EXPECT_THAT((*film)->trouble(), HasSubstr("denied_applications"));
  EXPECT_TRUE((*film)->finish()) << "what was filmed before can be seen";
}

TEST_F(ADeniedApplication, IsNotLiftedByARun) {
  deny("App");
  desk_.call("start_session", {{"session", "run"}});
  CallContext context;
  context.settings = std::make_shared<const Settings>(Settings{{"denied_applications", "[]"}});
  EXPECT_FALSE(desk_.reply("get_window_state", {{"session", "run"}, {"pid", vault_pid}}, context));
  expect_denied("get_window_state", {{"pid", vault_pid}});
}

TEST_F(ADeniedApplication, LeavesOthersAlone) {
  deny("App");
  EXPECT_TRUE(desk_.reply("get_window_state", {{"pid", 300}}));
  EXPECT_TRUE(desk_.reply("click", {{"x", 600}, {"y", 300}, {"scope", "desktop"}}));
}

Result<ResourceContent> window_titles(Call& call, const UriVariables& /*variables*/) {
  OFFHAND_ASSIGN(const auto windows, call.windows().list(call.limits()));
  std::string titles;
  for (const auto& window : windows) titles += window.title + '\n';
  return ResourceContent{.text = titles};
}

TEST_F(ADeniedApplication, IsInNoResource) {
  static constexpr std::string_view needs[] = {"windows"};
  ResourceInfo titles;
  titles.call = {.identity = "resources.titles", .annotations = {.read_only = true}, .needs = needs};
  titles.read = window_titles;
  CallContext context;
  context.default_session = "test";
  ASSERT_THAT(desk_.dispatcher().read(titles, {}, context).value().text, HasSubstr("Window\n"));
  deny("App");
  const auto read = desk_.dispatcher().read(titles, {}, context);
  ASSERT_TRUE(read) << read.error().message;
  EXPECT_EQ(read->text, "Letter\n");
  EXPECT_EQ(desk_.process().statistics().tools()["resources.titles"].calls, 2U) << "it goes the way of all calls";
}

}  // namespace
}  // namespace offhand::test
